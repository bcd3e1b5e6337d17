import { graphql, readFragment } from '../../../gql';
import { useLiveQuery } from '../../../shared/live/use-live-query';
import { useOrderFeed } from '../order-feed';
import { OrderToChangeFragment } from './order-to-change';

/** Tablets read no single order: that is for those who order. */
const OrderForChangeQuery = graphql(`
  query OrderForChange($id: ID!) {
    orders(first: 1, filter: { ids: [$id] }) {
      nodes {
        id
        ...OrderToChange
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The order that staff change, read again after news of it. */
export function useOrderToChange(id: string) {
  const { data, error, loading, refetch, reread } = useLiveQuery(OrderForChangeQuery, { id });
  useOrderFeed(({ order }) => {
    if (order.id === id) void reread().catch(() => undefined);
  });
  return {
    order: readFragment(OrderToChangeFragment, data?.orders.nodes[0]),
    error,
    loading,
    refetch,
    reread,
  };
}
