import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStoredSwitch } from '../../shared/lib/use-stored-switch';
import { pageChime } from '../orders/chime';
import { hasNew, type WaitingNumber } from './ready-orders';

/** A chime when an order becomes ready, if this device was set so. @param ready undefined until it is known */
export function useReadyChime(ready: readonly WaitingNumber[] | undefined) {
  const { isOn, toggle } = useStoredSwitch('status:chime');
  const state = useSyncExternalStore(pageChime.onChange, pageChime.state);
  const known = useRef<readonly WaitingNumber[]>(undefined);
  useEffect(() => {
    if (!ready) return;
    const before = known.current;
    known.current = ready;
    if (isOn && before && hasNew(before, ready)) void pageChime.ring('soft');
  }, [ready, isOn]);
  const press = () => {
    const isSilent = isOn && state === 'blocked';
    if (!isSilent) toggle();
    if (isSilent || !isOn) void pageChime.play('soft');
  };
  return { isOn, isBlocked: isOn && state !== 'running', press };
}
