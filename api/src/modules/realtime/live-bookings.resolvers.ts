import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import { parse } from '../../platform/validation.js';
import { date } from '../bookings/bookings.input.js';
import type { BookingNews, LiveBookings } from './live-bookings.js';

interface LiveBookingsResolvers {
  Subscription: Required<
    Pick<SubscriptionResolvers, 'freeTimesChanged' | 'myBookingsChanged' | 'bookingsChanged'>
  >;
}

const subjectOf = ({ subject }: BookingNews) => subject;

export function liveBookingsResolvers(live: LiveBookings): LiveBookingsResolvers {
  return {
    Subscription: {
      freeTimesChanged: liveField((_root, args) => live.watchDay(parse(date, args.date, 'date')), subjectOf),
      myBookingsChanged: liveField((_root, _args, { viewer }) => live.watchOwn(viewer), subjectOf),
      bookingsChanged: liveField((_root, _args, { viewer }) => live.watchAll(viewer), subjectOf),
    },
  };
}
