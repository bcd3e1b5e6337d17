import { readStored, writeStored } from '../../shared/lib/storage';

/** The arrivals stored in this browser, for reloads and other tabs. */
export interface SeenOrders {
  /** Orders placed until then are not new. */
  readonly since: string;
  /** Ids of later ones that were seen, most recently seen last. */
  readonly seen: readonly string[];
}

export const seenKey = 'adminOrdersSeen';

export function readSeen(): SeenOrders | undefined {
  try {
    const stored = JSON.parse(readStored(seenKey) ?? 'null') as Partial<SeenOrders> | null;
    if (typeof stored?.since !== 'string' || !Array.isArray(stored.seen)) return undefined;
    return { since: stored.since, seen: stored.seen.filter((id) => typeof id === 'string') };
  } catch {
    return undefined;
  }
}

export function writeSeen(seen: SeenOrders): void {
  writeStored(seenKey, JSON.stringify(seen));
}
