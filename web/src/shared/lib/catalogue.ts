import { addWords, currentLanguage, useLanguage, type Language } from './language';

/** The same keys as English has, each with words of its own. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>;
};

/**
 * What is said, in each language. English comes with the code that needs it; another language is fetched when it is
 * chosen.
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
    /** Says it in the language that is spoken now. */
    say: ((...args) => current()(...args)) as Say,
    /** What says it in the language that is spoken; whoever uses it is drawn anew in another one. */
    use: (): Say => {
      useLanguage();
      return current();
    },
    /** Ends when the words are there in the language that is spoken; it may be English instead if they cannot be fetched. */
    ready: addWords(load).catch(() => undefined),
  };
}
