import { useSyncExternalStore } from 'react';

/** The languages of the shop, each named in itself. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const;

export type Language = keyof typeof languageNames;

/** Indian locales for both, so that numbers are grouped the same way. */
const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

const listeners = new Set<() => void>();
const loaders = new Set<(language: Language) => Promise<unknown>>();
let current: Language = 'en';
/** The last chosen language, which may still be loading. */
let requested: Language = 'en';

export function currentLanguage(): Language {
  return current;
}

/** Locale for `Intl`. */
export function currentLocale(): string {
  return locales[current];
}

/**
 * Changes the language when its texts are loaded.
 * @returns whether no other language was chosen meanwhile
 * @throws if its texts cannot be loaded: nothing changes
 */
export async function speak(language: Language): Promise<boolean> {
  requested = language;
  let asked: number;
  do {
    asked = loaders.size;
    await Promise.all([...loaders].map((load) => load(language)));
    // Code that loaded meanwhile has its own texts.
  } while (loaders.size > asked);
  if (requested !== language) return false;
  if (current === language) return true;
  current = language;
  if (typeof document === 'object') document.documentElement.lang = locales[language];
  for (const listener of listeners) listener();
  return true;
}

/** Registers texts to load with a language, immediately for the present one. @returns when they are loaded */
export async function addWords(load: (language: Language) => Promise<unknown>): Promise<void> {
  loaders.add(load);
  await load(current);
}

/** @returns unsubscribes */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hook for the present language. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}
