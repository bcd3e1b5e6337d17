import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import pg from 'pg';
import { freePort } from '../src/platform/free-port.js';
import { quantiles } from './quantiles.js';
import { withShop } from './shop.js';

const secret = 'webhook secret of the bench';
const rounds = 3;
const perRound = 1000;
const inFlight = 50;

/**
 * Milliseconds until a signed webhook is answered, with fifty in flight while a worker handles earlier ones. Razorpay
 * disables a webhook that does not answer within five seconds. The reference stores the same bytes in one statement
 * behind a bare HTTP server.
 */
export async function webhooks(): Promise<void> {
  const environment = {
    RAZORPAY_KEY_ID: 'rzp_test_bench',
    RAZORPAY_KEY_SECRET: 'key secret of the bench',
    RAZORPAY_WEBHOOK_SECRET: secret,
    // No server there, so the worker only handles webhooks.
    RAZORPAY_API_URL: `http://127.0.0.1:${await freePort()}`,
  };
  await withShop({ roles: ['api', 'worker'], environment }, async ({ url, databaseUrl }) => {
    const reference = await startReference(databaseUrl);
    const samples: { chowk: number[]; reference: number[] } = { chowk: [], reference: [] };
    for (let round = 0; round < rounds; round += 1) {
      samples.reference.push(...(await send(reference.url)));
      samples.chowk.push(...(await send(`${url}/api/payment/webhook`)));
    }
    await reference.close();
    const [ours, theirs] = [quantiles(samples.chowk), quantiles(samples.reference)];
    console.log(`  Chowk                          p50 ${ours.p50} ms   p99 ${ours.p99} ms`);
    console.log(`  reference, HTTP and one INSERT p50 ${theirs.p50} ms   p99 ${theirs.p99} ms`);
    console.log(`  ratio of medians ${(ours.p50 / theirs.p50).toFixed(1)} (target: p99 under 1000 ms)`);
  });
}

let events = 0;

async function send(url: string): Promise<number[]> {
  const samples: number[] = [];
  let left = perRound;
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (left > 0) {
        left -= 1;
        events += 1;
        const body = webhookBody(events);
        const started = performance.now();
        const answer = await fetch(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Razorpay-Signature': createHmac('sha256', secret).update(body).digest('hex'),
            'X-Razorpay-Event-Id': `event_${events}`,
          },
          body,
        });
        await answer.arrayBuffer();
        samples.push(performance.now() - started);
        if (!answer.ok) throw new Error(`a webhook was answered ${answer.status}`);
      }
    }),
  );
  return samples;
}

function webhookBody(n: number): string {
  const entity = {
    id: `pay_${n}`,
    order_id: `order_${n}`,
    amount: 10_000,
    status: 'captured',
    method: 'upi',
    created_at: 1_763_700_000,
  };
  return JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
}

async function startReference(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  await pool.query('create table bench_webhooks (id bigserial primary key, body jsonb not null)');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      pool.query('insert into bench_webhooks (body) values ($1)', [body]).then(
        () => response.end('{}'),
        () => response.writeHead(500).end(),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}
