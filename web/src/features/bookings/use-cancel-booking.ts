import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { withoutBooking } from './without-booking';

const CancelBookingMutation = graphql(`
  mutation CancelBooking($id: ID!) {
    cancelBooking(id: $id) {
      id
      cancelledAt
    }
  }
`);

export function useCancelBooking() {
  const [mutate, { loading }] = useMutation(CancelBookingMutation);

  return {
    isCancelling: loading,
    /** @returns what went wrong, if anything did */
    cancel: async (id: string): Promise<string | undefined> => {
      try {
        await mutate({ variables: { id }, update: (cache) => withoutBooking(cache, 'myBookings', id) });
        toast.success('Booking cancelled');
        return undefined;
      } catch (error) {
        toast.error('Failed to cancel booking');
        return errorMessage(error, 'The booking could not be cancelled. Please try again.');
      }
    },
  };
}
