import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { phoneCodeChannels } from '../restaurant/phone-code-channel.js';
import type { PhoneConfirmation } from './phone-confirmation.entity.js';
import { expiryOf } from './phones.service.js';

export const phoneConfirmationAnswer = z
  .object({
    phone: z.string().meta({ description: 'E.164.' }),
    isConfirmed: z.boolean(),
    channel: z.enum(phoneCodeChannels).nullable().meta({ description: 'Of the code that was sent last.' }),
    expiresAt: instant,
  })
  .meta({ id: 'PhoneConfirmation' });

export const presentPhoneConfirmation = (confirmation: PhoneConfirmation) => ({
  phone: confirmation.phone,
  isConfirmed: confirmation.confirmedAt !== null,
  channel: confirmation.channel,
  expiresAt: expiryOf(confirmation).toISOString(),
});
