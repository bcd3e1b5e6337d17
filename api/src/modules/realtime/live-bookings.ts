import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import { liveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { parse } from '../../platform/validation.js';
import { requirePermission } from '../auth/auth.policy.js';
import { date } from '../bookings/bookings.input.js';
import { bookingMessage, bookingsTopic } from './live-bookings.messages.js';

/** What clients should read again: a day's free times, or a booking. */
interface BookingNews {
  /** A date, or the id of a booking. */
  readonly subject: string;
  readonly version: number;
}

interface Resolvers {
  Subscription: Required<
    Pick<SubscriptionResolvers, 'freeTimesChanged' | 'myBookingsChanged' | 'bookingsChanged'>
  >;
}

const anyBooking = 'any';
const dayOf = (day: string) => `day:${day}`;
const bookingsOf = (userId: string) => `user:${userId}`;
const subjectOf = ({ subject }: BookingNews) => subject;

/** Announces changed bookings, and the days on which tables were taken or released. */
export function liveBookings(pubsub: Pubsub): { resolvers: Resolvers } {
  let changes = 0;
  const topic = liveTopic<BookingNews>({
    pubsub,
    read: ({ key, upTo }) => Promise.resolve([{ subject: key, version: upTo }]),
    versionOf: ({ version }) => version,
  });
  pubsub.subscribe(bookingsTopic, (data) => {
    const { bookingId, userId, dates } = bookingMessage.parse(data);
    // Only the subject is sent, so every message can count as a new version.
    changes += 1;
    for (const day of dates) topic.changed(dayOf(day), day, changes);
    if (userId) topic.changed(bookingsOf(userId), bookingId, changes);
    topic.changed(anyBooking, bookingId, changes);
  });

  const resolvers: Resolvers = {
    Subscription: {
      freeTimesChanged: liveField(
        (_root, args) => topic.follow(dayOf(parse(date, args.date, 'date'))),
        subjectOf,
      ),
      myBookingsChanged: liveField(
        (_root, _args, { viewer }) => topic.follow(bookingsOf(requirePermission(viewer, 'BOOK_TABLES').id)),
        subjectOf,
      ),
      bookingsChanged: liveField((_root, _args, { viewer }) => {
        requirePermission(viewer, 'VIEW_BOOKINGS');
        return topic.follow(anyBooking);
      }, subjectOf),
    },
  };
  return { resolvers };
}
