import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, createServer, request, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../src/platform/ids.js';
import { freePort } from '../../src/platform/postgres-server.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const admin = { email: 'owner@example.in', password: 'owner of the shop' };
const probeMilliseconds = 50;

const patience = { timeout: 20_000 };

/** A process of the shop, as a machine behind a balancer. */
class Machine {
  private child: ChildProcess | undefined;

  constructor(
    readonly port: number,
    private readonly environment: Record<string, string>,
  ) {}

  async start(): Promise<void> {
    this.child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env['PATH'], PORT: String(this.port), ...this.environment },
    });
    await vi.waitFor(async () => expect(await this.readiness()).toBe('ready'), { timeout: 30_000 });
  }

  /** What `/readyz` says; undefined if nobody is there. */
  async readiness(): Promise<string | undefined> {
    const body = await fetch(`http://127.0.0.1:${this.port}/readyz`).then(
      (answer) => answer.json() as Promise<{ status: string }>,
      () => undefined,
    );
    return body?.status;
  }

  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null) return Promise.resolve(null);
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }
}

/**
 * Sends each request to the next machine that was ready when it was last asked, over connections that it keeps. What
 * goes wrong it hands on: it never tries twice.
 */
async function balance(machines: readonly Machine[]): Promise<{ url: string; close: () => void }> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let ready: readonly Machine[] = machines;
  let turn = 0;
  const probe = async () => {
    const answers = await Promise.all(machines.map((machine) => machine.readiness()));
    ready = machines.filter((_machine, index) => answers[index] === 'ready');
  };
  const probing = setInterval(() => void probe(), probeMilliseconds);
  const next = () => ready[(turn += 1) % ready.length]?.port ?? 0;

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
    close: () => {
      clearInterval(probing);
      for (const socket of sockets) socket.destroy();
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

let database: ScratchDatabase;
let dataDir: string;
let machines: Machine[];
let balancer: Awaited<ReturnType<typeof balance>>;
let looker: pg.Client;

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-rolling-'));
  await chmod(dataDir, 0o711);
  const environment = {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    DRAIN_SECONDS: '1',
    RATE_LIMIT_FACTOR: '1000',
  };
  machines = [new Machine(await freePort(), environment), new Machine(await freePort(), environment)];
  await Promise.all(machines.map((machine) => machine.start()));
  balancer = await balance(machines);
  looker = new pg.Client({ connectionString: database.url });
  await looker.connect();
});
afterAll(async () => {
  balancer.close();
  await Promise.all(machines.map((machine) => machine.stop('SIGKILL')));
  await looker.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
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

describe('a restart of one machine after the other', () => {
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

    // Customers who order and look at the menu all the time, each as soon as the last answer is there.
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

    // A customer who follows an order, and an admin who moves it on after each restart.
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
    await expect.poll(() => seen.at(-1), patience).toBe('PENDING');
    const moveOn = async (status: string) =>
      expect((await send('PUT', `/api/admin/orders/${followed}/status`, { status }, owner)).status).toBe(200);

    const [one, two] = machines as [Machine, Machine];
    for (const [machine, status] of [
      [one, 'Preparing'],
      [two, 'Out for Delivery'],
    ] as const) {
      const ended = machine.stop();
      // It says that it is leaving and still answers: nobody has been told yet when the first requests come.
      await expect.poll(() => machine.readiness(), { ...patience, interval: 10 }).toBe('draining');
      const last = await fetch(`http://127.0.0.1:${machine.port}/api/menu`);
      expect([last.status, last.headers.get('Connection')]).toEqual([200, 'close']);
      await moveOn(status);
      expect(await ended).toBe(0);
      await expect.poll(() => seen.at(-1), patience).toBe(status.toUpperCase().replaceAll(' ', '_'));
      await machine.start();
    }
    end.abort();
    await Promise.all(crowd);
    await moveOn('Delivered');
    await expect.poll(() => seen.at(-1), patience).toBe('DELIVERED');
    await client.dispose();

    expect(outcomes.filter((outcome) => !/^20[01]$/.test(outcome))).toEqual([]);
    const placed = outcomes.filter((outcome) => outcome === '201').length;
    expect(placed).toBeGreaterThan(50);
    const { rows } = await looker.query<{ count: string }>('select count(*) from orders');
    expect(Number(rows[0]?.count)).toBe(placed + 1);
    expect(refusals).toEqual([]);
  }, 90_000);
});
