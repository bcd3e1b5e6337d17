import { useEffect, type RefObject } from 'react';

/** So long whoever took the focused element away may give the focus to something better. */
const patienceMs = 150;

/**
 * When the focused element goes, or can be pressed no more, a retry that worked say, the focus goes to what held it:
 * the browser would leave it nowhere, and a screen reader would start over at the top.
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
    const isGone = (each: Element | undefined) =>
      each !== undefined && (!each.isConnected || each.matches(':disabled'));
    const isLost = () => document.activeElement === document.body && isGone(path[0]);
    const restore = () => {
      if (!isLost()) return;
      const held = path.find((each) => !isGone(each) && main.current?.contains(each));
      const place = held?.closest<HTMLElement>('[tabindex="-1"]') ?? main.current;
      place?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      // A disabled element is left by the focus only when the page is drawn.
      if (!isGone(path[0])) return;
      clearTimeout(timer);
      timer = setTimeout(restore, patienceMs);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [main]);
}
