import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { PlaceOrderInput } from '../../gql/graphql';
import { errorCode } from '../../shared/lib/errors';
import { useCart } from '../cart/cart';
import { readPending } from '../payments/pending-payment';
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

/** Pays for the cart online; the server places the order once the money is there. */
export function useOrderPayment() {
  const client = useApolloClient();
  const { renewAttempt } = useCart();
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

  /** Whether an earlier payment of this cart has bought it already, perhaps in another tab. */
  const isBought = async (attemptKey: string): Promise<boolean> => {
    const pending = readPending();
    if (pending?.attemptKey !== attemptKey) return false;
    return (await readPayment(client, pending.id)).kind === 'ordered';
  };

  /**
   * Closing the window and paying again goes on with the same payment; another address makes a new one.
   * @throws when no payment could be begun
   */
  const payOnline = async (
    input: PlaceOrderInput,
    attemptKey: string,
    onOpen: () => void,
  ): Promise<{ readonly result: PaymentResult; readonly attemptKey: string }> => {
    try {
      return { result: await attempt(input, attemptKey, onOpen), attemptKey };
    } catch (error) {
      if (errorCode(error) !== 'IDEMPOTENCY_CONFLICT' || (await isBought(attemptKey))) throw error;
      const renewed = renewAttempt();
      return { result: await attempt(input, renewed, onOpen), attemptKey: renewed };
    }
  };

  return { payOnline, phase };
}
