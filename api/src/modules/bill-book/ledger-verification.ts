import type { DataSource, EntityManager } from 'typeorm';
import {
  existsHash,
  isGuarded,
  selectHead,
  selectLedgerPage,
  selectSeries,
  type LedgerRow,
} from './bill-book.queries.js';
import { readBillNumber } from './bill-number.js';
import { hashOf } from './ledger-hash.js';

/** What is wrong with a book. */
export const ledgerFaults = [
  /** Something in the entry is not what was written. */
  'CHANGED',
  /** Entries before it are missing. */
  'DELETED',
  /** It stands behind another entry than the one behind which it was written. */
  'REORDERED',
  /** It does not follow the entry before it, which was rewritten. */
  'REPLACED',
  /** It does not have the number after the last one of its series. */
  'NUMBER_SKIPPED',
  /** Entries after it are missing: they were removed, or the database is an older one. */
  'TRUNCATED',
  /** It stands behind the end of the book. */
  'APPENDED',
  /** More or fewer numbers were given than the entries have. */
  'COUNTED_OTHERWISE',
  /** Nothing refuses changes of the book. */
  'UNGUARDED',
] as const;
export type LedgerFault = (typeof ledgerFaults)[number];

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

/** Entries in memory at a time: those of the largest bills have some hundred kilobytes. */
const pageSize = 250;

type Verified = Omit<VerifiedLedger, 'fault'>;

/** The last number of each series and year. */
class Numbers {
  private readonly last = new Map<string, number>();

  /** @returns whether it is the next one */
  follow(number: string | null): boolean {
    if (number === null) return true;
    const { series, year, count } = readBillNumber(number) ?? {};
    if (count !== (this.last.get(`${series} ${year}`) ?? 0) + 1) return false;
    this.last.set(`${series} ${year}`, count);
    return true;
  }

  areThose(counted: readonly { readonly series: string; readonly year: string; readonly last: number }[]) {
    return (
      counted.length === this.last.size &&
      counted.every(({ series, year, last }) => this.last.get(`${series} ${year}`) === last)
    );
  }
}

async function faultOf(
  manager: EntityManager,
  row: LedgerRow,
  { count, head }: Verified,
): Promise<LedgerFault | undefined> {
  if (row.sequence !== count + 1) return row.sequence > count ? 'DELETED' : 'REORDERED';
  const ofHere = hashOf({ ...row, previousHash: head });
  if (row.previousHash === head) return ofHere === row.hash ? undefined : 'CHANGED';
  if (ofHere === row.hash) return 'CHANGED';
  return (await existsHash(manager, row.previousHash)) ? 'REORDERED' : 'REPLACED';
}

/**
 * Reads the whole book in pages, as it is at one moment. A book that was rewritten from its first entry on holds: only a
 * head that was noted elsewhere shows that it is another one.
 * @param knownHead a hash that the book had at some time
 * @param signal ends the reading between two pages
 * @throws the reason of the signal
 */
export function verifyLedger(
  dataSource: DataSource,
  knownHead?: string,
  signal?: AbortSignal,
): Promise<VerifiedLedger> {
  return dataSource.transaction('REPEATABLE READ', (tx) => verify(tx, knownHead, signal));
}

/** The pages of the book: each is read while the one before is checked. */
async function* pagesOf(tx: EntityManager, signal?: AbortSignal): AsyncGenerator<LedgerRow[]> {
  let next = selectLedgerPage(tx, null, pageSize);
  for (;;) {
    signal?.throwIfAborted();
    const rows = await next;
    const last = rows.at(-1);
    if (last) {
      next = selectLedgerPage(tx, last.sequence, pageSize);
      // It fails where it is awaited, if at all.
      next.catch(() => undefined);
    }
    yield rows;
    if (!last) return;
  }
}

async function verify(
  tx: EntityManager,
  knownHead: string | undefined,
  signal: AbortSignal | undefined,
): Promise<VerifiedLedger> {
  let verified: Verified = { count: 0, head: '', headAt: null };
  let isKnown = knownHead === undefined;
  const numbers = new Numbers();
  const faulty = (kind: LedgerFault, sequence: number) => ({ ...verified, fault: { kind, sequence } });
  const end = await selectHead(tx);
  for await (const rows of pagesOf(tx, signal)) {
    for (const row of rows) {
      const kind = await faultOf(tx, row, verified);
      if (kind) return faulty(kind, row.sequence);
      if (!numbers.follow(row.number)) return faulty('NUMBER_SKIPPED', row.sequence);
      if (row.sequence > end.sequence) return faulty('APPENDED', row.sequence);
      if (row.sequence === end.sequence && row.hash !== end.hash) return faulty('REPLACED', row.sequence);
      verified = { count: row.sequence, head: row.hash, headAt: row.createdAt };
      isKnown ||= row.hash === knownHead;
    }
  }
  const after = verified.count + 1;
  if (verified.count < end.sequence || !isKnown) return faulty('TRUNCATED', after);
  if (!numbers.areThose(await selectSeries(tx))) return faulty('COUNTED_OTHERWISE', after);
  return (await isGuarded(tx)) ? verified : faulty('UNGUARDED', after);
}
