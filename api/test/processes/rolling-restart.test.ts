import { Agent, createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../src/platform/ids.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';
import { owner as admin, ShopProcess, watchReadiness } from './shop-process.js';

/**
 * Sends each request to the next machine that was ready at the last check, over kept connections. Passes errors on and
 * never retries.
 */
async function balance(
  machines: readonly ShopProcess[],
): Promise<{ url: string; close: () => Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  const watched = watchReadiness(machines);
  const next = () => watched.next()?.port ?? 0;

  const server: Server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const outgoing = request(
      { agent, host: '127.0.0.1', port: next(), method, path: url, headers },
      (result) => {
        answer.writeHead(result.statusCode ?? 502, { 'content-type': result.headers['content-type'] });
        result.pipe(answer);
      },
    );
    outgoing.on('error', (error) => answer.writeHead(502).end(JSON.stringify({ error: String(error) })));
    incoming.pipe(outgoing);
  });
  server.on('upgrade', (incoming, inbound: Socket) => {
    const outbound = connect(next(), '127.0.0.1', () => {
      const { rawHeaders } = incoming;
      const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}`]));
      outbound.write([`GET ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      inbound.pipe(outbound).pipe(inbound);
    });
    for (const [one, other] of [
      [inbound, outbound],
      [outbound, inbound],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await watched.stop();
      for (const socket of sockets) socket.destroy();
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

let database: ScratchDatabase;
/** Processes of the shop, as machines behind a balancer. */
let machines: [ShopProcess, ShopProcess];
let balancer: Awaited<ReturnType<typeof balance>>;
let looker: pg.Client;

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const environment = { DATABASE_URL: database.url, LOG_LEVEL: 'silent', DRAIN_SECONDS: '1' };
  const first = await ShopProcess.create(environment);
  machines = [first, await ShopProcess.create({ ...environment, DATA_DIR: first.dataDir })];
  await Promise.all(machines.map((machine) => machine.start()));
  balancer = await balance(machines);
  looker = new pg.Client({ connectionString: database.url });
  await looker.connect();
});
afterAll(async () => {
  await balancer.close();
  await Promise.all(machines.map((machine) => machine.remove()));
  await looker.end();
  await database.drop();
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the shape of the body
async function send<T>(method: string, route: string, body?: object, token?: string, key?: string) {
  const answer = await fetch(balancer.url + route, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as T };
}

async function tokenOf(person: { email: string; password: string }): Promise<string> {
  return (await send<{ token: string }>('POST', '/api/auth/login', person)).body.token;
}

describe('a rolling restart', () => {
  it('loses no request and no live message', async () => {
    const dish = newId();
    await looker.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [
      dish,
    ]);
    const asha = { name: 'Asha', email: 'asha@example.in', password: 'correct horse battery' };
    await send('POST', '/api/auth/register', asha);
    const [customer, owner] = [await tokenOf(asha), await tokenOf(admin)];
    const order = { items: [{ menuItem: dish, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' };
    const place = () => send<{ _id: string }>('POST', '/api/orders', order, customer, newId());

    // Customers who order and read the menu continuously.
    const outcomes: string[] = [];
    const end = new AbortController();
    const busy = async (what: () => Promise<{ status: number; body: unknown }>) => {
      while (!end.signal.aborted) {
        const outcome = await what().then(
          ({ status, body }) => (status < 300 ? String(status) : `${status} ${JSON.stringify(body)}`),
          (error: unknown) => String(error),
        );
        outcomes.push(outcome);
      }
    };
    const crowd = [place, place, place, () => send('GET', '/api/menu')].map(busy);

    // A customer who follows an order, and an admin who moves it after each restart.
    const followed = (await place()).body._id;
    const seen: string[] = [];
    const client = createClient({
      url: `${balancer.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${customer}` },
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: () => Promise.resolve(),
    });
    const refusals: unknown[] = [];
    client.subscribe<{ orderUpdated: { status: string } }>(
      { query: 'subscription ($id: ID!) { orderUpdated(id: $id) { status } }', variables: { id: followed } },
      {
        next: ({ data }) => void (data && seen.push(data.orderUpdated.status)),
        error: (error) => refusals.push(error),
        complete: () => undefined,
      },
    );
    await expect.poll(() => seen.at(-1)).toBe('PENDING');
    const moveOn = async (status: string) =>
      expect((await send('PUT', `/api/admin/orders/${followed}/status`, { status }, owner)).status).toBe(200);

    const [one, two] = machines;
    for (const [machine, status] of [
      [one, 'Preparing'],
      [two, 'Out for Delivery'],
    ] as const) {
      const ended = machine.stop('SIGTERM');
      // It reports `draining` and still answers: the balancer does not know yet when the first requests arrive.
      await expect.poll(() => machine.readiness(), { interval: 10 }).toBe('draining');
      const last = await fetch(`http://127.0.0.1:${machine.port}/api/menu`);
      expect([last.status, last.headers.get('Connection')]).toEqual([200, 'close']);
      await moveOn(status);
      expect(await ended).toBe(0);
      await expect.poll(() => seen.at(-1)).toBe(status.toUpperCase().replaceAll(' ', '_'));
      await machine.start();
    }
    end.abort();
    await Promise.all(crowd);
    await moveOn('Delivered');
    await expect.poll(() => seen.at(-1)).toBe('DELIVERED');
    await client.dispose();

    expect(outcomes.filter((outcome) => !/^20[01]$/.test(outcome))).toEqual([]);
    const placed = outcomes.filter((outcome) => outcome === '201').length;
    expect(placed).toBeGreaterThan(50);
    const { rows } = await looker.query<{ count: string }>('select count(*) from orders');
    expect(Number(rows[0]?.count)).toBe(placed + 1);
    expect(refusals).toEqual([]);
  });
});
