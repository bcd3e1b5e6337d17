import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { say } from '../texts/texts';
import { withoutBooking } from '../../domain/bookings/without-booking';

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
    /** @returns the error message, if any */
    cancel: async (id: string): Promise<string | undefined> => {
      try {
        await mutate({ variables: { id }, update: (cache) => withoutBooking(cache, 'myBookings', id) });
        toast.success(say('bookings.cancelled'));
        return undefined;
      } catch (error) {
        toast.error(say('bookings.cancelFailed'));
        return errorMessage(error, say('bookings.cancelFailedText'));
      }
    },
  };
}
