import { cube, fritter, grain, leafBit, ring, strip, tones } from './morsels.js';
import { lumpyPath, n, pile, scatter, type SvgKit } from './svg-kit.js';

export function samosa(kit: SvgKit, x: number, y: number, s: number): string {
  const p = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y + dy * s)}`;
  return (
    `<path d="M${p(-0.02, -0.95)}Q${p(0.1, -0.98)} ${p(0.16, -0.86)}L${p(0.9, 0.3)}Q${p(1, 0.52)} ${p(0.76, 0.58)}Q${p(0, 0.78)} ${p(-0.76, 0.58)}Q${p(-1, 0.52)} ${p(-0.9, 0.3)}L${p(-0.16, -0.86)}Q${p(-0.12, -0.95)} ${p(-0.02, -0.95)}Z" fill="${kit.body(tones.golden)}"/><path d="M${p(0.05, -0.9)}Q${p(0.24, -0.1)} ${p(0.32, 0.66)}L${p(0.76, 0.58)}Q${p(1, 0.52)} ${p(0.9, 0.3)}Z" fill="#8a3f0c" opacity="0.28"/><path d="M${p(-0.82, 0.5)}Q${p(0, 0.74)} ${p(0.82, 0.5)}" fill="none" stroke="#fff0b8" stroke-opacity="0.6" stroke-width="${n(s * 0.06)}"/><path d="M${p(-0.22, -0.62)}L${p(-0.6, 0.06)}" stroke="#fff" stroke-opacity="0.5" stroke-width="${n(s * 0.11)}" stroke-linecap="round"/>` +
    scatter(kit, 10, { cx: x, cy: y + s * 0.2, rx: s * 0.55, ry: s * 0.35 })
      .map((q) => `<circle cx="${n(q.x)}" cy="${n(q.y)}" r="${n(s * 0.035)}" fill="#8a3f0c" opacity="0.5"/>`)
      .join('')
  );
}

function skewers(kit: SvgKit, morsel: (x: number, y: number, index: number) => string): string {
  return [0, 1, 2]
    .map((row) => {
      const y = 57 + row * 15;
      const pieces = [0, 1, 2, 3, 4]
        .map((index) => morsel(12 + index * 17.5 + row * 3, y, index + row * 2))
        .join('');
      const shade = `<ellipse cx="52" cy="${y + 13}" rx="54" ry="5" fill="${kit.radial([
        ['#1c0b03', 0, 0.6],
        ['#1c0b03', 1, 0],
      ])}"/>`;
      return `${shade}<path d="M-8 ${y + 4}L104 ${y + 4}" stroke="#e6e2dc" stroke-width="2.2" stroke-linecap="round"/><path d="M98 ${y + 4}L114 ${y + 4}" stroke="#6d3f1c" stroke-width="4.4" stroke-linecap="round"/>${pieces}`;
    })
    .join('');
}

const chip = (kit: SvgKit, x: number, y: number, length: number, turn: number): string => {
  const fill = kit.linear(
    kit.random() < 0.5 ? ['#ffe38a', '#f7bc3a', '#d48a1a'] : ['#fff0ae', '#ffcf57', '#e0982a'],
    [0, 0, 1, 1],
  );
  return `<g transform="rotate(${n(turn)} ${n(x)} ${n(y)})"><rect x="${n(x - 3)}" y="${n(y - length / 2)}" width="6" height="${n(length)}" rx="1.6" fill="${fill}"/><rect x="${n(x + 1.4)}" y="${n(y - length / 2 + 1)}" width="1.4" height="${n(length - 2)}" rx="0.7" fill="#a85a10" opacity="0.35"/><rect x="${n(x - 2)}" y="${n(y - length / 2 + 1)}" width="1.3" height="${n(length - 4)}" rx="0.6" fill="#fff" opacity="0.5"/></g>`;
};

function friesHeap(kit: SvgKit): string {
  const chips = [...pile(kit), ...pile(kit), ...pile(kit)].toSorted((one, other) => other.y - one.y);
  return (
    `<path d="M12 82Q16 60 40 50Q50 46 60 50Q84 60 88 82Q50 98 12 82Z" fill="#b06a14"/>` +
    chips.map(({ x, y }) => chip(kit, x, y, kit.between(24, 32), kit.between(-80, 80))).join('')
  );
}

