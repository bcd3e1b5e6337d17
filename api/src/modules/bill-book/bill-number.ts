import { DomainError } from '../../platform/errors.js';
import { dateAt } from '../restaurant/schedule.js';
import { say } from './bill-book.sentences.js';

/** The maximum of a number's characters (CGST Rules, rules 46 and 49). */
const maxCharacters = 16;

/** What has a number of its own, and the letter before the digits of its numbers. */
const letters = { INVOICE: '', CREDIT_NOTE: 'R', REFUND_VOUCHER: 'V' } as const;
export type NumberedKind = keyof typeof letters;

/** The calendar year in which the financial year at the restaurant begins, on 1 April. */
function firstYearOf(at: Date): number {
  const [year = 0, month = 0] = dateAt(at).split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** The financial year at the restaurant: `26-27`. */
export function financialYearAt(at: Date): string {
  const first = firstYearOf(at);
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

/** From 0. */
export const dayOfFinancialYear = (at: Date): number =>
  (Date.parse(dateAt(at)) - Date.UTC(firstYearOf(at), 3, 1)) / 86_400_000;

/** The counter of a kind: a series has numbers of its own for each. */
export const seriesOf = (prefix: string, kind: NumberedKind): string =>
  letters[kind] ? `${prefix}/${letters[kind]}` : prefix;

/**
 * `C/26-27/000123`; of a credit note `C/26-27/R00123`.
 * @param count of its series and year, from 1
 * @throws {DomainError} `CONFLICT` if it would be too long
 */
export function billNumber(prefix: string, kind: NumberedKind, year: string, count: number): string {
  const letter = letters[kind];
  const number = `${prefix}/${year}/${letter}${String(count).padStart(6 - letter.length, '0')}`;
  if (number.length > maxCharacters) throw new DomainError('CONFLICT', say.seriesFull({ prefix }));
  return number;
}

/** What {@link billNumber} made the number of. */
export function readBillNumber(
  number: string,
): { readonly series: string; readonly year: string; readonly count: number } | undefined {
  const [, prefix, year, letter, count] = /^(.*)\/(\d\d-\d\d)\/([RV]?)(\d+)$/.exec(number) ?? [];
  if (!prefix || !year) return undefined;
  return { series: letter ? `${prefix}/${letter}` : prefix, year, count: Number(count) };
}
