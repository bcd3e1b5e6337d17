import { useCallback, useSyncExternalStore } from 'react';

/** Phones, and windows as narrow: of several columns, one has room. */
export const narrow = '(width < 40rem)';

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
