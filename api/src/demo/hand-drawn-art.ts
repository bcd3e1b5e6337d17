import { bowlArt } from './bowl-art.js';
import { plateArt } from './plate-art.js';
import { sweetArt } from './sweet-art.js';
import type { SvgKit } from './svg-kit.js';

/** What Fluent Emoji has no drawing of. Each is drawn on a square of a hundred units, standing at its foot. */
export const handDrawnArt = { ...bowlArt, ...plateArt, ...sweetArt } as const satisfies Record<
  string,
  (kit: SvgKit) => string
>;
export type HandDrawnName = keyof typeof handDrawnArt;
export const handDrawnSide = 100;

export function isHandDrawn(name: string): name is HandDrawnName {
  return Object.hasOwn(handDrawnArt, name);
}
