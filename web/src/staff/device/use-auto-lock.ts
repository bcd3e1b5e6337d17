import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two reports of presses. */
const keepEveryMs = 30_000;
/** Milliseconds. */
const checkEveryMs = 1_000;

interface AutoLock {
  /** Whether there is somebody who can leave. */
  readonly isOn: boolean;
  readonly minutes: number;
  readonly onLock: () => void;
  /** Something was pressed, for the first time in {@link keepEveryMs}. */
  readonly onKeep: () => void;
}

/** Locks the tablet after minutes without a press, whatever its clock says. */
export function useAutoLock({ isOn, minutes, onLock, onKeep }: AutoLock): void {
  const lock = useEffectEvent(onLock);
  const keep = useEffectEvent(onKeep);
  useEffect(() => {
    if (!isOn) return undefined;
    let pressedAt = performance.now();
    let keptAt = pressedAt;
    const press = () => {
      pressedAt = performance.now();
      if (pressedAt - keptAt < keepEveryMs) return;
      keptAt = pressedAt;
      keep();
    };
    const timer = setInterval(() => {
      if (performance.now() - pressedAt >= minutes * 60_000) lock();
    }, checkEveryMs);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', press, true);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', press, true);
    };
  }, [isOn, minutes]);
}
