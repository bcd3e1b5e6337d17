import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';
import { ShopProcess } from './shop-process.js';

interface Headed {
  headers?: Record<string, string>;
}

interface Line {
  pid: number;
  msg: string;
  req?: { url: string };
}

let database: ScratchDatabase;
let shop: ShopProcess;

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  shop = await aCluster(database);
});
afterAll(async () => {
  await shop.remove();
  await database.drop();
});

/** Two API processes and a worker. */
const aCluster = ({ url }: ScratchDatabase) =>
  ShopProcess.create({ DATABASE_URL: url, LOG_LEVEL: 'debug', WEB_CONCURRENCY: '2' });

const lines = () =>
  shop.output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);
const pidsWhere = (found: (line: Line) => boolean) =>
  new Set(
    lines()
      .filter(found)
      .map(({ pid }) => pid),
  );
const answering = () => pidsWhere(({ msg, req }) => msg === 'request completed' && req?.url === '/api/menu');
const working = () => pidsWhere(({ msg }) => msg === 'job done');

/** Uses a new connection, so that the next request reaches the next process. */
const ask = (route: string, { headers, ...init }: Omit<RequestInit, 'headers'> & Headed = {}) =>
  fetch(shop.url + route, { ...init, headers: { ...headers, Connection: 'close' } });
const send = (route: string, body: object, token = '') =>
  ask(route, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
  });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('several API processes on one port', () => {
  it('share the load, restart when they die, and stop together', async () => {
    shop.launch();
    const asha = { name: 'Asha', email: 'asha@example.in', password: 'correct horse battery' };
    await expect
      .poll(() =>
        send('/api/auth/register', asha).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(201);
    const { token } = (await (await send('/api/auth/login', asha)).json()) as { token: string };
    const dish = newId();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [
      dish,
    ]);
    await client.end();
    const order = { items: [{ menuItem: dish, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' };

    const look = async () => {
      expect((await ask('/api/menu')).status).toBe(200);
      return answering();
    };
    await expect.poll(async () => (await look()).size).toBe(2);
    expect((await send('/api/orders', order, token)).status).toBe(201);
    await expect.poll(() => working().size).toBe(1);

    // The page counts the responses of all processes.
    const seen = lines().filter(({ msg, req }) => msg === 'request completed' && req?.url === '/api/menu');
    const page = await (await ask('/metrics')).text();
    expect(page).toContain(
      `chowk_http_request_seconds_count{method="GET",route="/api/menu",status="200"} ${seen.length}`,
    );

    const before = [...answering(), ...working()];
    expect(new Set(before).size).toBe(3);
    const [victim = 0] = answering();
    for (const pid of [victim, ...working()]) process.kill(pid, 'SIGKILL');
    // A request that is handed to a dying process is lost with it.
    await expect.poll(() => shop.output.match(/process ended \(SIGKILL\)/g)).toHaveLength(2);
    expect(shop.output).toContain('api process ended (SIGKILL), starting another one in 0.25 s');
    await expect.poll(async () => (await look()).size).toBe(3);
    expect((await send('/api/orders', order, token)).status).toBe(201);
    await expect.poll(() => working().size).toBe(2);

    const processes = [...answering(), ...working()];
    expect(processes.filter(isAlive)).toHaveLength(3);
    expect(await shop.stop('SIGTERM')).toBe(0);
    expect(processes.filter(isAlive)).toEqual([]);
  });

  it('end with 1 and a reason if none of them can start', async () => {
    const elsewhere = await createScratchDatabase(inject('databaseServer'));
    const unlucky = await aCluster(elsewhere);
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(unlucky.port, '127.0.0.1', resolve);
    });
    unlucky.launch();
    expect(await unlucky.end).toBe(1);
    expect(unlucky.output).toContain(`port ${unlucky.port} is in use`);
    other.close();
    await unlucky.remove();
    await elsewhere.drop();
  });
});
