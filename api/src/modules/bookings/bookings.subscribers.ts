import { subscriber, type Subscriber } from '../../platform/events.js';
import { paymentCaptured } from '../payments/payments.events.js';
import type { BookingPurchasesService } from './booking-purchases.service.js';
import { bookingCancelled } from './bookings.events.js';

/** In the worker: creates bookings for paid fees, and refunds fees of bookings cancelled in time. */
export function bookingSubscribers(purchases: BookingPurchasesService): Subscriber[] {
  return [
    subscriber(paymentCaptured, 'booking', ({ paymentId }) => purchases.fulfil(paymentId)),
    subscriber(bookingCancelled, 'refund', async ({ bookingId, by, refundFee }) => {
      if (refundFee) await purchases.refundFee(bookingId, by);
    }),
  ];
}
