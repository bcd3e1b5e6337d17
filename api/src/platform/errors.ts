import { common } from './common.sentences.js';
import { inWords, type Sentence } from './sentences.js';

/** Every public error code with its REST status. */
export const errorStatus = {
  BAD_USER_INPUT: 400,
  BAD_JSON: 400,
  BAD_SIGNATURE: 400,
  OPERATION_TOO_LARGE: 400,
  PAYMENTS_OFF: 400,
  PAYMENT_NOT_VERIFIED: 400,
  TOTAL_MISMATCH: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  REAUTHENTICATE: 401,
  SECOND_FACTOR_REQUIRED: 401,
  PAYMENT_REQUIRED: 402,
  EMAIL_UNCONFIRMED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CLOSED: 409,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  FULLY_BOOKED: 409,
  IDEMPOTENCY_CONFLICT: 409,
  LINK_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  OPERATION_TIMEOUT: 503,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** A problem with one input field. */
export interface FieldError {
  readonly field: string;
  readonly message: Sentence | string;
}

interface ErrorDetails {
  /** The problems by field: for validation, `REAUTHENTICATE`, a `CONFLICT` about one, and a tablet's old stamp. */
  readonly fields?: readonly FieldError[];
  /** For `SECOND_FACTOR_REQUIRED`: stands for the password in the second step. */
  readonly ticket?: string;
  /** For `SECOND_FACTOR_REQUIRED` and `REAUTHENTICATE`: the second factors of the account, if it has any. */
  readonly methods?: readonly string[];
  /** For `TOTAL_MISMATCH`: the right total, in rupees. */
  readonly total?: number;
  /** For REST's payment verification, whose callers read only this. */
  readonly success?: false;
  /** For `CONFLICT`: the present version of the record. */
  readonly version?: number;
  /** For `CLOSED`: when orders are taken again, as ISO 8601; null if unknown. */
  readonly nextOpening?: string | null;
  /** For `FULLY_BOOKED`: the nearest free times of the requested day or, without any, of the next free day. */
  readonly freeTimes?: readonly string[];
  readonly nextFreeDay?: { readonly date: string; readonly freeTimes: readonly string[] };
  /** For `TOO_MANY_REQUESTS` and `UNAVAILABLE`: seconds until a retry makes sense. */
  readonly retryAfter?: number;
}

/** Default of `retryAfter`, in seconds. */
export const retryAfterSeconds = 5;

/** An expected error. Its message is English, for the log. */
export class DomainError extends Error {
  /** @param said a sentence for people, or English for developers who call the API */
  constructor(
    readonly code: ErrorCode,
    readonly said: Sentence | string,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(inWords(said, 'en'), options);
  }
}

/** What a client sees of an error, in the language of its request. */
export function wordsOf({ said, details: { fields, ...details } }: DomainError) {
  return {
    message: inWords(said),
    fields: fields?.map(({ field, message }) => ({ field, message: inWords(message) })),
    details,
  };
}

/** `BAD_USER_INPUT` about one field. */
export const badInput = (field: string, said: Sentence): DomainError =>
  new DomainError('BAD_USER_INPUT', said, { fields: [{ field, message: said }] });

/** SQLSTATE classes and codes that mean that the database cannot answer now or not in time (PostgreSQL, appendix A). */
const unavailableSqlState = /^(08...|57P0[123]|57014|53...)$/;
/** SQLSTATE codes for conflicts with other transactions: lock timeout, deadlock, serialisation failure. */
const retryableSqlState = /^(55P03|40P01|40001)$/;
const unavailableErrno = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// pg and pg-pool report these without a code; the last two come from TypeORM, for a transaction that lost its connection.
const unavailableMessage =
  /^Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|^Query runner already released|^Database connection provided by a query runner was already released/;

/** Whether PostgreSQL or Redis cannot be reached, so that a retry may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && (unavailableErrno.has(code) || unavailableSqlState.test(code))) return true;
  if (isHeldUp(error)) return true;
  if (unavailableMessage.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return isUnavailable('driverError' in error ? error.driverError : undefined);
}

/** Whether a statement of pg failed only because of locks held by others, so that it may succeed alone. */
export function isHeldUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retryableSqlState.test(String(error.code));
}

/** PostgreSQL or Redis does not answer. */
export const unreachable = (): DomainError => new DomainError('UNAVAILABLE', common.unreachable);

/** Returns expected errors unchanged and masks all others. */
export function toPublicError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  return isUnavailable(error) ? unreachable() : new DomainError('INTERNAL_SERVER_ERROR', common.internal);
}
