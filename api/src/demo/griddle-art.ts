import { flatRound, pavBun } from './bread-art.js';
import { ball, cube, fritter, leafBit, ring, tones } from './morsels.js';
import { n, place, scatter, type SvgKit, type Tone } from './svg-kit.js';
import { bowl, mouth } from './vessel-art.js';

/** A small dip, for standing beside the dish. */
function dip(kit: SvgKit, tone: Tone): string {
  const surface = `<ellipse cx="${mouth.cx}" cy="${mouth.cy}" rx="41" ry="17.5" fill="${kit.body(tone)}"/><path d="M30 46C34 38 62 38 66 46C68 53 44 55 42 49" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="3" stroke-linecap="round"/>`;
  return bowl(kit, 'steel', surface);
}

function momo(kit: SvgKit, x: number, y: number, s: number, tone: Tone): string {
  let pleats = '';
  for (let fold = -3; fold <= 3; fold += 1) {
    pleats += `<path d="M${n(x)} ${n(y - s * 0.62)}Q${n(x + fold * s * 0.3)} ${n(y - s * 0.5)} ${n(x + fold * s * 0.29)} ${n(y + s * (0.2 - Math.abs(fold) * 0.06))}" fill="none" stroke="${tone[2]}" stroke-opacity="0.75" stroke-width="${n(s * 0.055)}" stroke-linecap="round"/>`;
  }
  return `<path d="M${n(x)} ${n(y - s * 0.72)}C${n(x + s * 0.3)} ${n(y - s * 0.62)} ${n(x + s)} ${n(y - s * 0.3)} ${n(x + s)} ${n(y + s * 0.2)}C${n(x + s)} ${n(y + s * 0.7)} ${n(x - s)} ${n(y + s * 0.7)} ${n(x - s)} ${n(y + s * 0.2)}C${n(x - s)} ${n(y - s * 0.3)} ${n(x - s * 0.3)} ${n(y - s * 0.62)} ${n(x)} ${n(y - s * 0.72)}Z" fill="${kit.body(tone)}"/>${pleats}<circle cx="${n(x)}" cy="${n(y - s * 0.62)}" r="${n(s * 0.14)}" fill="${kit.body(tone)}"/>`;
}

const sevenOnAPlate = [
  [34, 58],
  [66, 58],
  [18, 71],
  [50, 71],
  [82, 71],
  [34, 85],
  [66, 85],
] as const;

