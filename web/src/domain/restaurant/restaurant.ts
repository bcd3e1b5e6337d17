import type { ShownRestaurantFragment } from '../../gql/graphql';
import { pageJson } from '../../shared/lib/prerendered';
import { pageStore } from '../../shared/lib/page-store';

/**
 * The restaurant as every page shows it: the page brings it, and live changes replace it. Pages need no GraphQL client
 * for it, which loads after the first view.
 */
export type ShownRestaurant = Omit<ShownRestaurantFragment, ' $fragmentName' | '__typename'>;

/** For pages without it: those of a development server, or after failed prerendering. */
const unknown: ShownRestaurant = {
  version: 0,
  name: 'Chowk',
  shortName: 'Chowk',
  tagline: '',
  logo: null,
  cover: null,
  brandColor: null,
  address: '',
  state: null,
  pinCode: '',
  phone: '',
  whatsapp: null,
  email: '',
  coordinates: null,
  fssai: null,
  gstin: null,
  grievanceName: null,
  grievanceEmail: null,
  grievancePhone: null,
  links: [],
  orderWays: ['DELIVERY'],
  phoneRequired: false,
  slotRules: null,
  guestsAllowed: false,
  pricesWithoutTax: false,
  orderHours: null,
  bookingHours: [],
  specialDays: [],
  ordering: {
    takesOrders: true,
    pausedUntil: null,
    busyMinutes: 0,
    periods: [{ from: '1970-01-01T00:00:00.000Z', until: null }],
  },
};

/** The id of the element with the restaurant, as JSON. */
export const restaurantJsonId = 'prerendered-restaurant';

/** As the page has it, which may be cached on the device for days. */
export type PageRestaurant = ShownRestaurant & {
  /** Time of prerendering in ms since 1970, by the server's clock. */
  readonly prerenderedAt?: number;
};

const store = pageStore<PageRestaurant>(
  (pageJson(restaurantJsonId) as PageRestaurant | undefined) ?? unknown,
);

/** Sets the restaurant for prerendering. */
export const beginWithRestaurant = (prerendered: PageRestaurant): void => store.begin(prerendered);

/**
 * Ignores a version that is older than the present one: messages may arrive out of order. The same version may bring
 * later ordering periods.
 */
export function updateRestaurant(news: ShownRestaurant): void {
  if (news.version >= store.current().version) store.set({ ...news, ...preview });
}

/** Unsaved values of the settings, in their preview. */
let preview: RestaurantPreview = {};

export type RestaurantPreview = Partial<
  Pick<ShownRestaurant, 'name' | 'shortName' | 'tagline' | 'logo' | 'cover' | 'brandColor'>
>;

/** Shows unsaved values in place of the restaurant's. */
export function previewRestaurant(values: RestaurantPreview): void {
  preview = values;
  store.set({ ...store.current(), ...values });
}

export const currentRestaurant = store.current;

export const { first: firstRestaurant, subscribe: onRestaurantChange, useValue: useRestaurant } = store;

/** `12 Chowk Road, Bengaluru 560001` */
export function addressLine({
  address,
  state,
  pinCode,
}: Pick<ShownRestaurant, 'address' | 'state' | 'pinCode'>): string {
  return `${[address, state].filter(Boolean).join(', ')} ${pinCode}`.trim();
}

const callingCode = '91';
const nationalDigits = 10;

/**
 * Opens a chat, with a text. WhatsApp needs the calling code, which Indian numbers are often written
 * without.
 */
export function whatsappLink(phone: string, text?: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  const isNational = digits.length === nationalDigits && !phone.trim().startsWith('+');
  const begin = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${isNational ? callingCode : ''}${digits}${begin}`;
}
