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
    $approval: ID
  ) {
    updateOrderStatus(
      id: $id
      status: $status
      refund: $refund
      from: $from
      cancelReason: $cancelReason
      cancelText: $cancelText
      approval: $approval
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

export type StatusOptions = Omit<UpdateOrderStatusMutationVariables, 'id' | 'status'>;

export function useUpdateOrderStatus() {
  const [mutate, { loading }] = useMutation(UpdateOrderStatusMutation);

  /** Throws the error of the server or the network. */
  const send = async (id: string, status: OrderStatus, options: StatusOptions): Promise<void> => {
    await mutate({ variables: { id, status, ...options } });
    toast.success(say('adminOrders.updated'), { icon: false });
  };

  /**
   * @param onForbidden is called in place of a message
   * @returns whether the order has the status now
   */
  const update = async (
    id: string,
    status: OrderStatus,
    options: StatusOptions = {},
    onForbidden?: () => void,
  ): Promise<boolean> => {
    try {
      await send(id, status, options);
      return true;
    } catch (error) {
      if (onForbidden && errorCode(error) === 'FORBIDDEN') {
        onForbidden();
        return false;
      }
      const failure = say('adminOrders.updateFailed');
      const isOvertaken = errorCode(error) === 'CONFLICT';
      toast.error(isOvertaken ? `${failure}: ${errorMessage(error, '')}` : failure, { icon: false });
      return false;
    }
  };

  return { update, send, isUpdating: loading };
}
