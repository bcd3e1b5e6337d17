import { createRequire } from 'node:module';
import { z } from 'zod';

/** The drawings of Microsoft's Fluent Emoji (MIT) that the demo menu uses, by their name in the package. */
export const fluentNames = [
  'beans',
  'bell-pepper',
  'brown-mushroom',
  'burrito',
  'butter',
  'carrot',
  'cheese-wedge',
  'cherries',
  'chestnut',
  'chocolate-bar',
  'chopsticks',
  'coconut',
  'cooking',
  'cucumber',
  'curry-rice',
  'custard',
  'ear-of-corn',
  'egg',
  'falafel',
  'french-fries',
  'garlic',
  'ginger-root',
  'hamburger',
  'herb',
  'hibiscus',
  'honey-pot',
  'hot-pepper',
  'ice',
  'ice-cream',
  'leafy-green',
  'lemon',
  'lime',
  'mango',
  'olive',
  'onion',
  'pea-pod',
  'peanuts',
  'pizza',
  'potato',
  'poultry-leg',
  'pot-of-food',
  'rose',
  'sandwich',
  'shallow-pan-of-food',
  'spoon',
  'steaming-bowl',
  'strawberry',
  'stuffed-flatbread',
  'taco',
  'teapot',
  'tomato',
  'tropical-drink',
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
  const file: unknown = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json');
  const { icons } = iconSet.parse(file);
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
  return body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}
