import { useSyncExternalStore } from 'react';
import type { ShownRestaurantFragment } from '../../gql/graphql';
import { pageJson } from './drawn';

/**
 * The restaurant as every page shows it: it came with the page, and each change is told live. Pages do without the
 * GraphQL client, which comes after the first view.
 */
export type ShownRestaurant = Omit<ShownRestaurantFragment, ' $fragmentName' | '__typename'>;

/** For a page that came without: a development server's, or one that the server could not draw. */
const unknown: ShownRestaurant = {
  version: 0,
  name: 'Chowk',
  shortName: 'Chowk',
  address: '',
  state: null,
  pinCode: '',
  phone: '',
  email: '',
  links: [],
  tableHours: [],
};

/** The id of the element with the restaurant, as JSON. */
export const restaurantJsonId = 'drawn-restaurant';

let first = (pageJson(restaurantJsonId) as ShownRestaurant | undefined) ?? unknown;
let restaurant = first;
const listeners = new Set<() => void>();

/** Begins with a restaurant, from which the screens are drawn before a browser has them. */
export function beginWithRestaurant(drawn: ShownRestaurant): void {
  first = drawn;
  restaurant = drawn;
}

/** News may overtake each other: an older version changes nothing. */
export function tellRestaurant(news: ShownRestaurant): void {
  if (news.version <= restaurant.version) return;
  restaurant = news;
  for (const listener of listeners) listener();
}

export const currentRestaurant = (): ShownRestaurant => restaurant;

export function useRestaurant(): ShownRestaurant {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentRestaurant,
    () => first,
  );
}

/** `12 Chowk Road, Bengaluru 560001` */
export function addressLine({
  address,
  state,
  pinCode,
}: Pick<ShownRestaurant, 'address' | 'state' | 'pinCode'>): string {
  return `${[address, state].filter(Boolean).join(', ')} ${pinCode}`.trim();
}
