import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { graphql } from '../../gql';
import { useLiveRefresh } from '../../shared/lib/live-connection';
import { useRefetchOnNotification } from '../../domain/notifications/use-refetch-on-notification';

const TrackOrderQuery = graphql(`
  query TrackOrder($id: ID!) {
    order(id: $id) {
      id
      way
      status
      ...TrackedOrder
    }
  }
`);

const OrderUpdatedSubscription = graphql(`
  subscription OrderUpdated($id: ID!) {
    orderUpdated(id: $id) {
      id
      ...TrackedOrder
    }
  }
`);

/** One order, updated through the socket, or by polling without one. */
export function useTrackedOrder(id: string) {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(TrackOrderQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  // Messages reach the page through the cache, which accepts only newer versions.
  useSubscription(OrderUpdatedSubscription, { variables: { id }, ignoreResults: true });
  const reread = (context = {}) =>
    client.query({ query: TrackOrderQuery, variables: { id }, fetchPolicy: 'network-only', context });
  useLiveRefresh(reread);
  useRefetchOnNotification('contact.message-answered', reread);

  return { order: data?.order, error, loading, refetch };
}
