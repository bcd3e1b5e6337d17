import type { PoolConfig } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';

interface DatabaseOptions {
  readonly url: string;
  readonly entities: NonNullable<DataSourceOptions['entities']>;
  readonly migrations: NonNullable<DataSourceOptions['migrations']>;
}

/** Connections of one process. PostgreSQL allows 100 in all by default. */
const poolSize = 16;

/** Milliseconds. A caller waits no longer than this for a connection, a lock, or an answer. */
const limits = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 8000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
} as const;

/**
 * TypeORM listens for errors of a connection a moment after the pool has handed it over. One that the server ends in that
 * moment would end the process; its next query says the same.
 */
const onConnect: NonNullable<PoolConfig['onConnect']> = (client) => {
  client.on('error', () => undefined);
};

export async function openDatabase({ url, entities, migrations }: DatabaseOptions): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    poolSize,
    extra: { ...limits, keepAlive: true, onConnect },
    synchronize: false,
    logging: false,
  });
  return dataSource.initialize();
}

/** Any number, as long as all versions of Chowk agree on it. */
const setupLock = 4_206_901;

/** Runs `work` while no other process of the same database does: migrations, first data. */
export async function withSetupLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const lockHolder = dataSource.createQueryRunner();
  try {
    // Waiting for another process's migration may take longer than a request may.
    await lockHolder.query('set lock_timeout = 0');
    await lockHolder.query('set statement_timeout = 0');
    await lockHolder.query('select pg_advisory_lock($1)', [setupLock]);
    return await work();
  } finally {
    await lockHolder.query('select pg_advisory_unlock($1)', [setupLock]).catch(() => undefined);
    await lockHolder.query('reset lock_timeout').catch(() => undefined);
    await lockHolder.query('reset statement_timeout').catch(() => undefined);
    await lockHolder.release();
  }
}
