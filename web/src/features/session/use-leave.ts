import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from './session';

/**
 * Logs out and goes to `path`. The address changes first, so that the present screen's guard knows that its visitor is on
 * the way elsewhere; the screen itself may take a moment longer.
 */
export function useLeave(path: string): () => void {
  const { logout } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  return () => {
    if (pathname !== path) void navigate(path);
    logout();
  };
}
