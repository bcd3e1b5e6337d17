import type { EntityManager } from 'typeorm';

/** Reads the version of the record, which nobody can change until the transaction ends. */
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
