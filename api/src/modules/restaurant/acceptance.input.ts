import { z } from 'zod';
import { common } from '../../platform/common.sentences.js';
import { text } from '../../platform/validation.js';
import type { Acceptance } from './acceptance.js';
import { say } from './restaurant.sentences.js';

const maxReasons = 8;

const minutes = (max: number) => {
  const message = say.leadMinutes({ max });
  return z.int(message).min(1, message).max(max, message);
};

export const acceptance: z.ZodType<Acceptance> = z.object({
  isAutomatic: z.boolean(common.trueOrFalse),
  louderAfter: minutes(60),
  ownersAfter: minutes(120),
  customerAfter: minutes(120),
  reasons: z
    .array(text(common.reason, { max: 120 }), say.reasonsList)
    .max(maxReasons, say.tooManyReasons({ max: maxReasons }))
    .transform((reasons) => [...new Set(reasons)]),
});
