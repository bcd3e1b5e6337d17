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

export function useUpdateBooking() {
  const [mutate, { loading }] = useMutation(UpdateBookingMutation);

  return {
    isUpdating: loading,
    /** @returns the error message, if any */
    update: async (
      id: string,
      input: UpdateBookingInput,
    ): Promise<{ readonly error: unknown } | undefined> => {
      try {
        await mutate({ variables: { id, input } });
        toast.success(say('bookings.updated'));
        return undefined;
      } catch (error) {
        toast.error(say('bookings.updateFailed'));
        return { error };
      }
    },
  };
}
