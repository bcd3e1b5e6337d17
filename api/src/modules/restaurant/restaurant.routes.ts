import { route, type Route } from '../../rest/route.js';
import { orderingInput } from './restaurant.input.js';
import { presentRestaurant, restaurantAnswer } from './restaurant.presenter.js';
import type { PhoneCodeChannel } from './phone-code-channel.js';
import type { Restaurant, RestaurantService } from './restaurant.service.js';

export function restaurantRoutes(restaurant: RestaurantService, channels: () => PhoneCodeChannel[]): Route[] {
  const present = (record: Restaurant) => ({
    ...presentRestaurant(record, new Date()),
    phoneCodeChannels: channels(),
  });
  return [
    route({
      method: 'get',
      path: '/restaurant',
      name: 'restaurant',
      summary: 'Read the restaurant’s settings, ordering hours and seating hours',
      permission: 'public',
      answer: restaurantAnswer,
      handle: async () => present(await restaurant.latest()),
    }),
    route({
      method: 'patch',
      path: '/admin/ordering',
      name: 'setOrdering',
      summary: 'Stop, pause or resume taking orders, or say how busy the kitchen is',
      description: 'Missing fields stay unchanged. A pause begins now and ends by itself.',
      permission: 'PAUSE_ORDERING',
      body: orderingInput,
      answer: restaurantAnswer,
      handle: async ({ viewer, body }) => present(await restaurant.setOrdering(viewer, body)),
    }),
  ];
}
