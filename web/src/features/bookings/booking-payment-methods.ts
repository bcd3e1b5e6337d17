import type { BookTableInput, PaymentMode } from '../../gql/graphql';
import { say } from '../../texts/texts';
import { usePaymentSettings } from '../payments/use-payment-settings';
import { useBookOnline } from './use-book-online';
import { useBookTable } from './use-book-table';

/** A table that is booked. */
export interface Booked {
  readonly toast: string;
  /** What the restaurant says. */
  readonly confirmation: string;
  /** Where to go now; otherwise the form stays, empty, with the confirmation above it. */
  readonly leadsTo?: string;
}

/** The money came and goes back: what is booked now is booked anew. */
export interface Over {
  readonly isOver: true;
}

export interface BookingMethod {
  readonly mode: PaymentMode;
  /** What its button says. */
  readonly label: string;
  readonly isBooking: boolean;
  /**
   * Makes the booking.
   * @returns undefined if there is none and the customer knows why: what was typed stays
   */
  readonly book: (input: BookTableInput, idempotencyKey: string) => Promise<Booked | Over | undefined>;
}

/** Ways to book, a button each, the first one being what Enter does. */
export function useBookingMethods(): readonly [BookingMethod, ...BookingMethod[]] {
  const atRestaurant = useBookTable();
  const online = useBookOnline();
  const settings = usePaymentSettings();
  const first: BookingMethod = { mode: 'COD', label: say('book.payAtRestaurant'), ...atRestaurant };
  if (!settings?.modes.includes('ONLINE')) return [first];
  return [first, { mode: 'ONLINE', label: say('book.payOnline'), ...online }];
}
