import { lumpyPath, n, type SvgKit, type Tone } from './svg-kit.js';

/** Small pieces of food from which the dishes are heaped. Units: a hundredth of a drawing's side. */
export const tones = {
  bun: ['#ffd98a', '#e89a3c', '#a8521a'],
  pav: ['#ffe0a3', '#dc9146', '#9a4f20'],
  beetBun: ['#f48a9f', '#c53a63', '#7a1740'],
  crumb: ['#fff2d0', '#f6d79b', '#d9a65e'],
  golden: ['#ffd26b', '#e8942a', '#a2500f'],
  crisp: ['#f7b24a', '#cf6f1c', '#80380d'],
  paneer: ['#fffdf3', '#fbecc8', '#dcb883'],
  glazed: ['#ff9a4a', '#d94d1a', '#8a220b'],
  tandoori: ['#ffb14a', '#e8641f', '#96270f'],
  chicken: ['#f09a55', '#c45722', '#7a2a10'],
  seekh: ['#b9714a', '#84432a', '#4c2115'],
  soy: ['#b3612f', '#74300f', '#3d1406'],
  leaf: ['#a5dc4f', '#5aa62f', '#2b6b1f'],
  lettuce: ['#c8ee76', '#82c341', '#438a28'],
  tomato: ['#ff7a5c', '#e2331f', '#9b140f'],
  onion: ['#f9d3e6', '#cf6fa6', '#8a2f6b'],
  chilli: ['#8fd84a', '#3f9c2c', '#1e5c1c'],
  redChilli: ['#ff6a4d', '#d3201a', '#85100f'],
  corn: ['#fff08a', '#fccb2e', '#d4900f'],
  cheese: ['#fff0a0', '#ffc83d', '#e2951b'],
  pomegranate: ['#ff6f86', '#cc1f43', '#7d0c27'],
  carrot: ['#ffb055', '#f5781f', '#b5480c'],
  capsicum: ['#8fd155', '#3f9a37', '#1f5f26'],
  olive: ['#6a5a68', '#3a2c3c', '#1b121e'],
  mushroom: ['#f3e0c4', '#c9a37a', '#85603c'],
  syrup: ['#c9682c', '#8a3410', '#4a1606'],
  malai: ['#fffdf2', '#fdf0c4', '#e6c880'],
  jalebi: ['#ffc545', '#f58a12', '#c2560a'],
  chickpea: ['#f2c37c', '#cd8a3f', '#875020'],
  rajma: ['#b8553d', '#7b2a20', '#431010'],
  steamed: ['#ffffff', '#f4ead9', '#cdb596'],
  dosa: ['#ffe29a', '#e9a94a', '#b06a1e'],
  pistachio: ['#d5ea8c', '#9dbb47', '#667d25'],
  almond: ['#fff0d2', '#eccb93', '#b98a4c'],
  chocolate: ['#8d5a3c', '#5a2f1c', '#2e140b'],
  fish: ['#ffbe5c', '#e27a1f', '#97420e'],
} as const satisfies Record<string, Tone>;

export function ball(kit: SvgKit, x: number, y: number, r: number, tone: Tone, squash = 1): string {
  const ry = r * squash;
  return (
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}" fill="${kit.body(tone)}"/>` +
    `<ellipse cx="${n(x - r * 0.32)}" cy="${n(y - ry * 0.45)}" rx="${n(r * 0.34)}" ry="${n(ry * 0.2)}" fill="#fff" opacity="0.45" transform="rotate(-28 ${n(x - r * 0.32)} ${n(y - ry * 0.45)})"/>`
  );
}

/** Uneven, crisp outside: pakora, bhajiya, a piece of fried chicken or cauliflower. */
export function fritter(kit: SvgKit, x: number, y: number, r: number, tone: Tone): string {
  const outline = lumpyPath(kit, { cx: x, cy: y, rx: r, ry: r * 0.86 }, 9, 0.14);
  let crust = '';
  for (let speck = 0; speck < 7; speck += 1) {
    const [sx, sy] = [x + kit.between(-0.6, 0.6) * r, y + kit.between(-0.5, 0.55) * r];
    crust += `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(r * kit.between(0.08, 0.2))}" ry="${n(r * 0.08)}" fill="${speck % 2 ? tone[2] : tone[0]}" opacity="0.5"/>`;
  }
  return `<path d="${outline}" fill="${kit.body(tone)}"/>${crust}<ellipse cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.4)}" rx="${n(r * 0.3)}" ry="${n(r * 0.14)}" fill="#fff" opacity="0.4"/>`;
}

