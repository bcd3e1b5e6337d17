import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { returnedText } from '../payments/payment-news';
import { useOnlinePayment } from '../payments/use-online-payment';
import { say } from '../../domain/orders/texts/texts';

const StartDuePaymentMutation = graphql(`
  mutation StartDuePayment($orderId: ID!, $idempotencyKey: String!) {
    startDuePayment(orderId: $orderId, idempotencyKey: $idempotencyKey) {
      ...OnlineCheckout
    }
  }
`);

interface Due {
  readonly id: string;
  readonly version: number;
  /** In words. */
  readonly amount: string;
}

/** Pays online what a change of an order has made due, and says how that ended. */
export function useDuePayment() {
  const [start] = useMutation(StartDuePaymentMutation);
  const { pay, phase } = useOnlinePayment();

  const attempt = (orderId: string, attemptKey: string) =>
    pay({
      purpose: 'order',
      attemptKey,
      start: async () => {
        const { data } = await start({ variables: { orderId, idempotencyKey: attemptKey } });
        if (!data) throw new Error('The answer holds no payment');
        return data.startDuePayment;
      },
      onOpen: () => undefined,
    });

  return {
    isPaying: phase !== 'idle',
    pay: async ({ id, version, amount }: Due) => {
      try {
        // The key is the same until the order changes again: a closed window continues the same payment.
        const result = await attempt(id, `due-${id}-${version}`);
        if (result.kind === 'ordered') toast.success(say('orderChanged.paid', { amount }));
        if (result.kind === 'unpaid') toast.info(result.failure || say('orderChanged.unpaid'));
        if (result.kind === 'returned') toast.warning(returnedText(result));
      } catch (error) {
        toast.error(errorMessage(error, say('orderChanged.failed')));
      }
    },
  };
}
