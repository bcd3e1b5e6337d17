import { useEffect, useState } from 'react';
import { loadPinCodes, type PinCodes } from './pin-codes';

/** The PIN codes of India, once they are needed. */
export function usePinCodes(isNeeded: boolean) {
  const [codes, setCodes] = useState<PinCodes>();
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = isNeeded && !codes && !hasFailed;
  useEffect(() => {
    if (isWanted) loadPinCodes().then(setCodes, () => setHasFailed(true));
  }, [isWanted]);
  return { codes, hasFailed, retry: () => setHasFailed(false) };
}
