import { z } from 'zod';
import { optional, text } from '../../platform/validation.js';
import { email } from '../auth/auth.input.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './contact.sentences.js';

export const contactInput = z.object(
  {
    name: text(common.yourName, { max: 120 }),
    email,
    message: text(say.message, { lineBreak: '\n', max: 5000 }),
  },
  say.notAnObject,
);
export type ContactInput = z.output<typeof contactInput>;

/** Of staff to a customer. Blank means none. */
export const reply = optional(text(say.theReply, { lineBreak: '\n', min: 0, max: 1000 })).transform(
  (value) => value || null,
);

/** A field that people do not see. Only robots fill it in. */
export const website = optional(text(say.website, { min: 0, max: 1000 }))
  .meta({ description: 'A hidden field against robots, which people leave empty.' })
  .transform(Boolean);

export const contactBody = contactInput
  .extend({ website })
  .transform(({ website: isRobot, ...input }) => ({ input, isRobot }));
