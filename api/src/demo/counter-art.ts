import { burger, fillings, roll, taco, toastie } from './bread-art.js';
import { ball, cube, fritter, grain, leafBit, ring, strip, tones } from './morsels.js';
import { pizza, pizzaSlice } from './pizza-art.js';
import { lumpyPath, n, scatter, type SvgKit } from './svg-kit.js';

/** Burgers, rolls and pizza. */
export const counterArt = {
  'tikki-burger': (kit: SvgKit) => burger(kit, tones.bun, ['chutney', 'tikki', 'onion', 'tomato', 'mayo']),
  'paneer-burger': (kit: SvgKit) => burger(kit, tones.bun, ['lettuce', 'paneer', 'cheese', 'onion', 'mayo']),
  'chicken-burger': (kit: SvgKit) => burger(kit, tones.bun, ['slaw', 'fried', 'mayo', 'lettuce']),
  'tower-burger': (kit: SvgKit) =>
    burger(kit, tones.bun, [
      'lettuce',
      'tikki',
      'cheese',
      'tomato',
      'toast',
      'lettuce',
      'tikki',
      'cheese',
      'onion',
      'mayo',
    ]),
  'bean-burger': (kit: SvgKit) => burger(kit, tones.beetBun, ['lettuce', 'bean', 'cheese', 'tomato', 'mayo']),
  'cheese-burger': (kit: SvgKit) =>
    burger(kit, tones.bun, ['lettuce', 'tomato', 'bean', 'cheese', 'chutney', 'onion']),
  'pizza-slice': (kit: SvgKit) => pizzaSlice(kit),
  'vada-pav': (kit: SvgKit) => {
    const vada = (y: number): string =>
      `<path d="${lumpyPath(kit, { cx: 50, cy: y, rx: 37, ry: 18 }, 14, 0.04)}" fill="${kit.body(tones.golden)}"/>${scatter(
        kit,
        20,
        { cx: 50, cy: y, rx: 32, ry: 12 },
      )
        .map((p, i) => (i % 3 ? grain(kit, p.x, p.y, 2.4, '#8a3f0c', 1.4) : leafBit(kit, p.x, p.y, 4)))
        .join('')}`;
    const top = `<path d="M12 52C10 26 30 18 50 18C70 18 90 26 88 52Q70 60 50 58Q30 60 12 52Z" fill="${kit.radial(
      [
        [tones.pav[0], 0],
        [tones.pav[1], 0.5],
        [tones.pav[2], 1],
      ],
      [0.34, 0.16, 0.9],
    )}"/><path d="M14 51Q32 58 50 56.5Q68 58 86 51L86 55Q68 63 50 61Q32 63 14 55Z" fill="${tones.crumb[0]}"/><path d="M22 38C26 28 34 25 43 24" stroke="#fff" stroke-opacity="0.6" stroke-width="4" stroke-linecap="round" fill="none"/>`;
    const bottom = `<path d="M12 78Q50 86 88 78Q90 94 76 94L24 94Q10 94 12 78Z" fill="${kit.linear(tones.pav)}"/><path d="M12 77Q50 87 88 77L88 82Q50 92 12 82Z" fill="${tones.crumb[0]}"/>`;
    return `<g transform="translate(0 10)">${vada(54)}</g>${bottom}<path d="M16 77Q26 84 34 80Q44 88 54 82Q66 88 84 78L84 74Q50 84 16 74Z" fill="#5da12f"/>${top}<path d="M24 61Q50 68 76 61" fill="none" stroke="#b5301a" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="9 3"/>`;
  },
  dabeli: (kit: SvgKit) =>
    burger(kit, tones.pav, ['bean', 'chutney'], false) +
    scatter(kit, 50, { cx: 50, cy: 68, rx: 40, ry: 4 })
      .map((p, i) =>
        i % 3 === 0
          ? ball(kit, p.x, p.y, 2.2, tones.pomegranate)
          : i % 3 === 1
            ? ball(kit, p.x, p.y, 2, tones.chickpea)
            : grain(kit, p.x, p.y, 7, '#ffc93f', 1.4),
      )
      .join(''),
  'paneer-roll': (kit: SvgKit) =>
    roll(kit, tones.dosa, ['#fffaf0', '#f3dfc0', '#cf4a2f'], fillings.paneer(kit)),
  'egg-roll': (kit: SvgKit) =>
    roll(kit, ['#ffe58a', '#f2b83d', '#b9741a'], ['#f6efe2', '#ddcdb0', '#3f7fb5'], fillings.egg(kit)),
  'seekh-roll': (kit: SvgKit) =>
    roll(kit, tones.crumb, ['#e8c493', '#c9965a', '#7a4a1f'], fillings.seekh(kit)),
  'chaap-roll': (kit: SvgKit) => roll(kit, tones.bun, ['#fdfbf4', '#e6dcc6', '#4c9a52'], fillings.chaap(kit)),
  'aloo-roll': (kit: SvgKit) => roll(kit, tones.dosa, ['#fff1c9', '#f2c76a', '#d9541f'], fillings.aloo(kit)),
  margherita: (kit: SvgKit) =>
    pizza(
      kit,
      '#c9331a',
      (x, y, i) =>
        i % 2
          ? `<ellipse cx="${n(x)}" cy="${n(y)}" rx="6.5" ry="3.8" fill="${kit.body(['#ffffff', '#fff3d8', '#ecd09a'])}"/>`
          : leafBit(kit, x, y, 14) + leafBit(kit, x + 2, y + 1, 11),
      15,
    ),
  'paneer-pizza': (kit: SvgKit) =>
    pizza(
      kit,
      '#d9541f',
      (x, y, i) =>
        i % 3 === 0
          ? cube(kit, x, y - 3, 8, tones.tandoori, true)
          : i % 3 === 1
            ? ring(kit, x, y, 5.5, tones.onion, 1.8)
            : strip(kit, x, y, 11, tones.capsicum, 3),
      32,
    ),
  'farm-pizza': (kit: SvgKit) =>
    pizza(
      kit,
      '#b82a16',
      (x, y, i) =>
        [
          () => ball(kit, x, y, 5, tones.tomato, 0.55),
          () => ring(kit, x, y, 3.4, tones.olive, 2.4),
          () => strip(kit, x, y, 11, tones.capsicum, 3),
          () => ball(kit, x, y, 2.6, tones.corn),
          () => ball(kit, x, y, 5, tones.mushroom, 0.6),
        ][i % 5]?.() ?? '',
      42,
    ),
  'corn-pizza': (kit: SvgKit) =>
    pizza(
      kit,
      '#f0a030',
      (x, y, i) => (i % 6 === 0 ? leafBit(kit, x, y, 8) : ball(kit, x, y, 3, tones.corn, 0.8)),
      120,
    ),
  'keema-pizza': (kit: SvgKit) =>
    pizza(
      kit,
      '#a3220f',
      (x, y, i) =>
        i % 5 === 0
          ? ring(kit, x, y, 3.6, tones.redChilli, 2)
          : i % 5 === 1
            ? leafBit(kit, x, y, 8)
            : fritter(kit, x, y, 4.6, tones.seekh),
      52,
    ),
  taco: (kit: SvgKit) => taco(kit),
  toastie: (kit: SvgKit) => toastie(kit, 40) + toastie(kit, 62),
  'falafel-roll': (kit: SvgKit) =>
    roll(kit, tones.crumb, ['#fffaf0', '#efe0c4', '#d9862a'], fillings.falafel(kit)),
} as const;
