import Negotiator from 'negotiator';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The best of our languages for an `Accept-Language` header; English by default. */
export function languageFor(accepted: unknown): Language {
  if (typeof accepted !== 'string') return 'en';
  const [best] = new Negotiator({ headers: { 'accept-language': accepted } }).languages([...languages]);
  return languages.find((language) => language === best) ?? 'en';
}
