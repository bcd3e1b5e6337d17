import { menuRowsTopic } from '../modules/menu/menu-changes.js';
import { menuTopic } from '../modules/realtime/realtime.messages.js';
import { restaurantRowsTopic, type RestaurantService } from '../modules/restaurant/restaurant.service.js';
import type { PostgresPubsub } from '../platform/pubsub.js';
import type { Services } from './services.js';
import type { Stores } from './stores.js';

/** Drops the restaurant's snapshot when its row changes and when notifications may have been lost. */
export function followRestaurant(restaurant: RestaurantService, rows: PostgresPubsub): void {
  restaurant.follow(() => rows.isListening);
  rows.subscribe(restaurantRowsTopic, () => restaurant.drop());
  rows.onGap(() => restaurant.drop());
}

/**
 * Calls `listener` when public data, that is the menu or the restaurant, may have changed: in this process before the
 * change is answered, in others on `NOTIFY`, and everywhere when notifications may have been lost.
 */
export function onPublicChange(
  { services, pubsub, rows }: Pick<Stores, 'pubsub' | 'rows'> & { readonly services: Services },
  listener: () => void,
): void {
  const { menuChanges, menuReads, menuSnapshots, restaurant } = services;
  menuReads.follow(() => rows.isListening);
  const menuChanged = () => {
    // First, so that later reads do not use a replica that lacks the change.
    menuReads.changed();
    menuSnapshots.drop();
    listener();
  };
  menuChanges.listen(menuChanged);
  rows.subscribe(menuRowsTopic, menuChanged);
  rows.onGap(menuChanged);
  // Followers of the live menu must not read data older than its message.
  pubsub.subscribe(menuTopic, menuChanged);
  restaurant.onChange(listener);
}