/** Fries standing in a striped paper pocket. */
function friesPocket(kit: SvgKit): string {
  const row = (count: number, y: number, length: number): string =>
    Array.from({ length: count }, (_, i) =>
      chip(
        kit,
        24 + (i * 52) / (count - 1) + kit.between(-1, 1),
        y + kit.between(-5, 5) + Math.abs(i - (count - 1) / 2) * 1.6,
        length,
        (i - (count - 1) / 2) * 3.4 + kit.between(-3, 3),
      ),
    ).join('');
  const clip = kit.define(
    (id) =>
      `<clipPath id="${id}"><path d="M16 46Q50 68 84 46L76 92Q75 95 71 95L29 95Q25 95 24 92Z"/></clipPath>`,
  );
  const stripes = [22, 38, 54, 70]
    .map(
      (x) =>
        `<path d="M${x} 40L${x + 8} 40L${50 + (x + 8 - 50) * 0.72} 98L${50 + (x - 50) * 0.72} 98Z" fill="#d8392b"/>`,
    )
    .join('');
  return [
    `<path d="M16 46Q14 34 22 32L78 32Q86 34 84 46L76 90L24 90Z" fill="${kit.linear(['#e9d3ac', '#b98d57'])}"/>`,
    row(9, 34, 44) + row(8, 42, 46) + row(7, 49, 44),
    `<g clip-path="url(#${clip})"><rect x="10" y="40" width="80" height="58" fill="${kit.linear(['#fffaf0', '#f6e6ca', '#d6b78a'], [0, 0, 1, 0.4])}"/>${stripes}<rect x="10" y="40" width="80" height="58" fill="${kit.linear(
      [
        ['#fff', 0, 0.25],
        ['#fff', 0.4, 0],
        ['#3a1500', 1, 0.32],
      ],
      [0, 0, 1, 0],
    )}"/></g>`,
    '<path d="M16 46Q50 68 84 46" fill="none" stroke="#fff" stroke-width="1.8"/>',
    scatter(kit, 24, { cx: 50, cy: 32, rx: 26, ry: 16 })
      .map((p) => grain(kit, p.x, p.y, 1.2, '#c8281c', 1.5))
      .join(''),
  ].join('');
}

/** A tandoori leg, scored and blackened at the edges. */
function leg(kit: SvgKit): string {
  const bone = kit.body(['#fffaf0', '#efdcc0', '#b99a72']);
  return [
    `<path d="M30 40L16 18" stroke="#efdcc0" stroke-width="8" stroke-linecap="round"/><circle cx="12" cy="17" r="6" fill="${bone}"/><circle cx="19" cy="11" r="6" fill="${bone}"/>`,
    `<path d="M26 40Q28 32 38 33C58 34 92 46 92 70C92 92 62 98 48 86C36 76 30 58 26 40Z" fill="${kit.body(['#ff9a4a', '#dd4f1a', '#7a1d08'])}"/>`,
    '<path d="M50 48Q56 58 52 68M64 52Q71 63 66 76M78 60Q83 69 79 80" fill="none" stroke="#5a1406" stroke-opacity="0.75" stroke-width="3.4" stroke-linecap="round"/>',
    scatter(kit, 18, { cx: 60, cy: 66, rx: 27, ry: 20 })
      .map((p, i) =>
        i % 3
          ? `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="${n(kit.between(1, 3))}" ry="1.2" fill="#4a1206" opacity="0.45"/>`
          : leafBit(kit, p.x, p.y, 5),
      )
      .join(''),
    '<path d="M38 40Q52 38 64 44" fill="none" stroke="#ffe0b8" stroke-opacity="0.75" stroke-width="3" stroke-linecap="round"/>',
  ].join('');
}

const heap = (kit: SvgKit, draw: (x: number, y: number, index: number) => string): string =>
  pile(kit)
    .map((point, index) => draw(point.x, point.y, index))
    .join('');

