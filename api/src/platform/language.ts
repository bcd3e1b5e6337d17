import Negotiator from 'negotiator';

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The best of our languages for an `Accept-Language` header; English by default. */
export const languageFor = (accepted: unknown): Language => requestedLanguage(accepted) ?? 'en';

/** Characters. Far longer ones would take milliseconds to read. */
const maxHeaderLength = 200;

/** Undefined if the header is missing, too long, or names none of ours. */
export function requestedLanguage(accepted: unknown): Language | undefined {
  if (typeof accepted !== 'string' || accepted.length > maxHeaderLength) return undefined;
  const asked = new Negotiator({ headers: { 'accept-language': accepted } }).languages();
  const tags = asked.map((each) => each.toLowerCase().split('-')[0]);
  return tags.flatMap((tag) => languages.find((language) => language === tag) ?? [])[0];
}
