import { readStored } from './storage';

/** Read before the shop's code is there, too. */
export const languageKey = 'language';

/** The language that was chosen; until one is, Hindi for those whose browser prefers it to all others. */
export function preferredLanguage(): 'en' | 'hi' {
  const chosen = readStored(languageKey);
  if (chosen === 'en' || chosen === 'hi') return chosen;
  return /^hi\b/i.test(navigator.languages[0] ?? '') ? 'hi' : 'en';
}
