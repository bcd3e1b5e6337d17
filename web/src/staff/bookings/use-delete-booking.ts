import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { withoutBooking } from '../../domain/bookings/without-booking';
import { say } from '../texts/texts';

const DeleteBookingMutation = graphql(`
  mutation DeleteBooking($id: ID!, $approval: ID) {
    deleteBooking(id: $id, approval: $approval) {
      id
    }
  }
`);

export function useDeleteBooking() {
  const [mutate, { loading }] = useMutation(DeleteBookingMutation);

  /** Throws the error of the server or the network. */
  const send = async (id: string, approval?: string): Promise<void> => {
    await mutate({
      variables: { id, ...(approval && { approval }) },
      update: (cache) => withoutBooking(cache, 'bookings', id),
    });
    toast.success(say('adminBookings.deleted'));
  };

  return {
    isDeleting: loading,
    deleteApproved: send,
    /** @param onForbidden is called in place of a message */
    deleteBooking: async (id: string, onForbidden?: () => void): Promise<void> => {
      try {
        await send(id);
      } catch (error) {
        if (onForbidden && errorCode(error) === 'FORBIDDEN') onForbidden();
        else toast.error(errorMessage(error, say('adminBookings.deleteFailed')));
      }
    },
  };
}
