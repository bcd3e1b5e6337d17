import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onStoredByOtherTab, readStored, writeStored } from '../../shared/lib/storage';
import { pageChime as chime, type Alarm } from './chime';
import { stopSpeaking, useSpokenOrders } from './spoken-orders';

const storageKey = 'adminOrderSound';

/** Browsers allow sound after these events. */
const gestures = ['pointerup', 'keydown', 'click'] as const;

const silence = () => {
  chime.silence();
  stopSpeaking();
};

/** A sound for new orders, because kitchen staff do not watch the screen. Asked once per browser. */
export function useOrderChime() {
  const [choice, setChoice] = useState(() => readStored(storageKey));
  const state = useSyncExternalStore(chime.onChange, chime.state);
  const spoken = useSpokenOrders();
  const { speak } = spoken;
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

  useEffect(
    () =>
      onStoredByOtherTab([storageKey], () => {
        const next = readStored(storageKey);
        setChoice(next);
        if (next !== 'on') silence();
      }),
    [],
  );

  const choose = useCallback((on: boolean) => {
    writeStored(storageKey, on ? 'on' : 'off');
    setChoice(on ? 'on' : 'off');
    // Played immediately, so that the admin knows the sound.
    if (on) void chime.play();
    else silence();
  }, []);

  /** @param names of the orders that have arrived */
  const ring = useCallback(
    (names: readonly string[] = []) => {
      if (!isOn) return;
      void chime.ring();
      // Otherwise the browser does not speak either.
      if (chime.state() === 'running') speak(names);
    },
    [isOn, speak],
  );
  const setAlarm = useCallback(
    (alarm: Alarm | undefined) => chime.setAlarm(isOn ? alarm : undefined),
    [isOn],
  );

  return useMemo(
    () => ({
      isOn,
      /** The question has not been answered in this browser. */
      isUndecided: choice !== 'on' && choice !== 'off',
      /** Of the browser's sound; undefined if it is off. */
      state: isOn ? state : undefined,
      /** Starts the sound if the browser has blocked it. */
      start: () => void chime.open(),
      spoken,
      choose,
      ring,
      setAlarm,
    }),
    [isOn, choice, state, spoken, choose, ring, setAlarm],
  );
}
