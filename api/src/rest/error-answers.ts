import { z } from 'zod';
import { isPermission } from '../modules/auth/permissions.js';
import { secondFactorMethods } from '../modules/auth/second-factors.js';
import { instant, message } from '../platform/answers.js';
import { errorStatus, type ErrorCode } from '../platform/errors.js';
import type { Route } from './route.js';

/** Codes of GraphQL only. */
type GraphqlCode = 'OPERATION_TOO_LARGE' | 'OPERATION_TIMEOUT';
type RestCode = Exclude<ErrorCode, GraphqlCode>;

/** Description of each code. */
const meanings: Record<RestCode, string> = {
  BAD_USER_INPUT: 'The request is not valid; `errors` names the fields.',
  BAD_JSON: 'The body is not valid JSON.',
  BAD_SIGNATURE: 'The signature of the webhook is wrong.',
  PAYMENTS_OFF: 'Online payment is switched off.',
  PAYMENT_NOT_VERIFIED: 'The proof of the payment is not valid, or the payment is another customer’s.',
  TOTAL_MISMATCH: 'The total in the request is not the current one; `total` is the current one, in rupees.',
  UNAUTHENTICATED: 'The token is missing or not valid any more.',
  INVALID_CREDENTIALS: 'The e-mail address or the password is wrong.',
  REAUTHENTICATE:
    'The session is older than 15 minutes and `currentPassword` is missing, or `currentPassword` is wrong, or the account has a second factor that this session has not proved within 15 minutes; `errors` says which.',
  SECOND_FACTOR_REQUIRED:
    'The password is right, and the account has a second factor: send it with `ticket` to `/api/auth/login/second-factor`.',
  PAYMENT_REQUIRED: 'The caller has no verified payment of this amount.',
  EMAIL_UNCONFIRMED: 'The address to which the link was mailed is not confirmed yet.',
  FORBIDDEN: 'The caller lacks the permission.',
  NOT_FOUND: 'There is no record with this id, or it is another customer’s.',
  CLOSED: 'The restaurant takes no orders at the moment; `nextOpening` says when it does again.',
  CONFLICT:
    'The record was changed meanwhile, or its state does not allow the request; the message says why.',
  EMAIL_TAKEN: 'Another account has this e-mail address.',
  FULLY_BOOKED: 'No table is free at that time; `freeTimes` are the nearest free times.',
  IDEMPOTENCY_CONFLICT: 'The key or receipt was already used for another request.',
  LINK_EXPIRED: 'The link has expired, was used, or is not valid.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The content type of the body is not supported.',
  TOO_MANY_REQUESTS: 'Too many requests: retry after `Retry-After` seconds.',
  INTERNAL_SERVER_ERROR: 'An error of the server.',
  STORAGE_FULL: 'There is no storage left for the picture, which was not stored.',
  UNAVAILABLE: 'A service that the request needs does not respond: retry after `Retry-After` seconds.',
};

const fieldErrors = {
  errors: z
    .array(z.object({ field: z.string(), message }).meta({ id: 'FieldError' }))
    .optional()
    .meta({ description: 'The invalid fields, each with what is wrong.' }),
};

const methods = z
  .array(z.enum(secondFactorMethods))
  .optional()
  .meta({ description: 'The second factors of the account, the preferred one first.' });

/** Fields of an error beside its message and code. */
const details: Partial<Record<RestCode, z.ZodRawShape>> = {
  BAD_USER_INPUT: fieldErrors,
  REAUTHENTICATE: { ...fieldErrors, methods },
  SECOND_FACTOR_REQUIRED: {
    ticket: z
      .string()
      .optional()
      .meta({ description: 'Stands for the password in the second step, for 5 minutes.' }),
    methods,
  },
  TOTAL_MISMATCH: { total: z.number().optional().meta({ description: 'The current total, in rupees.' }) },
  PAYMENT_NOT_VERIFIED: { success: z.literal(false).optional() },
  CLOSED: {
    nextOpening: instant
      .nullable()
      .optional()
      .meta({ description: 'When orders are taken again; null if unknown.' }),
  },
  CONFLICT: {
    ...fieldErrors,
    version: z.int().optional().meta({ description: 'The current version of the record.' }),
  },
  FULLY_BOOKED: {
    freeTimes: z.array(z.string()).optional().meta({ description: 'The nearest free times of that day.' }),
    nextFreeDay: z
      .object({ date: z.string(), freeTimes: z.array(z.string()) })
      .optional()
      .meta({ description: 'The next free date, if that day has no free time.' }),
  },
};

const waits = {
  'Retry-After': {
    description: 'Seconds to wait before a retry.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
} as const;

/** The error answers of a route by status, for the OpenAPI document. */
export function errorAnswersOf(route: Route) {
  const all = codesOf(route);
  const statuses = [...new Set(all.map((code) => errorStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = all.filter((code) => errorStatus[code] === status);
      const described = {
        description: codes.map((code) => `\`${code}\`: ${meanings[code]}`).join('\n\n'),
        ...((status === 429 || status === 503) && { headers: waits }),
        content: { 'application/json': { schema: errorAnswer(codes) } },
      };
      return [status, described];
    }),
  );
}

function codesOf({ permission, params, query, body, takesKey, refusals = [] }: Route): RestCode[] {
  const codes = new Set<ErrorCode>();
  if (params || query || body || takesKey) codes.add('BAD_USER_INPUT');
  if (body) codes.add('BAD_JSON').add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  // A tablet lacks what everybody else may.
  if (isPermission(permission)) codes.add('UNAUTHENTICATED').add('FORBIDDEN');
  if (takesKey) codes.add('IDEMPOTENCY_CONFLICT');
  for (const code of refusals) codes.add(code);
  codes.add('INTERNAL_SERVER_ERROR').add('UNAVAILABLE');
  return [...codes].filter((code): code is RestCode => code in meanings);
}

const known = new Map<string, z.ZodType>();

/** One schema per set of codes, so that the document contains it once. */
function errorAnswer(codes: readonly RestCode[]): z.ZodType {
  const id = codes.map(pascalCase).join('Or');
  const schema =
    known.get(id) ??
    z
      .object({ message, code: z.enum(codes), ...Object.assign({}, ...codes.map((code) => details[code])) })
      .meta({ id });
  known.set(id, schema);
  return schema;
}

/** `TooManyRequests` */
const pascalCase = (code: string) =>
  code.toLowerCase().replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
