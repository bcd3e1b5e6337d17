import { z } from 'zod';
import { common } from '../../platform/common.sentences.js';
import { issue, optional } from '../../platform/validation.js';
import type { CancelReason } from '../orders/cancel-reason.js';
import { cancelText, knownCancelReason, line, promiseMinutes } from '../orders/orders.input.js';
import { say } from './kitchen.sentences.js';

export const acceptedMinutes = optional(promiseMinutes);

export interface Refusal {
  readonly cancelReason: CancelReason;
  readonly cancelText: string | undefined;
}

export const refusal = z
  .object({
    reason: knownCancelReason.meta({ description: 'Why the order is refused, for the customer.' }),
    text: cancelText.meta({
      description: 'The reason in one’s own words, up to 200 characters; required with `OTHER`.',
    }),
  })
  .transform(({ reason, text }, context): Refusal => {
    if (reason === 'OTHER' && !text) context.addIssue(issue(['text'], say.reasonMissing));
    return { cancelReason: reason, cancelText: text };
  });

export const bags = z.int(say.bags).min(1, say.bags).max(20, say.bags).nullable();

export const lineDone = z.object({
  line: line.meta({ description: 'The `key` of the line.' }),
  isDone: z.boolean(common.trueOrFalse),
});
