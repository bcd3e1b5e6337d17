import { useEffect, useRef } from 'react';

/**
 * Whoever takes an entry off a list goes on with the one that took its place, else with the page.
 * @param ids of the entries, each in an `article`, as they are shown
 */
export function useFocusNext<E extends HTMLElement>(ids: readonly string[] | undefined) {
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
      const articles = list.current?.querySelectorAll('article') ?? [];
      const next = articles[Math.min(gone, articles.length - 1)] ?? list.current?.closest('main');
      if (next instanceof HTMLElement) next.focus();
    }, 50);
  }, [ids]);
  return list;
}
