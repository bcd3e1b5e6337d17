import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` each time so many milliseconds have passed. @param everyMs undefined: never */
export function useInterval(tick: () => void, everyMs: number | undefined): void {
  const onTick = useEffectEvent(tick);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => onTick(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
