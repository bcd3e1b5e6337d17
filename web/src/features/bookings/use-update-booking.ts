import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { UpdateBookingInput } from '../../gql/graphql';

const UpdateBookingMutation = graphql(`
  mutation UpdateBooking($id: ID!, $input: UpdateBookingInput!) {
    updateBooking(id: $id, input: $input) {
      id
      ...BookingCard
    }
  }
`);

export function useUpdateBooking() {
  const [mutate, { loading }] = useMutation(UpdateBookingMutation);

  return {
    isUpdating: loading,
    /** @returns what went wrong, if anything did */
    update: async (
      id: string,
      input: UpdateBookingInput,
    ): Promise<{ readonly error: unknown } | undefined> => {
      try {
        await mutate({ variables: { id, input } });
        toast.success('Booking updated');
        return undefined;
      } catch (error) {
        toast.error('Failed to update booking');
        return { error };
      }
    },
  };
}
