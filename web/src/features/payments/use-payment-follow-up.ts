import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { errorCode } from '../../shared/lib/errors';
import { useSession } from '../session/session';
import type { PaymentNews } from './payment-news';
import { waitsFor, type PendingPayment } from './pending-payment';
import { takePending, usePendingPayment, whileNobodyElse } from './pending-store';
import { readPayment, watchPayment } from './watch-payment';

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Looks after a payment that its screen has left: because the tab was closed, the window was, or the bank took its time.
 * @param onSettled called once, in one tab, with what has come of it; `open` if nobody waits for it any longer
 */
export function usePaymentFollowUp(onSettled: (pending: PendingPayment, news: PaymentNews) => void): void {
  const client = useApolloClient();
  const { user } = useSession();
  const pending = usePendingPayment();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  const tell = useEffectEvent(onSettled);
  const mine = isVisible && user && pending?.userId === user.id ? pending : undefined;

  useEffect(() => {
    if (!mine) return;
    const stop = new AbortController();
    void whileNobodyElse(stop.signal, async (signal) => {
      const news = await settledNews(client, mine, signal);
      if (news && takePending(mine.id)) tell(mine, news);
    });
    return () => stop.abort();
  }, [client, mine]);
}

/** @returns undefined if somebody has still to look after it */
async function settledNews(
  client: ApolloClient,
  pending: PendingPayment,
  signal: AbortSignal,
): Promise<PaymentNews | undefined> {
  const nothing: PaymentNews = { kind: 'open', isPaid: false };
  try {
    const known = await readPayment(client, pending.id);
    if (known.kind !== 'open') return known;
    const patience = waitsFor(pending, known, Date.now());
    const limit = AbortSignal.timeout(patience);
    const news = await watchPayment(client, pending.id, AbortSignal.any([signal, limit]));
    const isGivenUp = waitsFor(pending, news, Date.now()) === 0;
    return news.kind !== 'open' || isGivenUp ? news : undefined;
  } catch (error) {
    // Asked for again when the tab is looked at again, unless there is no such payment.
    return errorCode(error) === 'NOT_FOUND' ? nothing : undefined;
  }
}
