import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './request.js';
import { currentSpan } from './tracing.js';

export type { DestinationStream, Logger };

/**
 * The structured log: one JSON object per line, on standard output by default. Lines about a request carry its `requestId`
 * and, with tracing, its `traceId`.
 */
export function createLogger(level: string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    mixin: () => {
      const requestId = currentRequestId();
      const traceId = currentSpan()?.spanContext().traceId;
      return { ...(requestId !== undefined && { requestId }), ...(traceId !== undefined && { traceId }) };
    },
    serializers: { err: describeError },
  };
  return to ? pino(options, to) : pino(options);
}

/** Omits the values of a failed statement, which may be password hashes or addresses. */
function describeError(error: Error): object {
  const {
    parameters: _parameters,
    driverError: _driverError,
    detail: _detail,
    ...rest
  } = stdSerializers.err(error);
  return rest;
}
