import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Of the whole app: the shop and the admin's area each have a layout of their own. Undefined before the first screen. */
let shown: string | undefined;

/** After a change of route: the focus is on the new screen, so that a screen reader reads on there. */
export function useRouteFocus<T extends HTMLElement>() {
  const main = useRef<T>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    // Unless the screen has put it into a field of its own.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
