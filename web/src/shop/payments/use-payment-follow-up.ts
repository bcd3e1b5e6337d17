import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { anySignal, timeLimit } from '../../shared/lib/abort';
import { errorCode } from '../../shared/lib/errors';
import { useSession } from '../../domain/session/session';
import type { PaymentNews } from './payment-news';
import { waitsFor, type PendingPayment } from './pending-payment';
import { takePending, usePendingPayment, whileOnlyTab } from './pending-store';
import { readPayment, watchPayment } from './watch-payment';

const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/**
 * Follows a payment whose screen is gone: the tab or the window was closed, or the bank took its time.
 * @param onSettled called once, in one tab, with the outcome; `open` if it is no longer followed
 */
export function usePaymentFollowUp(onSettled: (pending: PendingPayment, news: PaymentNews) => void): void {
  const client = useApolloClient();
  const { user } = useSession();
  const pending = usePendingPayment();
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
  const report = useEffectEvent(onSettled);
  const mine = isVisible && user && pending?.userId === user.id ? pending : undefined;

  useEffect(() => {
    if (!mine) return;
    const stop = new AbortController();
    void whileOnlyTab(stop.signal, async (signal) => {
      const news = await settledNews(client, mine, signal);
      if (news && takePending(mine.id)) report(mine, news);
    });
    return () => stop.abort();
  }, [client, mine]);
}

/** @returns undefined if it has to be followed further */
async function settledNews(
  client: ApolloClient,
  pending: PendingPayment,
  signal: AbortSignal,
): Promise<PaymentNews | undefined> {
  const nothing: PaymentNews = { kind: 'open', isPaid: false };
  try {
    const known = await readPayment(client, pending.id);
    if (known.kind !== 'open') return known;
    const timeout = waitsFor(pending, known, Date.now());
    const news = await watchPayment(client, pending.id, anySignal(signal, timeLimit(timeout)));
    const isGivenUp = waitsFor(pending, news, Date.now()) === 0;
    return news.kind !== 'open' || isGivenUp ? news : undefined;
  } catch (error) {
    // Tried again when the tab becomes visible, unless there is no such payment.
    return errorCode(error) === 'NOT_FOUND' ? nothing : undefined;
  }
}
