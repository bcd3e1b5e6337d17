import type { BookTableInput, PaymentMode } from '../../gql/graphql';
import { useBookTable } from './use-book-table';

export interface BookingMethod {
  readonly mode: PaymentMode;
  /** What its button says. */
  readonly label: string;
  readonly isBooking: boolean;
  /**
   * Makes the booking.
   * @returns what the restaurant says; undefined if the customer thought better of it, or was told already
   */
  readonly book: (input: BookTableInput, idempotencyKey: string) => Promise<string | undefined>;
}

/** Ways to book, a button each, the first one being what Enter does. */
export function useBookingMethods(): readonly [BookingMethod, ...BookingMethod[]] {
  const atRestaurant = useBookTable();
  return [{ mode: 'COD', label: 'Book & Pay at Restaurant', ...atRestaurant }];
}
