import { useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router-dom';

/** Navigates, unless the user has already left the screen: a late answer must not move them. */
export function useNavigateWhileShown() {
  const navigate = useNavigate();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  return async (to: string, options?: NavigateOptions): Promise<void> => {
    if (isShown.current) await navigate(to, options);
  };
}
