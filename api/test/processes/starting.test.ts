import pg from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import { advisoryLocks } from '../../src/platform/advisory-locks.js';
import { newId } from '../../src/platform/ids.js';
import { migrations } from '../../src/platform/migrations/index.js';
import { TestApp } from '../app.js';
import { createScratchDatabase, databaseUrl } from '../servers/scratch-database.js';
import { ShopProcess } from './shop-process.js';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  closers.push(() => client.end());
  return client;
}

/** A process that waits until the holder of the lock has migrated. */
async function waiting(): Promise<{ shop: ShopProcess; migrated: () => Promise<unknown> }> {
  const database = await createScratchDatabase(inject('databaseServer'));
  closers.push(() => database.drop());
  const other = await connect(database.url);
  await other.query('select pg_advisory_lock($1)', [advisoryLocks.setup]);
  const shop = await ShopProcess.create({ DATABASE_URL: database.url });
  closers.push(() => shop.remove());
  shop.launch();
  await expect.poll(() => shop.readiness()).toBe('starting');
  const locks = () => other.query(`select from pg_locks where locktype = 'advisory' and not granted`);
  await expect.poll(async () => (await locks()).rowCount).toBe(1);
  return { shop, migrated: () => other.query('select pg_advisory_unlock($1)', [advisoryLocks.setup]) };
}

it('a process answers that it is starting, with a retry time, while another one migrates', async () => {
  const { shop, migrated } = await waiting();
  const starting = {
    status: 503,
    retryAfter: '2',
    body: { status: 'starting', code: 'UNAVAILABLE', message: expect.any(String) as string },
  };
  expect(await shop.call('GET', '/readyz')).toEqual(starting);
  expect(await shop.call('GET', '/api/menu')).toEqual(starting);
  expect(await shop.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });

  await migrated();
  await expect.poll(() => shop.readiness()).toBe('ready');
  expect(await shop.call('GET', '/api/menu')).toMatchObject({ status: 200, body: [] });
});

it('a process can be stopped while it waits for a migration', async () => {
  const { shop } = await waiting();
  expect(await shop.stop('SIGTERM')).toBe(0);
});

it('parallel starts on an empty database migrate it once', async () => {
  const server = inject('databaseServer');
  const admin = await connect(server);
  const name = `chowk_empty_${newId()}`;
  await admin.query(`create database ${name}`);
  closers.push(() => admin.query(`drop database ${name} with (force)`));
  const DATABASE_URL = databaseUrl(server, name);
  const apps = await Promise.all([1, 2, 3].map(() => TestApp.start({ DATABASE_URL, ROLE: 'api' })));
  for (const app of apps) closers.push(() => app.close());
  for (const app of apps) expect((await app.rest('GET', '/readyz')).status).toBe(200);
  const rows = await apps[0]?.app.dataSource.query<{ name: string }[]>(
    'select name from migrations order by id',
  );
  expect(rows?.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
});
