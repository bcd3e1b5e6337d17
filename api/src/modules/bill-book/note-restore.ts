import type { EntityManager } from 'typeorm';
import { appendEntry, lockHead } from './bill-book.queries.js';
import { canonicalJson, instantOf } from './ledger-hash.js';

/**
 * Writes into the bill book that it was restored from a backup, unless it is empty.
 * @param backupAt when the backup was made, in ISO 8601
 */
export async function noteRestore(tx: EntityManager, backupAt: string): Promise<void> {
  const { sequence } = await lockHead(tx);
  if (sequence === 0) return;
  await appendEntry(tx, {
    kind: 'RESTORE',
    document: canonicalJson({ v: 1, backupAt }),
    at: instantOf(new Date()),
    orderId: null,
    number: null,
  });
}
