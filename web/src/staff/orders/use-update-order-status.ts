import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { OrderStatus } from '../../gql/graphql';
import { say } from '../texts/texts';

const UpdateOrderStatusMutation = graphql(`
  mutation UpdateOrderStatus($id: ID!, $status: OrderStatus!, $refund: Boolean) {
    updateOrderStatus(id: $id, status: $status, refund: $refund) {
      ...OrderState
      ...OrderChanges
      customer {
        ...CustomerOrders
      }
      ...RefundPanel
      ...Takings
    }
  }
`);

export function useUpdateOrderStatus() {
  const [mutate, { loading }] = useMutation(UpdateOrderStatusMutation);

  /**
   * @param refund whether what was paid goes back; only with `CANCELLED`
   * @returns whether the order has the status now
   */
  const update = async (id: string, status: OrderStatus, refund?: boolean): Promise<boolean> => {
    try {
      await mutate({ variables: { id, status, ...(refund !== undefined && { refund }) } });
      toast.success(say('adminOrders.updated'), { icon: false });
      return true;
    } catch {
      toast.error(say('adminOrders.updateFailed'), { icon: false });
      return false;
    }
  };

  return { update, isUpdating: loading };
}
