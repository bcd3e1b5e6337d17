import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { formatRupees } from '../../shared/lib/format';
import { say } from '../texts/texts';

const RefundPaymentMutation = graphql(`
  mutation RefundPayment($id: ID!, $amount: Rupees, $refundId: ID, $idempotencyKey: String!) {
    refundPayment(id: $id, amount: $amount, refundId: $refundId, idempotencyKey: $idempotencyKey) {
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
     * The same key refunds once.
     * @param amount rupees
     * @param refundId a failed refund of this amount to repeat
     * @throws the server's refusal
     */
    refund: async (id: string, amount: number, idempotencyKey: string, refundId?: string): Promise<void> => {
      const what = refundId ? { refundId } : { amount };
      await mutate({ variables: { id, ...what, idempotencyKey } });
      toast.success(say('adminPayments.refundRequested', { amount: formatRupees(amount) }));
    },
  };
}
