import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { PlaceOrderInput } from '../../gql/graphql';
import { errorCode } from '../../shared/lib/errors';
import { useBasket } from '../../domain/basket/use-basket';
import { readPending } from '../payments/pending-store';
import type { PaymentResult } from '../payments/run-payment';
import { useOnlinePayment } from '../payments/use-online-payment';
import { readPayment } from '../payments/watch-payment';

const StartOrderPaymentMutation = graphql(`
  mutation StartOrderPayment($input: PlaceOrderInput!, $idempotencyKey: String!) {
    startOrderPayment(input: $input, idempotencyKey: $idempotencyKey) {
      ...OnlineCheckout
    }
  }
`);

/** Milliseconds. The server refunds money that arrives more than an hour after its payment began. */
const freshMs = 30 * 60_000;

/** Pays for the cart online; the server places the order once the money has arrived. */
export function useOrderPayment() {
  const client = useApolloClient();
  const { renewAttempt } = useBasket();
  const [start] = useMutation(StartOrderPaymentMutation);
  const { pay, phase } = useOnlinePayment();

  const attempt = (input: PlaceOrderInput, attemptKey: string, onOpen: () => void) =>
    pay({
      purpose: 'order',
      attemptKey,
      start: async () => {
        const { data } = await start({ variables: { input, idempotencyKey: attemptKey } });
        if (!data) throw new Error('The answer holds no payment');
        return data.startOrderPayment;
      },
      onOpen,
    });

  /** An earlier payment of this cart in this browser, with its outcome. */
  const earlier = async (attemptKey: string) => {
    const pending = readPending();
    if (pending?.attemptKey !== attemptKey) return undefined;
    return { begunAt: pending.at, news: await readPayment(client, pending.id) };
  };

  /** The cart's key, or a new one if its payment is so old that it might be paid too late. */
  const timelyKey = async (attemptKey: string): Promise<string> => {
    const known = await earlier(attemptKey).catch(() => undefined);
    const isStale = known?.news.kind === 'open' && !known.news.isPaid && Date.now() - known.begunAt > freshMs;
    return isStale ? renewAttempt() : attemptKey;
  };

  /**
   * Closing the window and paying again continues the same payment; another address starts a new one.
   * @throws if no payment could be created
   */
  const payOnline = async (
    input: PlaceOrderInput,
    cartKey: string,
    onOpen: () => void,
  ): Promise<{ readonly result: PaymentResult; readonly attemptKey: string }> => {
    const attemptKey = await timelyKey(cartKey);
    try {
      return { result: await attempt(input, attemptKey, onOpen), attemptKey };
    } catch (error) {
      if (errorCode(error) !== 'IDEMPOTENCY_CONFLICT') throw error;
      if ((await earlier(attemptKey))?.news.kind === 'ordered') throw error;
      const renewed = renewAttempt();
      return { result: await attempt(input, renewed, onOpen), attemptKey: renewed };
    }
  };

  return { payOnline, phase };
}
