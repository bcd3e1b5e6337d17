import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../shared/lib/storage';
import { pageChime } from '../orders/chime';
import { hasNew, type WaitingNumber } from './ready-orders';

const storageKey = 'status:chime';

/** A chime when an order becomes ready, if this device was set so. @param ready undefined until it is known */
export function useReadyChime(ready: readonly WaitingNumber[] | undefined) {
  const [isOn, setIsOn] = useState(() => readStored(storageKey) === 'on');
  const state = useSyncExternalStore(pageChime.onChange, pageChime.state);
  const known = useRef<readonly WaitingNumber[]>(undefined);
  useEffect(() => {
    if (!ready) return;
    const before = known.current;
    known.current = ready;
    if (isOn && before && hasNew(before, ready)) void pageChime.ring('soft');
  }, [ready, isOn]);
  const press = () => {
    const isSilent = isOn && state !== 'running';
    if (!isSilent) {
      writeStored(storageKey, isOn ? null : 'on');
      setIsOn(!isOn);
    }
    if (isSilent || !isOn) void pageChime.play('soft');
  };
  return { isOn, isBlocked: isOn && state !== 'running', press };
}
