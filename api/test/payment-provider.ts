import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface PaymentProvider {
  /** Environment for an app that uses it. */
  readonly environment: Record<string, string>;
  /** Each call, such as `GET /v1/orders/order_1/payments`. */
  readonly calls: string[];
  /** Paid payment orders, with paise. */
  readonly paid: Map<string, number>;
  /** Refunded payment orders. */
  readonly refunded: Set<string>;
  /** Awaited before each answer. */
  delay: (call: string) => Promise<unknown>;
  /** Answers the next calls with 429. */
  refuse(times: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

export const providerSecret = 'secret of the provider';

/** A server that answers like Razorpay about orders and payments, and records its calls. */
export async function startPaymentProvider(): Promise<PaymentProvider> {
  const calls: string[] = [];
  const paid = new Map<string, number>();
  const refunded = new Set<string>();
  let refusals: { times: number; headers: Record<string, string> } = { times: 0, headers: {} };
  let orders = 0;

  const answer = (call: string, body: string): object => {
    const [, ofOrder] = /^GET \/v1\/orders\/([^/]+)\/payments$/.exec(call) ?? [];
    if (ofOrder !== undefined) {
      const amount = paid.get(ofOrder);
      const entity = {
        id: `pay_of_${ofOrder}`,
        order_id: ofOrder,
        amount,
        status: 'captured',
        amount_refunded: refunded.has(ofOrder) ? amount : 0,
        created_at: now(),
      };
      return { items: amount === undefined ? [] : [entity] };
    }
    if (call === 'POST /v1/orders') {
      orders += 1;
      return { id: `order_${orders}`, ...(JSON.parse(body) as object) };
    }
    return { items: [] };
  };

  const server = createServer((req, res) => {
    void (async () => {
      let body = '';
      for await (const chunk of req) body += String(chunk);
      const call = `${req.method} ${req.url}`;
      calls.push(call);
      await provider.delay(call);
      const isRefused = refusals.times > 0;
      if (isRefused) refusals.times -= 1;
      res.writeHead(isRefused ? 429 : 200, {
        'Content-Type': 'application/json',
        ...(isRefused && refusals.headers),
      });
      const error = { code: 'BAD_REQUEST_ERROR', description: 'Request failed' };
      res.end(JSON.stringify(isRefused ? { error } : answer(call, body)));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const provider: PaymentProvider = {
    environment: {
      RAZORPAY_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      RAZORPAY_KEY_ID: 'rzp_test_provider',
      RAZORPAY_KEY_SECRET: providerSecret,
      RAZORPAY_WEBHOOK_SECRET: providerSecret,
    },
    calls,
    paid,
    refunded,
    delay: () => Promise.resolve(),
    refuse: (times, headers = {}) => (refusals = { times, headers }),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return provider;
}

const now = () => Math.floor(Date.now() / 1000);
