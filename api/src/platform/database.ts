import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg, { type PoolConfig } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { advisoryLocks } from './advisory-locks.js';
import { isHeldUp } from './errors.js';
import { traceStatements } from './traced-client.js';
import { isTracing } from './tracing.js';

export type Entities = NonNullable<DataSourceOptions['entities']>;

interface DatabaseOptions {
  readonly url: string;
  readonly entities: Entities;
  readonly migrations: NonNullable<DataSourceOptions['migrations']>;
  /** Connections of one process. PostgreSQL's default limit is 100 in total. */
  readonly poolSize?: number;
  /** Whether to create the extensions that entities need; a replica cannot. */
  readonly installExtensions?: boolean;
}

/** Milliseconds. */
const connectionTimeoutMillis = 5000;

/** Milliseconds that a caller waits for a connection, a lock or an answer. */
const limits = {
  connectionTimeoutMillis,
  lock_timeout: 8000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/**
 * The last connections of a pool stay open without use, as the first queries of a new one cost many times as much; the
 * others end after ten seconds. Probes each minute keep firewalls from forgetting them.
 */
const lasting = { min: 4, keepAlive: true, keepAliveInitialDelayMillis: 60_000 } as const;

/**
 * Milliseconds without a byte from the server after which the connection of a query counts as dead. The server answers or
 * times out earlier; TCP alone would wait for a quarter of an hour.
 */
const silence = limits.statement_timeout + 2000;

/**
 * TypeORM attaches its error listener only after the pool has handed the connection over. Without this one, a connection
 * that ends in between would crash the process; the next query reports the error.
 */
const onConnect: NonNullable<PoolConfig['onConnect']> = (client) => {
  client.on('error', () => undefined);
  endWhenUnresponsive(client, silence);
  if (isTracing()) traceStatements(client);
};

/** Ends a connection whose query gets no byte for some milliseconds. The timeout starts again with each query. */
export function endWhenUnresponsive(client: pg.ClientBase, milliseconds: number): void {
  // pg's types lack both.
  const known = client as unknown as {
    readonly connection: { readonly stream: Socket };
    readyForQuery: boolean;
  };
  const { stream } = known.connection;
  stream.setTimeout(milliseconds);
  stream.on('timeout', () => {
    if (!known.readyForQuery) stream.destroy();
  });
}

export async function openDatabase({
  url,
  entities,
  migrations,
  poolSize = 16,
  installExtensions = true,
}: DatabaseOptions): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    poolSize,
    installExtensions,
    extra: { ...limits, ...lasting, onConnect, pipeline: true },
    synchronize: false,
    logging: false,
  });
  return dataSource.initialize();
}

/** @param table its name, with its schema if that is not in the search path */
export async function hasTable({ manager }: DataSource, table: string): Promise<boolean> {
  const [found] = await manager.query<[{ isThere: boolean }]>(
    'select to_regclass($1) is not null as "isThere"',
    [table],
  );
  return found.isThere;
}

/**
 * Milliseconds that a migration waits for a table lock, and that it pauses so that queries queued behind it can pass. A
 * migration has no other time limit: large tables take long.
 */
const migrationLock = { wait: 3000, pause: 500 } as const;

/**
 * Runs all pending migrations or none, on a connection of its own without a time limit. Call it within {@link
 * withSetupLock}.
 */
export async function migrate(
  { url, entities, migrations }: DatabaseOptions,
  log: (message: string) => void,
): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    poolSize: 1,
    extra: { connectionTimeoutMillis, lock_timeout: migrationLock.wait, keepAlive: true },
  });
  await dataSource.initialize();
  try {
    for (let hasLogged = false; ; hasLogged = true) {
      try {
        await dataSource.runMigrations();
        return;
      } catch (error) {
        if (!isHeldUp(error)) throw error;
        if (!hasLogged) log('migrations wait for a lock on a table that is in use');
        await delay(migrationLock.pause);
      }
    }
  } finally {
    await dataSource.destroy();
  }
}

/** Runs `work` under a lock that one process of a database holds at a time: migrations, initial data. */
export async function withSetupLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  // Without time limits: another process's migration may take longer than a request may.
  const lockHolder = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // The next query reports the error.
  lockHolder.on('error', () => undefined);
  await lockHolder.connect();
  try {
    await lockHolder.query('select pg_advisory_lock($1)', [advisoryLocks.setup]);
    return await work();
  } finally {
    // The lock ends with the connection.
    await lockHolder.end().catch(() => undefined);
  }
}
