import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { Router } from 'express';
import type { DataSource } from 'typeorm';
import type { Logger } from '../platform/log.js';
import { checkoutRoutes } from './checkout.routes.js';
import { Faults } from './faults.js';
import { SandboxOrders } from './sandbox-orders.service.js';
import { SandboxPayments } from './sandbox-payments.service.js';
import { SandboxRefunds } from './sandbox-refunds.service.js';
import { sandboxRoutes } from './sandbox.routes.js';
import { WebhookSender, webhookTiming, type WebhookTiming } from './webhook-sender.js';

/** The sandbox's path on the shop's server, and on its own. */
export const sandboxPath = '/sandbox/razorpay';

interface SandboxOptions {
  readonly dataSource: DataSource;
  readonly keyId: string;
  readonly keySecret: string;
  /** Signs the webhooks. */
  readonly webhookSecret: string;
  readonly log: Logger;
  /** For tests that cannot wait a day. */
  readonly webhookTiming?: Partial<WebhookTiming>;
}

export interface Sandbox {
  /** The whole service: API, checkout script and window. Mount it at {@link sandboxPath}. */
  readonly router: Router;
  /** Pending faults of this process. */
  readonly faults: Faults;
  /** The bank authorizes a failed payment after all. */
  authorizeLate(paymentId: string): Promise<void>;
  /** Serves it on its own port, for the processes of this machine. */
  listen(): Promise<{ readonly apiUrl: string; close(): Promise<void> }>;
  /** Delivers webhooks to `webhookUrl` until it is stopped, including those of other processes and earlier runs. */
  startWebhookSender(webhookUrl: string): { stop(): Promise<void> };
}

/**
 * A small Razorpay for shops without an account. It speaks the same HTTP API, so the code above is the same for both: the
 * `razorpay` SDK with another base URL. Everything is stored in the database; nothing is charged.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { dataSource, keyId, keySecret, log } = options;
  const faults = new Faults();
  const senders = new Set<WebhookSender>();
  const wakeSender = () => senders.forEach((sender) => sender.wake());
  const payments = new SandboxPayments(dataSource, faults);

  const router = Router();
  router.use(checkoutRoutes());
  router.use(
    '/v1',
    sandboxRoutes({
      keyId,
      keySecret,
      orders: new SandboxOrders(dataSource),
      payments,
      refunds: new SandboxRefunds(dataSource, faults),
      faults,
      log,
      wakeSender,
    }),
  );

  return {
    router,
    faults,
    async authorizeLate(paymentId) {
      await payments.authorizeLate(paymentId);
      wakeSender();
    },
    listen: () => serve(router),
    startWebhookSender(webhookUrl) {
      const sender = new WebhookSender({
        dataSource,
        url: webhookUrl,
        secret: options.webhookSecret,
        timing: { ...webhookTiming, ...options.webhookTiming },
        log,
      });
      senders.add(sender);
      return {
        async stop() {
          senders.delete(sender);
          await sender.stop();
        },
      };
    },
  };
}

async function serve(router: Router): ReturnType<Sandbox['listen']> {
  const app = express().disable('x-powered-by').use(sandboxPath, router);
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // `exclusive`: in a cluster, each process has its own port.
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}${sandboxPath}`,
    close: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
}
