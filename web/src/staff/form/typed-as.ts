import * as z from 'zod/mini';

// The shop's content security policy forbids compiled checks.
z.config({ jitless: true });

/** Checks stored values of a field with a schema. */
export const typedAs = (schema: z.ZodMiniType) => (value: unknown) => schema.safeParse(value).success;
