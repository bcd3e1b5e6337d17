import { useSyncExternalStore } from 'react';

const lookEveryMs = 5_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, lookEveryMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whole minutes. One timer for all who ask; a component renders again only when its own number changes. */
export function useMinutesSince(iso: string): number {
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, Math.floor((Date.now() - Date.parse(iso)) / 60_000)),
  );
}
