import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/**
 * Milliseconds. Slow senders cannot hold a connection open. An idle connection stays open longer than in most proxies
 * (60 s), so that none sends a request while it is being closed.
 */
const timeouts = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 75_000 } as const;

/** Seconds for `Retry-After` while a process starts or stops. */
const startRetryAfterSeconds = 2;

/**
 * Milliseconds. Proxies repeat a read that gets 503 at another process, but no POST, which therefore waits for the start.
 * A start took more than 10 s on a busy machine; nginx waits 75 s for an answer (`proxy_read_timeout`).
 */
const longestWait = 30_000;

/** Further requests get 503, so that a long migration does not collect more than the process can answer afterwards. */
const maxWaiting = 200;

export interface FrontDoor {
  readonly httpServer: Server;
  readonly port: number;
  /** Passes further requests to `handler`, in front of `web`. */
  setHandler(handler: RequestListener, web: Express): void;
}

/**
 * Listens before the app is ready: requests during start-up and migrations get a clear answer, and a port in use is
 * reported first.
 */
export async function openFrontDoor({
  port,
  host,
  maxWait = longestWait,
}: {
  readonly port: number;
  readonly host: string;
  readonly maxWait?: number;
}): Promise<FrontDoor> {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  const waiting = new Map<ServerResponse, IncomingMessage>();
  const receive: RequestListener = (req, res) => {
    if (isRead(req) || waiting.size >= maxWaiting) {
      answerStarting(req, res);
      return;
    }
    waiting.set(res, req);
    const limit = setTimeout(() => {
      if (waiting.delete(res)) answerStarting(req, res);
    }, maxWait);
    res.once('close', () => {
      clearTimeout(limit);
      waiting.delete(res);
    });
  };
  const httpServer = createServer(
    { ...timeouts, IncomingMessage: Request, ServerResponse: Response },
    receive,
  );
  await once(httpServer.listen(port, host), 'listening');
  return {
    httpServer,
    port: (httpServer.address() as AddressInfo).port,
    setHandler: (handler, web) => {
      // Express sets the prototype of each request and response, which slows down all code that uses them. It has no
      // effect if they were created with that prototype. Measured: 55 instead of 210 µs for a small GraphQL query.
      web.request = Object.setPrototypeOf(Request.prototype, web.request) as Express['request'];
      web.response = Object.setPrototypeOf(Response.prototype, web.response) as Express['response'];
      httpServer.off('request', receive);
      httpServer.on('request', handler);
      for (const [res, req] of waiting) handler(req, res);
      waiting.clear();
    },
  };
}

const answerStarting: RequestListener = (req, res) => {
  if (req.url === '/healthz') answer(res, 200, { status: 'ok' });
  else answerUnavailable(res, 'starting');
};

/** Whether proxies may repeat it. */
export const isRead = ({ method }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

export function answerUnavailable(res: ServerResponse, status: 'starting' | 'draining'): void {
  res.setHeader('Retry-After', String(startRetryAfterSeconds));
  answer(res, 503, {
    status,
    code: 'UNAVAILABLE',
    message: 'The shop opens in a moment. Please try again.',
  });
}

function answer(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify(body));
}
