import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../domain/session/session';
import { whilePaying } from './pending-store';
import { runPayment, type PaymentResult, type Purchase } from './run-payment';

/** `paying` while the provider's window is open, `checking` while waiting for the outcome. */
export type PaymentPhase = 'idle' | 'starting' | 'paying' | 'checking';

/** Pays online. Leaving the screen closes the provider's window; a completed payment is not lost. */
export function useOnlinePayment() {
  const client = useApolloClient();
  const { user } = useSession();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const isBusy = useRef(false);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  /** @throws what `start` throws */
  const pay = async (purchase: Purchase): Promise<PaymentResult> => {
    // A second click, before the first one has disabled its button.
    if (isBusy.current || !user) return { kind: 'left' };
    isBusy.current = true;
    setPhase('starting');
    const onOpen = () => {
      setPhase('paying');
      purchase.onOpen();
    };
    const circumstances = {
      client,
      user,
      signal: leaving.current.signal,
      onChecking: () => setPhase('checking'),
    };
    try {
      return await whilePaying(() => runPayment({ ...purchase, onOpen }, circumstances));
    } finally {
      isBusy.current = false;
      setPhase('idle');
    }
  };

  return { pay, phase };
}
