import { useEffect, useState } from 'react';

const settleMs = 500;

/** The value once it has not changed for half a second. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled;
}
