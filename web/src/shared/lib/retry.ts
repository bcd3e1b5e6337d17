import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';

const requestRetries = 3;
/** A request that ran out of time is tried once more only: nobody waits a minute for a menu. */
const timeoutRetries = 1;

/** Answers of a proxy or of a server that is just starting: the request itself is fine. */
const passingStatuses = new Set([502, 503, 504]);

/** GraphQL errors that the same subscription would meet again for ever. */
const lastingCodes = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_TOO_LARGE',
]);

/** Whether the server could not reach its database just then. */
export function isUnavailable(errors: readonly GraphQLFormattedError[] | undefined): boolean {
  return errors?.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE') ?? false;
}

/** What decides whether a request may be sent again. */
interface Attempt {
  /** Failures so far, this one counted. */
  readonly failures: number;
  readonly isMutation: boolean;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly error: unknown;
}

/**
 * Whether a failed HTTP request is sent again. A mutation only with an idempotency key, because nobody knows whether
 * the first one arrived.
 */
export function isWorthRetry({ failures, isMutation, variables, error }: Attempt): boolean {
  if (isMutation && !variables['idempotencyKey']) return false;
  if (CombinedGraphQLErrors.is(error)) return isUnavailable(error.errors) && failures <= requestRetries;
  if (ServerError.is(error)) return passingStatuses.has(error.statusCode) && failures <= requestRetries;
  if (typeof error !== 'object' || error === null || !('name' in error)) return false;
  if (error.name === 'TimeoutError') return failures <= timeoutRetries;
  // What fetch throws when there is no way to the server.
  return error.name === 'TypeError' && failures <= requestRetries;
}

/** How Apollo words a socket that the server closed because of the token. */
const refusedAtTheDoor = /^Socket closed with event (4401|4403)\b/;

/** Whether a subscription that ended with this error is worth opening again. */
export function isWorthResuming(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error))
    return !(error instanceof Error && refusedAtTheDoor.test(error.message));
  return !error.errors.some(({ extensions }) => lastingCodes.has(String(extensions?.['code'])));
}
