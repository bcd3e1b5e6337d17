import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const templateDatabase = 'chowk_template';

export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export interface ScratchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A private, migrated, empty database. */
export async function createScratchDatabase(server: string): Promise<ScratchDatabase> {
  const name = `chowk_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name} template ${templateDatabase}`);
  return {
    url: databaseUrl(server, name),
    drop: () => run(server, `drop database if exists ${name} with (force)`),
  };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
