import { useRef } from 'react';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { graphql, readFragment } from '../gql';
import { currentRestaurant, tellRestaurant } from '../shared/lib/restaurant';
import { ShownRestaurantFragment } from '../shared/lib/restaurant-document';

const RestaurantChangedSubscription = graphql(`
  subscription RestaurantChanged {
    restaurantChanged {
      ...ShownRestaurant
    }
  }
`);

/** What follows from the restaurant's record. */
const dependentFields = ['restaurant', 'bookingRules', 'freeTimes', 'myBookings', 'quote'];

/** Keeps the restaurant up to date: each subscription begins with it as it is. */
export function LiveRestaurant() {
  const client = useApolloClient();
  /** The version for which the dependent queries are up to date. */
  const seen = useRef(currentRestaurant().version);
  useSubscription(RestaurantChangedSubscription, {
    // The cache keeps what the settings have read, which is more.
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const restaurant = readFragment(ShownRestaurantFragment, data?.restaurantChanged);
      if (!restaurant) return;
      tellRestaurant(restaurant);
      if (restaurant.version <= seen.current) return;
      seen.current = restaurant.version;
      client
        .refetchQueries({
          // The cache stays as it is: this only finds the queries on the page that read such a field.
          optimistic: true,
          updateCache: (cache) => {
            for (const fieldName of dependentFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
          },
        })
        // What is shown stays; the next visit reads it anew.
        .catch(() => undefined);
    },
  });
  return null;
}
