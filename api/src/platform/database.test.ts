import { once } from 'node:events';
import type { Socket } from 'node:net';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { linkTo } from '../../test/servers/database-link.js';
import { createScratchDatabase } from '../../test/servers/scratch-database.js';
import { endWhenUnresponsive, migrate } from './database.js';

class LockTwoTables1764000000000 implements MigrationInterface {
  name = 'LockTwoTables1764000000000';
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table kitchens add column name text');
    await db.query('alter table dishes add column name text');
  }
  async down(): Promise<void> {
    // Never undone.
  }
}

it('migrations are run again after a deadlock with a process that uses the tables in another order', async () => {
  const database = await createScratchDatabase(inject('databaseServer'));
  onTestFinished(() => database.drop());
  const process = new pg.Client({ connectionString: database.url });
  await process.connect();
  onTestFinished(() => process.end());
  await process.query('create table kitchens (id int); create table dishes (id int)');
  // PostgreSQL ends the transaction that looks for a deadlock first.
  await process.query(`set deadlock_timeout = '1min'`);
  await process.query('begin; lock table dishes in access share mode');
  const logged: string[] = [];
  const migrating = migrate(
    { url: database.url, entities: [], migrations: [LockTwoTables1764000000000] },
    (message) => logged.push(message),
  );
  const waiting = async () =>
    (await process.query(`select from pg_locks where relation = 'dishes'::regclass and not granted`))
      .rowCount;
  await expect.poll(waiting).toBe(1);
  await process.query('lock table kitchens in access share mode');
  await expect.poll(() => logged).toEqual(['migrations wait for a lock on a table that is in use']);
  await process.query('commit');
  await migrating;
  expect((await process.query('select name from kitchens natural join dishes')).fields).toHaveLength(1);
});

it('a connection may be silent while it is not used, but not while a query waits for its answer', async () => {
  const link = await linkTo(inject('databaseServer'));
  onTestFinished(() => link.cut());
  const client = new pg.Client({ connectionString: link.url });
  client.on('error', () => undefined);
  await client.connect();
  endWhenUnresponsive(client, 100);
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  await once(stream, 'timeout');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await once(stream, 'timeout');
  link.hush();
  await expect(client.query('select 1')).rejects.toThrow('Connection terminated');
});
