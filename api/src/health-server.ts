import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { App } from './app.js';
import { createMetrics } from './metrics.js';
import { Readiness } from './readiness.js';
import { mountHealth } from './server.js';

/** What a worker alone answers: `/healthz`, `/readyz` and `/metrics`, as the API does. */
export async function startHealthServer(
  app: App,
  port: number,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const web = express();
  web.disable('x-powered-by');
  mountHealth(web, Readiness.of(app), createMetrics(app));
  const server = createServer(web);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, app.config.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
