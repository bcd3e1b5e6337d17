import { menuRowsTopic } from '../modules/menu/menu-changes.js';
import { menuTopic } from '../modules/realtime/realtime.messages.js';
import { restaurantRowsTopic, type RestaurantService } from '../modules/restaurant/restaurant.service.js';
import type { PostgresPubsub } from '../platform/pubsub.js';
import type { Services } from './services.js';
import type { Stores } from './stores.js';

/** Drops the restaurant's snapshot when its row changes, and when news of a change may have been lost. */
export function followRestaurant(restaurant: RestaurantService, rows: PostgresPubsub): void {
  restaurant.follow(() => rows.isListening);
  rows.subscribe(restaurantRowsTopic, () => restaurant.drop());
  rows.onGap(() => restaurant.drop());
}

/**
 * Calls `listener` when what everyone reads may have changed: the menu or the restaurant. Before the caller who changed it
 * has an answer, in other processes by `NOTIFY`, and when news of a change may have been lost.
 */
export function onPublicChange(
  { services, pubsub, rows }: Pick<Stores, 'pubsub' | 'rows'> & { readonly services: Services },
  listener: () => void,
): void {
  const { menuChanges, menuReads, menuSnapshots, restaurant } = services;
  menuReads.follow(() => rows.isListening);
  const menuChanged = () => {
    // First: what is read from now on must not come from a replica that lacks the change.
    menuReads.changed();
    menuSnapshots.drop();
    listener();
  };
  menuChanges.listen(menuChanged);
  rows.subscribe(menuRowsTopic, menuChanged);
  rows.onGap(menuChanged);
  // Who follows the live menu must not read what was before its message.
  pubsub.subscribe(menuTopic, menuChanged);
  restaurant.onChange(listener);
}
