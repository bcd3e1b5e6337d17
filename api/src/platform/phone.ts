import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { z } from 'zod';
import { text } from './validation.js';

/** Digits of the Indic scripts, `०` to `९` in Devanagari. In Unicode each script has its zero at 0x66 of a block of 0x80. */
const indicDigit = /(?=[\u0900-\u0d7f])\p{Nd}/gu;

const withAsciiDigits = (value: string) =>
  value.replaceAll(indicDigit, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66));

const phoneNumberMessage = 'Please enter a phone number such as 98765 43210, or one with its country code';

/** The E.164 form of a phone number, in India without a country code: `098765 43210` is `+919876543210`. */
export const phoneNumber = text('the phone number', { min: 0, max: 40 }).transform((value, context) => {
  if (value === '') return undefined;
  const parsed = parsePhoneNumberFromString(withAsciiDigits(value), 'IN');
  if (parsed?.isValid()) return parsed.number;
  context.addIssue({ code: 'custom', message: phoneNumberMessage });
  return z.NEVER;
});
