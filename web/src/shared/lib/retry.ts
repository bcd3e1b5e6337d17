import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { GraphQLFormattedError } from 'graphql';

const requestRetries = 3;
/** Retries after a timeout: one, because each takes long. */
const timeoutRetries = 1;

/** Statuses of a proxy or a starting server. */
const passingStatuses = new Set([502, 503, 504]);

/** GraphQL errors that a retry cannot resolve. */
const lastingCodes = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_TOO_LARGE',
]);

/** Whether the server could not reach its database. */
export function isUnavailable(errors: readonly GraphQLFormattedError[] | undefined): boolean {
  return errors?.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE') ?? false;
}

/** The facts for the decision to retry. */
interface Attempt {
  /** Failures so far, including this one. */
  readonly failures: number;
  readonly isMutation: boolean;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly error: unknown;
}

/**
 * Whether a failed HTTP request is retried. Mutations only with an idempotency key, because the first one may have
 * arrived.
 */
export function isWorthRetry({ failures, isMutation, variables, error }: Attempt): boolean {
  if (isMutation && !variables['idempotencyKey']) return false;
  if (CombinedGraphQLErrors.is(error)) return isUnavailable(error.errors) && failures <= requestRetries;
  if (ServerError.is(error)) return passingStatuses.has(error.statusCode) && failures <= requestRetries;
  if (typeof error !== 'object' || error === null || !('name' in error)) return false;
  if (error.name === 'TimeoutError') return failures <= timeoutRetries;
  // Thrown by fetch if the server is unreachable.
  return error.name === 'TypeError' && failures <= requestRetries;
}

/** Apollo's error for a socket that was closed because of the token. */
const refusedConnection = /^Socket closed with event (4401|4403)\b/;

/** Whether a subscription that ended with this error is reopened. */
export function isWorthResuming(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error))
    return !(error instanceof Error && refusedConnection.test(error.message));
  return !error.errors.some(({ extensions }) => lastingCodes.has(String(extensions?.['code'])));
}
