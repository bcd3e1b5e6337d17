import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { currentRequestId } from './request-id.js';
import { currentSpan } from './tracing.js';

export type { DestinationStream, Logger };

/**
 * The structured log of a process: one JSON object a line, on standard output unless told otherwise. What is done for a
 * request carries its `requestId`, and where traces are collected its `traceId`.
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

/** The values of a failed statement stay out: password hashes and addresses are among them. */
function describeError(error: Error): object {
  const {
    parameters: _parameters,
    driverError: _driverError,
    detail: _detail,
    ...rest
  } = stdSerializers.err(error);
  return rest;
}
