import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { OrderStatus, UpdateOrderStatusMutationVariables } from '../../gql/graphql';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { say } from '../texts/texts';

const UpdateOrderStatusMutation = graphql(`
  mutation UpdateOrderStatus(
    $id: ID!
    $status: OrderStatus!
    $refund: Boolean
    $from: OrderStatus
    $cancelReason: CancelReason
    $cancelText: String
  ) {
    updateOrderStatus(
      id: $id
      status: $status
      refund: $refund
      from: $from
      cancelReason: $cancelReason
      cancelText: $cancelText
    ) {
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

type StatusOptions = Omit<UpdateOrderStatusMutationVariables, 'id' | 'status'>;

export function useUpdateOrderStatus() {
  const [mutate, { loading }] = useMutation(UpdateOrderStatusMutation);

  /**
   * @returns whether the order has the status now
   */
  const update = async (id: string, status: OrderStatus, options: StatusOptions = {}): Promise<boolean> => {
    try {
      await mutate({ variables: { id, status, ...options } });
      toast.success(say('adminOrders.updated'), { icon: false });
      return true;
    } catch (error) {
      const failure = say('adminOrders.updateFailed');
      const isOvertaken = errorCode(error) === 'CONFLICT';
      toast.error(isOvertaken ? `${failure}: ${errorMessage(error, '')}` : failure, { icon: false });
      return false;
    }
  };

  return { update, isUpdating: loading };
}
