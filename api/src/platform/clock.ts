import type { EntityManager } from 'typeorm';

/**
 * The time by the database's clock, which all processes share: whatever is compared with `now()` in a query comes from
 * it. In a transaction it is when that began.
 */
export async function databaseNow(manager: EntityManager): Promise<Date> {
  const [row] = await manager.query<{ now: Date }[]>('select now()');
  if (!row) throw new Error('PostgreSQL did not say what time it is');
  return row.now;
}

/** Milliseconds. */
const look = { every: 1000, tolerance: 1000 } as const;

/**
 * Calls `listener` when somebody has set this machine's clock back.
 * @returns a function that ends it
 */
export function onClockSetBack(listener: () => void): () => void {
  // What runs evenly whatever the clock on the wall says.
  const lead = () => Date.now() - performance.now();
  let before = lead();
  const timer = setInterval(() => {
    const now = lead();
    if (before - now > look.tolerance) listener();
    before = now;
  }, look.every);
  return () => clearInterval(timer);
}
