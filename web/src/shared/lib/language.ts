import { useSyncExternalStore } from 'react';
import { languageKey, preferredLanguage } from './preferred-language';
import { onStoredByOtherTab, writeStored } from './storage';

/** The languages of the shop, each in its own name. */
export const languageNames = { en: 'English', hi: 'हिन्दी' } as const;

export type Language = keyof typeof languageNames;

/** Indian in both, so that numbers are grouped alike. */
const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' };

const listeners = new Set<() => void>();
const loaders = new Set<(language: Language) => Promise<unknown>>();
let current: Language = 'en';
/** What was chosen last, perhaps while something else was still loading. */
let wanted: Language = 'en';

export function currentLanguage(): Language {
  return current;
}

/** For `Intl`. */
export function currentLocale(): string {
  return locales[current];
}

/** Speaks a language as soon as its words are there. If they cannot be fetched, everything stays as it is. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  let asked: number;
  do {
    asked = loaders.size;
    await Promise.all([...loaders].map((load) => load(language)));
    // Code that came meanwhile has words of its own.
  } while (loaders.size > asked);
  if (wanted !== language || current === language) return;
  current = language;
  if (typeof document === 'object') document.documentElement.lang = locales[language];
  for (const listener of listeners) listener();
}

/**
 * Speaks a language from now on, in every tab.
 * @throws when its words cannot be fetched
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  if (wanted === language) writeStored(languageKey, language);
}

/** Speaks what was chosen the last time, or what the browser prefers; English if its words cannot be fetched. */
export async function restoreLanguage(): Promise<void> {
  await speak(preferredLanguage()).catch(() => undefined);
}

/**
 * Has words fetched before a language that needs them is spoken; at once, if it is spoken already.
 * @returns when they are there
 */
export async function addWords(load: (language: Language) => Promise<unknown>): Promise<void> {
  loaders.add(load);
  await load(current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language that is spoken; whoever uses it is drawn anew when that changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

onStoredByOtherTab([languageKey], () => void restoreLanguage());
