import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from './session';

/**
 * Logs out and goes to `path`. The address changes first, so that the screen's guard does not redirect to the login; the
 * screen itself may change a moment later.
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
