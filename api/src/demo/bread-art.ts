import { ball, cube, fritter, grain, leafBit, ring, strip, tones } from './morsels.js';
import { lumpyPath, n, scatter, type SvgKit, type Tone } from './svg-kit.js';

export type Layer =
  | 'bun'
  | 'toast'
  | 'tikki'
  | 'paneer'
  | 'fried'
  | 'bean'
  | 'cheese'
  | 'lettuce'
  | 'tomato'
  | 'onion'
  | 'chutney'
  | 'mayo'
  | 'slaw';

const patties: Partial<Record<Layer, Tone>> = {
  tikki: tones.golden,
  paneer: tones.tandoori,
  fried: tones.crisp,
  bean: tones.seekh,
};

/** A burger seen from the side, given from the bottom up without its two bun halves. */
export function burger(kit: SvgKit, bun: Tone, layers: readonly Layer[], seeds = true): string {
  const thickness = layers.reduce((sum, layer) => sum + depthOf(layer), 0);
  let y = 93 - 12;
  let drawn = `<path d="M13 ${y}L87 ${y}Q89 93 74 93L26 93Q11 93 13 ${y}Z" fill="${kit.linear(bun, [0.1, 0, 0.6, 1])}"/><rect x="13" y="${y - 2}" width="74" height="5" rx="2.5" fill="${tones.crumb[1]}"/>`;
  for (const layer of layers) {
    y -= depthOf(layer);
    drawn += drawLayer(kit, layer, y);
  }
  const crown = Math.min(34, Math.max(24, y - 8));
  const top = y - crown;
  drawn += `<path d="M10 ${n(y - 1)}C9 ${n(top + 6)} 26 ${n(top)} 50 ${n(top)}C74 ${n(top)} 91 ${n(top + 6)} 90 ${n(y - 1)}Q90 ${n(y + 3)} 84 ${n(y + 3)}L16 ${n(y + 3)}Q10 ${n(y + 3)} 10 ${n(y - 1)}Z" fill="${kit.radial(
    [
      [bun[0], 0],
      [bun[1], 0.55],
      [bun[2], 1],
    ],
    [0.33, 0.18, 0.85],
  )}"/>`;
  drawn += `<rect x="13" y="${n(y)}" width="74" height="3.6" rx="1.8" fill="${tones.crumb[1]}"/>`;
  drawn += `<path d="M18 ${n(y - crown * 0.42)}C22 ${n(top + 6)} 34 ${n(top + 4)} 44 ${n(top + 3.5)}" stroke="#fff" stroke-opacity="0.55" stroke-width="4" stroke-linecap="round" fill="none"/>`;
  if (seeds) {
    for (const point of scatter(kit, 17, { cx: 50, cy: top + crown * 0.5, rx: 30, ry: crown * 0.36 })) {
      drawn += `<ellipse cx="${n(point.x)}" cy="${n(point.y)}" rx="1.9" ry="1.15" fill="#fff3d0" transform="rotate(${n(kit.between(-50, 50))} ${n(point.x)} ${n(point.y)})"/>`;
    }
  }
  return thickness > 62 ? `<g transform="translate(8 12) scale(0.86)">${drawn}</g>` : drawn;
}

function depthOf(layer: Layer): number {
  return {
    bun: 8,
    toast: 8,
    tikki: 13,
    paneer: 12,
    fried: 14,
    bean: 13,
    cheese: 3,
    lettuce: 5,
    tomato: 5,
    onion: 4,
    chutney: 3,
    mayo: 3,
    slaw: 7,
  }[layer];
}

