import { useEffect, useState } from 'react';

/** The value once it has not changed for so many milliseconds. */
export function useDebounced<T>(value: T, afterMs: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}
