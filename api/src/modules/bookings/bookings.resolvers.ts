import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import type { BookingListsService } from './booking-lists.service.js';
import { localTimeOf } from './booking-times.js';
import type { Booking } from './booking.entity.js';
import { bookingsPage, bookTableInput, freeTimesInput, updateBookingInput } from './bookings.input.js';
import { confirmationOf } from './bookings.presenter.js';
import type { BookingsService } from './bookings.service.js';

type BookingsResolvers = Required<Pick<Resolvers, 'Booking'>> & {
  Query: Required<Pick<QueryResolvers, 'myBookings' | 'bookings' | 'freeTimes' | 'bookingRules'>>;
  Mutation: Required<
    Pick<MutationResolvers, 'bookTable' | 'updateBooking' | 'cancelBooking' | 'deleteBooking'>
  >;
};

export function bookingsResolvers(bookings: BookingsService, lists: BookingListsService): BookingsResolvers {
  return {
    Query: {
      myBookings: async (_root, args, { viewer }) => {
        const { first, after } = parse(bookingsPage, args);
        return connection(first, await lists.own(viewer, { limit: first + 1, after }));
      },

      bookings: async (_root, args, { viewer }) => {
        const { first, after, includeCancelled } = parse(bookingsPage, args);
        return connection(first, await lists.all(viewer, { limit: first + 1, after }, includeCancelled));
      },

      freeTimes: (_root, args, { viewer }) => lists.freeTimes(viewer, parse(freeTimesInput, args)),

      bookingRules: () => lists.rules(),
    },

    Mutation: {
      bookTable: (_root, args, { viewer }) =>
        bookings.book(viewer, parse(bookTableInput, args.input), parse(idempotencyKey, args.idempotencyKey)),

      updateBooking: (_root, args, { viewer }) =>
        bookings.update(viewer, parse(id, args.id), parse(updateBookingInput, args.input)),

      cancelBooking: (_root, args, { viewer }) => bookings.cancel(viewer, parse(id, args.id)),

      deleteBooking: (_root, args, { viewer }) => bookings.delete(viewer, parse(id, args.id)),
    },

    Booking: {
      date: (booking) => localTimeOf(booking.startsAt).date,
      time: (booking) => localTimeOf(booking.startsAt).time,
      confirmation: confirmationOf,
      feeRefundableUntil: (booking) => bookings.feeRefundableUntil(booking),
    },
  };
}

/** `found` holds one booking more than the page if there is a next page. */
function connection(first: number, found: readonly Booking[]) {
  const nodes = found.slice(0, first);
  return { nodes, pageInfo: { hasNextPage: found.length > first, endCursor: nodes.at(-1)?.id ?? null } };
}