/** A cube seen from above one corner. */
export function cube(
  kit: SvgKit,
  x: number,
  y: number,
  side: number,
  tone: Tone,
  charred = false,
  turn = kit.between(-14, 14),
): string {
  const [w, h] = [side * 0.62, side * 0.34];
  const drop = side * 0.6;
  const top = kit.linear([tone[0], tone[1]], [0, 0, 1, 1]);
  const char = charred
    ? `<path d="M${n(x - w * 0.5)} ${n(y - h * 0.1)}L${n(x + w * 0.1)} ${n(y + h * 0.5)}M${n(x - w * 0.1)} ${n(y - h * 0.5)}L${n(x + w * 0.5)} ${n(y + h * 0.1)}" stroke="#4a1a08" stroke-opacity="0.7" stroke-width="${n(side * 0.1)}" stroke-linecap="round"/>`
    : '';
  return `<g transform="rotate(${n(turn)} ${n(x)} ${n(y)})" stroke-linejoin="round" stroke-width="${n(side * 0.12)}"><path d="M${n(x - w)} ${n(y)}L${n(x)} ${n(y + h)}L${n(x)} ${n(y + h + drop)}L${n(x - w)} ${n(y + drop)}Z" fill="${tone[1]}" stroke="${tone[1]}"/><path d="M${n(x + w)} ${n(y)}L${n(x)} ${n(y + h)}L${n(x)} ${n(y + h + drop)}L${n(x + w)} ${n(y + drop)}Z" fill="${tone[2]}" stroke="${tone[2]}"/><path d="M${n(x - w)} ${n(y)}L${n(x)} ${n(y - h)}L${n(x + w)} ${n(y)}L${n(x)} ${n(y + h)}Z" fill="${top}" stroke="${tone[0]}"/>${char}</g>`;
}

export function leafBit(kit: SvgKit, x: number, y: number, length: number): string {
  const turn = n(kit.between(0, 360));
  const fill = kit.linear([tones.leaf[0], tones.leaf[1], tones.leaf[2]], [0, 0, 1, 1]);
  const [l, w] = [length / 2, length * 0.32];
  return `<path d="M${n(x - l)} ${n(y)}Q${n(x)} ${n(y - w)} ${n(x + l)} ${n(y)}Q${n(x)} ${n(y + w)} ${n(x - l)} ${n(y)}Z" fill="${fill}" transform="rotate(${turn} ${n(x)} ${n(y)})"/>`;
}

/** A grain of rice, a strand of sev, a sliver of nut: one short rounded stroke. */
export function grain(
  kit: SvgKit,
  x: number,
  y: number,
  length: number,
  colour: string,
  thickness = 1.5,
): string {
  const angle = kit.between(0, Math.PI);
  const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2.6];
  return `<path d="M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round"/>`;
}

export function ring(kit: SvgKit, x: number, y: number, r: number, tone: Tone, thickness = 1.6): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.6)}" fill="none" stroke="${kit.linear(tone, [0, 0, 1, 1])}" stroke-width="${thickness}" transform="rotate(${n(kit.between(-30, 30))} ${n(x)} ${n(y)})"/>`;
}

/** A strip of vegetable with a curl to it. */
export function strip(
  kit: SvgKit,
  x: number,
  y: number,
  length: number,
  tone: Tone,
  thickness = 2.4,
): string {
  const turn = n(kit.between(0, 180));
  const l = length / 2;
  return `<path d="M${n(x - l)} ${n(y)}Q${n(x)} ${n(y - l * 0.7)} ${n(x + l)} ${n(y)}" fill="none" stroke="${kit.linear([tone[0], tone[1], tone[2]], [0, 0, 1, 0])}" stroke-width="${thickness}" stroke-linecap="round" transform="rotate(${turn} ${n(x)} ${n(y)})"/>`;
}

/** Sauce, curd or chutney let fall in a zigzag. */
export function drizzle(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  thickness: number,
): string {
  const turns = 6;
  let path = `M${n(x - w)} ${n(y)}`;
  for (let turn = 1; turn <= turns; turn += 1) {
    const at = x - w + (2 * w * turn) / turns;
    path += `Q${n(at - w / turns)} ${n(y + (turn % 2 ? -h : h) * 1.6)} ${n(at)} ${n(y)}`;
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="${n(thickness * 0.3)}" stroke-linecap="round" transform="translate(-0.3 -0.5)"/>`;
}

export function floret(kit: SvgKit, x: number, y: number, r: number, tone: Tone): string {
  return [
    [0, 0.2, 0.62],
    [-0.5, 0.05, 0.5],
    [0.5, 0.1, 0.48],
    [-0.22, -0.4, 0.5],
    [0.3, -0.35, 0.48],
  ]
    .map(([dx = 0, dy = 0, size = 0]) => fritter(kit, x + dx * r, y + dy * r, r * size, tone))
    .join('');
}
