import { z } from 'zod';
import { DomainError } from './errors.js';
import { idPattern } from './ids.js';

/**
 * Parses outside input.
 * @throws {DomainError} `BAD_USER_INPUT` naming every bad field
 */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  throw new DomainError('BAD_USER_INPUT', fields[0]?.message ?? 'The request is not valid.', { fields });
}

/**
 * One line or more of text, trimmed. PostgreSQL cannot store the NUL character. Half an emoji, as a form cuts it off, becomes
 * U+FFFD: PostgreSQL takes it for no character in JSON.
 */
export function text(label: string, { min = 1, max }: { min?: number; max: number }) {
  return z
    .string(`Please enter ${label}`)
    .trim()
    .min(min, `Please enter ${label}`)
    .max(max, `Please use at most ${max} characters for ${label}`)
    .refine((value) => !value.includes('\0'), `Please remove the unreadable characters from ${label}`)
    .overwrite((value) => value.toWellFormed());
}

/** Left out and null alike: undefined. */
export const leftOut = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value): z.output<T> | undefined => value ?? undefined);

export const id = z
  .string('An id is missing')
  .regex(idPattern, 'This id is not valid: ids are 24 hex characters');

/** Text that the caller searches for; blank means none. */
export const searchText = z
  .string('The search must be one piece of text')
  .trim()
  .max(100, 'Please search for at most 100 characters')
  .refine((value) => !value.includes('\0'), 'Please remove the unreadable characters from the search')
  .transform((value) => value || undefined)
  .optional();

/** An idempotency key as a client sends it. */
export const idempotencyKey = z
  .string()
  .trim()
  .min(1, 'The idempotency key is empty')
  .max(200, 'The idempotency key is too long: use at most 200 characters')
  .regex(/^[\x20-\x7e]+$/, 'The idempotency key may hold printable ASCII characters only')
  .nullish()
  .transform((value) => value ?? undefined)
  .meta({ description: 'Any text that the caller has not used for another request within three days.' });

/** How many entries of a list are wanted. */
export const pageSize = (standard: number, most: number) =>
  z.preprocess(
    // A query parameter is text; `Number()` alone would also take `0x10` and `1e2`.
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : (value ?? undefined)),
    z
      .number(`Ask for 1 to ${most} entries`)
      .int(`Ask for 1 to ${most} entries`)
      .min(1, `Ask for 1 to ${most} entries`)
      .max(most, `Ask for 1 to ${most} entries`)
      .default(standard),
  );

/** A page of one of REST's lists. */
export const restPage = z.object({
  limit: pageSize(500, 500),
  before: id.optional().meta({
    description: 'The last entry of the page before: this page starts with the entry that follows it.',
  }),
});
