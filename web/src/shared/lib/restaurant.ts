import { useSyncExternalStore } from 'react';
import type { ShownRestaurantFragment } from '../../gql/graphql';
import { drawnRestaurant } from './drawn';

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
  specialDays: [],
  ordering: {
    takesOrders: true,
    pausedUntil: null,
    busyMinutes: 0,
    periods: [{ from: '1970-01-01T00:00:00.000Z', until: null }],
  },
};

/** As the page came with it, which may have been some time ago. */
export interface DrawnRestaurant extends ShownRestaurant {
  /** Milliseconds, on the server's clock. */
  readonly drawnAt: number;
}

let first: DrawnRestaurant = drawnRestaurant() ?? { ...unknown, drawnAt: Date.now() };
let restaurant: ShownRestaurant = first;
const listeners = new Set<() => void>();

/** Begins with a restaurant, from which the screens are drawn before a browser has them. */
export function beginWithRestaurant(drawn: DrawnRestaurant): void {
  first = drawn;
  restaurant = drawn;
}

/** News may overtake each other: an older version changes nothing. Of the same one, the hours ahead may be others. */
export function tellRestaurant(news: ShownRestaurant): void {
  if (news.version < restaurant.version) return;
  restaurant = news;
  for (const listener of listeners) listener();
}

export const currentRestaurant = (): ShownRestaurant => restaurant;

export const firstRestaurant = (): DrawnRestaurant => first;

export function onRestaurantChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useRestaurant(): ShownRestaurant {
  return useSyncExternalStore(onRestaurantChange, currentRestaurant, firstRestaurant);
}

/** `12 Chowk Road, Bengaluru 560001` */
export function addressLine({
  address,
  state,
  pinCode,
}: Pick<ShownRestaurant, 'address' | 'state' | 'pinCode'>): string {
  return `${[address, state].filter(Boolean).join(', ')} ${pinCode}`.trim();
}
