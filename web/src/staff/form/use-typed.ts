import { useEffect, useEffectEvent, useState } from 'react';

interface Rules {
  /** Debounce of typing. */
  readonly debounceMs: number;
  /** Whether it can be sent; half a date is not. */
  readonly isReady?: (text: string) => boolean;
  readonly send: (text: string) => void;
}

/**
 * An input whose value is in the address. The address is updated after a debounce, and never overwrites what is being
 * typed.
 */
export function useTyped(
  inAddress: string,
  { debounceMs: settleAfterMs, isReady = () => true, send }: Rules,
) {
  const [typed, setTyped] = useState(inAddress);
  // The last known value in the address. If it changes from elsewhere (the back button), the input follows.
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
