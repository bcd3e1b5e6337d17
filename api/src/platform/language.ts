import Negotiator from 'negotiator';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The best of our languages for an `Accept-Language` header; English by default. */
export const languageFor = (accepted: unknown): Language => requestedLanguage(accepted) ?? 'en';

/** Undefined if the header is missing or asks for none of ours. */
export function requestedLanguage(accepted: unknown): Language | undefined {
  if (typeof accepted !== 'string' || accepted === '*') return undefined;
  const [best] = new Negotiator({ headers: { 'accept-language': accepted } }).languages([...languages]);
  return languages.find((language) => language === best);
}
