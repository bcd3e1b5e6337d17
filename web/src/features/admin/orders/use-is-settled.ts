import { useEffect, useState } from 'react';

const settlesAfterMs = 700;

/** False for a moment after a change, so that the second tap of a double tap does not press what has just come. */
export function useIsSettled(value: string): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => setSettled(value), settlesAfterMs);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled === value;
}
