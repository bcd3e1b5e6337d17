import { useNavigate } from 'react-router-dom';
import { useSession } from './session';

/**
 * Logs out and goes to `path`, in the other order: if the session ended first, the guard of the present screen would
 * see a visitor and send them elsewhere. Guards leave alone who is on their way already.
 */
export function useLeave(path: string): () => void {
  const { logout } = useSession();
  const navigate = useNavigate();
  return () => {
    void Promise.resolve(navigate(path, { flushSync: true })).then(logout);
  };
}
