import type { DataSource } from 'typeorm';

/**
 * The number of statements in this database that wait for locks. A row that is locked `for no key update` does not hold up
 * the worker's rows that refer to it.
 */
export async function heldUp(dataSource: DataSource): Promise<number> {
  const waiting = await dataSource.query<unknown[]>(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return waiting.length;
}
