import type { EntityManager } from 'typeorm';
import { advisoryLocks } from '../../platform/advisory-locks.js';

/** Waits for the lock of the removal of unused pictures, and holds it until the transaction ends. */
export async function lockPictureSweep(tx: EntityManager, mode: 'shared' | 'exclusive'): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await tx.query(`select ${lock}($1)`, [advisoryLocks.pictureSweep]);
}
