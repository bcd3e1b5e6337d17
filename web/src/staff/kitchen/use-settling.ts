import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds. The second press of a double tap comes sooner, one at what is seen comes later. */
const settleMs = 400;

/**
 * Keeps pointers off the entries of a list that have just moved, so that a press cannot land on another one than its user
 * saw. By keyboard all can be pressed. @param ids of the entries in their order
 */
export function useSettling(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const shown = useRef(ids);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Before the screen is painted.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = ids;
    const entries = [...(list.current?.children ?? [])];
    const moved = entries.filter((_, index) => ids[index] !== before[index]);
    if (moved.length === 0) return;
    for (const entry of moved) entry.toggleAttribute('data-settling', true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      for (const entry of list.current?.children ?? []) entry.toggleAttribute('data-settling', false);
    }, settleMs);
  }, [list, ids]);
}
