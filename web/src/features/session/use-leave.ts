import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from './session';

/**
 * Logs out and goes to `path`, in the other order: if the session ended before the present screen is gone, its guard
 * would see a visitor and send them elsewhere.
 */
export function useLeave(path: string): () => void {
  const { logout } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);
  const isOnTheWay = isLeaving && pathname !== path;

  useEffect(() => {
    if (!isOnTheWay) return;
    // Once `path` is there, whether what called this has gone with the old screen or stands on the new one, too.
    return logout;
  }, [isOnTheWay, logout]);

  return () => {
    if (pathname === path) {
      logout();
      return;
    }
    setIsLeaving(true);
    void navigate(path);
  };
}
