import type { OpeningHours } from './booking-times.js';

/** What the restaurant has decided about bookings. */
export interface BookingSettings {
  readonly hours: OpeningHours;
  /** A customer who cancels at least so many hours before the time gets the fee back. */
  readonly refundHours: number;
  /** What time it is. */
  readonly clock: () => Date;
}