function drawLayer(kit: SvgKit, layer: Layer, y: number): string {
  const patty = patties[layer];
  if (patty) {
    const height = depthOf(layer);
    const outline = lumpyPath(
      kit,
      { cx: 50, cy: y + height / 2 + 0.5, rx: 40.5, ry: height / 2 + 1.2 },
      18,
      layer === 'fried' ? 0.09 : 0.035,
    );
    const specks = scatter(kit, 26, { cx: 50, cy: y + height / 2, rx: 36, ry: height / 2.6 })
      .map(
        (point, index) =>
          `<ellipse cx="${n(point.x)}" cy="${n(point.y)}" rx="1.8" ry="0.9" fill="${index % 3 ? patty[2] : patty[0]}" opacity="0.5"/>`,
      )
      .join('');
    return `<path d="${outline}" fill="${kit.linear(patty, [0.2, 0, 0.5, 1])}"/>${specks}`;
  }
  switch (layer) {
    case 'cheese':
      return `<path d="M11 ${y}L89 ${y}L89 ${y + 3}L80 ${y + 4}L70 ${y + 12}L58 ${y + 4}L40 ${y + 4}L27 ${y + 13}L18 ${y + 4}L11 ${y + 3}Z" fill="${kit.linear(tones.cheese)}" stroke="#ffc94a" stroke-width="1.5" stroke-linejoin="round"/>`;
    case 'lettuce':
      return wave(kit.linear(tones.lettuce), y, 7, 9);
    case 'slaw':
      return (
        wave(kit.linear(['#fff6dd', '#e6ecae', '#a8c46a']), y, 9, 6) +
        scatter(kit, 30, { cx: 50, cy: y + 4, rx: 38, ry: 3 })
          .map((p, i) => grain(kit, p.x, p.y, 6, i % 3 ? '#fbf7e6' : i % 2 ? '#8e4aa0' : '#f08a3c', 1.4))
          .join('')
      );
    case 'tomato':
      return [12, 38, 64]
        .map(
          (x) =>
            `<rect x="${x}" y="${y}" width="25" height="6" rx="3" fill="${kit.linear(tones.tomato)}"/><rect x="${x + 3}" y="${y + 0.8}" width="14" height="1.4" rx="0.7" fill="#fff" opacity="0.45"/>`,
        )
        .join('');
    case 'onion':
      return [13, 32, 51, 68]
        .map(
          (x) =>
            `<rect x="${x}" y="${y}" width="19" height="4.6" rx="2.3" fill="#fbe3ee" stroke="${tones.onion[1]}" stroke-width="1.3"/>`,
        )
        .join('');
    case 'chutney':
      return wave(kit.linear(['#9ccb3c', '#4f8f22', '#2f6a1a']), y, 5, 11);
    case 'mayo':
      return wave(kit.linear(['#fffdf3', '#fff3d6', '#f0d9a8']), y, 5, 13);
    default:
      return `<rect x="13" y="${y}" width="74" height="9" rx="4" fill="${kit.linear([tones.crumb[0], tones.crumb[1], tones.bun[1]])}"/>`;
  }
}

/** A frill across the burger. */
function wave(fill: string, y: number, drop: number, step: number): string {
  let path = `M10 ${y + 1}Q10 ${y} 14 ${y}L86 ${y}Q90 ${y} 90 ${y + 1}`;
  for (let x = 90, down = true; x > 10; x -= step, down = !down) {
    path += `Q${n(x - step / 2)} ${n(y + (down ? drop * 1.5 : drop * 0.6))} ${n(Math.max(10, x - step))} ${n(y + 3)}`;
  }
  return `<path d="${path}Z" fill="${fill}"/>`;
}

