import type { ShownRestaurantFragment } from '../../gql/graphql';
import { pageJson } from './drawn';
import { pageStore } from './page-store';

/**
 * The restaurant as every page shows it: the page brings it, and live changes replace it. Pages need no GraphQL client
 * for it, which loads after the first view.
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

const store = pageStore((pageJson(restaurantJsonId) as ShownRestaurant | undefined) ?? unknown);

/** Sets the restaurant from which the server draws the screens. */
export const beginWithRestaurant = (drawn: ShownRestaurant): void => store.begin(drawn);

/** Ignores a version that is older than the present one: messages may arrive out of order. */
export function tellRestaurant(news: ShownRestaurant): void {
  if (news.version > store.current().version) store.set(news);
}

export const currentRestaurant = store.current;

export const useRestaurant = store.useValue;

/** `12 Chowk Road, Bengaluru 560001` */
export function addressLine({
  address,
  state,
  pinCode,
}: Pick<ShownRestaurant, 'address' | 'state' | 'pinCode'>): string {
  return `${[address, state].filter(Boolean).join(', ')} ${pinCode}`.trim();
}
