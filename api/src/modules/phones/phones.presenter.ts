import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { phoneCodeChannels } from '../restaurant/phone-code-channel.js';
import type { PhoneConfirmation } from './phone-confirmation.entity.js';
import { expiryOf } from './phones.service.js';

export const phoneConfirmationAnswer = z
  .object({
    phone: z.string().meta({ description: 'Phone number in E.164.' }),
    isConfirmed: z.boolean(),
    channel: z
      .enum(phoneCodeChannels)
      .nullable()
      .meta({ description: 'Channel of the last code; null for codes of earlier versions.' }),
    expiresAt: instant,
  })
  .meta({ id: 'PhoneConfirmation' });

export const presentPhoneConfirmation = (confirmation: PhoneConfirmation) => ({
  phone: confirmation.phone,
  isConfirmed: confirmation.confirmedAt !== null,
  channel: confirmation.channel,
  expiresAt: expiryOf(confirmation).toISOString(),
});
