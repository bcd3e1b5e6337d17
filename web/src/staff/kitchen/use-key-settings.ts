import { useState } from 'react';
import { readStored, writeStored } from '../../shared/lib/storage';
import { useStoredSwitch } from '../../shared/lib/use-stored-switch';
import { defaultKeys, readKeys, type BoardAct } from './board-keys';

const keysKey = 'kitchen:keys';

/** The keys of this device's keyboard or bump bar, and whether the numbers choose cards, which show theirs. */
export function useKeySettings() {
  const [keys, setKeys] = useState(() => readKeys(readStored(keysKey)));
  const positions = useStoredSwitch('kitchen:positions');
  return {
    keys,
    hasPositions: positions.isOn,
    togglePositions: positions.toggle,
    change: (act: BoardAct, code: string) => {
      const next = { ...keys, [act]: code };
      writeStored(keysKey, JSON.stringify(next));
      setKeys(next);
    },
    reset: () => {
      writeStored(keysKey, null);
      setKeys(defaultKeys);
    },
  };
}
