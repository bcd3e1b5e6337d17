import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { withSetupLock } from '../platform/database.js';
import { noteRestore, replacedHead } from '../modules/bill-book/note-restore.js';
import type { NewJob } from '../platform/event-jobs.js';
import { BackupError, type ArchiveReader } from './archive.js';
import { copyTarget, migrationsTable, quoted, tablesOf } from './dump.js';

type Migration = new () => { up(runner: QueryRunner): Promise<void> };

interface Target {
  readonly url: string;
  readonly migrations: readonly Migration[];
  /** Replace existing orders. */
  readonly force: boolean;
}

const applicationName = 'chowk-restore';

/**
 * Replaces a database's contents with a backup's and migrates them, all or nothing.
 * @param beforeCommit other steps that must succeed
 * @returns the new prefix of bill numbers, if the restaurant gives numbers
 * @throws {BackupError} if a client is connected, or the database contains data that must not be lost
 */
export async function loadDatabase(
  target: Target,
  archive: ArchiveReader,
  beforeCommit: () => Promise<void>,
): Promise<string | undefined> {
  const { migrations: done } = archive.manifest;
  const unknown = done.filter((name) => !target.migrations.some((known) => known.name === name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup was made by a newer version of Chowk, which knows ${unknown.join(', ')}. Install that version first.`,
    );
  }
  const all = await connect(target.url, target.migrations);
  const older = await connect(
    target.url,
    target.migrations.filter(({ name }) => done.includes(name)),
  ).catch(async (error: unknown) => {
    await all.destroy();
    throw error;
  });
  try {
    // A shop that is started meanwhile waits.
    return await withSetupLock(namedUrl(target.url), async () => {
      await refuseUsedDatabase(all, target.force);
      const prefix = await all.transaction(async (manager) => {
        const { queryRunner } = manager;
        if (!queryRunner) throw new Error('a transaction without a query runner');
        const client = (await queryRunner.connect()) as ClientBase;
        const replaced = await replacedHead(manager);
        await empty(client);
        await new MigrationExecutor(older, queryRunner).executePendingMigrations();
        await fill(client, archive);
        await new MigrationExecutor(all, queryRunner).executePendingMigrations();
        // Tablets have reported since: the stamps that they send next are not those of the backup.
        await client.query('update devices set stamp = null');
        const newPrefix = await noteRestore(manager, archive.manifest.createdAt, replaced);
        await beforeCommit();
        return newPrefix;
      });
      await all.query('analyze');
      return prefix;
    });
  } finally {
    await older.destroy();
    await all.destroy();
  }
}

/**
 * Empties a database as before a shop's first start.
 * @param beforeEmptying must succeed first, while no shop can start
 * @throws {BackupError} if a client is connected, or the tables are not Chowk's
 */
export async function emptyDatabase(url: string, beforeEmptying: () => Promise<void>): Promise<void> {
  const database = await connect(url, []);
  try {
    await withSetupLock(namedUrl(url), async () => {
      await refuseUsedDatabase(database, true);
      await beforeEmptying();
      // A client may have connected meanwhile.
      await refuseUsedDatabase(database, true);
      await database.transaction(async ({ queryRunner }) => {
        if (!queryRunner) throw new Error('a transaction without a query runner');
        await empty((await queryRunner.connect()) as ClientBase);
      });
    });
  } finally {
    await database.destroy();
  }
}

/** Names the connection, so that it does not count as a shop's. */
function namedUrl(url: string): string {
  const named = new URL(url);
  named.searchParams.set('application_name', applicationName);
  return named.href;
}

/** Without the time limits of requests: one statement may take long. */
function connect(url: string, migrations: readonly Migration[]): Promise<DataSource> {
  return new DataSource({
    type: 'postgres',
    url,
    migrations: [...migrations],
    applicationName,
    poolSize: 3,
    logging: false,
  }).initialize();
}

async function refuseUsedDatabase(database: DataSource, force: boolean): Promise<void> {
  const [others] = await database.query<{ count: number }[]>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and application_name <> $1`,
    [applicationName],
  );
  if (others && others.count > 0) {
    throw new BackupError(
      `The database is in use by ${others.count} other ${others.count === 1 ? 'connection' : 'connections'}. ` +
        'Stop the shop first, every api and worker process of it.',
    );
  }
  const [found] = await database.query<{ isOurs: boolean; isEmpty: boolean; hasOrders: boolean }[]>(
    `select to_regclass($1) is not null as "isOurs", to_regclass('orders') is not null as "hasOrders",
       not exists (select from pg_class
         where relkind = 'r' and relnamespace = current_schema()::regnamespace) as "isEmpty"`,
    [migrationsTable],
  );
  if (!found || found.isEmpty) return;
  if (!found.isOurs)
    throw new BackupError('The database holds the tables of something else. Give Chowk one of its own.');
  if (force || !found.hasOrders) return;
  const [orders] = await database.query<{ count: number }[]>('select count(*)::int as count from orders');
  if (orders && orders.count > 0) {
    throw new BackupError(
      `The database holds ${orders.count} ${orders.count === 1 ? 'order' : 'orders'}. ` +
        'Make a backup of it, then say --force to replace them by those of the backup.',
    );
  }
}

/** Keeps the schema itself: it contains extensions that its user may not be allowed to create. */
async function empty(client: ClientBase): Promise<void> {
  const tables = await tablesOf(client);
  if (tables.length > 0)
    await client.query(`drop table ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`);
  const { rows: functions } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where pronamespace = current_schema()::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const { name } of functions) await client.query(`drop function ${name} cascade`);
  await client.query('drop schema if exists bullmq cascade');
}

/** Triggers that fire in sessions that replicate, too; enabling all triggers of a table makes them ordinary ones. */
async function alwaysTriggers(client: ClientBase) {
  const { rows } = await client.query<{ readonly table: string; readonly trigger: string }>(
    `select relname as table, tgname as trigger from pg_trigger join pg_class on pg_class.oid = tgrelid
     where tgenabled = 'A' and relnamespace = current_schema()::regnamespace`,
  );
  return rows;
}

async function fill(client: ClientBase, archive: ArchiveReader): Promise<void> {
  const { tables, sequences } = archive.manifest;
  const names = (await tablesOf(client)).map(({ name }) => name).filter((name) => name !== migrationsTable);
  const known = new Set(names);
  if (tables.length !== known.size || tables.some(({ name }) => !known.has(name)))
    throw new BackupError('The tables of the backup are not those of its version.');
  const always = await alwaysTriggers(client);
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`);
  // Migrations may have inserted rows, which triggers have counted; but not in tables that can only be appended to.
  const { rows: filled } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name where has_table_privilege(quote_ident(name), 'truncate')`,
    [names],
  );
  await client.query(`truncate ${filled.map(({ name }) => quoted(name)).join(', ')}`);
  for (const table of tables) {
    const copy = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
    await pipeline(await archive.read(`database/${table.name}.copy`), copy);
    if (copy.rowCount !== table.rows)
      throw new BackupError(
        `The backup has ${copy.rowCount} rows of ${table.name} instead of ${table.rows}.`,
      );
  }
  await client.query('set constraints all immediate');
  for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { table, trigger } of always)
    await client.query(`alter table ${quoted(table)} enable always trigger ${quoted(trigger)}`);
  for (const { name, value, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled]);
}

/** The jobs to queue again. */
export async function* jobsIn(archive: ArchiveReader): AsyncIterable<NewJob> {
  if (archive.manifest.jobs === undefined) return;
  for await (const line of createInterface({ input: await archive.read('jobs.jsonl') }))
    yield JSON.parse(line) as NewJob;
}
