import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Logger } from '../platform/log.js';
import { requestIdOf } from '../rest/audit.js';

/** Logs each request; undefined if the log level excludes requests. */
export function accessLog(log: Logger): HttpLogger | undefined {
  if (!log.isLevelEnabled('debug')) return undefined;
  return pinoHttp({
    logger: log,
    useLevel: 'debug',
    genReqId: requestIdOf,
    // The query string may contain anything that a client put there by mistake, such as a token or a name.
    serializers: {
      req: ({ query: _query, url, ...req }: { query: unknown; url: string }) => ({
        ...req,
        url: url.split('?', 1)[0],
      }),
    },
    // The response ends outside the request's async context.
    customProps: (req) => ({ requestId: requestIdOf(req) }),
  });
}
