import { z } from 'zod';
import { optional, text } from '../../platform/validation.js';
import { email } from '../auth/auth.input.js';

export const contactInput = z.object(
  {
    name: text('your name', { max: 120 }),
    email,
    message: text('your message', { lineBreak: '\n', max: 5000 }),
  },
  'Please send the message as a JSON object',
);
export type ContactInput = z.output<typeof contactInput>;

/** A field that people do not see. Only robots fill it in. */
export const website = optional(text('the website', { min: 0, max: 1000 }))
  .meta({ description: 'A hidden field against robots, which people leave empty.' })
  .transform(Boolean);

export const contactBody = contactInput
  .extend({ website })
  .transform(({ website: isRobot, ...input }) => ({ input, isRobot }));
