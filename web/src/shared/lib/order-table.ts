import { isRecord } from './is-record';
import { pageStore } from './page-store';
import { readStored, writeStored } from './storage';

const storageKey = 'orderTable';

/** Milliseconds after which a scanned code counts no more, so that nobody orders to the table from home. */
const lifetimeMs = 4 * 3600_000;

/** The table whose code the customer has scanned. */
export interface OrderTable {
  readonly code: string;
  readonly name: string;
}

function readTable(): OrderTable | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    const kept: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    if (!isRecord(kept)) return undefined;
    const { code, name, scannedAt } = kept;
    const isFresh = typeof scannedAt === 'number' && Date.now() - scannedAt < lifetimeMs;
    return isFresh && typeof code === 'string' && typeof name === 'string' ? { code, name } : undefined;
  } catch {
    return undefined;
  }
}

// The prerendered page has no table.
const store = pageStore<OrderTable | undefined>(undefined);
store.set(readTable());

export const useOrderTable = (): OrderTable | undefined => store.useValue();

/** @param table undefined if the customer has left it */
export function setOrderTable(table: OrderTable | undefined): void {
  store.set(table);
  writeStored(storageKey, table ? JSON.stringify({ ...table, scannedAt: Date.now() }) : null);
}
