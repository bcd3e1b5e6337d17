import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of route: to the top, with the focus on the new screen, so that a screen reader reads on there. */
export function useRouteFocus<T extends HTMLElement>() {
  const main = useRef<T>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo({ top: 0 });
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
