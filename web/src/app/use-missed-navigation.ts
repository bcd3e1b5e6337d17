import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { addressIn } from '../shared/lib/address';

/**
 * The first view is drawn in slices, and the router listens once it stands: follows who has gone elsewhere meanwhile, by a
 * link, the back button or the address bar.
 */
export function useMissedNavigation(): void {
  const first = useRef({ shown: createPath(useLocation()), navigate: useNavigate() });
  const missed = useRef<string>(undefined);
  // Before any screen has sent its visitor on: that the router hears of.
  useLayoutEffect(() => {
    const asked = addressIn(window.location.hash);
    if (asked !== first.current.shown) missed.current = asked;
  }, []);
  // The router listens now.
  useEffect(() => {
    if (missed.current !== undefined) void first.current.navigate(missed.current, { replace: true });
  }, []);
}
