import { say } from '../../texts/texts';
import { formatCount, formatRupees } from './format';

/** Rupees have at most two decimals. A percentage may have a sign. */
export type NumberKind = 'rupees' | 'whole' | 'decimal' | 'percent';

/** Digits of the Indic scripts. In Unicode each script has its zero at 0x66 of a block of 0x80. */
const indicDigit = /(?=[\u0900-\u0d7f])\p{Nd}/gu;
export const withAsciiDigits = (text: string) =>
  text.replaceAll(indicDigit, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));

/** Commas group digits as in India only: elsewhere they may be meant as a decimal comma. */
const digits = String.raw`(?:[1-9]\d?(?:,\d\d)*,\d{3}|\d+)`;
const paise = String.raw`(?:${digits}(?:\.\d{0,2})?|\.\d{1,2})`;
const fraction = String.raw`(?:${digits}(?:\.\d*)?|\.\d+)`;
const currency = String.raw`(?:₹|rs\.?|inr|रु\.?|रू\.?)`;

const forms: Readonly<Record<NumberKind, RegExp>> = {
  rupees: new RegExp(String.raw`^(?:${currency}\s*)?(${paise})\s*(?:/-|${currency}|rupees?|रुपये|रुपए)?$`, 'i'),
  whole: new RegExp(`^(${digits})$`),
  decimal: new RegExp(`^(${fraction})$`),
  percent: new RegExp(String.raw`^([+-]?${fraction})\s*%?$`),
};

/** Undefined for a text that is no number of this kind, or may be another number than it looks. */
export function readNumber(kind: NumberKind, text: string): number | undefined {
  const typed = withAsciiDigits(text).trim().replace('−', '-');
  const number = forms[kind].exec(typed)?.[1];
  return number === undefined ? undefined : Number(number.replaceAll(',', ''));
}

/** The server refuses it in every field, and names the field. */
const refused = -1;

/** For the server: a text that is no number is never sent as 0. */
export const sentNumber = (kind: NumberKind, text: string): number => readNumber(kind, text) ?? refused;

/** As {@link sentNumber}, where an empty field means none. */
export const sentNumberOrNull = (kind: NumberKind, text: string): number | null =>
  text.trim() === '' ? null : sentNumber(kind, text);

export interface NumberRules {
  readonly kind: NumberKind;
  readonly min: number;
  readonly max: number;
  readonly required?: boolean | undefined;
}

/** Undefined for a text that is no number within these limits. */
export function readWithin({ kind, min, max }: NumberRules, text: string): number | undefined {
  const number = readNumber(kind, text);
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

/** Why the text cannot be saved, and what to type instead. */
export function numberProblem(rules: NumberRules, text: string): string | undefined {
  const { kind, min, max, required } = rules;
  if ((text.trim() === '' && !required) || readWithin(rules, text) !== undefined) return undefined;
  if (readNumber(kind, text) === undefined) return say(`number.${kind}`);
  const shown = kind === 'rupees' ? formatRupees : formatCount;
  return say('number.range', { min: shown(min), max: shown(max) });
}
