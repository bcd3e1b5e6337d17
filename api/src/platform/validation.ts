import { z } from 'zod';
import { DomainError } from './errors.js';
import { idPattern } from './ids.js';
import { withAsciiDigits } from './indic-digits.js';

/** The answer to invalid input, beside its fields. */
export interface InvalidInput {
  readonly message: string;
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
    message: issue.message,
  }));
  const { message, ...details } = invalid ?? { message: fields[0]?.message ?? 'The request is not valid.' };
  throw new DomainError('BAD_USER_INPUT', message, { fields, ...details });
}

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

/** Text as it was sent, such as a password. The base of every free-text schema. */
export const exactText = (label: string, missing = `Please enter ${label}`) =>
  z
    .string(missing)
    .refine(isReadable, { error: `Please remove the unreadable characters from ${label}`, abort: true });

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
  readonly missing?: string;
}

/** {@link tidyText}. */
export function text(
  label: string,
  { min = 1, max, missing = `Please enter ${label}`, ...tidying }: TextRules,
) {
  return exactText(label, missing)
    .overwrite((value) => tidyText(value, tidying))
    .min(min, missing)
    .max(max, `Please use at most ${max} characters for ${label}`);
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

export const id = z
  .string('An id is missing')
  .regex(idPattern, 'This id is not valid: ids are 24 hex characters');

/** A PIN code, also as `560 001` or `560-001`, in any Indic digits. */
export const pinCodeText = (label: string) =>
  text(label, { max: 20 })
    .transform((value) => withAsciiDigits(value).replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^[1-9]\d{5}$/, 'Please enter a PIN code of six digits'));

/** A search text; blank means none. */
export const searchText = text('the search', {
  min: 0,
  max: 100,
  missing: 'The search must be one piece of text',
})
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

/** The size of a page. */
export const pageSize = (standard: number, max: number) =>
  z.preprocess(
    // A query parameter is text; `Number()` alone would also accept `0x10` and `1e2`.
    (value) => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : (value ?? undefined)),
    z
      .number(`Ask for 1 to ${max} entries`)
      .int(`Ask for 1 to ${max} entries`)
      .min(1, `Ask for 1 to ${max} entries`)
      .max(max, `Ask for 1 to ${max} entries`)
      .default(standard),
  );

/** A page of a REST list. */
export const restPage = z.object({
  limit: pageSize(500, 500).meta({ description: 'Maximum number of entries, 1 to 500.' }),
  before: id.optional().meta({
    description: 'Id of the last entry of the previous page.',
  }),
});

/** `19:30` */
export const timeOfDayText = (message: string) =>
  z
    .string(message)
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, message);

const coordinatesMessage = 'The place on the map is not valid: latitude -90 to 90, longitude -180 to 180';

/** A place on the map, in degrees. */
export const coordinates = z.object(
  {
    lat: z.number(coordinatesMessage).min(-90, coordinatesMessage).max(90, coordinatesMessage),
    lng: z.number(coordinatesMessage).min(-180, coordinatesMessage).max(180, coordinatesMessage),
  },
  coordinatesMessage,
);
