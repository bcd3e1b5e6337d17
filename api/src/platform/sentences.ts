import { DateTime } from 'luxon';
import { clockRange, clockTime } from './clock-time.js';
import { languages, type Language } from './language.js';
import { currentLanguage } from './request.js';

/** A parameter: text as it is, a sentence, a date such as `2026-11-28` in words, or a list of texts. */
type Value = string | number | Sentence | { readonly day: string } | readonly string[];

/** A sentence for people, in no language yet. As JSON it is its key and parameters. */
export interface Sentence {
  readonly key: string;
  readonly params: Readonly<Record<string, Value>>;
  /** Zod's hook for messages, so that schemas take a sentence in place of a text. */
  readonly error: () => { message: string };
}

type ParamsOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never;

type Entry<Text> = [ParamsOf<Text>] extends [never]
  ? Sentence
  : (params: Readonly<Record<ParamsOf<Text>, Value>>) => Sentence;

type Wording = readonly [english: string, hindi: string];

const wordings = new Map<string, Wording>();

/** Every sentence by its key. */
export const allSentences: ReadonlyMap<string, Wording> = wordings;

/**
 * The sentences of a module by name, in English and Hindi with the same `{parameters}`.
 * @returns a sentence by each name, or a function that makes it from its parameters
 */
export function sentences<const T extends Readonly<Record<string, Wording>>>(
  module: string,
  catalogue: T,
): { readonly [Name in keyof T]: Entry<T[Name][0]> } {
  const entries = Object.entries(catalogue).map(([name, wording]) => {
    const key = `${module}.${name}`;
    wordings.set(key, wording);
    const [english] = wording;
    return [
      name,
      english.includes('{') ? (params: Sentence['params']) => sentence(key, params) : sentence(key),
    ];
  });
  return Object.fromEntries(entries) as ReturnType<typeof sentences<T>>;
}

function sentence(key: string, params: Sentence['params'] = {}): Sentence {
  // Zod hands a message on as it is: `parse` finds the sentence in its issues.
  const made: Sentence = { key, params, error: () => ({ message: made as unknown as string }) };
  return made;
}

/** A sentence as it was stored as JSON, maybe by another version. */
export type StoredSentence = Pick<Sentence, 'key' | 'params'>;

/** Whether this version knows all of a stored sentence, and finds its parameters. */
export const isKnown = ({ key, params }: StoredSentence): boolean =>
  wordings.has(key) &&
  [...(wordings.get(key)?.[0] ?? '').matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in params) &&
  Object.values(params).every((value) => typeof value !== 'object' || !('key' in value) || isKnown(value));

/** Parameters that are times of day, such as `19:30`, or lists of them, also in sentences that were stored. */
const timeNames: ReadonlySet<string> = new Set(['time', 'times', 'from', 'until', 'first', 'last']);

const clockInWords = (text: string, language: Language) =>
  text.replaceAll(/\b(\d\d:\d\d)(?:–(\d\d:\d\d))?\b/g, (_, from: string, until?: string) =>
    until ? clockRange(from, until, language) : clockTime(from, language),
  );

/** The text of a sentence; texts, such as what a person wrote, stay as they are. */
export function inWords(said: StoredSentence | string, language: Language = currentLanguage()): string {
  if (typeof said === 'string') return said;
  const wording = wordings.get(said.key)?.[languages.indexOf(language)];
  if (wording === undefined) throw new Error(`There is no sentence ${said.key}`);
  return wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = said.params[name];
    const text = valueInWords(value, language);
    const isTime = timeNames.has(name) && (typeof value === 'string' || Array.isArray(value));
    return isTime ? clockInWords(text, language) : text;
  });
}

/** The text of a parameter. */
export function valueInWords(value: Value | undefined, language: Language = currentLanguage()): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if ('key' in value) return inWords(value, language);
  if ('day' in value) return dayInWords(value.day, language);
  const [last, ...others] = value.toReversed();
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} ${and[language]} ${last}`;
}

const and: Record<Language, string> = { en: 'and', hi: 'और' };
const locales: Record<Language, string> = { en: 'en-GB', hi: 'hi-IN' };

/** `Saturday, 28 November 2026` */
export function dayInWords(date: string, language: Language = 'en'): string {
  return DateTime.fromISO(date, { zone: 'utc', locale: locales[language] }).toFormat('cccc, d MMMM yyyy');
}

/** `28 November 2026` */
export function dateInWords(date: string, language: Language): string {
  return DateTime.fromISO(date, { zone: 'utc', locale: locales[language] }).toFormat('d MMMM yyyy');
}

/** For paper in the kitchen: `Tue 1 Dec` */
export const shortDay = (date: string): string =>
  DateTime.fromISO(date, { zone: 'utc', locale: locales.en }).toFormat('ccc d LLL');
