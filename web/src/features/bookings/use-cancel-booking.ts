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
    cancel: async (id: string): Promise<void> => {
      try {
        await mutate({ variables: { id }, update: (cache) => withoutBooking(cache, 'myBookings', id) });
        toast.success('Booking cancelled');
      } catch (error) {
        toast.error(['Failed to cancel booking', errorMessage(error, '')].filter(Boolean).join('. '));
      }
    },
  };
}
