import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Milliseconds. Slow senders cannot hold a connection open. An idle connection stays open longer than proxies
 * keep theirs (60 s in most), so that none sends a request while it is being closed.
 */
const timeouts = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 75_000 } as const;

/** Seconds. */
const startTakes = 2;

export interface FrontDoor {
  readonly httpServer: Server;
  readonly port: number;
  /** From now on `web` answers. */
  handOver(web: RequestListener): void;
}

/**
 * Listens before there is anything to serve, so that who asks while the process starts or migrates is told so, and a
 * port that is taken is found out first.
 */
export async function openFrontDoor({ port, host }: { port: number; host: string }): Promise<FrontDoor> {
  const httpServer = createServer(timeouts, answerStarting);
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', reject);
    httpServer.listen(port, host, resolve);
  });
  return {
    httpServer,
    port: (httpServer.address() as AddressInfo).port,
    handOver: (web) => {
      httpServer.off('request', answerStarting);
      httpServer.on('request', web);
    },
  };
}

const answerStarting: RequestListener = (req, res) => {
  const isUp = req.url === '/healthz';
  res.writeHead(isUp ? 200 : 503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(!isUp && { 'Retry-After': String(startTakes) }),
  });
  res.end(
    JSON.stringify(
      isUp
        ? { status: 'ok' }
        : {
            status: 'starting',
            code: 'UNAVAILABLE',
            message: 'The shop opens in a moment. Please try again.',
          },
    ),
  );
};
