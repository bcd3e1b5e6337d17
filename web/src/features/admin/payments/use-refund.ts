import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../../gql';
import { formatRupees } from '../../../shared/lib/format';

const RefundPaymentMutation = graphql(`
  mutation RefundPayment($id: ID!, $amount: Rupees!, $idempotencyKey: String!) {
    refundPayment(id: $id, amount: $amount, idempotencyKey: $idempotencyKey) {
      id
      ...RefundablePayment
    }
  }
`);

export function useRefund() {
  const [mutate, { loading }] = useMutation(RefundPaymentMutation);

  return {
    isRefunding: loading,
    /**
     * The same key sends the money once.
     * @param amount rupees
     * @throws what the server refuses
     */
    refund: async (id: string, amount: number, idempotencyKey: string): Promise<void> => {
      await mutate({ variables: { id, amount, idempotencyKey } });
      toast.success(`Refund of ${formatRupees(amount)} requested`);
    },
  };
}
