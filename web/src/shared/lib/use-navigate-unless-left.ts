import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { pathIn } from './address';

/**
 * For requests whose answer leads to another screen. Call the returned function when the request is sent. It returns a
 * `navigate` that does nothing if the user has left the screen by then.
 */
export function useNavigateUnlessLeft() {
  const navigate = useNavigate();
  return () => {
    const from = pathIn(window.location.hash);
    return async (to: To, options?: NavigateOptions): Promise<void> => {
      if (pathIn(window.location.hash) === from) await navigate(to, options);
    };
  };
}
