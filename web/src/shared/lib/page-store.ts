import { useSyncExternalStore } from 'react';

/** A value that comes with the page and changes outside of React. Hydration uses the prerendered value. */
export function pageStore<T>(drawn: T) {
  let first = drawn;
  let current = drawn;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    /** Sets the value for prerendering. */
    begin(value: T): void {
      first = value;
      current = value;
    },
    current: () => current,
    /** The prerendered value. */
    first: () => first,
    subscribe,
    set(value: T): void {
      current = value;
      for (const listener of listeners) listener();
    },
    useValue: (): T =>
      useSyncExternalStore(
        subscribe,
        () => current,
        () => first,
      ),
  };
}
