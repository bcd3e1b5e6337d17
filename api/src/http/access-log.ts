import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Logger } from '../platform/log.js';
import { requestIdOf } from '../rest/audit.js';

/** Writes each request to the log; undefined if its level leaves requests out. */
export function accessLog(log: Logger): HttpLogger | undefined {
  if (!log.isLevelEnabled('debug')) return undefined;
  return pinoHttp({
    logger: log,
    useLevel: 'debug',
    genReqId: requestIdOf,
    // What follows the `?` may be anything that a client should have put elsewhere: a token, a name.
    serializers: {
      req: ({ query: _query, url, ...req }: { query: unknown; url: string }) => ({
        ...req,
        url: url.split('?', 1)[0],
      }),
    },
    // Answers end outside of the request's own chain of calls.
    customProps: (req) => ({ requestId: requestIdOf(req) }),
  });
}