export const snackArt = {
  samosas: (kit: SvgKit) => samosa(kit, 34, 50, 30) + samosa(kit, 68, 52, 29) + samosa(kit, 50, 70, 33),
  bhajiya: (kit: SvgKit) =>
    heap(
      kit,
      (x, y) =>
        fritter(kit, x, y, 11, tones.crisp) +
        strip(kit, x, y - 2, 16, tones.golden, 2.4) +
        strip(kit, x, y + 2, 13, tones.onion, 1.2),
    ),
  pakora: (kit: SvgKit) =>
    heap(
      kit,
      (x, y) =>
        `${fritter(kit, x, y, 12, tones.golden)}${cube(kit, x, y - 5, 9, ['#ffe9a8', '#f0a93c', '#c06a17'])}${leafBit(kit, x + 2, y - 5, 5)}`,
    ),
  'fried-chicken': (kit: SvgKit) =>
    heap(
      kit,
      (x, y, i) =>
        fritter(kit, x, y, 11.5, tones.glazed) +
        (i % 3 === 0
          ? leafBit(kit, x, y - 3, 11)
          : i % 3 === 1
            ? strip(kit, x, y - 2, 11, tones.redChilli, 2)
            : ''),
    ),
  fish: (kit: SvgKit) => {
    const fillet = (x: number, y: number, turn: number): string =>
      `<g transform="rotate(${turn} ${x} ${y})"><path d="${lumpyPath(kit, { cx: x, cy: y + 2, rx: 25, ry: 9 }, 14, 0.07)}" fill="${tones.fish[2]}"/><path d="${lumpyPath(kit, { cx: x, cy: y, rx: 25, ry: 9 }, 14, 0.07)}" fill="${kit.body(tones.fish)}"/>${scatter(
        kit,
        16,
        { cx: x, cy: y, rx: 20, ry: 6 },
      )
        .map((p, i) =>
          i % 4 ? grain(kit, p.x, p.y, 2.4, i % 2 ? '#8a3208' : '#ffe0a0', 1.3) : leafBit(kit, p.x, p.y, 4),
        )
        .join(
          '',
        )}<path d="M${x - 16} ${y - 4}Q${x} ${y - 8} ${x + 12} ${y - 5}" stroke="#fff" stroke-opacity="0.45" stroke-width="1.8" fill="none" stroke-linecap="round"/></g>`;
    return (
      fillet(36, 62, -24) +
      fillet(66, 62, 20) +
      fillet(24, 76, 12) +
      fillet(76, 78, -14) +
      fillet(50, 72, -6) +
      fillet(50, 86, 4) +
      fillet(46, 54, 8)
    );
  },
  'masala-fries': (kit: SvgKit) =>
    friesHeap(kit) +
    heap(kit, (x, y, i) =>
      i % 2
        ? grain(kit, x, y, 1.4, '#c8281c', 2) + grain(kit, x + 5, y - 3, 1.4, '#c8281c', 1.6)
        : leafBit(kit, x, y, 7),
    ),
  'cheese-fries': (kit: SvgKit) =>
    friesHeap(kit) +
    `<path d="M22 66C22 48 38 36 51 36C66 36 80 50 79 64Q76 74 71 66Q66 58 62 68Q58 82 53 70Q49 60 45 70Q40 84 36 70Q31 62 29 70Q25 76 22 66Z" fill="${kit.body(tones.cheese)}"/><path d="M33 52Q41 42 52 41" stroke="#fff" stroke-opacity="0.65" stroke-width="3.4" stroke-linecap="round" fill="none"/>` +
    scatter(kit, 13, { cx: 51, cy: 54, rx: 22, ry: 10 })
      .map((p, i) => ring(kit, p.x, p.y, 3, i % 2 ? tones.chilli : tones.redChilli, 1.8))
      .join(''),
  'garlic-bread': (kit: SvgKit) =>
    [0, 1, 2, 3]
      .map((i) => {
        const [x, y] = [2 + i * 21, 44 + i * 5];
        const slice = (inset: number): string =>
          `M${x + inset} ${y + 34 - inset}L${x + 3 + inset} ${y + 8}Q${x + 2 + inset} ${y + inset - 2} ${x + 15} ${y - 4 + inset}Q${x + 30 - inset} ${y + inset - 2} ${x + 29 - inset} ${y + 8}L${x + 32 - inset} ${y + 34 - inset}Q${x + 16} ${y + 40 - inset} ${x + inset} ${y + 34 - inset}Z`;
        return (
          `<g transform="rotate(-8 ${x + 15} ${y + 20})"><path d="${slice(0)}" fill="#8a4414" transform="translate(4 2)"/><path d="${slice(0)}" fill="${kit.linear(tones.pav)}"/><path d="${slice(2.6)}" fill="${tones.crumb[0]}"/><path d="${slice(4.4)}" fill="${kit.body(tones.cheese)}"/>` +
          scatter(kit, 13, { cx: x + 15.5, cy: y + 17, rx: 9, ry: 13 })
            .map((p, k) =>
              k % 2
                ? leafBit(kit, p.x, p.y, 5)
                : `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="2.6" ry="1.6" fill="#c9701a" opacity="0.55"/>`,
            )
            .join('') +
          '</g>'
        );
      })
      .join(''),
  'paneer-tikka': (kit: SvgKit) =>
    skewers(kit, (x, y, i) =>
      i % 3 === 1
        ? cube(kit, x, y, 10, i % 2 ? tones.capsicum : tones.onion)
        : cube(kit, x, y - 2, 13.5, tones.tandoori, true),
    ),
  'tandoori-leg': (kit: SvgKit) => leg(kit),
  'fries-pocket': (kit: SvgKit) => friesPocket(kit),
  'chicken-tikka': (kit: SvgKit) =>
    skewers(kit, (x, y, i) =>
      i % 4 === 3
        ? cube(kit, x, y, 9, tones.onion)
        : fritter(kit, x, y + 3, 10.5, ['#ff9445', '#dc4a1a', '#731a08']) +
          `<path d="M${n(x - 5)} ${n(y - 1)}L${n(x + 1)} ${n(y + 5)}" stroke="#4a1206" stroke-opacity="0.6" stroke-width="2" stroke-linecap="round"/>`,
    ),
} as const;
