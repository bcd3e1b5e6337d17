import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `tick` each time so many milliseconds have passed. @param everyMs undefined: never */
export function useInterval(tick: () => void, everyMs: number | undefined): void {
  const onTick = useEffectEvent(tick);
  // An effect that runs later could miss an end that the screen shows already.
  useLayoutEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => onTick(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
