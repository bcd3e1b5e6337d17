import { graphql } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';

const BillBookQuery = graphql(`
  query BillBook($first: Int!, $after: String, $month: String!) {
    billBook(first: $first, after: $after, month: $month) {
      nodes {
        id
        issuedAt
        ...BillBookEntry
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      state {
        entries
        head
        headAt
      }
    }
    restaurant {
      taxPositions {
        from
        mode
        pricesInclude
      }
    }
  }
`);

/** The entries of a month, newest first, and the end of the book. While another month loads, the last one stays. */
export function useBillBook(month: string) {
  const { data, previousData, ...list } = useLiveQuery(BillBookQuery, { first: 20, month });
  const shown = list.error ? data : (data ?? previousData);
  return { ...list, book: shown?.billBook, positions: shown?.restaurant.taxPositions ?? [] };
}
