import { useSyncExternalStore } from 'react';

interface PageStore<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => T;
  readonly first: () => T;
}

/** A value that comes with the page and changes outside of React. Hydration uses the prerendered value. */
export function pageStore<T>(prerendered: T) {
  let first = prerendered;
  let current = prerendered;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const store = {
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
  };
  return { ...store, useValue: (): T => usePageStore(store) };
}

/** The value of a store that may be another one in another part of the page. */
export const usePageStore = <T>({ subscribe, current, first }: PageStore<T>): T =>
  useSyncExternalStore(subscribe, current, first);
