import { curry, onionAndGreens, strew } from './bowl-contents.js';
import { ball, cube, drizzle, fritter, grain, leafBit, ring, tones } from './morsels.js';
import { lumpyPath, n, place, scatter, type SvgKit } from './svg-kit.js';
import { boat, bowl } from './vessel-art.js';

import { samosa } from './snack-art.js';

/** A puri blown up hollow, broken open at the top and filled. */
function shell(kit: SvgKit, x: number, y: number, r: number, filling: string): string {
  return (
    ball(kit, x, y, r, tones.golden, 0.92) +
    `<ellipse cx="${n(x)}" cy="${n(y - r * 0.5)}" rx="${n(r * 0.62)}" ry="${n(r * 0.3)}" fill="#7a3f10"/><ellipse cx="${n(x)}" cy="${n(y - r * 0.46)}" rx="${n(r * 0.56)}" ry="${n(r * 0.25)}" fill="${filling}"/>` +
    leafBit(kit, x, y - r * 0.55, r * 0.7) +
    ball(kit, x + r * 0.22, y - r * 0.5, r * 0.16, tones.chickpea) +
    `<ellipse cx="${n(x)}" cy="${n(y - r * 0.5)}" rx="${n(r * 0.63)}" ry="${n(r * 0.31)}" fill="none" stroke="#ffe3a0" stroke-width="${n(r * 0.08)}"/>`
  );
}

const chutneyPuff = (kit: SvgKit, x: number, y: number): string =>
  `<path d="${lumpyPath(kit, { cx: x, cy: y, rx: 15, ry: 6.4 }, 12, 0.05)}" fill="${kit.body(tones.golden)}"/>` +
  fritter(kit, x, y - 3, 8, tones.corn) +
  drizzle(x, y - 6, 8, 2, '#fffaf0', 2.2) +
  drizzle(x, y - 3, 6, 1.4, '#6a2410', 1.5);
export const sev = (kit: SvgKit, count: number, cy: number, rx: number, ry: number): string =>
  scatter(kit, count, { cx: 50, cy, rx, ry })
    .map((p) => grain(kit, p.x, p.y, 6, kit.pick(['#ffcb45', '#f7ae24', '#ffdf7d']), 1.1))
    .join('');

