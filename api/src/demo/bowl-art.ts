import { ball, cube, drizzle, floret, fritter, grain, leafBit, ring, strip, tones } from './morsels.js';
import { lumpyPath, n, scatter, type Ground, type SvgKit, type Tone } from './svg-kit.js';
import { boat, bowl, mouth } from './vessel-art.js';

type Draw = (x: number, y: number, index: number) => string;
const none: Draw = () => '';

const strew = (kit: SvgKit, count: number, ground: Ground, draw: Draw): string =>
  scatter(kit, count, ground)
    .map((point, index) => draw(point.x, point.y, index))
    .join('');

/** A dome on the mouth of a bowl, `lift` high. */
function dome(kit: SvgKit, tone: Tone, lift: number): string {
  const { cx, cy, rx, ry } = mouth;
  const outline = `M${cx - rx} ${cy}C${cx - rx} ${n(cy - lift * 1.15)} ${cx + rx} ${n(cy - lift * 1.15)} ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;
  return `<path d="${outline}" fill="${kit.radial(
    [
      [tone[0], 0],
      [tone[1], 0.5],
      [tone[2], 1],
    ],
    [0.36, 0.2, 0.85],
  )}"/>`;
}

function rice(
  kit: SvgKit,
  base: Tone,
  grains: readonly [string, ...string[]],
  bits: Draw,
  bitCount: number,
): string {
  const ground = { ...mouth, rx: 39, ry: 14, lift: 27 };
  return (
    dome(kit, base, 31) +
    strew(kit, 210, ground, (x, y) => grain(kit, x, y, 6, kit.pick(grains), 1.5)) +
    strew(kit, bitCount, { ...ground, rx: 32, ry: 11, lift: 27 }, bits) +
    strew(kit, 60, ground, (x, y) => grain(kit, x, y, 6, kit.pick(grains), 1.5))
  );
}

function noodles(kit: SvgKit, strands: readonly [string, ...string[]], bits: Draw): string {
  const ground = { ...mouth, rx: 35, ry: 13, lift: 26 };
  const strand: Draw = (x, y) => {
    const [w, h, turn] = [kit.between(9, 17), kit.between(3, 7), n(kit.between(-35, 35))];
    const path = `M${n(x - w)} ${n(y)}C${n(x - w * 0.6)} ${n(y - h * 2)} ${n(x - w * 0.1)} ${n(y + h)} ${n(x + w * 0.2)} ${n(y - h * 0.4)}S${n(x + w * 0.8)} ${n(y - h)} ${n(x + w)} ${n(y + h * 0.5)}`;
    return `<g fill="none" stroke-linecap="round" transform="rotate(${turn} ${n(x)} ${n(y)})"><path d="${path}" stroke="#6d2f0a" stroke-opacity="0.55" stroke-width="3.4"/><path d="${path}" stroke="${kit.pick(strands)}" stroke-width="2.5"/><path d="${path}" stroke="#fff3c4" stroke-opacity="0.55" stroke-width="0.6"/></g>`;
  };
  return (
    dome(kit, ['#e8a548', '#b46a22', '#6d350d'], 29) +
    strew(kit, 60, ground, strand) +
    strew(kit, 22, { ...ground, rx: 31, lift: 28 }, bits)
  );
}

/** A sauce up to the rim, and what swims in it. */
function curry(
  kit: SvgKit,
  sauce: Tone,
  chunks: Draw,
  count: number,
  lift: number,
  garnish: Draw = none,
): string {
  const { cx, cy } = mouth;
  return [
    `<ellipse cx="${cx}" cy="${cy + 1}" rx="41" ry="16" fill="${kit.radial(
      [
        [sauce[0], 0],
        [sauce[1], 0.55],
        [sauce[2], 1],
      ],
      [0.4, 0.35, 0.7],
    )}"/>`,
    `<path d="M15 45C22 36 36 34 46 34" stroke="#fff" stroke-opacity="0.35" stroke-width="2" fill="none" stroke-linecap="round"/>`,
    strew(kit, count, { cx, cy: cy - 1, rx: 31, ry: 10, lift }, chunks),
    strew(kit, 14, { cx, cy: cy - 1, rx: 31, ry: 10, lift: lift + 3 }, garnish),
  ].join('');
}

