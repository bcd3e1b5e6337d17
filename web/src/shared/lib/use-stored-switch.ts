import { useState } from 'react';
import { readStored, writeStored } from './storage';

/** A switch that this device keeps, off at first. @param key of the storage */
export function useStoredSwitch(key: string) {
  const [isOn, setIsOn] = useState(() => readStored(key) === 'on');
  const toggle = () => {
    writeStored(key, isOn ? null : 'on');
    setIsOn(!isOn);
  };
  return { isOn, toggle };
}
