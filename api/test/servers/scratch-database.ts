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

/** A private database: migrated and empty, unless it is a clone of another template. */
export async function createScratchDatabase(
  server: string,
  template = templateDatabase,
): Promise<ScratchDatabase> {
  const name = `chowk_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name} template ${template}`);
  return {
    url: databaseUrl(server, name),
    drop: async () => {
      await query(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Runs a statement on a connection of its own. */
export async function query<Row>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}
