import { chaatArt } from './chaat-art.js';
import { counterArt } from './counter-art.js';
import { curryArt } from './curry-art.js';
import { griddleArt } from './griddle-art.js';
import { riceArt } from './rice-art.js';
import { snackArt } from './snack-art.js';
import type { SvgKit } from './svg-kit.js';
import { sweetArt } from './sweet-art.js';

/** What Fluent Emoji has no drawing of. Each is drawn on a square of a hundred units, standing at its foot. */
export const handDrawnArt = {
  ...riceArt,
  ...curryArt,
  ...counterArt,
  ...chaatArt,
  ...snackArt,
  ...griddleArt,
  ...sweetArt,
} as const satisfies Record<string, (kit: SvgKit) => string>;
export type HandDrawnName = keyof typeof handDrawnArt;
export const handDrawnSide = 100;

export function isHandDrawn(name: string): name is HandDrawnName {
  return Object.hasOwn(handDrawnArt, name);
}
