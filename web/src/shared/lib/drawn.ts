import { addressIn } from './address';

/**
 * What comes with the page, so that the shop is seen before its code has loaded: menu and restaurant as JSON, and the
 * screens that `prerender.tsx` draws from them, in each language. `early.ts` puts one of them into the root.
 */

/** The path of the screen that stands on the page, as the server has drawn it; undefined if none does. */
export function drawnPath(): string | undefined {
  return rootOfPage()?.dataset['drawn'];
}

/** Whether that is the screen of the address: somebody may have followed a link, which needs no code. */
export function isAsDrawn(address = addressIn(window.location.hash)): boolean {
  return drawnPath() === address;
}

export const rootOfPage = (): HTMLElement | null => document.getElementById('root');

/** What the screens were drawn from. Undefined if the server could draw none. */
export function pageJson(id: string): unknown {
  const text = globalThis.document?.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
