import { z } from 'zod';
import { isForStaff, isPermission } from '../modules/auth/permissions.js';
import { instant, message } from '../platform/answers.js';
import { errorStatus, type ErrorCode } from '../platform/errors.js';
import type { Route } from './route.js';

/** Codes of GraphQL only. */
type GraphqlCode = 'OPERATION_TOO_LARGE' | 'OPERATION_TIMEOUT';
type RestCode = Exclude<ErrorCode, GraphqlCode>;

/** Description of each code. */
const meanings: Record<RestCode, string> = {
  BAD_USER_INPUT: 'Something that was sent is not valid; `errors` names the fields.',
  BAD_JSON: 'The body is no JSON.',
  BAD_SIGNATURE: 'The signature of the webhook is not right.',
  PAYMENTS_OFF: 'Online payment is switched off here.',
  PAYMENT_NOT_VERIFIED: 'The proof of the payment is not genuine, or it is somebody else’s.',
  TOTAL_MISMATCH: 'The total that was sent is not what the menu says; `total` is the right one, in rupees.',
  UNAUTHENTICATED: 'No token, or one that is not good any more.',
  INVALID_CREDENTIALS: 'Wrong e-mail address or wrong password.',
  REAUTHENTICATE:
    'The session is older than 15 minutes and `currentPassword` is missing, or it is wrong; `errors` says which.',
  PAYMENT_REQUIRED: 'No verified payment of this amount by the caller.',
  EMAIL_UNCONFIRMED: 'The address to which the link was mailed is not confirmed yet.',
  FORBIDDEN: 'For admins alone.',
  NOT_FOUND: 'There is none with this id, or it is somebody else’s.',
  CLOSED: 'The restaurant takes no orders just now; `nextOpening` says when it does again.',
  CONFLICT: 'Something else has changed meanwhile, or is in the way; the message says what.',
  EMAIL_TAKEN: 'Another account has this e-mail address.',
  FULLY_BOOKED: 'No table is free then; `freeTimes` are the nearest free times.',
  IDEMPOTENCY_CONFLICT: 'The same key, or receipt, came before with another request.',
  LINK_EXPIRED: 'The link has expired, was used, or was never one of ours.',
  PAYLOAD_TOO_LARGE: 'The body is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is of a kind that is not taken here.',
  TOO_MANY_REQUESTS: 'Too many such requests: try again after `Retry-After` seconds.',
  INTERNAL_SERVER_ERROR: 'Something went wrong here.',
  STORAGE_FULL: 'There is no room left for the picture; nothing was kept of it.',
  UNAVAILABLE: 'Something that is needed does not answer just now: try again after `Retry-After` seconds.',
};

const fieldErrors = {
  errors: z
    .array(z.object({ field: z.string(), message }).meta({ id: 'FieldError' }))
    .optional()
    .meta({ description: 'What is wrong with which field.' }),
};

/** Fields of an error beside its message and code. */
const details: Partial<Record<RestCode, z.ZodRawShape>> = {
  BAD_USER_INPUT: fieldErrors,
  REAUTHENTICATE: fieldErrors,
  TOTAL_MISMATCH: { total: z.number().optional().meta({ description: 'The right total, in rupees.' }) },
  PAYMENT_NOT_VERIFIED: { success: z.literal(false).optional() },
  CLOSED: { nextOpening: instant.nullable().optional().meta({ description: 'Null if unknown.' }) },
  CONFLICT: {
    ...fieldErrors,
    version: z.int().optional().meta({ description: 'The one that the record has now.' }),
  },
  FULLY_BOOKED: {
    freeTimes: z.array(z.string()).optional().meta({ description: 'The nearest free ones of that day.' }),
    nextFreeDay: z
      .object({ date: z.string(), freeTimes: z.array(z.string()) })
      .optional()
      .meta({ description: 'If that day has none.' }),
  },
};

const waits = {
  'Retry-After': { description: 'Seconds.', required: true, schema: { type: 'integer', minimum: 0 } },
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
  if (isPermission(permission)) {
    codes.add('UNAUTHENTICATED');
    if (isForStaff(permission)) codes.add('FORBIDDEN');
  }
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
