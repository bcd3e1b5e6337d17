import { z } from 'zod';
import { phoneNumber } from '../../platform/phone.js';
import { emptyAsMissing, id, optional, text } from '../../platform/validation.js';
import { email, newPassword } from '../auth/auth.input.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './guests.sentences.js';

export const guestInput = z.object({
  name: text(common.yourName, { max: 120 }),
  phone: phoneNumber.pipe(z.string(say.phoneMissing)),
  table: optional(text(common.tableCode, { min: 0, max: 100 })).meta({
    description: 'The code of the table that the guest has scanned.',
  }),
  email: emptyAsMissing(email).meta({
    description: 'E-mail address for news of the orders.',
    type: ['string', 'null'],
  }),
});
export type GuestInput = z.output<typeof guestInput>;

const token = text(common.theLink, { max: 200 }).meta({ description: 'The token of the link.' });

export const openGuestLinkInput = z.object({ token });

export const guestLinkInput = z.object({
  token,
  orderId: optional(id).meta({ description: 'Id of the order, which follows the token in the link.' }),
});
export type GuestLinkInput = z.output<typeof guestLinkInput>;

export const keepOrdersInput = z.object({ email, password: newPassword });
export type KeepOrdersInput = z.output<typeof keepOrdersInput>;
