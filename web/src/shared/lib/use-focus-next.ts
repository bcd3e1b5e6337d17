import { useEffect, useRef } from 'react';

/**
 * Whoever takes an entry off a list goes on with the one that took its place, else with the page.
 * @param ids of the entries, as they are shown
 * @param entries what each of them stands in; it can be focused by the program
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
    // A dialog that closes still holds the focus for a moment. The list may be read again in that moment, which is no
    // reason to forget about the focus.
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
