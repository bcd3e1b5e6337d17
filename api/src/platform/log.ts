import { pino, type Logger } from 'pino';

export type { Logger };

/** The structured log of a process. One JSON object a line on standard output; secrets never reach it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  });
}
