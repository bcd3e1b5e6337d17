import { z } from 'zod';
import type { Sentence } from '../../platform/sentences.js';
import { emptyAsMissing, optional, text } from '../../platform/validation.js';
import { givenPassword } from '../auth/auth.input.js';
import { say } from './connections.sentences.js';

/** Characters of a secret. */
const maxSecret = 400;

/** A key as it was copied: blank means that none was entered. */
const key = (label: Sentence, max = maxSecret) =>
  optional(
    text(label, { min: 0, max })
      .refine((value) => /^[\x20-\x7e]*$/.test(value), say.printable({ what: label }))
      .transform((value) => value || undefined),
  );

export const razorpayInput = z.object({
  keyId: text(say.keyId, { max: 60 }).pipe(z.string().regex(/^rzp_(live|test)_\w+$/, say.keyIdLooks)),
  keySecret: key(say.keySecret),
  webhookSecret: key(say.webhookSecret, 200).refine(
    (value) => value === undefined || value.length >= 8,
    say.webhookSecretShort,
  ),
});
export type RazorpayInput = z.output<typeof razorpayInput>;

export const seenVersion = z.int().min(0);

/** Empty means none. */
export const currentPassword = emptyAsMissing(givenPassword);
