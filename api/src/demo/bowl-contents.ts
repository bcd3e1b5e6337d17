import { grain, leafBit, ring, tones } from './morsels.js';
import { n, scatter, type Ground, type SvgKit, type Tone } from './svg-kit.js';
import { mouth } from './vessel-art.js';

export type Draw = (x: number, y: number, index: number) => string;
export const none: Draw = () => '';

export const strew = (kit: SvgKit, count: number, ground: Ground, draw: Draw): string =>
  scatter(kit, count, ground)
    .map((point, index) => draw(point.x, point.y, index))
    .join('');

/** A dome on the mouth of a bowl, `lift` high. */
export function dome(kit: SvgKit, tone: Tone, lift: number): string {
  const { cx, cy, rx, ry } = mouth;
  const outline = `M${cx - rx} ${cy}C${cx - rx} ${n(cy - lift * 1.24)} ${cx + rx} ${n(cy - lift * 1.24)} ${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}Z`;
  return `<path d="${outline}" fill="${kit.radial(
    [
      [tone[0], 0],
      [tone[1], 0.5],
      [tone[2], 1],
    ],
    [0.36, 0.2, 0.85],
  )}"/>`;
}

export function rice(
  kit: SvgKit,
  base: Tone,
  grains: readonly [string, ...string[]],
  bits: Draw,
  bitCount: number,
): string {
  const ground = { ...mouth, cy: mouth.cy + 2, rx: 39, ry: 17, lift: 29 };
  return (
    dome(kit, base, 31) +
    strew(kit, 90, { ...ground, lift: 9 }, (x, y) => grain(kit, x, y, 6, kit.pick(grains), 1.5)) +
    strew(kit, 210, ground, (x, y) => grain(kit, x, y, 6, kit.pick(grains), 1.5)) +
    strew(kit, bitCount, { ...ground, rx: 34, ry: 14, lift: 29 }, bits) +
    strew(kit, 60, ground, (x, y) => grain(kit, x, y, 6, kit.pick(grains), 1.5))
  );
}

export function noodles(kit: SvgKit, strands: readonly [string, ...string[]], bits: Draw): string {
  const ground = { ...mouth, rx: 35, ry: 13, lift: 26 };
  const strand: Draw = (x, y) => {
    const [w, h, turn] = [kit.between(9, 17), kit.between(3, 7), n(kit.between(-35, 35))];
    const path = `M${n(x - w)} ${n(y)}C${n(x - w * 0.6)} ${n(y - h * 2)} ${n(x - w * 0.1)} ${n(y + h)} ${n(x + w * 0.2)} ${n(y - h * 0.4)}S${n(x + w * 0.8)} ${n(y - h)} ${n(x + w)} ${n(y + h * 0.5)}`;
    return `<g fill="none" stroke-linecap="round" transform="rotate(${turn} ${n(x)} ${n(y)})"><path d="${path}" stroke="#6d2f0a" stroke-opacity="0.55" stroke-width="3.4"/><path d="${path}" stroke="${kit.pick(strands)}" stroke-width="2.5"/><path d="${path}" stroke="#fff3c4" stroke-opacity="0.55" stroke-width="0.6"/></g>`;
  };
  return (
    dome(kit, ['#e8a548', '#b46a22', '#6d350d'], 29) +
    strew(kit, 30, { ...ground, lift: 6 }, strand) +
    strew(kit, 55, ground, strand) +
    strew(kit, 22, { ...ground, rx: 31, lift: 28 }, bits)
  );
}

/** A sauce up to the rim, and what swims in it. */
export function curry(
  kit: SvgKit,
  sauce: Tone,
  chunks: Draw,
  count: number,
  lift: number,
  garnish: Draw = none,
): string {
  const { cx, cy } = mouth;
  return [
    `<ellipse cx="${cx}" cy="${cy + 1}" rx="41" ry="17.5" fill="${kit.radial(
      [
        [sauce[0], 0],
        [sauce[1], 0.55],
        [sauce[2], 1],
      ],
      [0.4, 0.35, 0.7],
    )}"/>`,
    `<path d="M15 45C22 36 36 34 46 34" stroke="#fff" stroke-opacity="0.35" stroke-width="2" fill="none" stroke-linecap="round"/>`,
    strew(kit, count, { cx, cy: cy + 1, rx: 33, ry: 13, lift }, chunks),
    strew(kit, 14, { cx, cy: cy + 1, rx: 31, ry: 12, lift: lift + 3 }, garnish),
  ].join('');
}

export const cream =
  '<path d="M34 46C34 38 60 36 64 45C67 53 42 56 42 48C42 43 56 43 57 47" fill="none" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round"/>';

export const greens =
  (kit: SvgKit): Draw =>
  (x, y) =>
    leafBit(kit, x, y, 5.5);
export const onionAndGreens =
  (kit: SvgKit): Draw =>
  (x, y, index) =>
    index % 2 ? ring(kit, x, y, 3.4, tones.onion) : leafBit(kit, x, y, 6);
