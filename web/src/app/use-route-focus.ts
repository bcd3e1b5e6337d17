import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { rootOfPage } from '../shared/lib/prerendered';

/** Moves the focus to the new screen after navigation, for screen readers. */
export function useRouteFocus<T extends HTMLElement>() {
  const main = useRef<T>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // Shared by the layouts of the shop and the staff area, so kept at their root. Undefined before the first screen.
    const root = rootOfPage();
    const before = root?.dataset['screen'];
    if (root) root.dataset['screen'] = pathname;
    if (before === undefined || before === pathname) return;
    // Unless the screen has focused one of its fields.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
