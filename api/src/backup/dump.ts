import { Readable } from 'node:stream';
import { Client, type ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError, type ArchiveWriter } from './archive.js';
import type { DatabaseContents } from './manifest.js';

export const migrationsTable = 'migrations';

/**
 * Writes one snapshot of a database into a backup while the shop runs.
 * @throws {BackupError} if the database is not a shop's
 */
export async function dumpDatabase(url: string, archive: ArchiveWriter): Promise<DatabaseContents> {
  const client = new Client({ connectionString: url, keepAlive: true });
  // A broken connection also fails the running statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const found = await tablesOf(client);
    if (!found.some(({ name }) => name === migrationsTable))
      throw new BackupError('The database holds no shop yet: there is nothing to back up.');
    // As pg_dump does: migrations wait until everything is read.
    await client.query(`lock table ${found.map(({ name }) => quoted(name)).join(', ')} in access share mode`);
    const { rows: migrations } = await client.query<{ name: string }>(
      `select name from ${migrationsTable} order by "timestamp"`,
    );

    const tables: DatabaseContents['tables'] = [];
    for (const { name, columns } of found) {
      if (name === migrationsTable) continue;
      const stream = client.query(copyTo(`copy ${copyTarget({ name, columns })} to stdout`));
      await archive.add(`database/${name}.copy`, stream);
      tables.push({ name, columns, rows: stream.rowCount });
    }
    return {
      migrations: migrations.map(({ name }) => name),
      tables,
      sequences: await sequencesOf(client),
      jobs: await dumpJobs(client, archive),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table and its columns for `copy`; an older backup may have them in another order. */
export const copyTarget = ({ name, columns }: { name: string; columns: readonly string[] }) =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`;

interface Table {
  readonly name: string;
  readonly columns: string[];
}

/** Every table with its stored columns, in an order in which referenced tables come first. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(
    `select c.relname as name,
       array(select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum) as columns,
       array(select p.relname::text from pg_constraint f join pg_class p on p.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid) as parents
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
     order by c.relname`,
  );
  const ordered: Table[] = [];
  let left = rows;
  while (left.length > 0) {
    const ready = left.filter(({ parents }) => !left.some(({ name }) => parents.includes(name)));
    if (ready.length === 0)
      throw new Error(`tables refer to each other: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Sequences are not transactional. Read after the tables, they are at least as far. */
async function sequencesOf(client: ClientBase): Promise<DatabaseContents['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class s
     where relkind = 'S' and relnamespace = current_schema()::regnamespace and not exists (
       select from pg_depend d join pg_class t on t.oid = d.refobjid
       where d.objid = s.oid and t.relname = $1)
     order by relname`,
    [migrationsTable],
  );
  const sequences: DatabaseContents['sequences'] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value as value, is_called as "isCalled" from ${quoted(name)}`,
    );
    for (const state of states) sequences.push({ name, ...state });
  }
  return sequences;
}

/**
 * BullMQ's pending jobs in the same snapshot: an event that has left the outbox exists only there. Read from its table,
 * because its API cannot read in our transaction.
 */
async function dumpJobs(client: ClientBase, archive: ArchiveWriter): Promise<number | undefined> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('bullmq.job') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return undefined;
  const { rows: jobs } = await client.query<{ id: string; name: string; payload: unknown }>(
    `select id, name, data as payload from bullmq.job
     where state in ('waiting', 'active', 'delayed') order by seq`,
  );
  await archive.add('jobs.jsonl', Readable.from(jobs.map((job) => `${JSON.stringify(job)}\n`)));
  return jobs.length;
}
