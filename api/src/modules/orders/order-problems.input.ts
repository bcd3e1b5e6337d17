import { z } from 'zod';
import { optional, text } from '../../platform/validation.js';
import { orderProblemReasons } from '../contact/order-problem-reasons.js';

const lineMessage = 'Please choose lines of this order';
const maxLines = 100;

export const orderProblemInput = z
  .object(
    {
      reason: z.enum(orderProblemReasons, `The reason must be one of: ${orderProblemReasons.join(', ')}`),
      lines: optional(z.array(z.int(lineMessage).min(0, lineMessage), lineMessage).max(maxLines, lineMessage))
        .transform((lines = []) => [...new Set(lines)].toSorted((a, b) => a - b))
        .meta({ description: 'Indices of the affected order lines, from 0.' }),
      text: optional(text('the problem', { lineBreak: '\n', min: 0, max: 1000 })).transform(
        (value = '') => value,
      ),
    },
    'Please send the problem as a JSON object',
  )
  .refine(({ reason, text: said }) => reason !== 'OTHER' || said !== '', {
    path: ['text'],
    message: 'Please tell us what is wrong',
  });
export type OrderProblemInput = z.output<typeof orderProblemInput>;

/** Blank means none. */
export const reply = optional(text('the reply', { lineBreak: '\n', min: 0, max: 1000 })).transform(
  (value) => value || null,
);
