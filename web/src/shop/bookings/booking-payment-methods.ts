import type { BookTableInput, PaymentMode } from '../../gql/graphql';
import { say } from '../texts/texts';
import { usePaymentSettings } from '../payments/use-payment-settings';
import { useBookOnline } from './use-book-online';
import { useBookTable } from './use-book-table';

/** A booked table. */
export interface BookingOutcome {
  readonly toast: string;
  /** The restaurant's confirmation. */
  readonly confirmation: string;
  /** Where to go now; otherwise the form stays, empty, with the confirmation above it. */
  readonly leadsTo?: string;
}

/** The money is refunded: booking again starts a new attempt. */
export interface Over {
  readonly isOver: true;
}

export interface BookingMethod {
  readonly mode: PaymentMode;
  /** Its button's label. */
  readonly label: string;
  readonly isBooking: boolean;
  /**
   * Books the table.
   * @returns undefined if none was booked and the customer knows why: the form keeps its contents
   */
  readonly book: (
    input: BookTableInput,
    idempotencyKey: string,
  ) => Promise<BookingOutcome | Over | undefined>;
}

/** Ways to book, each with a button; Enter uses the first. */
export function useBookingMethods(): readonly [BookingMethod, ...BookingMethod[]] {
  const atRestaurant = useBookTable();
  const online = useBookOnline();
  const settings = usePaymentSettings();
  const first: BookingMethod = { mode: 'COD', label: say('book.payAtRestaurant'), ...atRestaurant };
  if (!settings?.modes.includes('ONLINE')) return [first];
  return [first, { mode: 'ONLINE', label: say('book.payOnline'), ...online }];
}
