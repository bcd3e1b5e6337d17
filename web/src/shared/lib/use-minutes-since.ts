import { useSyncExternalStore } from 'react';

const tickMs = 5_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whole minutes, negative before that moment. All callers share one timer; a component renders only when its number changes. */
export function useMinutesSince(iso: string): number {
  return useSyncExternalStore(subscribe, () => Math.floor((Date.now() - Date.parse(iso)) / 60_000));
}
