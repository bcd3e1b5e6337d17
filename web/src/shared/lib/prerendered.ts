import { addressIn } from './address';
import { currentLanguage } from '../../texts/language';

/**
 * The data of the prerendered page: menu and restaurant as JSON, and the screens that `prerender.tsx` renders from them
 * in each language. `early.ts` puts one of them into the root.
 */

/** The path of the prerendered screen on the page; undefined if there is none. */
export function prerenderedPath(): string | undefined {
  return rootOfPage()?.dataset['prerendered'];
}

/**
 * Whether it is the screen of the address, as links work before the code has loaded, and in the present language, whose
 * texts may have failed to load.
 */
export function isPrerendered(address = addressIn(window.location.hash)): boolean {
  return prerenderedPath() === address && rootOfPage()?.dataset['language'] === currentLanguage();
}

export const rootOfPage = (): HTMLElement | null => document.getElementById('root');

/** The data of the prerendered screens; undefined if prerendering failed. */
export function pageJson(id: string): unknown {
  const text = globalThis.document?.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
