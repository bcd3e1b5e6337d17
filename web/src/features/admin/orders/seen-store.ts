import { readStored, writeStored } from '../../../shared/lib/storage';

/** What this browser keeps of the arrivals, so that a reload and its other tabs know what was seen. */
export interface SeenOrders {
  /** Orders placed up to then are no news. */
  readonly since: string;
  /** Ids of later ones that somebody has seen, newest sight last. */
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
