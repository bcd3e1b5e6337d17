import { useEffect, useEffectEvent } from 'react';
import { readStored, writeStored } from '../../shared/lib/storage';

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

/** Of the last press in any window of the browser, in ms since 1970. */
const pressKey = 'tabletPressedAt';

/** Notes presses for all windows. */
function watchPresses() {
  let known: string | null = null;
  let knownSince = 0;
  const press = () => {
    known = String(Date.now());
    knownSince = performance.now();
    writeStored(pressKey, known);
  };
  /** Milliseconds. One clock stops while the tablet sleeps, the other one may be set back. */
  const idleMs = () => {
    const stored = readStored(pressKey);
    if (stored !== known) {
      known = stored;
      knownSince = performance.now();
    }
    return Math.max(performance.now() - knownSince, Date.now() - Number(known));
  };
  press();
  return { press, idleMs };
}

/** Locks the tablet after minutes without a press in any window, also if it slept. Only a window in sight does. */
export function useAutoLock({ isOn, minutes, onLock, onKeep }: AutoLock): void {
  const lock = useEffectEvent(onLock);
  const keep = useEffectEvent(onKeep);
  useEffect(() => {
    if (!isOn) return undefined;
    const presses = watchPresses();
    let keptAt = performance.now();
    const check = () => {
      const isOver = document.visibilityState === 'visible' && presses.idleMs() >= minutes * 60_000;
      if (isOver) lock();
      return isOver;
    };
    const press = () => {
      // The first one after a sleep comes before the timer.
      if (check()) return;
      presses.press();
      if (performance.now() - keptAt < keepEveryMs) return;
      keptAt = performance.now();
      keep();
    };
    const timer = setInterval(check, checkEveryMs);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', press, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', press, true);
    };
  }, [isOn, minutes]);
}
