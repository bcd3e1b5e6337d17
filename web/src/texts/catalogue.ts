import { addWords, currentLanguage, useLanguage, type Language } from './language';

/** The keys of the English catalogue with their translations. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>;
};

/**
 * Texts by language. English is bundled with the code that uses it; other languages are loaded when they are chosen.
 */
export function catalogue<Say extends (...args: never) => string>(
  english: Say,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Say>>>,
) {
  const known: Partial<Record<Language, Say>> = { en: english };
  const current = () => known[currentLanguage()] ?? english;
  const load = async (language: Language) => {
    if (language !== 'en') known[language] ??= await others[language]();
  };

  return {
    /** Formats a text in the present language. */
    say: ((...args) => current()(...args)) as Say,
    /** Hook for texts in the present language; a change rerenders the component. */
    use: (): Say => {
      useLanguage();
      return current();
    },
    /** Resolves when the texts of the present language are loaded, or English if they cannot be. */
    ready: addWords(load).catch(() => undefined),
  };
}
