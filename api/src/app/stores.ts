import type { DataSource } from 'typeorm';
import { backUpBeforeMigrations } from '../backup/own-backups.js';
import type { Config } from '../config.js';
import { makeDataDir } from '../embedded-postgres/data-dir.js';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { entities } from '../modules/modules.js';
import { migrate, openDatabase, withSetupLock } from '../platform/database.js';
import type { FileStore } from '../platform/files.js';
import { JobQueue } from '../platform/jobs.js';
import type { Logger } from '../platform/log.js';
import { migrations } from '../platform/migrations/index.js';
import { openFiles } from '../platform/open-files.js';
import { PostgresPubsub, RedisPubsub, type Pubsub } from '../platform/pubsub.js';
import { RedisConnections } from '../platform/redis.js';
import { Replicas } from '../platform/replicas.js';

/** Closes one thing that was opened. */
export type Closer = () => Promise<unknown>;

/** The stores and message channels of a process. */
export interface Stores {
  readonly databaseUrl: string;
  readonly dataSource: DataSource;
  /** Undefined without `REDIS_URL`, when everything is on PostgreSQL. */
  readonly redis: RedisConnections | undefined;
  readonly queue: JobQueue;
  readonly pubsub: Pubsub;
  /** Notifications of changed rows. */
  readonly rows: PostgresPubsub;
  readonly files: FileStore;
  /** If there are none, their reads go to `dataSource`. */
  readonly replicas: Replicas;
}

interface OpenStoresOptions {
  readonly config: Config;
  readonly print: (message: string) => void;
  readonly log: Logger;
  /** Receives one per store, in the order of opening. */
  readonly closers: Closer[];
}

/** Opens the stores and migrates the database. */
export async function openStores({ config, print, log, closers }: OpenStoresOptions): Promise<Stores> {
  makeDataDir(config.dataDir);
  const databaseUrl = config.databaseUrl ?? (await startOwnDatabase(config, closers, print));
  const dataSource = await openDatabase({ url: databaseUrl, entities, migrations });
  closers.push(() => dataSource.destroy());
  await withSetupLock(databaseUrl, async () => {
    if (!config.databaseUrl) {
      const saved = await backUpBeforeMigrations({ dataSource, url: databaseUrl, dataDir: config.dataDir });
      if (saved) print(`an update changes the database; as it was before, it is in ${saved}`);
    }
    await migrate({ url: databaseUrl, entities, migrations }, print);
  });

  const redis = config.redisUrl ? await RedisConnections.open(config.redisUrl, log) : undefined;
  closers.push(() => Promise.resolve(redis?.close()));
  const queue = await JobQueue.open({ databaseUrl, redis }, log);
  closers.push(() => queue.close());
  const pubsub = redis ? await RedisPubsub.open(redis, log) : await PostgresPubsub.open(databaseUrl, log);
  closers.push(() => pubsub.close());
  // The database announces row changes itself, so all of them arrive, also where live messages use Redis.
  const rows = pubsub instanceof PostgresPubsub ? pubsub : await PostgresPubsub.open(databaseUrl, log);
  if (rows !== pubsub) closers.push(() => rows.close());
  const files = await openFiles(config, closers);
  // None for workers, which read the records of events; a replica may not have them yet.
  const urls = config.role === 'worker' ? [] : config.replicaUrls;
  const replicas = new Replicas({ primary: dataSource, primaryUrl: databaseUrl, urls, entities, log });
  replicas.start();
  closers.push(() => replicas.close());
  return { databaseUrl, dataSource, redis, queue, pubsub, rows, files, replicas };
}

async function startOwnDatabase(
  { dataDir }: Config,
  closers: Closer[],
  print: (message: string) => void,
): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: print });
  closers.push(() => postgres.stop());
  return postgres.url;
}
