import { useState } from 'react';
import { readStored, writeStored } from '../../shared/lib/storage';

const storageKey = 'kitchen:big-type';

/** Whether this device shows the board in big letters. */
export function useBigType() {
  const [isOn, setIsOn] = useState(() => readStored(storageKey) === 'on');
  const toggle = () => {
    writeStored(storageKey, isOn ? null : 'on');
    setIsOn(!isOn);
  };
  return { isOn, toggle };
}
