import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../shared/lib/storage';
import { pageChime } from '../orders/chime';
import type { WaitingNumber } from './ready-orders';

const storageKey = 'status:chime';

/** A chime when an order becomes ready, if this device was set so. @param ready undefined until it is known */
export function useReadyChime(ready: readonly WaitingNumber[] | undefined) {
  const [isOn, setIsOn] = useState(() => readStored(storageKey) === 'on');
  const state = useSyncExternalStore(pageChime.onChange, pageChime.state);
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!ready) return;
    const before = known.current;
    known.current = new Set(ready.map(({ id }) => id));
    if (isOn && before && ready.some(({ id }) => !before.has(id))) void pageChime.ring();
  }, [ready, isOn]);
  const press = () => {
    const isSilent = isOn && state !== 'running';
    if (!isSilent) {
      writeStored(storageKey, isOn ? null : 'on');
      setIsOn(!isOn);
    }
    if (isSilent || !isOn) void pageChime.play();
  };
  return { isOn, isBlocked: isOn && state !== 'running', press };
}
