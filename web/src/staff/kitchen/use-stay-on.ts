import { useEffect, useState } from 'react';

/** Keeps the screen on until the page is hidden. */
const keepAwake = async (): Promise<WakeLockSentinel | undefined> => {
  if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return undefined;
  // Refused with a low battery.
  // oxlint-disable-next-line baseline-js/use-baseline -- Firefox before 126 does not have it, as is asked above
  return navigator.wakeLock.request('screen').catch(() => undefined);
};

/** Full screen on a device that stays on, until the user leaves either. */
export function useStayOn() {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let lock = keepAwake();
    const onVisibility = () => {
      lock = keepAwake();
    };
    const onFullscreen = () => {
      if (!document.fullscreenElement) setIsOn(false);
    };
    document.addEventListener('visibilitychange', onVisibility);
    document.addEventListener('fullscreenchange', onFullscreen);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('fullscreenchange', onFullscreen);
      void lock.then((held) => held?.release());
    };
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
