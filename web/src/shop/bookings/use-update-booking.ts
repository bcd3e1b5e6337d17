import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { UpdateBookingInput } from '../../gql/graphql';
import { say } from '../texts/texts';

const UpdateBookingMutation = graphql(`
  mutation UpdateBooking($id: ID!, $input: UpdateBookingInput!) {
    updateBooking(id: $id, input: $input) {
      id
      ...BookingCard
    }
  }
`);

/** Returns a function that changes a booking; throws the error of the server or the network. */
export function useUpdateBooking() {
  const [mutate] = useMutation(UpdateBookingMutation);
  return async (id: string, input: UpdateBookingInput): Promise<void> => {
    try {
      await mutate({ variables: { id, input } });
      toast.success(say('bookings.updated'));
    } catch (error) {
      toast.error(say('bookings.updateFailed'));
      throw error;
    }
  };
}
