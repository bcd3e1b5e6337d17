import type { ErrorRequestHandler, RequestHandler } from 'express';
import { common } from '../platform/common.sentences.js';
import { DomainError, errorStatus, retryAfterSeconds, toPublicError, wordsOf } from '../platform/errors.js';
import { forbidStoring } from '../http/security.js';
import type { Logger } from '../platform/log.js';

/** Answers every error as JSON `{ message, code, errors }`; never a stack trace, never HTML. */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return (error, req, res, _next) => {
    if (res.headersSent) {
      log.error({ err: error, method: req.method, url: req.originalUrl }, 'answer cut off');
      res.destroy();
      return;
    }
    const answer = fromBodyParser(error) ?? toPublicError(error);
    const status = errorStatus[answer.code];
    forbidStoring(res);
    res.locals.errorCode = answer.code;
    if (status >= 500) log.error({ err: error, method: req.method, url: req.originalUrl }, 'request failed');
    const { message, fields, details } = wordsOf(answer);
    const { retryAfter = retryAfterSeconds, ...rest } = details;
    if (status === 429 || status === 503) res.set('Retry-After', String(retryAfter));
    res.status(status).json({
      message,
      code: answer.code,
      ...(fields && { errors: fields }),
      ...rest,
    });
  };
}

/** Maps the errors of Express and its body parser by their `type` or status. */
export function fromBodyParser(error: unknown): DomainError | undefined {
  if (error instanceof URIError)
    return new DomainError(
      'BAD_USER_INPUT',
      'The address of the request cannot be decoded. Send it in UTF-8, percent-encoded.',
    );
  if (!(error instanceof Error) || !('type' in error || 'status' in error)) return undefined;
  const type = 'type' in error ? error.type : undefined;
  const status = 'status' in error ? error.status : undefined;
  if (type === 'entity.parse.failed')
    return new DomainError('BAD_JSON', 'The body of the request is not valid JSON.');
  if (status === 413) return tooLarge('limit' in error ? error.limit : undefined);
  if (status === 415) {
    return new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json in UTF-8.');
  }
  return status === 400 ? new DomainError('BAD_USER_INPUT', common.invalidRequest) : undefined;
}

/** @param limit in bytes, if the body parser reports it */
const tooLarge = (limit: unknown) =>
  new DomainError(
    'PAYLOAD_TOO_LARGE',
    typeof limit === 'number'
      ? `The request is larger than the ${limit / 1024} kB that are taken here. Send it in smaller parts.`
      : 'The request is too large.',
  );

export const answerUnknownRoute: RequestHandler = (req) => {
  throw new DomainError('NOT_FOUND', `There is no ${req.method} ${req.baseUrl}${req.path}.`);
};
