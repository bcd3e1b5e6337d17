import type {
  MutationResolvers,
  PaymentResolvers,
  QueryResolvers,
  Resolvers,
} from '../../graphql/generated/resolvers.js';
import { batched } from '../../platform/batched.js';
import { connection } from '../../platform/paging.js';
import { id, idempotencyKey, optional, parse } from '../../platform/validation.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { PaymentsService } from '../payments/payments.service.js';
import type { BookingListsService } from './booking-lists.service.js';
import type { BookingPurchasesService } from './booking-purchases.service.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { CustomersService } from '../customers/customers.service.js';
import type { RequestedTimes } from './tables.service.js';
import { localTimeOf } from './booking-times.js';
import { bookingsPage, bookTableInput, freeTimesInput, updateBookingInput } from './bookings.input.js';
import { confirmationOf } from './bookings.presenter.js';
import type { BookingsService } from './bookings.service.js';
import { inWords } from '../../platform/sentences.js';

type BookingsResolvers = Required<Pick<Resolvers, 'Booking'>> & {
  Query: Required<
    Pick<QueryResolvers, 'myBookings' | 'bookings' | 'bookingsOutsideHours' | 'freeTimes' | 'bookingRules'>
  >;
  Mutation: Required<
    Pick<
      MutationResolvers,
      'bookTable' | 'startBookingPayment' | 'updateBooking' | 'cancelBooking' | 'deleteBooking'
    >
  >;
  Payment: Pick<Required<PaymentResolvers>, 'booking'>;
};

interface BookingsServices {
  readonly customers: CustomersService;
  readonly bookings: BookingsService;
  readonly bookingLists: BookingListsService;
  readonly bookingPurchases: BookingPurchasesService;
  readonly paymentLists: PaymentListsService;
  readonly payments: PaymentsService;
}

type FreeTimesOf = RequestedTimes & { readonly viewer: Viewer | null };

export function bookingsResolvers({
  customers,
  bookings,
  bookingLists: lists,
  bookingPurchases,
  paymentLists,
  payments,
}: BookingsServices): BookingsResolvers {
  const freeTimesOf = batched<FreeTimesOf, string[]>((requested) => lists.freeTimes(requested));
  const bookingById = batched((ids: readonly string[]) => bookings.byIds(ids));
  const tablesOf = batched((bookingIds: readonly string[]) => lists.tableNames(bookingIds));
  const paymentOf = batched((bookingIds: readonly string[]) => paymentLists.ofBookings(bookingIds));
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

      bookingsOutsideHours: async (_root, args, { viewer }) => {
        const { first, after } = parse(bookingsPage, args);
        return connection(first, await lists.outsideHours(viewer, { limit: first + 1, after }));
      },

      freeTimes: (_root, args, { viewer }) => freeTimesOf({ viewer, ...parse(freeTimesInput, args) }),

      bookingRules: () => lists.rules(),
    },

    Mutation: {
      bookTable: (_root, args, { viewer }) => {
        const key = parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey');
        return bookings.book(viewer, parse(bookTableInput, args.input), key);
      },

      startBookingPayment: async (_root, args, { viewer, address }) => {
        const key = parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey');
        const input = parse(bookTableInput, args.input);
        const payment = await bookingPurchases.begin(viewer, input, address, key);
        return payments.checkout(payment, 'Table Booking Payment');
      },

      updateBooking: (_root, args, { viewer }) =>
        bookings.update(viewer, parse(id, args.id, 'id'), parse(updateBookingInput, args.input)),

      cancelBooking: (_root, args, { viewer }) => bookings.cancel(viewer, parse(id, args.id, 'id')),

      deleteBooking: (_root, args, { viewer }) =>
        bookings.delete(viewer, parse(id, args.id, 'id'), parse(optional(id), args.approval, 'approval')),
    },

    Payment: {
      booking: (payment) => (payment.bookingId ? bookingById(payment.bookingId) : null),
    },

    Booking: {
      date: (booking) => localTimeOf(booking.startsAt).date,
      time: (booking) => localTimeOf(booking.startsAt).time,
      confirmation: (booking, _args, { language }) => inWords(confirmationOf(booking), language),
      feeRefundableUntil: (booking) => bookings.feeRefundableUntil(booking),
      tables: (booking, _args, { viewer }) => (can(viewer, 'VIEW_BOOKINGS') ? tablesOf(booking.id) : []),
      customer: (booking) => customers.of(booking),
      payment: (booking) => (booking.paymentMode === 'ONLINE' ? paymentOf(booking.id) : null),
    },
  };
}
