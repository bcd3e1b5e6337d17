import { z } from 'zod';
import { withAsciiDigits } from '../../platform/indic-digits.js';
import { isIndianMobile, phoneNumber } from '../../platform/phone.js';
import { text } from '../../platform/validation.js';
import { phoneCodeChannels } from '../restaurant/phone-code-channel.js';

const mobileMessage = 'Codes are sent to Indian mobile numbers only. Please enter one, or pay online';
const codeMessage = 'Please enter the six digits of the code';

/** E.164. Other countries are left out: messages there can cost a hundred times as much. */
const indianMobile = phoneNumber.pipe(z.string(mobileMessage).refine(isIndianMobile, mobileMessage));

export const phoneCodeInput = z.object({
  phone: indianMobile,
  channel: z.enum(phoneCodeChannels, `The channel must be one of: ${phoneCodeChannels.join(', ')}`),
});
export type PhoneCodeInput = z.output<typeof phoneCodeInput>;

export const confirmPhoneInput = z.object({
  phone: indianMobile,
  digits: text('the code', { max: 40 })
    .transform((value) => withAsciiDigits(value).replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, codeMessage)),
});
export type ConfirmPhoneInput = z.output<typeof confirmPhoneInput>;
