import { addressIn } from './address';
import type { DrawnRestaurant } from './restaurant';

/**
 * What the server sends with the page, so that somebody sees the shop before its code is there: the menu, and the screens
 * that show it as `prerender.tsx` draws them, in each language. `early.ts` puts one of them in its place.
 */

/** The id of the element with the menu, as JSON. */
export const drawnMenuId = 'drawn-menu';

/** The path of the screen that stands on the page, as the server has drawn it; undefined if none does. */
export function drawnPath(): string | undefined {
  return rootOfPage()?.dataset['drawn'];
}

/** Whether that is the screen of the address: somebody may have followed a link, which needs no code. */
export function isAsDrawn(address = addressIn(window.location.hash)): boolean {
  return drawnPath() === address;
}

export const rootOfPage = (): HTMLElement | null => document.getElementById('root');

/** The menu from which the screens were drawn; undefined if the server could draw none. */
export const drawnMenu = (): unknown => jsonIn(drawnMenuId);

/** The id of the element with the restaurant, as JSON. */
export const drawnRestaurantId = 'drawn-restaurant';

/** Likewise. */
export const drawnRestaurant = () => jsonIn(drawnRestaurantId) as DrawnRestaurant | undefined;

function jsonIn(id: string): unknown {
  const text = globalThis.document?.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
