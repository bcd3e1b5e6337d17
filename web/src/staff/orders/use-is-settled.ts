import { useEffect, useState } from 'react';

const settlesAfterMs = 700;

/** False for a moment after a change, so that a double tap does not press a new button. */
export function useIsSettled(value: string): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), settlesAfterMs);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled === value;
}
