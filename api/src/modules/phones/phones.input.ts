import { z } from 'zod';
import { withAsciiDigits } from '../../platform/indic-digits.js';
import { isIndianMobile, phoneNumber } from '../../platform/phone.js';
import { text } from '../../platform/validation.js';
import { phoneCodeChannels } from '../restaurant/phone-code-channel.js';
import { say } from './phones.sentences.js';

/** E.164. Other countries are left out: messages there can cost a hundred times as much. */
const indianMobile = phoneNumber.pipe(z.string(say.indianOnly).refine(isIndianMobile, say.indianOnly));

export const phoneCodeInput = z.object({
  phone: indianMobile,
  channel: z.enum(phoneCodeChannels, say.channelInvalid({ values: phoneCodeChannels.join(', ') })),
});
export type PhoneCodeInput = z.output<typeof phoneCodeInput>;

export const confirmPhoneInput = z.object({
  phone: indianMobile,
  digits: text(say.code, { max: 40 })
    .transform((value) => withAsciiDigits(value).replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, say.sixDigits)),
});
export type ConfirmPhoneInput = z.output<typeof confirmPhoneInput>;