const cream =
  '<path d="M34 46C34 38 60 36 64 45C67 53 42 56 42 48C42 43 56 43 57 47" fill="none" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round"/>';

const greens =
  (kit: SvgKit): Draw =>
  (x, y) =>
    leafBit(kit, x, y, 5.5);
const onionAndGreens =
  (kit: SvgKit): Draw =>
  (x, y, index) =>
    index % 2 ? ring(kit, x, y, 3.4, tones.onion) : leafBit(kit, x, y, 6);

export const bowlArt = {
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
        24,
        14,
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
        13,
        15,
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
        20,
        15,
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
  'corn-cup': (kit: SvgKit) =>
    bowl(
      kit,
      'kraft',
      dome(kit, tones.corn, 30) +
        strew(kit, 150, { ...mouth, rx: 38, ry: 13, lift: 27 }, (x, y) =>
          ball(kit, x, y, 3.2, tones.corn, 0.85),
        ) +
        strew(kit, 22, { ...mouth, rx: 33, ry: 11, lift: 28 }, (x, y, i) =>
          i % 2 ? leafBit(kit, x, y, 6) : grain(kit, x, y, 2.4, '#c8281c', 1.8),
        ) +
        cube(kit, 47, 18, 8, tones.cheese),
    ),
  bhel: (kit: SvgKit) =>
    boat(
      kit,
      dome(kit, ['#ffe2a0', '#e2ab56', '#9c6222'], 36) +
        strew(kit, 120, { cx: 50, cy: 52, rx: 41, ry: 14, lift: 30 }, (x, y, i) =>
          i % 2
            ? ball(kit, x, y, 2.6, tones.crumb, 0.7)
            : grain(kit, x, y, 8, kit.pick(['#f9b62f', '#ffcf57', '#e8941c']), 1.3),
        ) +
        strew(kit, 44, { cx: 50, cy: 50, rx: 36, ry: 12, lift: 30 }, (x, y, i) =>
          i % 4 === 0
            ? cube(kit, x, y, 3, tones.tomato)
            : i % 4 === 1
              ? ring(kit, x, y, 2.6, tones.onion, 1.4)
              : i % 4 === 2
                ? leafBit(kit, x, y, 6)
                : ball(kit, x, y, 1.8, tones.pomegranate),
        ),
    ),
  'samosa-chaat': (kit: SvgKit) =>
    bowl(
      kit,
      'pottery',
      curry(kit, ['#c9742f', '#8a3f12', '#4a1d07'], (x, y) => ball(kit, x, y, 3.4, tones.chickpea), 40, 5) +
        `<path d="M22 46L40 8L58 44Q40 54 22 46Z" fill="${kit.body(tones.golden)}"/><path d="M46 46L66 14L82 46Q64 54 46 46Z" fill="${kit.body(tones.crisp)}"/>` +
        drizzle(46, 34, 26, 5, '#fffaf0', 4) +
        drizzle(54, 42, 25, 4, '#6a2410', 2.6) +
        drizzle(48, 26, 18, 3, '#5da12f', 2.2) +
        strew(kit, 60, { ...mouth, rx: 32, ry: 10, lift: 16 }, (x, y) => grain(kit, x, y, 6, '#ffc93f', 1)) +
        strew(kit, 10, { ...mouth, rx: 30, ry: 9, lift: 14 }, onionAndGreens(kit)),
    ),
  rasmalai: (kit: SvgKit) =>
    bowl(
      kit,
      'pottery',
      curry(kit, ['#fff8d8', '#fde9a8', '#e2bd66'], none, 0, 0) +
        [
          [30, 42],
          [68, 42],
          [49, 50],
        ]
          .map(
            ([x = 0, y = 0]) =>
              ball(kit, x, y + 2, 14, ['#e8d49a', '#d9bd74', '#b9934a'], 0.5) +
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
  halwa: (kit: SvgKit) =>
    bowl(
      kit,
      'steel',
      dome(kit, ['#ffa04d', '#ee6a1c', '#a83a0a'], 30) +
        strew(kit, 190, { ...mouth, rx: 38, ry: 13, lift: 26 }, (x, y) =>
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
} as const;
