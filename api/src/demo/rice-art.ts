import { dome, greens, noodles, none, onionAndGreens, rice, strew } from './bowl-contents.js';
import { ball, cube, fritter, grain, leafBit, ring, strip, tones } from './morsels.js';
import { lumpyPath, n, type SvgKit } from './svg-kit.js';
import { bowl, mouth } from './vessel-art.js';

/** Bowls of grains and strands. */
export const riceArt = {
  'veg-biryani': (kit: SvgKit) =>
    bowl(
      kit,
      'copper',
      rice(
        kit,
        ['#fff0b8', '#f3c04a', '#bf7519'],
        ['#fffaf0', '#ffe9a6', '#f9b233', '#f58f1f', '#fff6dc'],
        (x, y, i) =>
          i % 4 === 0
            ? strip(kit, x, y, 9, tones.carrot)
            : i % 4 === 1
              ? ball(kit, x, y, 2.6, tones.chilli)
              : i % 4 === 2
                ? strip(kit, x, y, 9, tones.crisp, 1.8)
                : leafBit(kit, x, y, 8),
        24,
      ),
    ),
  'chicken-biryani': (kit: SvgKit) =>
    bowl(
      kit,
      'terracotta',
      rice(
        kit,
        ['#fff0c4', '#eebb58', '#b56a1b'],
        ['#fffaf0', '#ffe3a0', '#f7a62c', '#fff6dc', '#ef8b22'],
        (x, y, i) =>
          i < 3 || i % 5 === 0
            ? fritter(kit, x, y, 7, tones.chicken)
            : i % 5 === 1
              ? strip(kit, x, y, 10, tones.soy, 1.6)
              : i % 5 === 2
                ? ring(kit, x, y, 4, tones.onion)
                : leafBit(kit, x, y, 8),
        20,
      ),
    ),
  'egg-biryani': (kit: SvgKit) =>
    bowl(
      kit,
      'iron',
      rice(
        kit,
        ['#ffefb0', '#e9a93c', '#a65f14'],
        ['#fff6dc', '#f9b233', '#f08a24', '#ffd98a'],
        (x, y, i) => (i % 3 === 0 ? leafBit(kit, x, y, 8) : strip(kit, x, y, 9, tones.soy, 1.6)),
        12,
      ) +
        [
          [32, 34],
          [66, 35],
          [49, 25],
        ]
          .map(
            ([x = 0, y = 0]) =>
              `<g transform="rotate(${n(kit.between(-18, 18))} ${x} ${y})">${ball(kit, x, y, 11, ['#fffefa', '#fdf3e0', '#dcc4a0'], 0.78)}${ball(kit, x + 0.6, y + 0.4, 5.6, ['#ffd95e', '#f9a91f', '#d97a0c'], 0.8)}</g>`,
          )
          .join('') +
        strew(kit, 8, { ...mouth, rx: 30, ry: 10, lift: 16 }, greens(kit)),
    ),
  'schezwan-rice': (kit: SvgKit) =>
    bowl(
      kit,
      'pottery',
      rice(
        kit,
        ['#ffb06a', '#e2632a', '#8f2a0d'],
        ['#ffcf9a', '#f58a4a', '#e8602a', '#ffe0b8'],
        (x, y, i) =>
          i % 4 === 0
            ? cube(kit, x, y, 3.6, tones.carrot)
            : i % 4 === 1
              ? strip(kit, x, y, 7, tones.chilli)
              : i % 4 === 2
                ? ball(kit, x, y, 2, tones.corn)
                : ring(kit, x, y, 3, tones.chilli),
        34,
      ),
    ),
  'curd-rice': (kit: SvgKit) =>
    bowl(
      kit,
      'green',
      rice(
        kit,
        ['#ffffff', '#f7efdf', '#d3c2a2'],
        ['#ffffff', '#fffaf0', '#f3e8d2'],
        (x, y, i) =>
          i % 3 === 0
            ? ball(kit, x, y, 2, tones.pomegranate)
            : i % 3 === 1
              ? leafBit(kit, x, y, 9)
              : ball(kit, x, y, 1.2, tones.olive),
        34,
      ),
    ),
  'rajma-rice': (kit: SvgKit) =>
    bowl(
      kit,
      'cream',
      `<g>${rice(kit, ['#ffffff', '#f6ecd8', '#cfb98f'], ['#ffffff', '#fff8e8', '#f0e2c6'], none, 0)}</g><path d="${lumpyPath(kit, { cx: 62, cy: 44, rx: 27, ry: 17 }, 12, 0.08)}" fill="${kit.body(['#d9653a', '#9c3618', '#5c190b'])}"/>` +
        strew(
          kit,
          24,
          { cx: 62, cy: 44, rx: 22, ry: 13 },
          (x, y) =>
            `<g transform="rotate(${n(kit.between(-60, 60))} ${n(x)} ${n(y)})">${ball(kit, x, y, 4.3, tones.rajma, 0.6)}</g>`,
        ) +
        strew(kit, 8, { cx: 62, cy: 42, rx: 20, ry: 11 }, onionAndGreens(kit)),
    ),
  'hakka-noodles': (kit: SvgKit) =>
    bowl(
      kit,
      'iron',
      noodles(kit, ['#f7c765', '#eda944', '#ffd988'], (x, y, i) =>
        strip(kit, x, y, 9, i % 3 === 0 ? tones.capsicum : i % 3 === 1 ? tones.carrot : tones.redChilli, 2.2),
      ),
    ),
  'chilli-garlic-noodles': (kit: SvgKit) =>
    bowl(
      kit,
      'pottery',
      noodles(kit, ['#f08a45', '#e2652a', '#f7a765'], (x, y, i) =>
        i % 3 === 0
          ? ring(kit, x, y, 3, tones.redChilli)
          : i % 3 === 1
            ? leafBit(kit, x, y, 7)
            : ball(kit, x, y, 1.6, tones.malai),
      ),
    ),
  halwa: (kit: SvgKit) =>
    bowl(
      kit,
      'steel',
      dome(kit, ['#ffa04d', '#ee6a1c', '#a83a0a'], 30) +
        strew(kit, 250, { ...mouth, rx: 39, ry: 16, lift: 24 }, (x, y) =>
          grain(kit, x, y, 7, kit.pick(['#ff9a3d', '#f5761f', '#ffb868', '#d9540f']), 1.7),
        ) +
        strew(
          kit,
          22,
          { ...mouth, rx: 30, ry: 10, lift: 27 },
          (x, y, i) =>
            `<g transform="rotate(${n(kit.between(0, 90))} ${n(x)} ${n(y)})">${ball(kit, x, y, 3, i % 2 ? tones.almond : tones.pistachio, 0.55)}</g>`,
        ),
    ),
  'corn-cup': (kit: SvgKit) =>
    bowl(
      kit,
      'kraft',
      dome(kit, tones.corn, 30) +
        strew(kit, 190, { ...mouth, rx: 39, ry: 16, lift: 25 }, (x, y) =>
          ball(kit, x, y, 3.2, tones.corn, 0.85),
        ) +
        strew(kit, 22, { ...mouth, rx: 33, ry: 11, lift: 28 }, (x, y, i) =>
          i % 2 ? leafBit(kit, x, y, 6) : grain(kit, x, y, 2.4, '#c8281c', 1.8),
        ) +
        cube(kit, 47, 18, 8, tones.cheese),
    ),
} as const;
