import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { parse } from '../../platform/validation.js';
import { restaurantInput, seenVersion } from './restaurant.input.js';
import { coordinatesOf, presentHours } from './restaurant.presenter.js';
import type { RestaurantService } from './restaurant.service.js';

type RestaurantResolvers = Required<Pick<Resolvers, 'Restaurant'>> & {
  Query: Required<Pick<QueryResolvers, 'restaurant'>>;
  Mutation: Required<Pick<MutationResolvers, 'updateRestaurant'>>;
};

export function restaurantResolvers(restaurant: RestaurantService): RestaurantResolvers {
  return {
    Query: {
      restaurant: () => restaurant.current(),
    },

    Mutation: {
      updateRestaurant: (_root, args, { viewer }) => {
        const changes = parse(restaurantInput, args.input);
        return restaurant.update(viewer, changes, parse(seenVersion, args.version, 'version'));
      },
    },

    Restaurant: {
      coordinates: coordinatesOf,
      tableHours: ({ tableHours }) => tableHours.map(presentHours),
      bookingFee: ({ bookingFeePaise }) => bookingFeePaise,
    },
  };
}
