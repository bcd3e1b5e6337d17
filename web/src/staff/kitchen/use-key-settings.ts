import { useState } from 'react';
import { readStored, writeStored } from '../../shared/lib/storage';
import { defaultKeys, readKeys, type BoardAct } from './board-keys';

const keysKey = 'kitchen:keys';
const positionsKey = 'kitchen:positions';

/** The keys of this device's keyboard or bump bar, and whether the numbers choose cards, which show theirs. */
export function useKeySettings() {
  const [keys, setKeys] = useState(() => readKeys(readStored(keysKey)));
  const [hasPositions, setHasPositions] = useState(() => readStored(positionsKey) === 'on');
  return {
    keys,
    hasPositions,
    change: (act: BoardAct, code: string) => {
      const next = { ...keys, [act]: code };
      writeStored(keysKey, JSON.stringify(next));
      setKeys(next);
    },
    showPositions: (isOn: boolean) => {
      writeStored(positionsKey, isOn ? 'on' : null);
      setHasPositions(isOn);
    },
    reset: () => {
      writeStored(keysKey, null);
      setKeys(defaultKeys);
    },
  };
}
