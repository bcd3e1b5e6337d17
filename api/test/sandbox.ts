import Razorpay from 'razorpay';
import { inject } from 'vitest';
import { entities } from '../src/modules/modules.js';
import { openSandbox } from '../src/sandbox-razorpay/sandbox.js';
import { openDatabase } from '../src/platform/database.js';
import { createLogger } from '../src/platform/log.js';
import { migrations } from '../src/platform/migrations/index.js';
import { Outbox } from '../src/platform/outbox.js';
import { createScratchDatabase } from './servers/scratch-database.js';

export const sandboxKeys = {
  keyId: 'rzp_test_OnlyForTests00',
  keySecret: 'key secret of the tests',
  webhookSecrets: ['webhook secret of the tests'],
};

/** The checkout window's answer. */
export interface Paid {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

/** What a failed API call throws: https://razorpay.com/docs/errors/. */
export interface Refusal {
  readonly statusCode: number;
  readonly error: {
    readonly code: string;
    readonly description: string;
    readonly reason: string;
    readonly metadata: Record<string, string>;
  };
}

/** The payment sandbox alone, with its own database, and the SDK that shops use. */
export class TestSandbox {
  private constructor(
    readonly apiUrl: string,
    readonly databaseUrl: string,
    readonly close: () => Promise<void>,
  ) {}

  static async start({ databaseUrl }: { databaseUrl?: string } = {}): Promise<TestSandbox> {
    const database = databaseUrl
      ? { url: databaseUrl, drop: () => Promise.resolve() }
      : await createScratchDatabase(inject('databaseServer'));
    const dataSource = await openDatabase({ url: database.url, entities, migrations });
    const sandbox = await openSandbox({
      ...sandboxKeys,
      dataSource,
      // No worker sends the webhooks.
      outbox: new Outbox(dataSource, { publish: () => Promise.resolve() }),
      log: createLogger('silent'),
    });
    return new TestSandbox(sandbox.account.apiUrl, database.url, async () => {
      await sandbox.close();
      await dataSource.destroy();
      await database.drop();
    });
  }

  get sdk(): Razorpay {
    return razorpaySdk(this.apiUrl, sandboxKeys);
  }

  /** Calls that the SDK has no method for, in the SDK's way. */
  async call(
    method: string,
    route: string,
    { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: { id: string } & Refusal }> {
    const token = Buffer.from(`${sandboxKeys.keyId}:${sandboxKeys.keySecret}`).toString('base64');
    const response = await fetch(this.apiUrl + route, {
      method,
      headers: { Authorization: `Basic ${token}`, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as { id: string } & Refusal };
  }

  /** What the checkout window does. */
  async pay(
    orderId: string,
    how: Record<string, unknown> = {},
  ): Promise<{ status: number; body: Paid & Refusal }> {
    const response = await fetch(`${this.apiUrl}/v1/checkout/pay`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ order_id: orderId, outcome: 'success', method: 'upi', ...how }),
    });
    return { status: response.status, body: (await response.json()) as Paid & Refusal };
  }
}

/** The official SDK with another base URL. It has no option for that and, by default, no timeout. */
export function razorpaySdk(apiUrl: string, keys: { keyId: string; keySecret: string }): Razorpay {
  const sdk = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret });
  const { defaults } = (sdk as unknown as { api: { rq: { defaults: { baseURL: string; timeout: number } } } })
    .api.rq;
  defaults.baseURL = apiUrl;
  defaults.timeout = 2000;
  return sdk;
}
