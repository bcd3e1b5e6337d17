import type { EntityManager } from 'typeorm';

/** Reads the version of the record and share-locks it until the transaction ends. */
export async function shareVersion(tx: EntityManager): Promise<number | undefined> {
  const [row] = await tx.query<{ version: number }[]>('select version from restaurant for share');
  return row?.version;
}

/** The version of the record, as the transaction sees it if there is one. */
export async function presentVersion(manager: EntityManager): Promise<number | undefined> {
  const [row] = await manager.query<{ version: number }[]>('select version from restaurant');
  return row?.version;
}

/** Waits for transactions that share or change the record, and keeps it from them until the transaction ends. */
export async function lockRecord(tx: EntityManager): Promise<void> {
  await tx.query('select 1 from restaurant for update');
}

/** Adds a step of the welcome to those that are done. */
export async function addWelcomeStep(manager: EntityManager, step: string): Promise<void> {
  await manager.query(
    'update restaurant set welcome_done = welcome_done || $1 where not welcome_done @> $1',
    [[step]],
  );
}

export async function endWelcome(manager: EntityManager): Promise<void> {
  await manager.query('update restaurant set welcome_ended_at = now() where welcome_ended_at is null');
}
