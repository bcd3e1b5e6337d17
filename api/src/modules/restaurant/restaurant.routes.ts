import { route, type Route } from '../../rest/route.js';
import { presentRestaurant, restaurantAnswer } from './restaurant.presenter.js';
import type { RestaurantService } from './restaurant.service.js';

export function restaurantRoutes(restaurant: RestaurantService): Route[] {
  return [
    route({
      method: 'get',
      path: '/restaurant',
      name: 'restaurant',
      summary: 'Read who the restaurant is, and when it seats guests',
      permission: 'public',
      answer: restaurantAnswer,
      handle: async () => presentRestaurant(await restaurant.current()),
    }),
  ];
}
