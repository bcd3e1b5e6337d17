import { useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { graphql, readFragment } from '../gql';
import { useMessages } from '../shared/live/use-messages';
import { currentRestaurant, updateRestaurant } from '../domain/restaurant/restaurant';
import { ShownRestaurantFragment } from '../domain/restaurant/restaurant-document';

const RestaurantChangedSubscription = graphql(`
  subscription RestaurantChanged {
    restaurantChanged {
      ...ShownRestaurant
    }
  }
`);

/** Query fields that depend on the restaurant. */
const dependentFields = ['restaurant', 'bookingRules', 'freeTimes', 'myBookings'];

/** Keeps the restaurant up to date. Each subscription starts with the present state. */
export function LiveRestaurant() {
  const client = useApolloClient();
  /** The version for which the dependent queries are up to date. */
  const seen = useRef(currentRestaurant().version);
  useMessages(RestaurantChangedSubscription, {
    // The cache keeps the settings' larger selection.
    isCached: false,
    onMessage: ({ restaurantChanged }) => {
      const restaurant = readFragment(ShownRestaurantFragment, restaurantChanged);
      updateRestaurant(restaurant);
      if (restaurant.version <= seen.current) return;
      seen.current = restaurant.version;
      client
        .refetchQueries({
          // Changes nothing in the cache: finds the active queries that read such a field.
          optimistic: true,
          updateCache: (cache) => {
            for (const fieldName of dependentFields) cache.evict({ id: 'ROOT_QUERY', fieldName });
          },
        })
        // The shown data stays; the next visit reads it again.
        .catch(() => undefined);
    },
  });
  return null;
}
