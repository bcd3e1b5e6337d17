import { subscriber, type Subscriber } from '../../platform/events.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { bookingCancelled, bookingChanged, bookingMade } from '../bookings/bookings.events.js';
import type { BookingsService } from '../bookings/bookings.service.js';
import { bookingsTopic, type BookingMessage } from './live-bookings.messages.js';

/** In the worker: publishes changes of bookings, and with them of the free times of their days. */
export function liveBookingsSubscribers(bookings: BookingsService, pubsub: Pubsub): Subscriber[] {
  async function publish({ bookingId, dates }: { bookingId: string; dates: string[] }): Promise<void> {
    const booking = await bookings.find(bookingId);
    if (!booking) return;
    const message: BookingMessage = { bookingId, userId: booking.userId, dates };
    await pubsub.publish(bookingsTopic, message);
  }
  return [bookingMade, bookingChanged, bookingCancelled].map((event) => subscriber(event, 'live', publish));
}
