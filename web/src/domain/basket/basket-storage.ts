import { onStoredByOtherTab, readStored, writeStored } from '../../shared/lib/storage';

/** Where a basket is kept. */
export interface BasketStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string | null) => void;
  /** Calls `listener` when somebody else writes one of the keys or clears the storage. */
  readonly onChange: (keys: readonly string[], listener: () => void) => void;
}

/** Shared by all tabs of this browser. */
export const deviceStorage: BasketStorage = {
  read: readStored,
  write: writeStored,
  onChange: onStoredByOtherTab,
};

/** Lasts as long as its basket. */
export function memoryStorage(): BasketStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
    onChange: () => undefined,
  };
}
