import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../shared/lib/storage';
import { Chime } from './chime';

const storageKey = 'adminOrderSound';

const chime = new Chime();

/** Browsers allow sound after these events. */
const gestures = ['pointerup', 'keydown', 'click'] as const;

/** A sound for new orders, because kitchen staff do not watch the screen. Asked once per browser. */
export function useOrderChime() {
  const [choice, setChoice] = useState(() => readStored(storageKey));
  const isSilent = useSyncExternalStore(chime.onChange, chime.isBlocked);
  const isOn = choice === 'on';

  useEffect(() => {
    if (!isOn) return;
    const listen = () => void chime.open();
    for (const gesture of gestures) window.addEventListener(gesture, listen);
    // A click on an earlier screen counts too.
    if (navigator.userActivation?.hasBeenActive) listen();
    return () => {
      for (const gesture of gestures) window.removeEventListener(gesture, listen);
    };
  }, [isOn]);

  const choose = useCallback((on: boolean) => {
    writeStored(storageKey, on ? 'on' : 'off');
    setChoice(on ? 'on' : 'off');
    // Played immediately, so that the admin knows the sound.
    if (on) void chime.play();
    else chime.silence();
  }, []);

  const ring = useCallback(() => {
    if (isOn) void chime.ring();
  }, [isOn]);

  return useMemo(
    () => ({
      isOn,
      /** The question has not been answered in this browser. */
      isUndecided: choice !== 'on' && choice !== 'off',
      /** It is on, but the browser blocks sound until the user interacts with the page. */
      isBlocked: isOn && isSilent,
      choose,
      ring,
    }),
    [isOn, choice, isSilent, choose, ring],
  );
}
