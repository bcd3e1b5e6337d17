import { pino, stdSerializers, type Logger } from 'pino';

export type { Logger };

/** The structured log of a process: one JSON object a line on standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: describeError },
  });
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
