import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { parse } from '../../platform/validation.js';
import { date } from '../bookings/bookings.input.js';
import type { LiveBookings } from './live-bookings.js';

interface LiveBookingsResolvers {
  Subscription: Required<
    Pick<SubscriptionResolvers, 'freeTimesChanged' | 'myBookingsChanged' | 'bookingsChanged'>
  >;
}

/** The iterators yield days and ids; `resolve` makes the field's value of each. */
const itself = (news: unknown) => news as string;

export function liveBookingsResolvers(live: LiveBookings): LiveBookingsResolvers {
  return {
    Subscription: {
      freeTimesChanged: {
        subscribe: (_root, args) => live.watchDay(parse(date, args.date, 'date')) as never,
        resolve: itself,
      },
      myBookingsChanged: {
        subscribe: (_root, _args, { viewer }) => live.watchOwn(viewer) as never,
        resolve: itself,
      },
      bookingsChanged: {
        subscribe: (_root, _args, { viewer }) => live.watchAll(viewer) as never,
        resolve: itself,
      },
    },
  };
}
