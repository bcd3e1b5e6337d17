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
  const query = async (runner: QueryRunner) => {
    const client = (await runner.connect()) as pg.ClientBase;
    const { rows } = await client.query<Row>({ ...statement, values: [...values] });
    return rows;
  };
  if (queryRunner) return query(queryRunner);
  const runner = dataSource.createQueryRunner();
  try {
    return await query(runner);
  } finally {
    await runner.release();
  }
}