/** A rolled paratha standing in its paper; the filling shows at the open end. */
export function roll(
  kit: SvgKit,
  bread: Tone,
  paper: Tone,
  filling: (x: number, y: number) => string,
): string {
  const skin = kit.linear([bread[1], bread[0], bread[1], bread[2]], [0, 0, 1, 0]);
  const toasted = scatter(kit, 15, { cx: 50, cy: 36, rx: 14, ry: 16 })
    .map(
      (p) =>
        `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="${n(kit.between(1.2, 3))}" ry="${n(kit.between(1, 2))}" fill="#8a4412" opacity="0.4"/>`,
    )
    .join('');
  const heap = scatter(kit, 13, { cx: 50, cy: 16, rx: 14, ry: 5, lift: 9 })
    .map((p) => filling(p.x, p.y))
    .join('');
  return [
    `<ellipse cx="50" cy="17" rx="19" ry="8" fill="${bread[2]}"/>`,
    heap,
    `<path d="M31 17A19 8 0 0 0 69 17L67 90Q50 98 33 90Z" fill="${skin}"/>`,
    toasted,
    `<path d="M31.5 17A18.5 8 0 0 0 68.5 17" fill="none" stroke="${bread[0]}" stroke-width="2.6"/>`,
    `<path d="M29 52L50 46L71 56L68 92Q50 100 32 92Z" fill="${kit.linear([paper[1], paper[0], paper[1], paper[2]], [0, 0, 1, 0])}"/>`,
    `<path d="M50 46L71 56L60 96" fill="${paper[2]}" opacity="0.28"/><path d="M30 66L70 72L69.5 78L30.5 72Z" fill="${paper[2]}" opacity="0.7"/>`,
  ].join('');
}

/** A soft square roll of the Bombay bakeries, seen from a little above. */
export function pavBun(kit: SvgKit, x: number, y: number, w: number): string {
  const h = w * 0.62;
  return `<path d="M${n(x)} ${n(y + h * 0.55)}Q${n(x - w * 0.02)} ${n(y)} ${n(x + w * 0.5)} ${n(y)}Q${n(x + w * 1.02)} ${n(y)} ${n(x + w)} ${n(y + h * 0.55)}Q${n(x + w)} ${n(y + h)} ${n(x + w * 0.85)} ${n(y + h)}L${n(x + w * 0.15)} ${n(y + h)}Q${n(x)} ${n(y + h)} ${n(x)} ${n(y + h * 0.55)}Z" fill="${kit.radial(
    [
      [tones.pav[0], 0],
      [tones.pav[1], 0.5],
      [tones.pav[2], 1],
    ],
    [0.36, 0.16, 0.9],
  )}"/><rect x="${n(x + w * 0.04)}" y="${n(y + h * 0.78)}" width="${n(w * 0.92)}" height="${n(h * 0.24)}" rx="${n(h * 0.1)}" fill="${kit.linear(tones.crumb)}"/><ellipse cx="${n(x + w * 0.34)}" cy="${n(y + h * 0.2)}" rx="${n(w * 0.17)}" ry="${n(h * 0.07)}" fill="#fff" opacity="0.5"/>`;
}

/** Naan, kulcha, paratha, uttapam: a flat round with the marks of the griddle. */
export function flatRound(kit: SvgKit, cx: number, cy: number, rx: number, tone: Tone): string {
  const ry = rx * 0.46;
  const marks = scatter(kit, 15, { cx, cy, rx: rx * 0.85, ry: ry * 0.8 })
    .map(
      (p) =>
        `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="${n(kit.between(0.03, 0.1) * rx)}" ry="${n(kit.between(0.03, 0.06) * rx)}" fill="#8a4412" opacity="0.42"/>`,
    )
    .join('');
  return `<path d="${lumpyPath(kit, { cx, cy: cy + 2.5, rx, ry }, 14, 0.03)}" fill="${tone[2]}"/><path d="${lumpyPath(kit, { cx, cy, rx, ry }, 14, 0.03)}" fill="${kit.body(tone)}"/>${marks}`;
}

