import { unwrapResolverError } from '@apollo/server/errors';
import type { ErrorRequestHandler } from 'express';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import {
  DomainError,
  errorStatus,
  retryAfterSeconds,
  toPublicError,
  wordsOf,
  type ErrorCode,
} from '../platform/errors.js';
import type { Logger } from '../platform/log.js';
import type { Sentence } from '../platform/sentences.js';
import { fromBodyParser } from '../rest/errors.js';
import { fromTokenLimit } from './limits.js';

/**
 * Clearer messages for requests that Apollo Server refuses, some of them without a code, with what the client should
 * do.
 */
const clearerMessages: Readonly<Record<string, string>> = {
  'Operation batching disabled.': 'A request holds one operation. Send several requests instead of a list.',
  'Unsupported persisted query version':
    'extensions.persistedQuery has to be { version: 1, sha256Hash }. Correct it, or leave it out and send the query.',
  'provided sha does not match query':
    'sha256Hash is not the SHA-256 of this query. Correct it, or leave extensions.persistedQuery out.',
};

/** Formats errors for clients: expected ones with their code, unknown ones masked and logged. */
export function createErrorFormatter(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = innermost(unwrapResolverError(error));
    const tooManyTokens = fromTokenLimit(formatted.message);
    if (tooManyTokens) return { message: tooManyTokens.message, extensions: { code: tooManyTokens.code } };
    const reworded = clearerMessages[formatted.message];
    if (reworded) return { message: reworded, extensions: { code: 'BAD_REQUEST' } };
    if (formatted.extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND') {
      // Clients in every language match Apollo's exact message.
      return { ...formatted, extensions: { ...formatted.extensions, hint: 'Send the query with its hash.' } };
    }
    // GraphQL's own messages on syntax, validation and variables are helpful and disclose nothing.
    if (!(cause instanceof DomainError) && isClientCode(formatted.extensions?.['code'])) return formatted;
    const answer = toPublicError(cause);
    if (answer !== cause) log.error({ err: cause, path: formatted.path }, 'GraphQL operation failed');
    const { message, fields, details } = wordsOf(answer);
    return {
      message,
      ...(formatted.locations && { locations: formatted.locations }),
      ...(formatted.path && { path: formatted.path }),
      extensions: {
        code: answer.code,
        ...(answer.code === 'UNAVAILABLE' && { retryAfter: retryAfterSeconds }),
        ...details,
        ...(fields && { fields }),
        ...(typeof answer.said === 'object' && { key: answer.said.key, params: answer.said.params }),
      },
    };
  };
}

/** Errors before any resolver runs, such as those of authentication, are wrapped once or more. */
function innermost(error: unknown): unknown {
  return error instanceof Error && 'originalError' in error && error.originalError
    ? innermost(error.originalError)
    : error;
}

/** Answers errors before Apollo Server, such as an unreadable body, in GraphQL's format. */
export function answerUnreadableRequests(log: Logger): ErrorRequestHandler {
  const format = createErrorFormatter(log);
  return (error, _req, res, next) => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const cause: unknown = fromBodyParser(error) ?? error;
    const { code, message } = toPublicError(cause);
    res.status(errorStatus[code]).json({ errors: [format({ message }, cause)] });
  };
}

/** A result that refuses an operation with one of our codes. */
export function refusedResult(code: ErrorCode, said: Sentence | string): readonly GraphQLError[] {
  const originalError = new DomainError(code, said);
  return [new GraphQLError(originalError.message, { originalError })];
}

/** The error with its HTTP status, for one that ends a request before execution. */
export function withHttpStatus(error: unknown): GraphQLError {
  const { code, message, details } = toPublicError(error);
  const wait = code === 'UNAVAILABLE' ? (details.retryAfter ?? retryAfterSeconds) : undefined;
  return new GraphQLError(message, {
    ...(error instanceof Error && { originalError: error }),
    extensions: {
      http: {
        status: errorStatus[code],
        ...(wait !== undefined && { headers: new Map([['retry-after', String(wait)]]) }),
      },
    },
  });
}

const clientCodes = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
]);

function isClientCode(code: unknown): boolean {
  return clientCodes.has(code);
}
