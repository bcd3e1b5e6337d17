import { cream, curry, greens, none, onionAndGreens, strew } from './bowl-contents.js';
import { ball, cube, floret, fritter, grain, leafBit, ring, strip, tones } from './morsels.js';
import { n, type SvgKit } from './svg-kit.js';
import { bowl } from './vessel-art.js';

/** Bowls with a sauce. */
export const curryArt = {
  'chilli-paneer': (kit: SvgKit) =>
    bowl(
      kit,
      'iron',
      curry(
        kit,
        ['#c8551f', '#8a2a0d', '#481206'],
        (x, y, i) =>
          i % 5 === 3
            ? strip(kit, x, y, 12, tones.capsicum, 4)
            : i % 5 === 4
              ? strip(kit, x, y, 12, tones.redChilli, 4)
              : cube(kit, x, y - 3, 11, tones.glazed),
        30,
        13,
        onionAndGreens(kit),
      ),
    ),
  manchurian: (kit: SvgKit) =>
    bowl(
      kit,
      'cream',
      curry(
        kit,
        ['#b8511d', '#742409', '#3d1004'],
        (x, y) => floret(kit, x, y - 2, 9, tones.glazed),
        20,
        13,
        (x, y) => ring(kit, x, y, 2.6, tones.chilli, 1.8),
      ),
    ),
  'honey-potato': (kit: SvgKit) =>
    bowl(
      kit,
      'pottery',
      curry(
        kit,
        ['#d96a1f', '#963a0c', '#541c05'],
        (x, y, i) => strip(kit, x, y - 2, 22, i % 2 ? tones.glazed : tones.golden, 5),
        34,
        20,
        (x, y, i) => (i % 2 ? grain(kit, x, y, 2, '#fff6dc', 1.4) : leafBit(kit, x, y, 6)),
      ),
    ),
  'chilli-chicken': (kit: SvgKit) =>
    bowl(
      kit,
      'steel',
      curry(
        kit,
        ['#b3441a', '#74200b', '#3f0f05'],
        (x, y, i) =>
          i % 5 === 4 ? strip(kit, x, y, 13, tones.capsicum, 4) : fritter(kit, x, y - 2, 8.5, tones.glazed),
        28,
        13,
        onionAndGreens(kit),
      ),
    ),
  soup: (kit: SvgKit) =>
    bowl(
      kit,
      'green',
      curry(
        kit,
        ['#c98a4a', '#8a4f1f', '#4f280c'],
        (x, y, i) =>
          i % 3 === 0
            ? cube(kit, x, y, 2.6, tones.carrot)
            : i % 3 === 1
              ? ring(kit, x, y, 2.8, tones.chilli, 1.6)
              : strip(kit, x, y, 6, tones.mushroom, 2),
        22,
        0,
      ) +
        strew(kit, 26, { cx: 50, cy: 44, rx: 15, ry: 5, lift: 8 }, (x, y) =>
          strip(kit, x, y, 11, tones.golden, 1.8),
        ),
    ),
  'butter-paneer': (kit: SvgKit) =>
    bowl(
      kit,
      'copper',
      curry(kit, ['#ff9a4d', '#e8641f', '#a83a0c'], (x, y) => cube(kit, x, y - 2, 10, tones.paneer), 8, 7) +
        cream +
        strew(kit, 7, { cx: 50, cy: 42, rx: 22, ry: 8 }, greens(kit)),
    ),
  dal: (kit: SvgKit) =>
    bowl(
      kit,
      'copper',
      curry(
        kit,
        ['#a8552f', '#6d2c17', '#3b140a'],
        (x, y) => ball(kit, x, y, 2.4, ['#8a4a34', '#552318', '#2c0f0a'], 0.7),
        60,
        0,
      ) +
        cream +
        strew(kit, 5, { cx: 50, cy: 43, rx: 26, ry: 9 }, greens(kit)),
    ),
  chole: (kit: SvgKit) =>
    bowl(
      kit,
      'steel',
      curry(
        kit,
        ['#c9742f', '#8a3f12', '#4a1d07'],
        (x, y) => ball(kit, x, y, 3.8, tones.chickpea),
        46,
        8,
        onionAndGreens(kit),
      ),
    ),
  bhaji: (kit: SvgKit) =>
    bowl(
      kit,
      'iron',
      curry(
        kit,
        ['#f58a3a', '#d0491a', '#86240a'],
        (x, y, i) =>
          i % 3 === 0
            ? ball(kit, x, y, 2.2, tones.chilli, 0.8)
            : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="4" ry="2" fill="${i % 2 ? '#f7a04f' : '#b83c14'}" opacity="0.6"/>`,
        50,
        6,
      ) +
        cube(kit, 50, 34, 11, tones.cheese) +
        strew(kit, 16, { cx: 50, cy: 46, rx: 32, ry: 9 }, onionAndGreens(kit)),
    ),
  sambar: (kit: SvgKit) =>
    bowl(
      kit,
      'steel',
      curry(
        kit,
        ['#f2a23f', '#cf6a1c', '#873a0b'],
        (x, y, i) =>
          i % 3 === 0
            ? cube(kit, x, y, 4.4, tones.carrot)
            : i % 3 === 1
              ? strip(kit, x, y, 9, tones.capsicum, 3)
              : ball(kit, x, y, 1.2, tones.olive),
        16,
        0,
        greens(kit),
      ),
    ),
  rasmalai: (kit: SvgKit) =>
    bowl(
      kit,
      'pottery',
      curry(kit, ['#ffe9a0', '#f9c95a', '#d99a26'], none, 0, 0) +
        [
          [30, 42],
          [68, 42],
          [49, 50],
        ]
          .map(
            ([x = 0, y = 0]) =>
              ball(kit, x, y + 2, 14, ['#e3b44e', '#cf9a30', '#a8701a'], 0.5) +
              ball(kit, x, y, 14, tones.malai, 0.52),
          )
          .join('') +
        strew(kit, 34, { cx: 50, cy: 44, rx: 33, ry: 10 }, (x, y, i) =>
          grain(
            kit,
            x,
            y,
            3.6,
            i % 3 === 0 ? '#d9581f' : i % 3 === 1 ? '#8fae3a' : '#f3dba8',
            i % 3 === 0 ? 0.8 : 1.6,
          ),
        ),
    ),
  'gulab-jamun': (kit: SvgKit) =>
    bowl(
      kit,
      'cream',
      curry(kit, ['#f0a043', '#c06417', '#743205'], none, 0, 0) +
        [
          [31, 38],
          [67, 38],
          [49, 30],
          [38, 48],
          [61, 49],
        ]
          .map(([x = 0, y = 0]) => ball(kit, x, y, 14, tones.syrup, 0.94))
          .join('') +
        strew(kit, 26, { cx: 50, cy: 42, rx: 28, ry: 9, lift: 15 }, (x, y, i) =>
          grain(kit, x, y, 4, i % 2 ? '#b4cf58' : '#ffeed0', 1.6),
        ),
    ),
} as const;
