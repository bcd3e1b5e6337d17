import { useEffect, useState } from 'react';

const stableAfterMs = 700;

/** False for a moment after a change, so that a double tap does not press a new button. */
export function useIsStable(value: string): boolean {
  const [stable, setStable] = useState(value);
  useEffect(() => {
    if (stable === value) return;
    const timer = setTimeout(() => setStable(value), stableAfterMs);
    return () => clearTimeout(timer);
  }, [stable, value]);
  return stable === value;
}
