/**
 * Readable colours from the brand's colour: text has the contrast of WCAG 2.2 AA (1.4.3), the ring around what has the
 * focus that of 1.4.11, on every surface of `tokens.css`, in the light and in the dark.
 */

/** The surfaces of `tokens.css` on which brand and focus are seen. */
export const surfaces = {
  light: ['#fffaf1', '#ffffff', '#f7efe1'],
  dark: ['#15110c', '#211a13', '#2c231a'],
} as const;

export type Scheme = keyof typeof surfaces;

export const minContrast = {
  text: 4.5,
  focus: 3,
  /** Between a button and what is around it; the shop's own yellow has 1.32. */
  fill: 1.3,
} as const;

const ink = '#231a10';
const white = '#ffffff';
const black = '#000000';

/** Of buttons and the like, of text on them, and of the button on a surface of the brand's colour. */
export interface BrandColors {
  readonly brand: string;
  readonly 'brand-hover': string;
  readonly 'on-brand': string;
  readonly 'on-action': string;
  readonly 'action-hover': string;
  readonly focus: string;
}

type Rgb = readonly [number, number, number];

const rgbOf = (color: string): Rgb => {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** @param share of the other colour, 0 to 1 */
function mix(color: string, other: string, share: number): string {
  const [one, two] = [rgbOf(color), rgbOf(other)];
  const at = (index: 0 | 1 | 2) => one[index] + (two[index] - one[index]) * share;
  return hexOf([at(0), at(1), at(2)]);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const linear = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  const [red, green, blue] = rgbOf(color);
  return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const steps = 64;

/** Moves a color towards another in small steps, until it is right. */
function moved(color: string, towards: string, isRight: (color: string) => boolean): string {
  for (let step = 0; step < steps; step += 1) {
    const next = mix(color, towards, step / steps);
    if (isRight(next)) return next;
  }
  return towards;
}

const standsOut = (color: string, scheme: Scheme, min: number) =>
  surfaces[scheme].every((surface) => contrast(color, surface) >= min);

const isReadable = (color: string, on: string) => contrast(color, on) >= minContrast.text;

/** @param color `#rrggbb` */
export function brandColors(color: string, scheme: Scheme): BrandColors {
  const away = scheme === 'light' ? black : white;
  const seen = moved(color, away, (each) => standsOut(each, scheme, minContrast.fill));
  // Between the colours for ink and those for white is a narrow gap, which is left towards the dark.
  const brand = moved(seen, black, (each) => isReadable(ink, each) || isReadable(white, each));
  const isForInk = isReadable(ink, brand);
  return {
    brand,
    'brand-hover': mix(brand, isForInk ? white : black, 0.2),
    'on-brand': isForInk ? ink : white,
    'on-action': isForInk ? white : ink,
    'action-hover': isForInk ? black : surfaces.light[2],
    focus: moved(color, away, (each) => standsOut(each, scheme, minContrast.focus)),
  };
}

/** The custom properties that `tokens.css` prefers to the shop's own colours. */
function propertiesOf(color: string): (readonly [string, string])[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(brandColors(color, scheme)).map(
      ([name, value]) => [`--${scheme}-${name}`, value] as const,
    ),
  );
}

/** The style attribute of the page. */
export const brandStyle = (color: string): string =>
  propertiesOf(color)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** @param color null for the shop's own colours */
export function showBrandColor(color: string | null): void {
  const { style } = document.documentElement;
  for (const [name, value] of propertiesOf(color ?? black)) {
    if (color) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}
