import { graphql } from '../../gql';
import type { OrderFeedSubscription as OrderFeed } from '../../gql/graphql';
import { useMessages } from '../../shared/live/use-messages';

const OrderFeedSubscription = graphql(`
  subscription OrderFeed {
    orderFeed {
      kind
      order {
        id
        name
        version
        placedAt
        kitchenAt
        isScheduled
        status
        waitsSince
      }
    }
  }
`);

type OrderNews = OrderFeed['orderFeed'];

/** News of each order that is placed or changed. List, badge and sound share one subscription. */
export function useOrderFeed(onNews: (news: OrderNews) => void, { skip = false } = {}): void {
  useMessages(OrderFeedSubscription, {
    skip,
    // Its few fields are not a whole version of the order.
    isCached: false,
    onMessage: ({ orderFeed }) => onNews(orderFeed),
  });
}
