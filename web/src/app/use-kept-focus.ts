import { useEffect, type RefObject } from 'react';

/** So long whoever took the focused element away may give the focus to something better. */
const patienceMs = 150;

/**
 * When the focused element goes, a retry that worked say, the focus goes to what held it: the browser would leave it
 * nowhere, and a screen reader would start over at the top.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** What was focused last, and all that it stands in. */
    let path: Element[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const remember = ({ target }: FocusEvent) => {
      path = [];
      for (let each = target instanceof Element ? target : null; each; each = each.parentElement)
        path.push(each);
    };
    const restore = () => {
      if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
      const held = path.find(
        (each) => each.isConnected && each !== document.body && main.current?.contains(each),
      );
      const place = held?.closest<HTMLElement>('[tabindex="-1"]') ?? main.current;
      place?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
      clearTimeout(timer);
      timer = setTimeout(restore, patienceMs);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [main]);
}
