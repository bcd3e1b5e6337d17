/** Text colours in the order of preference: the shop's ink, white, and black for the colours in between. */
const inks = ['#231a10', '#ffffff', '#000000'] as const;

/** WCAG 2.2, 1.4.3. */
const minContrast = 4.5;

/** The colour of readable text on a colour, both `#rrggbb`. */
export const textOn = (color: string): string =>
  inks.find((ink) => contrast(ink, color) >= minContrast) ?? inks[2];

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
