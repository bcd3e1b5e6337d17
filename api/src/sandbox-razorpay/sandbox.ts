import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { Router, type Express } from 'express';
import type { DataSource } from 'typeorm';
import type { Subscriber } from '../platform/events.js';
import type { Logger } from '../platform/log.js';
import type { Outbox } from '../platform/outbox.js';
import { checkoutRoutes } from './checkout.routes.js';
import { SandboxOrders } from './sandbox-orders.service.js';
import { SandboxPayments } from './sandbox-payments.service.js';
import { SandboxRefunds } from './sandbox-refunds.service.js';
import { sandboxRoutes } from './sandbox.routes.js';
import { webhookSender } from './webhooks.js';

/** The sandbox's path on the shop's server, and on its own. */
export const sandboxPath = '/sandbox/razorpay';

/** The shop's route for webhooks, below the address of {@link Sandbox.server}. */
const webhookPath = '/api/payment/webhook';

interface SandboxOptions {
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly keyId: string;
  readonly keySecret: string;
  /** The first one signs the webhooks. */
  readonly webhookSecrets: readonly string[];
  readonly log: Logger;
}

/** With which the shop calls the sandbox, as a Razorpay account. */
interface SandboxAccount {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecrets: readonly string[];
  readonly apiUrl: string;
}

export interface Sandbox {
  /** API and checkout script. Mount it at {@link sandboxPath}. */
  readonly router: Router;
  /** Serves the router to this process on a port of its own. Webhooks arrive here, too: mount the shop's route for them. */
  readonly server: Express;
  readonly account: SandboxAccount;
  /** Sends webhooks to {@link server}. */
  readonly webhookSender: Subscriber;
  close(): Promise<void>;
}

/**
 * A small Razorpay for shops without an account. It speaks the same HTTP API, so the code above is the same for both: the
 * `razorpay` SDK with another base URL. Everything is stored in the database; nothing is charged.
 */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { dataSource, outbox, keyId, keySecret, webhookSecrets, log } = options;
  const orders = new SandboxOrders(dataSource);
  const payments = new SandboxPayments(dataSource, outbox);
  const refunds = new SandboxRefunds(dataSource, outbox);

  const router = Router();
  router.use(checkoutRoutes());
  router.use('/v1', sandboxRoutes({ keyId, keySecret, orders, payments, refunds, log }));

  const server = express().disable('x-powered-by').use(sandboxPath, router);
  const listener = createServer(server);
  // `exclusive`: in a cluster, each process has its own port.
  listener.listen({ port: 0, host: '127.0.0.1', exclusive: true });
  await once(listener, 'listening');
  const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return {
    router,
    server,
    account: { keyId, keySecret, webhookSecrets, apiUrl: address + sandboxPath },
    webhookSender: webhookSender(address + webhookPath, webhookSecrets[0] ?? ''),
    close: async () => {
      listener.close();
      listener.closeAllConnections();
      await once(listener, 'close');
    },
  };
}
