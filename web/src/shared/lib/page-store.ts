import { useSyncExternalStore } from 'react';

/**
 * A value that comes with the page and changes later, outside of React: hydration needs the one that the screens were
 * drawn with.
 */
export function pageStore<T>(drawn: T) {
  let first = drawn;
  let current = drawn;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    /** Sets the value with which the server draws the screens. */
    begin(value: T): void {
      first = value;
      current = value;
    },
    current: () => current,
    /** The value that the screens were drawn with. */
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
