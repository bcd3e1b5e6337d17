import type pg from 'pg';
import type { DataSource } from 'typeorm';

/** Statements of one name have one text, so that PostgreSQL parses and plans them once for each connection. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * Runs a prepared statement by pg alone: for what is asked so often that building SQL and hydrating entities would cost
 * more than the answer. `Row` is what the statement selects.
 */
export async function runPrepared<Row extends object>(
  on: DataSource,
  { name, text }: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await poolOf(on).query<Row>({ name, text, values: [...values] });
  return rows;
}

/** TypeORM's own, with its limits. */
function poolOf({ driver }: DataSource): pg.Pool {
  return (driver as unknown as { readonly master: pg.Pool }).master;
}
