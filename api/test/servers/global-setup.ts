import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { entities } from '../../src/modules/modules.js';
import { openDatabase } from '../../src/platform/database.js';
import { JobQueue } from '../../src/platform/jobs.js';
import { createLogger } from '../../src/platform/log.js';
import { migrations } from '../../src/platform/migrations/index.js';
import { startDatabaseServer } from './database-server.js';
import { databaseUrl, templateDatabase } from './scratch-database.js';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
  }
}

/** One PostgreSQL for all test files, with a migrated template of the scratch databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  process.stdout.write(`Tests run on PostgreSQL: ${server.kind}\n`);

  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`drop database if exists ${templateDatabase}`);
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();

  const url = databaseUrl(server.url, templateDatabase);
  const dataSource = await openDatabase({ url, entities, migrations });
  await dataSource.runMigrations();
  await dataSource.destroy();
  const queue = await JobQueue.open({ databaseUrl: url, redis: undefined }, createLogger('silent'));
  await queue.close();

  project.provide('databaseServer', server.url);
  return () => server.stop();
}
