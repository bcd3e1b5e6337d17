import { useCallback } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { searchIn } from './address';

/**
 * Like `useSearchParams`, but a change starts from the address as it is, not as it was last rendered, so that none of two
 * quick changes is lost.
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      setParams(next(new URLSearchParams(searchIn(window.location.hash))), options),
    [setParams],
  );
  return [params, change] as const;
}
