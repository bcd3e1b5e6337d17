import { useCallback, useEffect, useMemo, useState } from 'react';
import { readStored, writeStored } from '../../../shared/lib/storage';
import { Chime } from './chime';

const storageKey = 'adminOrderSound';

const chime = new Chime();

/** Browsers allow sound once somebody has pressed something on the page. */
const gestures = ['pointerup', 'keydown', 'click'] as const;

/** A sound for new orders: a kitchen looks at its pans, not at a screen. Asked for once in a browser. */
export function useOrderChime() {
  const [choice, setChoice] = useState(() => readStored(storageKey));
  const [isAudible, setIsAudible] = useState(() => chime.isAudible());
  const isOn = choice === 'on';

  useEffect(() => {
    if (!isOn) return;
    const listen = () => void chime.open();
    for (const gesture of gestures) window.addEventListener(gesture, listen);
    const stop = chime.onChange(() => setIsAudible(chime.isAudible()));
    // A click on an earlier screen counts too.
    if (navigator.userActivation?.hasBeenActive) listen();
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, listen);
      stop();
    };
  }, [isOn]);

  const choose = useCallback((on: boolean) => {
    writeStored(storageKey, on ? 'on' : 'off');
    setChoice(on ? 'on' : 'off');
    // Played at once, so that the admin hears what to listen for.
    if (on) void chime.play();
    else chime.silence();
  }, []);

  const ring = useCallback(() => {
    if (isOn) void chime.ring();
  }, [isOn]);

  return useMemo(
    () => ({
      isOn,
      /** Nobody has been asked in this browser yet. */
      isUndecided: choice !== 'on' && choice !== 'off',
      /** It is on, but the browser plays nothing until somebody presses something. */
      isBlocked: isOn && !isAudible,
      choose,
      ring,
    }),
    [isOn, choice, isAudible, choose, ring],
  );
}
