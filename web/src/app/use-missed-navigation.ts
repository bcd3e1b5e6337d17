import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

/**
 * The first view is drawn in slices, and the router listens once it stands: follows who has gone elsewhere meanwhile, by a
 * link, the back button or the address bar.
 */
export function useMissedNavigation(): void {
  const first = useRef({ shown: createPath(useLocation()), navigate: useNavigate() });
  useEffect(() => {
    const { shown, navigate } = first.current;
    const asked = window.location.hash.slice(1) || '/';
    if (asked !== shown) void navigate(asked, { replace: true });
  }, []);
}
