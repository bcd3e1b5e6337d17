import { n, type SvgKit, type Tone } from './svg-kit.js';

const clays = {
  terracotta: ['#e58a55', '#b9542a', '#702b14'],
  steel: ['#ffffff', '#b9bfc9', '#6c727f'],
  pottery: ['#5f9fe0', '#2b62ad', '#153566'],
  cream: ['#fffaf0', '#efdcc0', '#b99a72'],
  copper: ['#ffb77f', '#c8652f', '#74300f'],
  iron: ['#5c5a63', '#322f37', '#131116'],
  green: ['#7fc29a', '#3c8a62', '#1c5139'],
  kraft: ['#f1d6a8', '#d5a96c', '#94693a'],
} as const satisfies Record<string, Tone>;
export type Clay = keyof typeof clays;

/** The mouth of a bowl in its drawing of 100 by 100: contents are drawn onto this ellipse and may rise above it. */
export const mouth = { cx: 50, cy: 48, rx: 41, ry: 18 } as const;

/** The near wall is drawn after the contents, so whatever hangs below the near rim is hidden by it. */
export function bowl(kit: SvgKit, clay: Clay, contents: string): string {
  const tone = clays[clay];
  const wall = kit.linear([tone[1], tone[0], tone[1], tone[2]], [0, 0.1, 1, 0.4]);
  const handles =
    clay === 'iron' || clay === 'copper'
      ? [4, 96]
          .map(
            (x) =>
              `<ellipse cx="${x}" cy="50" rx="7" ry="5" fill="none" stroke="${tone[1]}" stroke-width="3"/><path d="M${x - 6} 48Q${x} 43.5 ${x + 6} 48" fill="none" stroke="${tone[0]}" stroke-width="1"/>`,
          )
          .join('')
      : '';
  const pattern =
    clay === 'pottery' || clay === 'cream' ? dots(clay === 'pottery' ? '#e9f4ff' : '#c2562f') : '';
  return [
    '<g transform="translate(0 6)">',
    handles,
    `<ellipse cx="50" cy="48" rx="45" ry="20.5" fill="${kit.linear([tone[0], tone[1]], [0, 0, 1, 0])}"/>`,
    `<ellipse cx="50" cy="49" rx="42" ry="18.5" fill="${tone[2]}"/>`,
    contents,
    `<path d="M5 48A45 20.5 0 0 0 95 48C95 67 82 84 68 87Q50 90 32 87C18 84 5 67 5 48Z" fill="${wall}"/>`,
    pattern,
    `<path d="M13 62C16 71 22 78 30 82" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="3" stroke-linecap="round"/>`,
    `<path d="M5.8 48.5A44.5 20 0 0 0 94.2 48.5" fill="none" stroke="${tone[0]}" stroke-width="2.4"/>`,
    '</g>',
  ].join('');
}

function dots(colour: string): string {
  let drawn = '';
  for (let index = 0; index < 11; index += 1) {
    const x = 12 + index * 7.6;
    const sag = 15 * Math.sqrt(Math.max(0, 1 - ((x - 50) / 46) ** 2));
    drawn += `<path d="M${n(x)} ${n(56 + sag)}l2.4 3.400l-2.4 3.400l-2.4 -3.400Z" fill="${colour}" opacity="0.85"/>`;
  }
  return drawn;
}

/** A boat of folded kraft card, as chaat is handed over the counter. */
export function boat(kit: SvgKit, contents: string): string {
  const tone = clays.kraft;
  return [
    `<path d="M0 58L14 42L86 42L100 58L86 78L14 78Z" fill="${tone[2]}"/>`,
    contents,
    `<path d="M0 58Q50 84 100 58L88 86Q86 92 80 92L20 92Q14 92 12 86Z" fill="${kit.linear([tone[0], tone[1], tone[2]], [0, 0, 1, 0.6])}"/>`,
    `<path d="M0 58Q50 84 100 58" fill="none" stroke="#fff0d0" stroke-width="2"/>`,
    `<path d="M20 69L26 91M80 69L74 91" stroke="#8a5d2b" stroke-opacity="0.3" stroke-width="1.2"/>`,
  ].join('');
}

/** The unglazed cup of the tea stall. */
export function kulhad(kit: SvgKit, surface: string): string {
  const tone = clays.terracotta;
  return [
    `<ellipse cx="50" cy="22" rx="31" ry="10" fill="${kit.linear([tone[0], tone[1]], [0, 0, 1, 0])}"/>`,
    `<ellipse cx="50" cy="23" rx="28" ry="8.5" fill="${tone[2]}"/>`,
    surface,
    `<path d="M19 22A31 10 0 0 0 81 22L73 78Q70 94 50 94Q30 94 27 78Z" fill="${kit.linear([tone[1], tone[0], tone[1], tone[2]], [0, 0, 1, 0.15])}"/>`,
    `<path d="M22 42Q50 54 78 42M24 57Q50 69 76 57M26 72Q50 83 74 72" fill="none" stroke="${tone[2]}" stroke-opacity="0.4" stroke-width="1.8"/>`,
    `<path d="M19.5 22.5A30.5 9.7 0 0 0 80.5 22.5" fill="none" stroke="#f5b184" stroke-width="2.4"/>`,
    `<path d="M30 36L34 78" stroke="#fff" stroke-opacity="0.28" stroke-width="5" stroke-linecap="round"/>`,
  ].join('');
}

/** @param layers colours from the bottom of the glass to its top. @param crown is drawn on the surface. */
export function glass(kit: SvgKit, layers: readonly string[], crown: string): string {
  const liquid = kit.linear([...layers].toReversed());
  return [
    `<path d="M26 8L32 90Q33 95 50 95Q67 95 68 90L74 8Z" fill="#fff" opacity="0.3"/>`,
    `<path d="M28.5 22L33.5 88Q35 92 50 92Q65 92 66.5 88L71.5 22Z" fill="${liquid}"/>`,
    `<path d="M28.5 22L33.5 88Q35 92 50 92Q65 92 66.5 88L71.5 22Z" fill="${kit.linear(
      [
        ['#fff', 0, 0.28],
        ['#fff', 0.35, 0],
        ['#000', 0.7, 0],
        ['#3a1500', 1, 0.3],
      ],
      [0, 0, 1, 0],
    )}"/>`,
    `<ellipse cx="50" cy="22" rx="21.5" ry="5.5" fill="${layers.at(-1) ?? '#fff'}"/>`,
    `<ellipse cx="50" cy="22" rx="21.5" ry="5.5" fill="#fff" opacity="0.3"/>`,
    crown,
    `<ellipse cx="50" cy="8" rx="24" ry="5" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="1.4"/>`,
    `<path d="M34 16L38 84" stroke="#fff" stroke-opacity="0.5" stroke-width="3.2" stroke-linecap="round"/><path d="M66.5 20L63.5 70" stroke="#fff" stroke-opacity="0.3" stroke-width="1.6" stroke-linecap="round"/>`,
  ].join('');
}

export function straw(x: number, colour: string): string {
  return `<path d="M${x} 24L${x + 11} -12L${x + 22} -15" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M${x - 0.8} 23L${x + 10} -11" stroke="#fff" stroke-opacity="0.5" stroke-width="1.2"/>`;
}
