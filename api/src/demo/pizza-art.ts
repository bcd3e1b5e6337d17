import { ball, grain, leafBit, ring, tones } from './morsels.js';
import { lumpyPath, n, scatter, type SvgKit } from './svg-kit.js';

/** A whole pizza on the table. */
export function pizza(
  kit: SvgKit,
  sauce: string,
  topping: (x: number, y: number, index: number) => string,
  count: number,
): string {
  const cheese = kit.radial(
    [
      ['#fff3b8', 0],
      ['#ffdc7a', 0.6],
      ['#f2b548', 1],
    ],
    [0.42, 0.35, 0.65],
  );
  const blisters = scatter(kit, 16, { cx: 50, cy: 56, rx: 47, ry: 30 })
    .map((p) => `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="3" ry="1.4" fill="#d9822a" opacity="0.3"/>`)
    .join('');
  return [
    // The disc leans as far back as the plates do.
    '<g transform="translate(0 15) scale(1 0.82)">',
    `<ellipse cx="50" cy="59.5" rx="48.6" ry="31.5" fill="#a8581c"/>`,
    `<path d="${lumpyPath(kit, { cx: 50, cy: 57, rx: 49, ry: 32 }, 22, 0.018)}" fill="${kit.linear(['#ffe0a0', '#f0b560', '#cf7f30'], [0.1, 0, 0.8, 1])}"/>`,
    `<path d="${lumpyPath(kit, { cx: 50, cy: 56.5, rx: 44.5, ry: 28 }, 26, 0.03)}" fill="${sauce}"/>`,
    `<path d="${lumpyPath(kit, { cx: 50, cy: 56, rx: 43, ry: 26.5 }, 20, 0.04)}" fill="${cheese}"/>`,
    blisters,
    scatter(kit, count, { cx: 50, cy: 55.5, rx: 38, ry: 22.5 })
      .map((p, index) => topping(p.x, p.y, index))
      .join(''),
    `<path d="M50 56L22 33M50 56L90 42M50 56L60 86" stroke="#b0651f" stroke-opacity="0.35" stroke-width="0.9"/>`,
    '</g>',
  ].join('');
}

/** One slice, its point towards us. */
export function pizzaSlice(kit: SvgKit): string {
  const cheese = kit.radial(
    [
      ['#fff3b8', 0],
      ['#ffd869', 0.6],
      ['#f0a93c', 1],
    ],
    [0.42, 0.25, 0.75],
  );
  return [
    '<g transform="translate(0 14) scale(1 0.84)">',
    '<path d="M6 34Q50 12 94 34L54 92Q50 97 46 92Z" fill="#a8581c"/>',
    '<path d="M8 31Q50 9 92 31L53 88Q50 92 47 88Z" fill="#c9331a"/>',
    `<path d="M12 32Q50 14 88 32L66 62Q65 72 61 70L54 82Q53 96 49 92Q46 90 46 81L39 71Q34 76 34 64Z" fill="${cheese}"/>`,
    scatter(kit, 9, { cx: 50, cy: 42, rx: 27, ry: 13 })
      .map((p, i) => ball(kit, p.x, p.y, i % 2 ? 6 : 5, i % 2 ? tones.tomato : tones.capsicum, 0.55))
      .join(''),
    scatter(kit, 22, { cx: 50, cy: 48, rx: 26, ry: 20 })
      .map((p, i) =>
        i % 3 ? grain(kit, p.x, p.y, 1.8, '#b8261a', 1.6) : ring(kit, p.x, p.y, 3.2, tones.redChilli, 1.8),
      )
      .join(''),
    [62, 71].map((y) => leafBit(kit, 48 + (y % 5), y, 7)).join(''),
    `<path d="M3 33Q1 22 12 19Q50 1 88 19Q99 22 97 33Q94 39 87 35Q50 17 13 35Q6 39 3 33Z" fill="${kit.radial(
      [
        ['#ffe3a3', 0],
        ['#eeab55', 0.55],
        ['#b5651f', 1],
      ],
      [0.35, 0.15, 0.8],
    )}"/>`,
    '<path d="M16 23Q34 13 54 11" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="3" stroke-linecap="round"/>',
    '</g>',
  ].join('');
}
