import { useEffect, type RefObject } from 'react';

/** Milliseconds in which other code can move the focus first. */
const restoreDelayMs = 150;

/**
 * Moves the focus to the nearest remaining ancestor when the focused element is removed or disabled. Browsers would
 * drop it, and screen readers would start again at the top.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The last focused element and its ancestors. */
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
      // Browsers move the focus off a disabled element only after rendering.
      if (!isGone(path[0])) return;
      clearTimeout(timer);
      timer = setTimeout(restore, restoreDelayMs);
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