export const chaatArt = {
  'pani-puri': (kit: SvgKit) =>
    place(
      [
        [50, 42],
        [27, 52],
        [73, 52],
        [50, 62],
        [20, 74],
        [80, 74],
        [42, 82],
        [64, 82],
      ],
      (x, y) => shell(kit, x, y, 13.5, '#8fb53a'),
    ),
  'dahi-puri': (kit: SvgKit) =>
    place(
      [
        [50, 50],
        [24, 60],
        [76, 60],
        [40, 78],
        [64, 78],
      ],
      (x, y) =>
        shell(kit, x, y, 16, '#fff6e4') +
        `<ellipse cx="${x}" cy="${y - 8}" rx="10" ry="5.4" fill="${kit.body(tones.malai)}"/>` +
        drizzle(x, y - 8, 7, 2, '#6a2410', 1.8) +
        drizzle(x, y - 6, 6, 1.4, '#5da12f', 1.4) +
        scatter(kit, 12, { cx: x, cy: y - 9, rx: 8, ry: 4 })
          .map((p) => grain(kit, p.x, p.y, 4.5, '#ffc93f', 1))
          .join('') +
        ball(kit, x, y - 11, 1.8, tones.pomegranate),
    ),
  'sev-puri': (kit: SvgKit) =>
    place(
      [
        [34, 68],
        [66, 68],
        [17, 79],
        [50, 79],
        [83, 79],
        [34, 91],
        [66, 91],
      ],
      (x, y) =>
        chutneyPuff(kit, x, y) +
        scatter(kit, 14, { cx: x, cy: y - 6, rx: 9, ry: 3.4 })
          .map((p) => grain(kit, p.x, p.y, 5, kit.pick(['#ffcb45', '#f7ae24']), 1.1))
          .join('') +
        ball(kit, x + 3, y - 8, 1.7, tones.pomegranate) +
        leafBit(kit, x - 3, y - 8, 5),
    ),
  kachori: (kit: SvgKit) =>
    ball(kit, 50, 64, 42, tones.golden, 0.72) +
    `<path d="${lumpyPath(kit, { cx: 50, cy: 44, rx: 28, ry: 13 }, 12, 0.1)}" fill="#7a3f10"/>` +
    scatter(kit, 30, { cx: 50, cy: 44, rx: 24, ry: 9, lift: 8 })
      .map((p, i) => (i % 2 ? ball(kit, p.x, p.y, 4, tones.chickpea) : fritter(kit, p.x, p.y, 5, tones.corn)))
      .join('') +
    `<path d="${lumpyPath(kit, { cx: 48, cy: 38, rx: 22, ry: 9 }, 10, 0.12)}" fill="${kit.body(tones.malai)}"/>` +
    drizzle(50, 38, 20, 5, '#6a2410', 3) +
    drizzle(48, 43, 19, 4, '#5da12f', 2.4) +
    sev(kit, 70, 36, 23, 8) +
    scatter(kit, 18, { cx: 50, cy: 38, rx: 22, ry: 7 })
      .map((p, i) => (i % 2 ? ball(kit, p.x, p.y, 2, tones.pomegranate) : leafBit(kit, p.x, p.y, 6)))
      .join(''),
  'tikki-chaat': (kit: SvgKit) =>
    place(
      [
        [50, 64],
        [25, 74],
        [75, 74],
        [50, 84],
      ],
      (x, y) =>
        `<path d="${lumpyPath(kit, { cx: x, cy: y + 5, rx: 23, ry: 9.5 }, 14, 0.04)}" fill="${tones.crisp[2]}"/><path d="${lumpyPath(kit, { cx: x, cy: y, rx: 23, ry: 9.5 }, 14, 0.04)}" fill="${kit.body(tones.golden)}"/>`,
    ) +
    `<path d="${lumpyPath(kit, { cx: 50, cy: 70, rx: 35, ry: 13 }, 14, 0.13)}" fill="${kit.body(tones.malai)}"/>` +
    drizzle(50, 66, 32, 6, '#6a2410', 3) +
    drizzle(50, 76, 30, 5, '#5da12f', 2.6) +
    sev(kit, 120, 69, 32, 11) +
    scatter(kit, 26, { cx: 50, cy: 71, rx: 32, ry: 12 })
      .map((p, i) => (i % 2 ? ball(kit, p.x, p.y, 2, tones.pomegranate) : leafBit(kit, p.x, p.y, 6)))
      .join(''),
  'samosa-chaat': (kit: SvgKit) =>
    bowl(
      kit,
      'pottery',
      curry(kit, ['#c9742f', '#8a3f12', '#4a1d07'], (x, y) => ball(kit, x, y, 3.4, tones.chickpea), 40, 3) +
        `<g transform="rotate(-10 36 30)">${samosa(kit, 36, 32, 25)}</g><g transform="rotate(12 66 32)">${samosa(kit, 66, 35, 24)}</g>` +
        strew(kit, 30, { cx: 50, cy: 56, rx: 32, ry: 7 }, (x, y) => ball(kit, x, y, 3.4, tones.chickpea)) +
        drizzle(50, 36, 28, 5, '#fffaf0', 4.4) +
        drizzle(52, 45, 28, 4, '#6a2410', 2.8) +
        drizzle(49, 51, 24, 3, '#5da12f', 2.4) +
        strew(kit, 80, { cx: 50, cy: 44, rx: 33, ry: 11 }, (x, y) => grain(kit, x, y, 6, '#ffc93f', 1.1)) +
        strew(kit, 16, { cx: 50, cy: 48, rx: 32, ry: 9 }, onionAndGreens(kit)),
    ),
  bhel: (kit: SvgKit) => {
    const bed = { cx: 50, cy: 58, rx: 45, ry: 16, lift: 26 };
    return boat(
      kit,
      `<path d="M6 58C8 24 92 24 94 58Q50 86 6 58Z" fill="${kit.body(['#ffdf94', '#d99c44', '#8a5218'])}"/>` +
        strew(kit, 190, bed, (x, y, i) =>
          i % 2
            ? ball(kit, x, y, kit.between(2.4, 3.6), tones.crumb, 0.7)
            : grain(kit, x, y, 9, kit.pick(['#f9b62f', '#ffcf57', '#e8941c']), 1.4),
        ) +
        strew(kit, 64, { ...bed, rx: 41, ry: 14, lift: 28 }, (x, y, i) =>
          i % 4 === 0
            ? cube(kit, x, y, 3.6, tones.tomato)
            : i % 4 === 1
              ? ring(kit, x, y, 3, tones.onion, 1.5)
              : i % 4 === 2
                ? leafBit(kit, x, y, 7)
                : ball(kit, x, y, 2, tones.pomegranate),
        ) +
        strew(kit, 50, { ...bed, rx: 30, ry: 8, lift: 30 }, (x, y) =>
          grain(kit, x, y, 8, kit.pick(['#ffd65f', '#f9b62f']), 1.2),
        ),
    );
  },
} as const;
