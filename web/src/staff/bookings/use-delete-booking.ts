import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { withoutBooking } from '../../domain/bookings/without-booking';
import { say } from '../texts/texts';

const DeleteBookingMutation = graphql(`
  mutation DeleteBooking($id: ID!) {
    deleteBooking(id: $id) {
      id
    }
  }
`);

export function useDeleteBooking() {
  const [mutate, { loading }] = useMutation(DeleteBookingMutation);

  return {
    isDeleting: loading,
    deleteBooking: async (id: string): Promise<void> => {
      try {
        await mutate({ variables: { id }, update: (cache) => withoutBooking(cache, 'bookings', id) });
        toast.success(say('adminBookings.deleted'));
      } catch (error) {
        toast.error(errorMessage(error, say('adminBookings.deleteFailed')));
      }
    },
  };
}
