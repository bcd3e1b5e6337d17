import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Shared by the layouts of the shop and the admin area. Undefined before the first screen. */
let shown: string | undefined;

/** Moves the focus to the new screen after navigation, for screen readers. */
export function useRouteFocus<T extends HTMLElement>() {
  const main = useRef<T>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    // Unless the screen has focused one of its fields.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
