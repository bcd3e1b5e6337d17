import { isRecord } from '../../shared/lib/is-record';
import { pageStore } from '../../shared/lib/page-store';
import type { BasketStorage } from './basket-storage';

const storageKey = 'orderTable';

/** Milliseconds after which a scanned code counts no more, so that nobody orders to the table from home. */
const lifetimeMs = 4 * 3600_000;

/** The table whose code the customer has scanned. */
interface OrderTable {
  readonly code: string;
  readonly name: string;
  /** Whether to order to the table; false: the customer has chosen another way. */
  readonly isChosen: boolean;
  /** Milliseconds since 1970. */
  readonly scannedAt: number;
}

function readTable(storage: BasketStorage): OrderTable | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(storageKey) ?? 'null');
    if (!isRecord(kept)) return undefined;
    const { code, name, scannedAt, isChosen } = kept;
    return typeof code === 'string' && typeof name === 'string' && typeof scannedAt === 'number'
      ? { code, name, scannedAt, isChosen: isChosen !== false }
      : undefined;
  } catch {
    return undefined;
  }
}

const restMs = ({ scannedAt }: OrderTable) => scannedAt + lifetimeMs - Date.now();

/** The table of a basket. */
export function createTable(storage: BasketStorage) {
  // The prerendered page has no table.
  const store = pageStore<OrderTable | undefined>(undefined);
  store.set(readTable(storage));
  // Storage that was cleared.
  storage.onChange([], () => store.set(readTable(storage)));

  const keep = (table: OrderTable | undefined) => {
    store.set(table);
    storage.write(storageKey, table ? JSON.stringify(table) : null);
  };
  const current = () => {
    const table = store.current();
    return table && restMs(table) > 0 ? table : undefined;
  };

  return {
    /** Undefined as soon as the code was scanned too long ago. */
    current,
    /** Whether the customer may still be at a table whose code was scanned too long ago. */
    isExpired: () => {
      const table = store.current();
      return table?.isChosen === true && restMs(table) <= 0 && restMs(table) > -lifetimeMs;
    },
    /** Calls `listener` when the table changes, and when its code expires. */
    follow: (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        clearTimeout(timer);
        const table = current();
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
    },
    /** The customer has scanned the code of a table, to order there. */
    scan: (table: Pick<OrderTable, 'code' | 'name'>) =>
      keep({ ...table, isChosen: true, scannedAt: Date.now() }),
    /** The customer orders to the scanned table, or in another way. */
    choose: (isChosen: boolean) => {
      const table = store.current();
      if (table) keep({ ...table, isChosen });
    },
    /** The customer is not at the table. */
    leave: () => keep(undefined),
  };
}
