import { EventEmitter } from 'node:events';
import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { bookingMessage, bookingsTopic } from './live-bookings.messages.js';

const anyBooking = 'any';

/**
 * In an API process: says what to read again. A message that comes late, twice or out of order does no harm, as it
 * carries no news but that there are some.
 */
export class LiveBookings {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  constructor(pubsub: Pubsub) {
    pubsub.subscribe(bookingsTopic, (data) => {
      const { bookingId, userId, dates } = bookingMessage.parse(data);
      for (const date of dates) this.emitter.emit(`day:${date}`, date);
      if (userId) this.emitter.emit(`user:${userId}`, bookingId);
      this.emitter.emit(anyBooking, bookingId);
    });
  }

  /** The day, each time that tables were taken or given back on it. */
  watchDay(date: string): AsyncIterableIterator<string> {
    return this.repeat(`day:${date}`);
  }

  /** Ids of the viewer's own bookings. */
  watchOwn(viewer: Viewer | null): AsyncIterableIterator<string> {
    return this.repeat(`user:${requirePermission(viewer, 'BOOK_TABLES').id}`);
  }

  /** Ids of all bookings. */
  watchAll(viewer: Viewer | null): AsyncIterableIterator<string> {
    requirePermission(viewer, 'VIEW_BOOKINGS');
    return this.repeat(anyBooking);
  }

  private repeat(event: string): AsyncIterableIterator<string> {
    // Whoever reads slowly needs the last news alone: all of them say the same.
    return new Repeater<string>(async (push, stop) => {
      const listen = (news: string) => void push(news);
      this.emitter.on(event, listen);
      await stop;
      this.emitter.off(event, listen);
    }, new SlidingBuffer(1));
  }
}
