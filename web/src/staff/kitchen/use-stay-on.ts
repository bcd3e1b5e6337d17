import { useEffect, useState } from 'react';

/** Keeps the screen on until the page is hidden. */
const keepAwake = async (): Promise<WakeLockSentinel | undefined> => {
  if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return undefined;
  // Refused with a low battery.
  // oxlint-disable-next-line baseline-js/use-baseline -- Firefox before 126 does not have it, as is asked above
  return navigator.wakeLock.request('screen').catch(() => undefined);
};

/** Keeps the screen of the device on while the page is seen. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let lock = keepAwake();
    const onVisibility = () => {
      lock = keepAwake();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      void lock.then((held) => held?.release());
    };
  }, [isOn]);
}

/** Full screen on a device that stays on, until the user leaves either. */
export function useStayOn() {
  const [isOn, setIsOn] = useState(false);
  useWakeLock(isOn);
  useEffect(() => {
    if (!isOn) return undefined;
    const onFullscreen = () => {
      if (!document.fullscreenElement) setIsOn(false);
    };
    document.addEventListener('fullscreenchange', onFullscreen);
    return () => document.removeEventListener('fullscreenchange', onFullscreen);
  }, [isOn]);

  const toggle = () => {
    setIsOn(!isOn);
    // Phones of Apple have no full screen, and stay on nevertheless.
    const changed = isOn
      ? document.fullscreenElement && document.exitFullscreen()
      : document.documentElement.requestFullscreen?.();
    changed?.catch(() => undefined);
  };
  return { isOn, toggle };
}
