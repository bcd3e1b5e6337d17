import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { addressIn } from '../shared/lib/address';

/**
 * Follows navigation that happened during hydration, before the router listened: by a link, the back button or the
 * address bar.
 */
export function useMissedNavigation(): void {
  const first = useRef({ shown: createPath(useLocation()), navigate: useNavigate() });
  const missed = useRef<string>(undefined);
  // Before any redirect by a screen, which the router handles.
  useLayoutEffect(() => {
    const asked = addressIn(window.location.hash);
    if (asked !== first.current.shown) missed.current = asked;
  }, []);
  // The router listens from here on.
  useEffect(() => {
    if (missed.current !== undefined) void first.current.navigate(missed.current, { replace: true });
  }, []);
}
