import type { BookTableInput, PaymentMode } from '../../gql/graphql';
import { useBookTable } from './use-book-table';

/** A table that is booked. */
export interface Booked {
  readonly toast: string;
  /** What the restaurant says. */
  readonly confirmation: string;
  /** Where to go now; otherwise the form stays, empty, with the confirmation above it. */
  readonly leadsTo?: string;
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
  readonly book: (input: BookTableInput, idempotencyKey: string) => Promise<Booked | undefined>;
}

/** Ways to book, a button each, the first one being what Enter does. */
export function useBookingMethods(): readonly [BookingMethod, ...BookingMethod[]] {
  const atRestaurant = useBookTable();
  return [{ mode: 'COD', label: 'Book & Pay at Restaurant', ...atRestaurant }];
}
