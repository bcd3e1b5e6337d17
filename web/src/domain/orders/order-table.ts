import { useSyncExternalStore } from 'react';
import { isRecord } from '../../shared/lib/is-record';
import { pageStore } from '../../shared/lib/page-store';
import { onStoredByOtherTab, readStored, writeStored } from '../../shared/lib/storage';

const storageKey = 'orderTable';

/** Milliseconds after which a scanned code counts no more, so that nobody orders to the table from home. */
const lifetimeMs = 4 * 3600_000;

/** The table whose code the customer has scanned. */
export interface OrderTable {
  readonly code: string;
  readonly name: string;
  /** Whether to order to the table; false: the customer has chosen another way. */
  readonly isChosen: boolean;
  /** Milliseconds since 1970. */
  readonly scannedAt: number;
}

function readTable(): OrderTable | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    const kept: unknown = JSON.parse(readStored(storageKey) ?? 'null');
    if (!isRecord(kept)) return undefined;
    const { code, name, scannedAt, isChosen } = kept;
    return typeof code === 'string' && typeof name === 'string' && typeof scannedAt === 'number'
      ? { code, name, scannedAt, isChosen: isChosen !== false }
      : undefined;
  } catch {
    return undefined;
  }
}

// The prerendered page has no table.
const store = pageStore<OrderTable | undefined>(undefined);
store.set(readTable());
// Storage that was cleared.
onStoredByOtherTab([], () => store.set(readTable()));

const restMs = ({ scannedAt }: OrderTable) => scannedAt + lifetimeMs - Date.now();

/** Undefined as soon as the code was scanned too long ago. */
export function currentTable(): OrderTable | undefined {
  const table = store.current();
  return table && restMs(table) > 0 ? table : undefined;
}

/** Whether the customer may still be at a table whose code was scanned too long ago. */
function isExpired(): boolean {
  const table = store.current();
  return table?.isChosen === true && restMs(table) <= 0 && restMs(table) > -lifetimeMs;
}

/** Calls `listener` when the table changes, and when its code expires. */
function follow(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const table = currentTable();
    if (table) timer = setTimeout(tell, restMs(table));
  };
  const tell = () => {
    wait();
    listener();
  };
  wait();
  const stop = store.subscribe(tell);
  // A device that has slept runs its timers late.
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', tell);
  };
}

export const useOrderTable = (): OrderTable | undefined =>
  useSyncExternalStore(follow, currentTable, store.first);

export const useIsTableExpired = (): boolean => useSyncExternalStore(follow, isExpired, () => false);

function keep(table: OrderTable | undefined): void {
  store.set(table);
  writeStored(storageKey, table ? JSON.stringify(table) : null);
}

/** The customer has scanned the code of a table, to order there. */
export const scanTable = (table: Pick<OrderTable, 'code' | 'name'>): void =>
  keep({ ...table, isChosen: true, scannedAt: Date.now() });

/** The customer orders to the scanned table, or in another way. */
export function chooseTable(isChosen: boolean): void {
  const table = store.current();
  if (table) keep({ ...table, isChosen });
}

/** The customer is not at the table. */
export const leaveTable = (): void => keep(undefined);
