import { z } from 'zod';
import { text } from '../../platform/validation.js';
import { email } from '../auth/auth.input.js';

export const contactInput = z.object(
  {
    name: text('your name', { max: 120 }),
    email,
    message: text('your message', { max: 5000 }),
  },
  'Please send the message as a JSON object',
);
export type ContactInput = z.output<typeof contactInput>;

/** A field that people do not see. Only its being filled matters, so that nothing that stands in it is refused. */
export const website = z
  .unknown()
  .optional()
  .meta({ description: 'A hidden field that people leave empty.' })
  .transform((value) => value !== undefined && value !== null && value !== '');

export const contactBody = contactInput
  .extend({ website })
  .transform(({ website: isRobot, ...input }) => ({ input, isRobot }));
