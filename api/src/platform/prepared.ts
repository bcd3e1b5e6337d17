import type pg from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

/** A statement that PostgreSQL parses and plans once per connection. A name must always have the same text. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a prepared statement on a TypeORM connection, the transaction's or one from the pool; TypeORM itself has no
 * prepared statements. `Row` is the type of a returned row.
 * @throws {Error} pg's own error, not TypeORM's `QueryFailedError`
 */
export async function runPrepared<Row extends object>(
  on: DataSource | EntityManager,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { dataSource, queryRunner } = on instanceof DataSource ? on.manager : on;
  const query = async (each: QueryRunner) => sendAll<Row>(await clientOf(each), [[statement, values]]);
  if (queryRunner) return query(queryRunner);
  const runner = dataSource.createQueryRunner();
  try {
    return await query(runner);
  } finally {
    await runner.release();
  }
}

/** A prepared statement with its values. */
export type Call = readonly [statement: PreparedStatement, values: readonly unknown[]];

/**
 * Runs prepared statements of a transaction in their order, without a round trip for each.
 * @returns the rows of the last one
 * @throws {Error} pg's error of the first that fails
 */
export async function runInOneTrip<Row extends object>(
  { queryRunner }: EntityManager,
  calls: readonly Call[],
): Promise<Row[]> {
  if (!queryRunner) throw new Error('Only a transaction has a connection of its own.');
  return sendAll<Row>(await clientOf(queryRunner), calls);
}

const begin: Call = [{ name: 'begin', text: 'begin' }, []];

/**
 * A transaction that begins in the round trip of its first statements. TypeORM does not know of it: `work` runs only
 * `tx.query` and prepared statements.
 * @param work takes the rows of the last one of `first`
 */
export async function shortTransaction<T>(
  dataSource: DataSource,
  first: readonly Call[],
  work: (tx: EntityManager, rows: object[]) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    const client = await clientOf(runner);
    try {
      const rows = await sendAll(client, [begin, ...first]);
      const result = await work(runner.manager, rows);
      const { command } = await client.query('commit');
      // PostgreSQL's answer to a commit after a statement that failed.
      if (command === 'ROLLBACK') throw new Error('A statement of the transaction had failed.');
      return result;
    } catch (error) {
      // A lost connection has rolled back.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  } finally {
    await runner.release();
  }
}

/** The rows of the last call. */
async function sendAll<Row extends object>(client: pg.ClientBase, calls: readonly Call[]): Promise<Row[]> {
  const results = await Promise.all(
    calls.map(([statement, values]) => client.query<Row>({ ...statement, values: [...values] })),
  );
  return results.at(-1)?.rows ?? [];
}

const clientOf = async (runner: QueryRunner) => (await runner.connect()) as pg.ClientBase;
