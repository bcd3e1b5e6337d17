import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { createMetrics, type Measured, type Metrics } from '../metrics/metrics.js';
import { Readiness } from './readiness.js';
import { answerErrors, answerUnknownRoute } from '../rest/errors.js';
import { exactApp, requireNormalPath } from './normal-path.js';
import { forbidStoring } from './security.js';

/** Routes for liveness, readiness and metrics. */
export function mountHealth(web: Express, readiness: Readiness, metrics: Metrics): void {
  web.get('/healthz', (_req, res) => {
    forbidStoring(res);
    res.json({ status: 'ok' });
  });
  web.get('/readyz', readiness.answer);
  web.get('/metrics', metrics.answer, answerUnknownRoute);
}

/** Serves `/healthz`, `/readyz` and `/metrics` in a worker, with the same answers as the API. */
export async function startHealthServer(
  measured: Measured,
  port: number,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const web = exactApp();
  web.use(requireNormalPath);
  mountHealth(web, Readiness.of(measured), createMetrics(measured));
  web.use(answerUnknownRoute, answerErrors(measured.log));
  const server = createServer(web).listen(port, measured.config.host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
