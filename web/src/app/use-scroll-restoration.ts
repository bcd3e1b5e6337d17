import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isRecord } from '../shared/lib/is-record';

const storageKey = 'scrollPositions';
/** Milliseconds after which a growing page is no longer scrolled. */
const timeoutMs = 20_000;

/** Scroll positions in pixels by entry of the session history. */
const positions: Record<string, unknown> = readPositions();

function readPositions(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage, positions last as long as the page.
  }
}

/**
 * Scrolls new screens to the top and restores the position on Back, Forward and reload. Browsers restore it before the
 * screen is rendered, and React Router supports only data routers.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const { pathname } = location;
  const isTraversal = useNavigationType() === NavigationType.Pop;
  // An address from the address bar has no history key.
  const entry = `${location.key} ${createPath(location)}`;
  const shown = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storePositions);
    // Phones may discard a background page without another event.
    document.addEventListener('visibilitychange', storePositions);
    return () => {
      window.removeEventListener('pagehide', storePositions);
      document.removeEventListener('visibilitychange', storePositions);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const stop = new AbortController();
    const show = async () => {
      const position = isTraversal ? positions[entry] : undefined;
      // A prerendered screen may have been scrolled before its code loaded.
      const isUntouched = before !== undefined || window.scrollY === 0;
      if (typeof position === 'number' && isUntouched) await restore(position, stop.signal);
      else if (before !== undefined && before !== pathname) window.scrollTo({ top: 0, behavior: 'instant' });
      if (stop.signal.aborted) return;
      const remember = () => {
        positions[entry] = window.scrollY;
      };
      remember();
      window.addEventListener('scroll', remember, { passive: true, signal: stop.signal });
    };
    void show();
    return () => stop.abort();
  }, [entry, isTraversal, pathname]);
}

/**
 * Scrolls to a position as the page grows.
 * @returns when it is reached, or given up after user input, a navigation or the timeout
 */
function restore(top: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const observer = new ResizeObserver(() => {
      window.scrollTo({ top, behavior: 'instant' });
      if (Math.abs(window.scrollY - top) <= 1) done.abort();
    });
    const timer = setTimeout(() => done.abort(), timeoutMs);
    done.signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    });
    for (const event of ['wheel', 'pointerdown', 'keydown', 'click'])
      window.addEventListener(event, () => done.abort(), {
        signal: done.signal,
        passive: true,
        capture: true,
      });
    signal.addEventListener('abort', () => done.abort());
    observer.observe(document.body);
  });
}
