import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg, { type PoolConfig } from 'pg';
import { DataSource, QueryFailedError, type DataSourceOptions } from 'typeorm';
import { advisoryLocks } from './advisory-locks.js';
import { traceStatements } from './traced-client.js';
import { isTracing } from './tracing.js';

export type Entities = NonNullable<DataSourceOptions['entities']>;

interface DatabaseOptions {
  readonly url: string;
  readonly entities: Entities;
  readonly migrations: NonNullable<DataSourceOptions['migrations']>;
  /** Connections of one process. PostgreSQL allows 100 in all by default. */
  readonly poolSize?: number;
  /** Whether to make the extensions that entities need; a replica cannot. */
  readonly installExtensions?: boolean;
}

/** Milliseconds. */
const connectionTimeoutMillis = 5000;

/** Milliseconds. A caller waits no longer than this for a connection, a lock, or an answer. */
const limits = {
  connectionTimeoutMillis,
  lock_timeout: 8000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/**
 * Milliseconds without a byte from the server, which answers or gives up before that: it is gone without a word, and TCP
 * would go on waiting for a quarter of an hour.
 */
const silence = limits.statement_timeout + 2000;

/**
 * TypeORM listens for errors of a connection a moment after the pool has handed it over. One that the server ends in that
 * moment would end the process; its next query says the same.
 */
const onConnect: NonNullable<PoolConfig['onConnect']> = (client) => {
  client.on('error', () => undefined);
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.setTimeout(silence, () => stream.destroy());
  if (isTracing()) traceStatements(client);
};

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
    extra: { ...limits, keepAlive: true, onConnect },
    synchronize: false,
    logging: false,
  });
  return dataSource.initialize();
}

/**
 * Milliseconds that a migration waits for a lock before it lets those pass who queue behind it, and until it asks again.
 * It may take as long as it likes otherwise: a large table takes longer than any request may.
 */
const migrationLock = { wait: 3000, pause: 500 } as const;

const lockNotAvailable = '55P03';

/**
 * Brings the database up to date: all migrations or none, over a connection of its own without a limit of time. To be
 * called within {@link withSetupLock}.
 */
export async function migrate(
  { url, entities, migrations }: DatabaseOptions,
  tell: (message: string) => void,
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
    for (let hasTold = false; ; hasTold = true) {
      try {
        await dataSource.runMigrations();
        return;
      } catch (error) {
        if (!isLockedOut(error)) throw error;
        if (!hasTold) tell('migrations wait for somebody who uses a table that they change');
        await delay(migrationLock.pause);
      }
    }
  } finally {
    await dataSource.destroy();
  }
}

const isLockedOut = (error: unknown) =>
  error instanceof QueryFailedError && error.driverError.code === lockNotAvailable;

/** Runs `work` while no other process of the same database does: migrations, first data. */
export async function withSetupLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  // A connection without limits: waiting for another process's migration may take longer than a request may.
  const lockHolder = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // Whatever ends it, the next query says the same.
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
