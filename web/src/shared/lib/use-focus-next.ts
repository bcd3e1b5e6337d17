import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the next entry when the focused one is removed from a list, or else to the page. @param ids of the
 * entries in their order @param entries selector of their focusable elements
 */
export function useFocusNext<E extends HTMLElement>(
  ids: readonly string[] | undefined,
  entries: 'article' | 'li' = 'article',
) {
  const list = useRef<E>(null);
  const shown = useRef(ids);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const before = shown.current ?? [];
    shown.current = ids;
    const gone = before.findIndex((id) => !ids?.includes(id));
    if (!ids || gone === -1) return;
    // A closing dialog keeps the focus for a moment, in which the list may be read again.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const left = list.current?.querySelectorAll<HTMLElement>(entries) ?? [];
      const next = left[Math.min(gone, left.length - 1)] ?? list.current?.closest('main');
      next?.focus();
    }, 50);
  }, [ids, entries]);
  return list;
}
