import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { maxSecondsBehind } from '../../src/platform/replica.js';
import { TestApp } from '../app.js';
import { linkTo, type DatabaseLink } from '../servers/database-link.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';
import { startReplicatedDatabase, type ReplicatedDatabase } from '../servers/replicated-database.js';

let database: ReplicatedDatabase;
/** Between the shop and the replica. */
let link: DatabaseLink;
let log: { msg: string; why?: string }[];
let test: TestApp;
/** Another process of the same shop. */
let other: TestApp;
let asha: Account;
let admin: Account;
let dishId: string;

beforeAll(async () => {
  database = await startReplicatedDatabase();
  link = await linkTo(database.replicaUrl);
  const environment = { DATABASE_URL: database.url, DATABASE_REPLICA_URLS: link.url };
  log = [];
  const logTo = { write: (line: string) => void log.push(JSON.parse(line) as (typeof log)[number]) };
  test = await TestApp.start({ ...environment, LOG_LEVEL: 'info' }, logTo);
  other = await TestApp.start({ ...environment, ROLE: 'api' });
  asha = await aCustomer(test);
  admin = await anAdmin(test);
  dishId = (await aDish(test, { name: 'Masala Dosa', pricePaise: 8000 })).id;
});
beforeEach(async () => {
  for (const app of [test, other]) await expect.poll(() => isUsed(app)).toBe(1);
});
afterAll(async () => {
  await other?.close();
  await test?.close();
  await link?.cut();
  await database?.stop();
});

async function sample(app: TestApp, name: string): Promise<number> {
  const page = await (await fetch(`${app.url}/metrics`)).text();
  const line = page.split('\n').find((candidate) => candidate.startsWith(`${name}{`)) ?? ' NaN';
  return Number(line.slice(line.lastIndexOf(' ')));
}
const isUsed = (app: TestApp) => sample(app, 'chowk_database_replica_used');
const readsOfReplica = (app: TestApp) => sample(app, 'chowk_database_reads_total');

/** The replica keeps receiving and shows nothing of it until the returned function is called. */
async function pauseReplica(): Promise<() => Promise<void>> {
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: database.replicaUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const resume = () => run('select pg_wal_replay_resume()');
  await run('select pg_wal_replay_pause()');
  onTestFinished(resume);
  return resume;
}

async function summary(app = test): Promise<{ status: number; totalOrders: number }> {
  const { status, body } = await app.rest<{ totalOrders: number }>('GET', '/api/admin/summary', {
    token: admin.token,
  });
  return { status, totalOrders: body.totalOrders };
}

async function order(): Promise<string> {
  const { status, body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: asha.token,
    body: { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road, Bengaluru', paymentMode: 'COD' },
  });
  expect(status).toBe(201);
  return body._id;
}

let asked = 0;
/** A query that is new each time, so that no response is cached. */
async function priceOf(app: TestApp): Promise<number | undefined> {
  asked += 1;
  const { body } = await app.rest<{ _id: string; price: number }[]>('GET', `/api/menu?asked=${asked}`);
  return body.find(({ _id }) => _id === dishId)?.price;
}

