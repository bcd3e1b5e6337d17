import type { ApolloClient } from '@apollo/client';
import { graphql, readFragment } from '../../gql';
import { errorCode } from '../../shared/lib/errors';
import { liveConnection } from '../../shared/live/live-connection';
import { newsOf, PaymentNewsFragment, type PaymentNews } from './payment-news';

export const PaymentUpdatedSubscription = graphql(`
  subscription PaymentUpdated($id: ID!) {
    paymentUpdated(id: $id) {
      id
      ...PaymentNews
    }
  }
`);

const PaymentQuery = graphql(`
  query Payment($id: ID!) {
    payment(id: $id) {
      id
      ...PaymentNews
    }
  }
`);

/** Polling interval without a socket. */
const pollMs = 3000;

/** The present state of the payment. */
export async function readPayment(client: ApolloClient, id: string): Promise<PaymentNews> {
  const { data } = await client.query({
    query: PaymentQuery,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const payment = readFragment(PaymentNewsFragment, data?.payment);
  return payment ? newsOf(payment) : { kind: 'open', isPaid: false };
}

/**
 * Waits until a payment has bought something or is refunded: through the socket, or by polling without one.
 * @param signal ends the waiting
 * @returns the last known state; `open` if the waiting ended before it was settled
 * @throws if the payment does not exist or belongs to another customer
 */
export function watchPayment(client: ApolloClient, id: string, signal: AbortSignal): Promise<PaymentNews> {
  let known: PaymentNews = { kind: 'open', isPaid: false };
  if (signal.aborted) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const end = (finish: () => void) => {
      clearInterval(timer);
      signal.removeEventListener('abort', stop);
      subscription.unsubscribe();
      finish();
    };
    const stop = () => end(() => resolve(known));
    const hear = (news: PaymentNews) => {
      known = news;
      if (news.kind !== 'open') stop();
    };
    const ask = () => {
      readPayment(client, id).then(hear, (error: unknown) => {
        if (errorCode(error) === 'NOT_FOUND') end(() => reject(error));
      });
    };
    const timer = setInterval(() => {
      if (liveConnection.current().state !== 'live') ask();
    }, pollMs);
    signal.addEventListener('abort', stop);
    const subscription = client
      .subscribe({ query: PaymentUpdatedSubscription, variables: { id } })
      .subscribe({
        next: ({ data }) => {
          const payment = readFragment(PaymentNewsFragment, data?.paymentUpdated);
          if (payment) hear(newsOf(payment));
        },
        // Polls for what the socket missed.
        error: ask,
      });
  });
}
