import { formatRupees } from '../../shared/lib/format';
import { addressLine, type ShownRestaurant } from '../restaurant/restaurant';
import { en } from './texts/en';
import type { say } from './texts/texts';

export type LegalTextKind = keyof typeof sections;

/** Keys of the catalogue, in the order of the page. */
const sections = {
  privacy: Object.keys(en.privacy).map((section) => `privacy.${section}`),
  terms: Object.keys(en.terms).map((section) => `terms.${section}`),
  refunds: Object.keys(en.refunds).map((section) => `refunds.${section}`),
};

/** What the default texts say of the restaurant. */
export type LegalFacts = Pick<
  ShownRestaurant,
  | 'name'
  | 'address'
  | 'state'
  | 'pinCode'
  | 'phone'
  | 'email'
  | 'grievanceName'
  | 'grievanceEmail'
  | 'grievancePhone'
> & {
  readonly stayMinutes: number;
  readonly bookingFee: number;
  readonly refundHours: number;
};

/** The default text of a page, in the format of an owner's own: see {@link blocksOf}. */
export function defaultText(kind: LegalTextKind, restaurant: LegalFacts, t: typeof say): string {
  const { name, phone, email, grievanceName, grievanceEmail, grievancePhone } = restaurant;
  const facts = {
    name,
    phone,
    email,
    address: addressLine(restaurant),
    complaints: [grievanceName, grievanceEmail || email, grievancePhone || phone].filter(Boolean).join(', '),
    bookingFee: formatRupees(restaurant.bookingFee),
    stayMinutes: restaurant.stayMinutes,
    refundHours: restaurant.refundHours,
  };
  const section = t as (key: string, values: typeof facts) => string;
  return sections[kind].map((key) => section(key, facts)).join('\n\n');
}
