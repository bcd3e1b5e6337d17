import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { BookTableInput } from '../../gql/graphql';
import { say } from '../texts/texts';

const BookTableMutation = graphql(`
  mutation BookTable($input: BookTableInput!, $idempotencyKey: String!) {
    bookTable(input: $input, idempotencyKey: $idempotencyKey) {
      id
      confirmation
    }
  }
`);

/** Books a table to be paid at the restaurant. */
export function useBookTable() {
  const [mutate, { loading }] = useMutation(BookTableMutation);

  return {
    isBooking: loading,
    /** The same key books one table, however often it is sent. */
    book: async (input: BookTableInput, idempotencyKey: string) => {
      const { data } = await mutate({ variables: { input, idempotencyKey } });
      const confirmation = data?.bookTable.confirmation ?? '';
      return { toast: say('book.confirmed', { confirmation }), confirmation };
    },
  };
}
