import type pg from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

/** A statement that PostgreSQL parses and plans once for each connection. A name stands for one text. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a prepared statement, which TypeORM does not know, on a connection of TypeORM's: the transaction's, or one from
 * the pool. `Row` is what the statement returns.
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
