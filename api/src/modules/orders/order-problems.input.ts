import { z } from 'zod';
import { optional, text } from '../../platform/validation.js';
import { orderProblemReasons } from '../contact/order-problem-reasons.js';
import { say } from './orders.sentences.js';

const maxLines = 100;

export const orderProblemInput = z
  .object(
    {
      reason: z.enum(orderProblemReasons, say.reasonInvalid({ values: orderProblemReasons.join(', ') })),
      lines: optional(
        z
          .array(z.int(say.chooseLines).min(0, say.chooseLines), say.chooseLines)
          .max(maxLines, say.chooseLines),
      )
        .transform((lines = []) => [...new Set(lines)].toSorted((a, b) => a - b))
        .meta({ description: 'Indices of the affected order lines, from 0.' }),
      text: optional(text(say.theProblem, { lineBreak: '\n', min: 0, max: 1000 })).transform(
        (value = '') => value,
      ),
    },
    say.problemNotAnObject,
  )
  .refine(({ reason, text: said }) => reason !== 'OTHER' || said !== '', {
    ...say.tellUs,
    path: ['text'],
  });
export type OrderProblemInput = z.output<typeof orderProblemInput>;
