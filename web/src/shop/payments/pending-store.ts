import { useSyncExternalStore } from 'react';
import { anySignal } from '../../shared/lib/abort';
import { onStoredByOtherTab, readStored, writeStored } from '../../shared/lib/storage';
import { parsePending, type PendingPayment } from './pending-payment';

const key = 'pendingPayment';
const listeners = new Set<() => void>();
/** The same object while the contents are the same. */
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

/**
 * Opening the window of the same payment again does not renew its age. What is due does not replace another payment: its
 * order shows it anyway.
 */
export function keepPending(pending: PendingPayment): void {
  const known = readPending();
  if (pending.purpose === 'due' && known && known.id !== pending.id) return;
  const at = known?.id === pending.id ? known.at : pending.at;
  writeStored(key, JSON.stringify({ ...pending, at }));
  announce();
}

/**
 * Removes it.
 * @returns whether it was there: only one of two tabs may report the outcome
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

/** The payment to follow; undefined while this tab is paying and follows it itself. */
export function usePendingPayment(): PendingPayment | undefined {
  return useSyncExternalStore(subscribe, () => (isPaying ? undefined : current));
}

/**
 * Pays in this tab. Until then no other tab follows the payment; closing the tab hands it over. Without Web Locks, which
 * require HTTPS, the first tab to take the payment reports it.
 */
export async function whilePaying<T>(run: () => Promise<T>): Promise<T> {
  isPaying = true;
  announce();
  const stop = new AbortController();
  try {
    const lock = navigator.locks as LockManager | undefined;
    // A tab that follows an earlier payment releases the lock; the lock's own outcome does not matter.
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

/** Follows a payment as soon as no other tab does. Ends early when another tab starts to pay. */
export async function whileOnlyTab(
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lock = navigator.locks as LockManager | undefined;
  if (!lock) return run(signal);
  const lost = new AbortController();
  try {
    await lock.request(key, { signal }, () => run(anySignal(signal, lost.signal)));
  } catch {
    // No longer needed, or taken over.
    lost.abort();
  }
}

function onAbort(signal: AbortSignal, callback: () => void): void {
  if (signal.aborted) callback();
  else signal.addEventListener('abort', callback);
}
