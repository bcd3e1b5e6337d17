import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { withAsciiDigits } from './indic-digits.js';
import { text, issue } from './validation.js';
import { common } from './common.sentences.js';

/** The E.164 form of a phone number, in India without a country code: `098765 43210` is `+919876543210`. */
export function e164Of(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(withAsciiDigits(typed), 'IN');
  return parsed?.isValid() ? parsed.number : undefined;
}

/** A phone number, which becomes E.164; undefined if it is empty. */
export const phoneNumber = text(common.phoneNumber, { min: 0, max: 40 }).transform((value, context) => {
  if (value === '') return undefined;
  const number = e164Of(value);
  if (number) return number;
  context.addIssue(issue([], common.mobileNumber));
  return z.NEVER;
});

const simpleNumber = /^(?=(\D*\d){7,15}\D*$)[\d +-]{7,40}$/;

/**
 * A phone number of 7 to 15 digits as it was typed, which somebody calls. Other spellings that {@link phoneNumber}
 * understands become E.164.
 */
export const anyPhone = text(common.phoneNumber, { max: 40, missing: common.anyNumber }).transform(
  (value, context) => {
    const typed = withAsciiDigits(value);
    if (simpleNumber.test(typed)) return typed;
    const number = e164Of(typed);
    if (number) return number;
    context.addIssue(issue([], common.anyNumber));
    return z.NEVER;
  },
);

/**
 * The digits of a search for a phone number, or for four digits or more of it, as E.164 has them: `9876543210` of
 * `098765 43210`. Undefined for other text.
 */
export function phoneDigits(search: string): string | undefined {
  const typed = withAsciiDigits(search);
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length < 4 || !/^[\d\s()+./-]*$/.test(typed)) return undefined;
  // After a country code, the 0 of calls within the country is not part of the number: `+91 (0) 98331`.
  if (/^[\s(]*(?:\+|00)[\s(]*91[\s()./-]*0/.test(typed)) return digits.replace(/^0*910+/, '91');
  // More than the ten digits of India's numbers begin with a prefix: 0, or 00 and a country code.
  return digits.length > 10 ? digits.replace(/^0+/, '') : digits;
}

/** Types of numbers that get text messages. Many series of Indian mobiles are also written like landlines. */
const mobileTypes = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Whether a number in E.164 may be an Indian mobile's, which gets text messages. */
export function isIndianMobile(phone: string): boolean {
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.country === 'IN' && mobileTypes.has(parsed.getType());
}