/** A folded corn roti, its filling along the upper edge. */
export function taco(kit: SvgKit): string {
  const shell = 'M4 84C4 46 26 30 50 30C74 30 96 46 96 84Q96 92 88 92L12 92Q4 92 4 84Z';
  return [
    `<path d="${shell}" fill="#a8701a" transform="translate(6 -9)"/>`,
    scatter(kit, 30, { cx: 52, cy: 43, rx: 42, ry: 9, lift: 22 })
      .map(({ x, y }, i) => {
        const droop = ((x - 52) / 44) ** 2 * 26;
        if (i % 3 === 0)
          return `<path d="${lumpyPath(kit, { cx: x, cy: y + droop, rx: 10, ry: 7 }, 9, 0.16)}" fill="${kit.body(tones.lettuce)}"/>`;
        return i % 3 === 1
          ? fritter(kit, x, y + droop, 6.5, tones.golden)
          : ball(kit, x, y + droop, 4, tones.tomato);
      })
      .join(''),
    `<path d="${shell}" fill="${kit.body(['#ffe08a', '#f5b53f', '#c27a17'])}"/>`,
    scatter(kit, 20, { cx: 50, cy: 66, rx: 38, ry: 22 })
      .map(
        (p) =>
          `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="${n(kit.between(1, 3))}" ry="1.4" fill="#b0651f" opacity="0.45"/>`,
      )
      .join(''),
    '<path d="M12 70C16 50 30 40 46 38" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="3.4" stroke-linecap="round"/>',
  ].join('');
}

/** Half of a grilled sandwich, its cut side towards us. */
export function toastie(kit: SvgKit, y: number): string {
  const band = (top: number, height: number, fill: string): string =>
    `<rect x="5" y="${y + top}" width="90" height="${height}" rx="${height / 2.4}" fill="${fill}"/>`;
  const crust = kit.linear(['#fff0cc', '#f6d394', '#d99a4a']);
  const discs = (top: number, tone: Tone, first: number): string =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<rect x="${first + i * 22}" y="${y + top}" width="20" height="4.6" rx="2.3" fill="${kit.linear(tone)}"/>`,
      )
      .join('');
  return [
    band(22, 9, crust),
    band(19, 4, kit.linear(['#8cc63f', '#4f8f22'])),
    band(13, 7, kit.linear(tones.corn)),
    discs(11, ['#e0507a', '#a81f4f', '#6a0f30'], 7),
    discs(7.5, ['#e6f5b0', '#9fce5a', '#5f9a30'], 10),
    band(0, 9, crust),
    `<path d="M5 ${y + 3}L46 ${y - 20}Q50 ${y - 22} 54 ${y - 20}L95 ${y + 3}Q50 ${y + 7} 5 ${y + 3}Z" fill="${kit.body(['#ffd68a', '#dc943f', '#9c5518'])}"/>`,
    `<path d="M24 ${y}L52 ${y - 16}M40 ${y + 1}L64 ${y - 12}M58 ${y + 1}L76 ${y - 7}" stroke="#7a3a0c" stroke-opacity="0.6" stroke-width="2.6" stroke-linecap="round"/>`,
  ].join('');
}

export const fillings = {
  falafel: (kit: SvgKit) => (x: number, y: number) =>
    kit.random() < 0.5
      ? fritter(kit, x, y, 6, tones.crisp)
      : kit.random() < 0.5
        ? leafBit(kit, x, y, 12)
        : ball(kit, x, y, 3.4, tones.tomato),
  paneer: (kit: SvgKit) => (x: number, y: number) =>
    kit.random() < 0.6 ? cube(kit, x, y, 8, tones.tandoori, true) : strip(kit, x, y, 9, tones.capsicum),
  egg: (kit: SvgKit) => (x: number, y: number) =>
    kit.random() < 0.55 ? ball(kit, x, y, 4.5, tones.corn, 0.7) : ring(kit, x, y, 4.5, tones.onion),
  seekh: (kit: SvgKit) => (x: number, y: number) =>
    kit.random() < 0.6 ? fritter(kit, x, y, 5, tones.seekh) : leafBit(kit, x, y, 8),
  chaap: (kit: SvgKit) => (x: number, y: number) =>
    kit.random() < 0.6 ? fritter(kit, x, y, 5, tones.almond) : ring(kit, x, y, 4, tones.onion),
  aloo: (kit: SvgKit) => (x: number, y: number) =>
    kit.random() < 0.6 ? fritter(kit, x, y, 5, tones.golden) : strip(kit, x, y, 9, tones.redChilli),
};
