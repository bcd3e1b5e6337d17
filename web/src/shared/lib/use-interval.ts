import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `tick` each time so many milliseconds have passed. @param everyMs undefined: never */
export function useInterval(tick: () => void, everyMs: number | undefined): void {
  const onTick = useEffectEvent(tick);
  // Counts from the moment in which the screen shows what is followed.
  useLayoutEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => onTick(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
