import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** The drawings of Microsoft's Fluent Emoji (MIT) that the demo menu uses, by their name in the package. */
export const fluentNames = [
  'beans',
  'bell-pepper',
  'brown-mushroom',
  'butter',
  'carrot',
  'cheese-wedge',
  'cherries',
  'chocolate-bar',
  'chopsticks',
  'coconut',
  'cucumber',
  'custard',
  'ear-of-corn',
  'egg',
  'falafel',
  'garlic',
  'ginger-root',
  'herb',
  'hibiscus',
  'hot-pepper',
  'ice',
  'leafy-green',
  'lemon',
  'lime',
  'mango',
  'olive',
  'onion',
  'pea-pod',
  'peanuts',
  'potato',
  'rose',
  'spoon',
  'strawberry',
  'taco',
  'teapot',
  'tomato',
] as const;
export type FluentName = (typeof fluentNames)[number];
/** Fluent drawings are made on a square of this many units. */
export const fluentSide = 32;

const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });
let bodies: ReadonlyMap<string, string> | undefined;

/**
 * The package is one JSON file of a hundred megabytes: it is read at the first picture, never at import,
 * and only the few drawings in use are kept.
 */
function loadBodies(): ReadonlyMap<string, string> {
  // Not `require(…)` itself: its cache would hold the whole file for as long as the process lives.
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
  const { icons } = iconSet.parse(JSON.parse(readFileSync(path, 'utf8')));
  return new Map(fluentNames.flatMap((name) => (icons[name] ? [[name, icons[name].body] as const] : [])));
}

export function hasFluentArt(name: FluentName): boolean {
  bodies ??= loadBodies();
  return bodies.has(name);
}

/** @param prefix makes the drawing's own ids unique: several drawings share one document. */
export function fluentArt(name: FluentName, prefix: string): string {
  bodies ??= loadBodies();
  const body = bodies.get(name);
  if (body === undefined) throw new Error(`@iconify-json/fluent-emoji has no "${name}"`);
  return warmed(body)
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

/**
 * The package shades food with magenta and violet, which looks raw on a plate. What is redder than it is blue
 * loses most of that blue; real blues (an ice cube) stay.
 */
function warmed(body: string): string {
  return body.replaceAll(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi, (whole, digits: string) => {
    const pairs =
      digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
    if (blue <= green || red < blue * 0.8) return whole;
    const warmer = Math.round(green + (blue - green) * 0.2);
    return `#${[red, green, warmer].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
}
