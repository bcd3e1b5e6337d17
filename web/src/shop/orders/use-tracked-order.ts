import { graphql } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useMessages } from '../../shared/live/use-messages';
import { useRefetchOnNotification } from '../../domain/notifications/use-refetch-on-notification';

const TrackOrderQuery = graphql(`
  query TrackOrder($id: ID!) {
    order(id: $id) {
      id
      name
      way
      status
      ...TrackedOrder
    }
    restaurant {
      acceptance {
        isAutomatic
      }
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
  const { data, error, loading, refetch, reread } = useLiveQuery(TrackOrderQuery, { id });
  useMessages(OrderUpdatedSubscription, { variables: { id } });
  useRefetchOnNotification('contact.message-answered', reread);
  const isByHand = data?.restaurant.acceptance.isAutomatic === false;
  return { order: data?.order, isByHand, error, loading, refetch };
}
