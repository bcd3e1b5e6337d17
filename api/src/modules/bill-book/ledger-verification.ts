import type { EntityManager } from 'typeorm';
import { hashOf } from './ledger-hash.js';
import { existsHash, isGuarded, selectHead, selectLedgerPage, type LedgerRow } from './bill-book.queries.js';

/** What is wrong with a book. */
export type LedgerFault =
  /** Something in the entry is not what was written. */
  | 'CHANGED'
  /** Entries before it are missing. */
  | 'DELETED'
  /** It stands behind another entry than the one behind which it was written. */
  | 'REORDERED'
  /** It does not follow the entry before it, which was written anew. */
  | 'REPLACED'
  /** Entries after it are missing: they were removed, or the database is an older one. */
  | 'TRUNCATED'
  /** Nothing refuses changes of the book. */
  | 'UNGUARDED';

export interface VerifiedLedger {
  /** Of the entries that hold. */
  readonly count: number;
  /** The hash of the last one; empty for a book without entries. */
  readonly head: string;
  /** When it was written. */
  readonly headAt: string | null;
  /** The first one; undefined: all holds. */
  readonly fault?: { readonly kind: LedgerFault; readonly sequence: number };
}

/** Entries in memory at a time. */
const pageSize = 2000;

type Verified = Omit<VerifiedLedger, 'fault'>;

async function faultOf(
  manager: EntityManager,
  row: LedgerRow,
  { count, head }: Verified,
): Promise<LedgerFault | undefined> {
  if (row.sequence !== count + 1) return 'DELETED';
  if (row.previousHash === head) return hashOf(row) === row.hash ? undefined : 'CHANGED';
  return (await existsHash(manager, row.previousHash)) ? 'REORDERED' : 'REPLACED';
}

/**
 * Reads the whole book in pages. A book that was written anew from its first entry on holds: only a head that was noted
 * elsewhere shows that it is another one.
 * @param knownHead a hash that the book had at some time
 */
export async function verifyLedger(manager: EntityManager, knownHead?: string): Promise<VerifiedLedger> {
  let verified: Verified = { count: 0, head: '', headAt: null };
  let isKnown = knownHead === undefined;
  // Read first: entries that are appended meanwhile come after it.
  const end = await selectHead(manager);
  for (;;) {
    const rows = await selectLedgerPage(manager, verified.count, pageSize);
    for (const row of rows) {
      const kind = await faultOf(manager, row, verified);
      if (kind) return { ...verified, fault: { kind, sequence: row.sequence } };
      verified = { count: row.sequence, head: row.hash, headAt: row.createdAt };
      isKnown ||= row.hash === knownHead;
      if (row.sequence === end.sequence && row.hash !== end.hash)
        return { ...verified, fault: { kind: 'REPLACED', sequence: row.sequence } };
    }
    if (rows.length < pageSize) break;
  }
  if (verified.count < end.sequence || !isKnown)
    return { ...verified, fault: { kind: 'TRUNCATED', sequence: verified.count + 1 } };
  if (!(await isGuarded(manager))) return { ...verified, fault: { kind: 'UNGUARDED', sequence: 1 } };
  return verified;
}