/** Breads, dumplings, the South Indian plates and the dips. */
export const griddleArt = {
  'dip-mint': (kit: SvgKit) => dip(kit, ['#a8d65a', '#5f9f2f', '#33691c']),
  'dip-tomato': (kit: SvgKit) => dip(kit, ['#ff7a4d', '#d3321c', '#8a160c']),
  'dip-tamarind': (kit: SvgKit) => dip(kit, ['#a85a30', '#66290f', '#351105']),
  'dip-mayo': (kit: SvgKit) => dip(kit, ['#fffefa', '#fdeed0', '#dfc08f']),
  momos: (kit: SvgKit) =>
    place(sevenOnAPlate, (x, y) => momo(kit, x, y, 18, ['#ffffff', '#f3e6d0', '#b39a74'])),
  'tandoori-momos': (kit: SvgKit) =>
    place(
      sevenOnAPlate,
      (x, y) =>
        `${momo(kit, x, y, 18, ['#ffae5e', '#e0561c', '#7d1d08'])}<path d="M${x - 9} ${y + 1}L${x - 4} ${y + 6}M${x + 3} ${y - 4}L${x + 9} ${y + 3}" stroke="#3d1206" stroke-opacity="0.6" stroke-width="2.4" stroke-linecap="round"/>${leafBit(kit, x - 2, y - 6, 5)}`,
    ),
  'pav-buns': (kit: SvgKit) => pavBun(kit, 6, 34, 46) + pavBun(kit, 48, 38, 46),
  kulcha: (kit: SvgKit) =>
    flatRound(kit, 46, 72, 46, ['#fff0c8', '#efc27a', '#b97a30']) +
    flatRound(kit, 55, 64, 45, ['#fff3d2', '#f2ca86', '#bd8238']) +
    scatter(kit, 18, { cx: 54, cy: 63, rx: 34, ry: 14 })
      .map((p) => leafBit(kit, p.x, p.y, 5))
      .join('') +
    cube(kit, 52, 56, 8, tones.cheese),
  bhatura: (kit: SvgKit) => {
    const puff = (x: number, y: number, r: number): string =>
      ball(kit, x, y, r, ['#ffe6a8', '#efb258', '#b87426'], 0.74) +
      scatter(kit, 20, { cx: x + 2, cy: y, rx: r * 0.8, ry: r * 0.52 })
        .map(
          (p) =>
            `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="${n(kit.between(1, 4))}" ry="${n(kit.between(0.6, 2))}" fill="#b9691c" opacity="0.32"/>`,
        )
        .join('');
    return puff(28, 52, 34) + puff(64, 64, 37);
  },
  dosa: (kit: SvgKit) =>
    `<path d="M-6 70L92 46Q106 50 104 62L6 92Q-8 90 -6 70Z" fill="${kit.linear([tones.dosa[0], tones.dosa[1], '#c87a24', tones.dosa[2]], [0.3, 0, 0.6, 1])}"/><path d="M-2 74L94 50" stroke="#fff6d0" stroke-opacity="0.75" stroke-width="3" stroke-linecap="round"/><path d="M4 84L100 58" stroke="#8a4412" stroke-opacity="0.35" stroke-width="2"/><ellipse cx="98" cy="55" rx="6" ry="9" fill="#a8601a" transform="rotate(-12 98 55)"/><ellipse cx="98.5" cy="55" rx="4.6" ry="7.4" fill="#5f2f0c" transform="rotate(-12 98 55)"/>${scatter(
      kit,
      12,
      { cx: 100, cy: 58, rx: 7, ry: 7 },
    )
      .map((p, i) => (i % 4 ? fritter(kit, p.x, p.y, 3.6, tones.corn) : leafBit(kit, p.x, p.y, 5)))
      .join('')}` +
    scatter(kit, 26, { cx: 48, cy: 69, rx: 46, ry: 6 })
      .map(
        (p) =>
          `<ellipse cx="${n(p.x)}" cy="${n(p.y + (50 - p.x) * 0.25)}" rx="${n(kit.between(2, 5))}" ry="1.5" fill="#9a4d12" opacity="0.3" transform="rotate(-14 ${n(p.x)} ${n(p.y)})"/>`,
      )
      .join(''),
  idli: (kit: SvgKit) =>
    place(
      [
        [30, 58],
        [70, 58],
        [50, 74],
      ],
      (x, y) =>
        `<ellipse cx="${x}" cy="${y + 7}" rx="23" ry="11" fill="#cbb592"/><ellipse cx="${x}" cy="${y + 3}" rx="24" ry="12" fill="${tones.steamed[1]}"/>${ball(kit, x, y, 23, tones.steamed, 0.5)}`,
    ),
  'medu-vada': (kit: SvgKit) =>
    place(
      [
        [50, 48],
        [28, 62],
        [72, 62],
        [50, 76],
      ],
      (x, y) =>
        fritter(kit, x, y + 3, 20, tones.crisp) +
        fritter(kit, x, y, 19.5, tones.golden) +
        `<ellipse cx="${x}" cy="${y - 2}" rx="5.5" ry="3.6" fill="#5f2a08"/><ellipse cx="${x}" cy="${y - 1}" rx="4" ry="2.2" fill="#8f4a14"/>`,
    ),
  custard: (kit: SvgKit) =>
    `<ellipse cx="50" cy="84" rx="44" ry="12" fill="${kit.body(['#d98a35', '#a8540f', '#6d2f06'])}"/><path d="M26 38L16 82Q30 93 50 93Q70 93 84 82L74 38Z" fill="${kit.linear(['#ffe9a8', '#fbd27a', '#d99a3c'], [0, 0, 1, 0.3])}"/><path d="M25 36Q50 22 75 36L78 52Q74 60 70 52Q66 48 62 60Q58 70 54 58Q50 52 46 58Q42 66 38 56Q32 50 28 58Q24 62 22 54Z" fill="${kit.body(['#d9792a', '#9c430c', '#5c2205'])}"/><ellipse cx="50" cy="36" rx="25" ry="8" fill="${kit.body(['#e8924a', '#a8500f', '#742f06'])}"/><path d="M32 35Q40 30 50 30" stroke="#fff" stroke-opacity="0.7" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M27 60L23 80" stroke="#fff" stroke-opacity="0.5" stroke-width="3" stroke-linecap="round"/>${leafBit(kit, 46, 31, 11)}${leafBit(kit, 54, 30, 11)}`,
  uttapam: (kit: SvgKit) =>
    flatRound(kit, 50, 66, 46, tones.dosa) +
    scatter(kit, 44, { cx: 50, cy: 65, rx: 36, ry: 17 })
      .map((p, i) =>
        i % 4 === 0
          ? ring(kit, p.x, p.y, 4.5, tones.onion, 1.8)
          : i % 4 === 1
            ? cube(kit, p.x, p.y, 3.6, tones.tomato)
            : i % 4 === 2
              ? leafBit(kit, p.x, p.y, 7)
              : ring(kit, p.x, p.y, 2.6, tones.chilli, 1.6),
      )
      .join(''),
} as const;
