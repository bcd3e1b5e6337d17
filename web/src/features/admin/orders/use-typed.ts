import { useEffect, useEffectEvent, useState } from 'react';

interface Rules {
  /** While somebody types, the server is left alone. */
  readonly settleAfterMs: number;
  /** Whether it can be sent as it stands; half a date waits until it is whole. */
  readonly isReady?: (text: string) => boolean;
  readonly send: (text: string) => void;
}

/**
 * What stands in a box whose value lives in the address. The address hears of it after a pause; what is typed is never
 * overwritten by what was sent from here.
 */
export function useTyped(inAddress: string, { settleAfterMs, isReady = () => true, send }: Rules) {
  const [typed, setTyped] = useState(inAddress);
  // What the address said last. When that changes otherwise than from here (the back button), the box follows it.
  const [known, setKnown] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    if (inAddress !== sent) setTyped(inAddress);
    setSent(inAddress);
  }

  const settle = (text: string) => {
    if (text === inAddress || !isReady(text)) return;
    setSent(text);
    send(text);
  };
  const onPause = useEffectEvent(settle);
  useEffect(() => {
    const timer = setTimeout(() => onPause(typed), settleAfterMs);
    return () => clearTimeout(timer);
  }, [typed, settleAfterMs]);

  return { typed, type: setTyped, settle: () => settle(typed) };
}
