import type { LiveSource } from '../../platform/live-source.js';
import { liveTopic, type LiveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { bookingMessage, bookingsTopic } from './live-bookings.messages.js';

/** What clients should read again: a day's free times, or a booking. */
export interface BookingNews {
  /** A date, or the id of a booking. */
  readonly subject: string;
  readonly version: number;
}

const anyBooking = 'any';
const dayOf = (date: string) => `day:${date}`;
const bookingsOf = (userId: string) => `user:${userId}`;

/** Announces changed bookings and days. */
export class LiveBookings {
  private readonly topic: LiveTopic<BookingNews>;
  private changes = 0;

  constructor(pubsub: Pubsub) {
    this.topic = liveTopic<BookingNews>({
      pubsub,
      read: ({ key, upTo }) => Promise.resolve([{ subject: key, version: upTo }]),
      versionOf: ({ version }) => version,
    });
    pubsub.subscribe(bookingsTopic, (data) => {
      const { bookingId, userId, dates } = bookingMessage.parse(data);
      // Only the subject is sent, so every message can count as a new version.
      this.changes += 1;
      for (const date of dates) this.topic.changed(dayOf(date), date, this.changes);
      if (userId) this.topic.changed(bookingsOf(userId), bookingId, this.changes);
      this.topic.changed(anyBooking, bookingId, this.changes);
    });
  }

  /** The day, each time tables were taken or released on it. */
  watchDay(date: string): LiveSource<BookingNews> {
    return this.topic.follow(dayOf(date));
  }

  /** The viewer's own bookings. */
  watchOwn(viewer: Viewer | null): LiveSource<BookingNews> {
    return this.topic.follow(bookingsOf(requirePermission(viewer, 'BOOK_TABLES').id));
  }

  /** All bookings. */
  watchAll(viewer: Viewer | null): LiveSource<BookingNews> {
    requirePermission(viewer, 'VIEW_BOOKINGS');
    return this.topic.follow(anyBooking);
  }
}
