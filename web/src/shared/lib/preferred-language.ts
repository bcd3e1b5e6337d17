import { readStored } from './storage';

/** Also read by `early.ts`. */
export const languageKey = 'language';

/** The chosen language; by default Hindi if it is the browser's first language, otherwise English. */
export function preferredLanguage(): 'en' | 'hi' {
  const chosen = readStored(languageKey);
  if (chosen === 'en' || chosen === 'hi') return chosen;
  return /^hi\b/i.test(navigator.languages[0] ?? '') ? 'hi' : 'en';
}
