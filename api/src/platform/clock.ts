import type { EntityManager } from 'typeorm';

/**
 * The database's time, which all processes share. Compare it with `now()` in queries; in a transaction it is the time of
 * its start.
 */
export async function databaseNow(manager: EntityManager): Promise<Date> {
  const [row] = await manager.query<{ now: Date }[]>('select now()');
  if (!row) throw new Error('PostgreSQL did not say what time it is');
  return row.now;
}

/** Milliseconds. */
const check = { every: 1000, tolerance: 1000 } as const;

/**
 * Calls `listener` when this machine's clock has been set back.
 * @returns stops watching
 */
export function onClockSetBack(listener: () => void): () => void {
  // `performance.now()` is monotonic, so a smaller difference means that the wall clock went back.
  const lead = () => Date.now() - performance.now();
  let before = lead();
  const timer = setInterval(() => {
    const now = lead();
    if (before - now > check.tolerance) listener();
    before = now;
  }, check.every);
  return () => clearInterval(timer);
}
