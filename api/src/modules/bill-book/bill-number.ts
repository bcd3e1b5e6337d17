import { DomainError } from '../../platform/errors.js';
import { dateAt } from '../restaurant/schedule.js';
import { say } from './bill-book.sentences.js';

/** The maximum of a number's characters (CGST Rules, rules 46 and 49). */
const maxCharacters = 16;

/** What has a number of its own, and the letter before the digits of its numbers. */
const letters = { INVOICE: '', CREDIT_NOTE: 'R', REFUND_VOUCHER: 'V' } as const;
export type NumberedKind = keyof typeof letters;

/** The financial year at the restaurant, which begins on 1 April: `26-27`. */
export function financialYearAt(at: Date): string {
  const [year = 0, month = 0] = dateAt(at).split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
}

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
