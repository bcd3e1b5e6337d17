import { useSyncExternalStore } from 'react';
import { onStoredByOtherTab, readStored, writeStored } from '../../shared/lib/storage';
import { parsePending, type PendingPayment } from './pending-payment';

const key = 'pendingPayment';
const listeners = new Set<() => void>();
/** The same object as long as it says the same. */
let current = parsePending(readStored(key));
let isPaying = false;

function announce(): void {
  const next = parsePending(readStored(key));
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
  for (const listener of listeners) listener();
}

onStoredByOtherTab([key], announce);

export function readPending(): PendingPayment | undefined {
  return parsePending(readStored(key));
}

/** Opening the window of the same payment again makes it no younger. */
export function keepPending(pending: PendingPayment): void {
  const known = readPending();
  const at = known?.id === pending.id ? known.at : pending.at;
  writeStored(key, JSON.stringify({ ...pending, at }));
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
