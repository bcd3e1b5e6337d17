import { useSyncExternalStore } from 'react';
import { onStoredByOtherTab, readStored, writeStored } from '../../shared/lib/storage';
import type { PaymentNews } from './payment-news';

/** A payment that was begun in this browser, remembered in case its tab is closed before it has bought something. */
export interface PendingPayment {
  readonly id: string;
  readonly userId: string;
  readonly purpose: 'order' | 'booking';
  /** Idempotency key of what is being paid for: a cart that still has it is the cart that was paid. */
  readonly attemptKey: string;
  /** When the window was opened, in ms since 1970. */
  readonly at: number;
}

const key = 'pendingPayment';
const listeners = new Set<() => void>();
/** The raw text, so that a snapshot stays the same as long as it says the same. */
let current = parse(readStored(key));
let isPaying = false;

function announce(): void {
  const next = parse(readStored(key));
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
  for (const listener of listeners) listener();
}

onStoredByOtherTab([key], announce);

/** Whatever is none, from an older version or another hand, counts as nothing. */
export function parse(text: string | null): PendingPayment | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { id, userId, purpose, attemptKey, at } = stored as Record<string, unknown>;
    const isOne =
      typeof id === 'string' &&
      typeof userId === 'string' &&
      (purpose === 'order' || purpose === 'booking') &&
      typeof attemptKey === 'string' &&
      typeof at === 'number';
    return isOne ? { id, userId, purpose, attemptKey, at } : undefined;
  } catch {
    return undefined;
  }
}

export function readPending(): PendingPayment | undefined {
  return parse(readStored(key));
}

export function keepPending(pending: PendingPayment): void {
  writeStored(key, JSON.stringify(pending));
  announce();
}

/**
 * Forgets it.
 * @returns whether it was there: of two tabs only one gets to tell what came of it
 */
export function takePending(id: string): boolean {
  if (readPending()?.id !== id) return false;
  writeStored(key, null);
  announce();
  return true;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The one to look after; undefined while this very tab is paying, which looks after it itself. */
export function usePendingPayment(): PendingPayment | undefined {
  return useSyncExternalStore(subscribe, () => (isPaying ? undefined : current));
}

const hour = 3_600_000;

/** How long from now, in ms, somebody still waits for it; 0 if nobody does. A day, if there is money in it. */
export function waitsFor({ at }: Pick<PendingPayment, 'at'>, news: PaymentNews, now: number): number {
  const lasts = news.kind === 'open' && !news.isPaid ? hour : 24 * hour;
  return Math.max(0, at + lasts - now);
}

/**
 * Pays in this tab. Until that is over no other tab looks after the payment; a tab that is closed meanwhile hands it
 * over. Without Web Locks, which plain http has not, whichever takes the payment out first tells of it.
 */
export async function whilePaying<T>(run: () => Promise<T>): Promise<T> {
  isPaying = true;
  announce();
  const stop = new AbortController();
  try {
    const lock = navigator.locks as LockManager | undefined;
    // Whoever looks after an earlier payment lets go; what comes of the lock itself is of no interest.
    lock
      ?.request(key, { steal: true }, () => new Promise<void>((resolve) => onAbort(stop.signal, resolve)))
      .catch(() => undefined);
    return await run();
  } finally {
    stop.abort();
    isPaying = false;
    announce();
  }
}

/** Looks after a payment as soon as no other tab does. Ends early when another tab begins to pay. */
export async function whileNobodyElse(
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lock = navigator.locks as LockManager | undefined;
  if (!lock) return run(signal);
  const lost = new AbortController();
  try {
    await lock.request(key, { signal }, () => run(AbortSignal.any([signal, lost.signal])));
  } catch {
    // Not wanted any more, or taken over.
    lost.abort();
  }
}

function onAbort(signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) callback();
  else signal.addEventListener('abort', callback);
}
