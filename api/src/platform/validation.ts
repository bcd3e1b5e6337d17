import { z } from 'zod';
import { common } from './common.sentences.js';
import { DomainError } from './errors.js';
import { idPattern } from './ids.js';
import { withAsciiDigits } from './indic-digits.js';
import type { Sentence } from './sentences.js';

/** The answer to invalid input, beside its fields. */
export interface InvalidInput {
  readonly message: Sentence;
  readonly success?: false;
}

/**
 * Parses outside input.
 * @param name of the input, if it is a single value; the fields of an object name themselves
 * @param invalid replaces the message of the first invalid field
 * @throws {DomainError} `BAD_USER_INPUT` with every invalid field
 */
export function parse<T extends z.ZodType>(
  schema: T,
  input: unknown,
  name?: string,
  invalid?: InvalidInput,
): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => ({
    field: [...(name === undefined ? [] : [name]), ...issue.path].join('.'),
    // A sentence, or Zod's own English.
    message: issue.message as Sentence | string,
  }));
  const { message, ...details } = invalid ?? { message: fields[0]?.message ?? common.invalidRequest };
  throw new DomainError('BAD_USER_INPUT', message, { fields, ...details });
}

/** An issue for Zod's `addIssue`. */
export const issue = (path: readonly PropertyKey[], message: Sentence) => ({
  code: 'custom' as const,
  path: [...path],
  message: message as unknown as string,
});

/**
 * Reads fields under their deprecated names, if the present ones are missing.
 * @param names present names by former ones
 */
export const withFormerNames = <T extends z.ZodType>(names: Readonly<Record<string, string>>, schema: T) =>
  z.preprocess((input) => {
    if (typeof input !== 'object' || input === null) return input;
    const present = Object.entries(input).map(([name, value]) => [names[name] ?? name, value] as const);
    return { ...Object.fromEntries(present), ...input };
  }, schema);

/** PostgreSQL stores neither NUL nor lone surrogates. U+FFFD results from decoding bytes that are not UTF-8. */
const isReadable = (value: string) =>
  value.isWellFormed() && !value.includes('\0') && !value.includes('\ufffd');

/** A visible character: no space, control character or one without a glyph. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const isBlank = (value: string): boolean => !visible.test(value);

/**
 * Text as it was sent, such as a password. The base of every free-text schema.
 * @param label a name in the API, or words for people
 */
export const exactText = (
  label: Sentence | string,
  missing: Sentence | string = common.missing({ what: label }),
) => z.string(missing).refine(isReadable, { ...common.unreadable({ what: label }), abort: true });

const lineBreaks = /\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g;
/** All other control characters, which printers and terminals obey, and those that reverse what follows. */
const controls = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Tabs and the spaces that word processors and other keyboards write. */
const oddSpaces = /\t|(?! )\p{Zs}/gu;

interface Tidying {
  /** What takes the place of line breaks. */
  readonly lineBreak?: ' ' | ', ' | '\n';
}

/**
 * The one form in which a text is stored, compared and searched: Unicode's composed form, spaces that look like spaces
 * are spaces, and no control characters. Trimmed, and empty if no character is visible.
 */
export function tidyText(value: string, { lineBreak = ' ' }: Tidying = {}): string {
  if (isBlank(value)) return '';
  const lines =
    lineBreak === '\n'
      ? value.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      : value.trim().replaceAll(lineBreaks, lineBreak);
  const plain = lines
    .replaceAll(oddSpaces, ' ')
    .replaceAll(controls, (found) => (found === '\n' ? found : ''));
  return plain.trim().normalize();
}

interface TextRules extends Tidying {
  readonly min?: number;
  readonly max: number;
  /** The message for missing text. */
  readonly missing?: Sentence;
}

/** {@link tidyText}. */
export function text(
  label: Sentence | string,
  { min = 1, max, missing = common.missing({ what: label }), ...tidying }: TextRules,
) {
  return exactText(label, missing)
    .overwrite((value) => tidyText(value, tidying))
    .min(min, missing)
    .max(max, common.tooLong({ max, what: label }));
}

/** Maps a missing value and null to undefined. */
export const optional = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value): z.output<T> | undefined => value ?? undefined);

type WithoutUndefined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

export const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as WithoutUndefined<T>;

/** {@link optional}, for an empty form field too. */
export const emptyAsMissing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), optional(schema));

export const id = z.string(common.idMissing).regex(idPattern, common.idInvalid);

/** A PIN code, also as `560 001` or `560-001`, in any Indic digits. */
export const pinCodeText = (label: Sentence) =>
  text(label, { max: 20 })
    .transform((value) => withAsciiDigits(value).replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^[1-9]\d{5}$/, common.pinCodeInvalid));

/** A search text; blank means none. */
export const searchText = text(common.search, {
  min: 0,
  max: 100,
  missing: common.searchInvalid,
})
  .transform((value) => value || undefined)
  .optional();

/** An idempotency key as a client sends it. */
export const idempotencyKey = z
  .string()
  .trim()
  .min(1, common.keyEmpty)
  .max(200, common.keyTooLong)
  .regex(/^[\x20-\x7e]+$/, common.keyNotAscii)
  .nullish()
  .transform((value) => value ?? undefined)
  .meta({ description: 'Any text that the caller has not used for another request within three days.' });

/** The size of a page. */
export const pageSize = (standard: number, max: number) =>
  z.preprocess(
    // A query parameter is text; `Number()` alone would also accept `0x10` and `1e2`.
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : (value ?? undefined)),
    z
      .number(common.pageSize({ max }))
      .int(common.pageSize({ max }))
      .min(1, common.pageSize({ max }))
      .max(max, common.pageSize({ max }))
      .default(standard),
  );

/** A page of a REST list. */
export const restPage = z.object({
  limit: pageSize(500, 500).meta({ description: 'Maximum number of entries, 1 to 500.' }),
  before: id.optional().meta({
    description: 'Id of the last entry of the previous page.',
  }),
});

/** Predates every shop. PostgreSQL has no year 0. */
const earliestDay = '2000-01-01';

/** A day of entries: `2026-11-21`. */
export const pastDay = z.iso
  .date({ ...common.dayInvalid, abort: true })
  .refine((day) => day >= earliestDay, common.dayTooEarly({ day: earliestDay }));

/** `19:30` */
export const timeOfDayText = (message: Sentence) =>
  z
    .string(message)
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, message);

/** A place on the map, in degrees. */
export const coordinates = z.object(
  {
    lat: z.number(common.placeInvalid).min(-90, common.placeInvalid).max(90, common.placeInvalid),
    lng: z.number(common.placeInvalid).min(-180, common.placeInvalid).max(180, common.placeInvalid),
  },
  common.placeInvalid,
);
