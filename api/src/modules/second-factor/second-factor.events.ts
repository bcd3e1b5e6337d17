import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

/** Notifies the owner of the account by mail. */
export const secondFactorChanged = defineEvent(
  'account.second-factor-changed',
  z.object({
    changeId: id,
    change: z.enum(['added', 'removed', 'codes-renewed']),
    /** The name of the only passkey that came or went, beside other second factors. */
    passkey: z.string().optional(),
  }),
);