describe('with a replica', () => {
  it('reports are read from it, and a user’s own changes from the primary', async () => {
    const { totalOrders } = await summary();
    const resume = await pauseReplica();
    const id = await order();
    expect((await summary()).totalOrders).toBe(totalOrders);
    const { body: own } = await test.rest<{ _id: string }[]>('GET', '/api/orders', { token: asha.token });
    expect(own.map(({ _id }) => _id)).toContain(id);
    expect((await test.rest('GET', `/api/orders/${id}`, { token: asha.token })).status).toBe(200);
    const { body: all } = await test.rest<{ orders: { _id: string }[] }>('GET', '/api/admin/orders', {
      token: admin.token,
    });
    expect(JSON.stringify(all)).toContain(id);

    // Too far behind: reads use the primary until it has caught up.
    await expect.poll(async () => (await summary()).totalOrders).toBe(totalOrders + 1);
    expect(await isUsed(test)).toBe(0);
    await expect
      .poll(() => log.at(-1))
      .toMatchObject({ why: `it may be more than ${maxSecondsBehind} s behind` });
    await resume();
    await expect.poll(() => isUsed(test)).toBe(1);
    await expect.poll(() => log.at(-1)).toMatchObject({ msg: 'database replica: in use' });
  });

  it('an admin finds orders on the replica and sees their current state', async () => {
    const id = await order();
    await expect.poll(async () => (await find()).length).toBe(1);
    const resume = await pauseReplica();
    await test.rest('PUT', `/api/admin/orders/${id}/status`, {
      token: admin.token,
      body: { status: 'Preparing' },
    });
    const before = await readsOfReplica(test);
    expect(await find()).toEqual([expect.objectContaining({ _id: id, status: 'Preparing' })]);
    expect(await readsOfReplica(test)).toBe(before + 1);
    await resume();

    async function find(): Promise<{ _id: string; status: string }[]> {
      const answer = await test.rest<{ _id: string; status: string }[]>(
        'GET',
        `/api/admin/orders?search=${id}`,
        {
          token: admin.token,
        },
      );
      return answer.body;
    }
  });

  it('a change of the menu shows immediately, to everyone and permanently', async () => {
    const before = await readsOfReplica(other);
    await expect
      .poll(async () => {
        await priceOf(other);
        return readsOfReplica(other);
      })
      .toBeGreaterThan(before);

    const resume = await pauseReplica();
    const change = await test.rest('PUT', `/api/admin/menu/${dishId}`, {
      token: admin.token,
      body: { price: 95 },
    });
    expect(change.status).toBe(200);
    expect(await priceOf(test)).toBe(95);
    expect((await test.rest<{ price: number }[]>('GET', '/api/menu')).body[0]?.price).toBe(95);
    await expect.poll(() => priceOf(other)).toBe(95);
    // And as long as the replica lacks it.
    const prices: (number | undefined)[] = [];
    for (const app of [test, other]) {
      await expect
        .poll(async () => {
          prices.push(await priceOf(app));
          return isUsed(app);
        })
        .toBe(0);
    }
    await resume();
    for (const app of [test, other]) {
      const reads = await readsOfReplica(app);
      await expect
        .poll(async () => {
          prices.push(await priceOf(app));
          return readsOfReplica(app);
        })
        .toBeGreaterThan(reads);
    }
    expect(new Set(prices)).toEqual(new Set([95]));
    for (const app of [test, other]) {
      expect((await app.rest<{ price: number }[]>('GET', '/api/menu')).body[0]?.price).toBe(95);
    }
  });

  it('no request fails when the replica is killed, and it is used again after its return', async () => {
    const end = new AbortController();
    const statuses: number[] = [];
    const reader = async () => {
      while (!end.signal.aborted) {
        statuses.push((await summary()).status, (await test.rest('GET', '/readyz')).status);
        await priceOf(test);
      }
    };
    const readers = [1, 2, 3, 4].map(reader);
    await expect.poll(() => statuses.length).toBeGreaterThan(50);
    await database.killReplica();
    await expect.poll(() => isUsed(test)).toBe(0);
    const atDeath = statuses.length;
    await expect.poll(() => statuses.length).toBeGreaterThan(atDeath + 50);
    await expect.poll(() => log.at(-1)).toMatchObject({ why: 'it cannot be reached' });

    await database.startReplica();
    await expect.poll(() => isUsed(test)).toBe(1);
    const reads = await readsOfReplica(test);
    await expect.poll(() => readsOfReplica(test)).toBeGreaterThan(reads);
    end.abort();
    await Promise.all(readers);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('no request waits long for a replica that drops packets', async () => {
    link.hush();
    const since = Date.now();
    const answers = await Promise.all(Array.from({ length: 12 }, () => summary()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(Date.now() - since).toBeLessThan(8000);
    expect((await test.rest('GET', '/readyz')).status).toBe(200);
    await link.cut();
    await link.mend();
  });

  it('a server that is no replica is not used, and a start does not wait for a missing one', async () => {
    const gone = new URL(database.replicaUrl);
    gone.port = '1';
    const lines: { msg: string; why?: string; replica?: string }[] = [];
    const third = await TestApp.start(
      {
        DATABASE_URL: database.url,
        DATABASE_REPLICA_URLS: `${database.url}, ${gone.href}`,
        ROLE: 'api',
        LOG_LEVEL: 'warn',
      },
      { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
    );
    await expect
      .poll(() => lines)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            replica: new URL(database.url).host,
            why: 'it is no replica of DATABASE_URL',
          }),
          expect.objectContaining({ replica: gone.host, why: 'it cannot be reached' }),
        ]),
      );
    expect(JSON.stringify(lines)).not.toContain(gone.password);
    expect((await summary(third)).status).toBe(200);
    expect(await priceOf(third)).toBe(95);
    await third.close();
  });
});
