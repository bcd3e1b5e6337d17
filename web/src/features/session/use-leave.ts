import { useNavigate } from 'react-router-dom';
import { useSession } from './session';

/**
 * Logs out and goes to `path`, in the other order: if the session ended first, the guard of the present screen would
 * see a visitor and send them to the login.
 */
export function useLeave(path: string): () => void {
  const { logout } = useSession();
  const navigate = useNavigate();
  return () => {
    void Promise.resolve(navigate(path, { flushSync: true })).then(logout);
  };
}
