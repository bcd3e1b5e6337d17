import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { OrderChangeKind } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { formatRupees } from '../../shared/lib/format';
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
  /** Rupees. */
  readonly dueOnline: number;
  readonly changes: readonly { readonly kind: OrderChangeKind; readonly version: number }[];
}

const moneyKinds: readonly OrderChangeKind[] = ['CHANGED', 'DUE_PAID', 'TAKING', 'TAKING_UNDONE'];

/** The same until the money of the order changes: a closed window continues the same payment. */
export function dueKey({ id, dueOnline, changes }: Due): string {
  const { version = 0 } = changes.findLast(({ kind }) => moneyKinds.includes(kind)) ?? {};
  return `due-${id}-${version}-${dueOnline}`;
}

/** Pays online what a change of an order has made due, and says how that ended. */
export function useDuePayment() {
  const [start] = useMutation(StartDuePaymentMutation);
  const { pay, phase } = useOnlinePayment();

  const attempt = (orderId: string, attemptKey: string) =>
    pay({
      purpose: 'due',
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
    pay: async (due: Due) => {
      const amount = formatRupees(due.dueOnline);
      try {
        const result = await attempt(due.id, dueKey(due));
        if (result.kind === 'ordered') toast.success(say('orderChanged.paid', { amount }));
        if (result.kind === 'unpaid') toast.info(result.failure || say('orderChanged.unpaid'));
        if (result.kind === 'returned') toast.warning(returnedText(result));
      } catch (error) {
        toast.error(errorMessage(error, say('orderChanged.failed')));
      }
    },
  };
}
