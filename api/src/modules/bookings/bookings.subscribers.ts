import { subscriber, type Subscriber } from '../../platform/events.js';
import { paymentCaptured } from '../payments/payments.events.js';
import type { BookingPurchasesService } from './booking-purchases.service.js';
import { bookingCancelled } from './bookings.events.js';

/** In the worker: a paid fee becomes a booking, and goes back when the booking is cancelled in time. */
export function bookingSubscribers(purchases: BookingPurchasesService): Subscriber[] {
  return [
    subscriber(paymentCaptured, 'booking', ({ paymentId }) => purchases.fulfil(paymentId)),
    subscriber(bookingCancelled, 'refund', async ({ bookingId, by, refundFee }) => {
      if (refundFee) await purchases.refundFee(bookingId, by);
    }),
  ];
}
