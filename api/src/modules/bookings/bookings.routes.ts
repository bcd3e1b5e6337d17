import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { id, optional, restPage } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { paymentModes } from '../payments/payment-mode.js';
import { paymentName } from '../payments/payments.input.js';
import type { BookingListsService } from './booking-lists.service.js';
import type { BookingPurchasesService } from './booking-purchases.service.js';
import { bookTableShape, guests, updateBookingShape } from './bookings.input.js';
import { bookingAnswer, confirmationOf, presentBooking, seatedBookingAnswer } from './bookings.presenter.js';
import type { BookingsService } from './bookings.service.js';
import { common } from '../../platform/common.sentences.js';
import { inWords } from '../../platform/sentences.js';

/** Forms send numbers as text: `"4"` is accepted like `4`. */
const typedNumber = /^\s*\d{1,4}\s*$/;
const typedGuests = z
  .preprocess(
    (value) => (typeof value === 'string' && typedNumber.test(value) ? Number(value) : value),
    guests,
  )
  .meta({ type: ['integer', 'string'], pattern: typedNumber.source });

/** `paymentStatus` is accepted but ignored. */
const bookTableBody = bookTableShape(typedGuests)
  .extend({
    paymentMode: z.enum(paymentModes, common.paymentMode).default('COD'),
    razorpay_order_id: paymentName,
    receipt: paymentName,
  })
  .transform(({ paymentMode, razorpay_order_id: razorpayOrderId, receipt, ...booking }) => ({
    booking,
    paymentMode,
    paidBy: { razorpayOrderId, receipt },
  }));

const page = restPage.transform(({ limit, before }) => ({ limit, after: before }));
const params = z.object({ id });
const answer = z.object({ message, booking: bookingAnswer });

export function bookingsRoutes(
  bookings: BookingsService,
  lists: BookingListsService,
  purchases: BookingPurchasesService,
): Route[] {
  return [
    route({
      method: 'post',
      path: '/booking',
      name: 'bookTable',
      summary: 'Book a table',
      description:
        'For a date and time within opening hours, not in the past and 60 days ahead at most. One paid online needs a verified payment of the fee.',
      permission: 'BOOK_TABLES',
      takesKey: true,
      body: bookTableBody,
      status: 201,
      answer,
      refusals: ['FULLY_BOOKED', 'CONFLICT', 'PAYMENT_REQUIRED'],
      handle: async ({ viewer, body, key }) => {
        const booking =
          body.paymentMode === 'ONLINE'
            ? await purchases.book(viewer, body.booking, body.paidBy, key)
            : await bookings.book(viewer, body.booking, key);
        return { message: inWords(confirmationOf(booking)), booking: presentBooking(booking) };
      },
    }),
    route({
      method: 'get',
      path: '/booking/mybooking',
      name: 'myBookings',
      summary: 'Read one’s own bookings, soonest first',
      description:
        'Bookings from today on, then those of earlier days, latest first. Cancelled bookings are omitted.',
      permission: 'BOOK_TABLES',
      query: page,
      answer: z.array(bookingAnswer),
      handle: async ({ viewer, query }) => (await lists.own(viewer, query)).map(presentBooking),
    }),
    route({
      method: 'put',
      path: '/booking/my/:id',
      name: 'updateBooking',
      summary: 'Change one’s own booking',
      description: 'Missing fields stay unchanged. If no table is free, the booking stays unchanged.',
      permission: 'BOOK_TABLES',
      params,
      body: updateBookingShape(typedGuests),
      answer,
      refusals: ['NOT_FOUND', 'CONFLICT', 'FULLY_BOOKED'],
      handle: async ({ viewer, params: { id: bookingId }, body }) => {
        const booking = await bookings.update(viewer, bookingId, body);
        return { message: 'Booking updated', booking: presentBooking(booking) };
      },
    }),
    route({
      method: 'delete',
      path: '/booking/:id',
      name: 'cancelBooking',
      summary: 'Cancel one’s own booking',
      description: 'Frees the table immediately.',
      permission: 'BOOK_TABLES',
      params,
      answer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: bookingId } }) => {
        const booking = await bookings.cancel(viewer, bookingId);
        return { message: 'Booking cancelled', booking: presentBooking(booking) };
      },
    }),
    route({
      method: 'get',
      path: '/booking/admin/booking',
      name: 'bookings',
      summary: 'Read all bookings, soonest first',
      permission: 'VIEW_BOOKINGS',
      query: page,
      answer: z.array(seatedBookingAnswer),
      handle: async ({ viewer, query }) => {
        const bookingsOfPage = await lists.all(viewer, query);
        const tables = await lists.tableNames(bookingsOfPage.map((booking) => booking.id));
        return bookingsOfPage.map((booking, index) => ({
          ...presentBooking(booking),
          tables: tables[index] ?? [],
        }));
      },
    }),
    route({
      method: 'delete',
      path: '/booking/admin/:id',
      name: 'deleteBooking',
      summary: 'Remove a booking from every list',
      description: 'A booking that was not cancelled is cancelled.',
      permission: 'DELETE_BOOKINGS',
      params,
      query: z.object({
        approval: optional(id).meta({
          description: 'At a tablet that may not refund the fee: an approval of `DELETE_BOOKING`.',
        }),
      }),
      answer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params: { id: bookingId }, query: { approval } }) => {
        const booking = await bookings.delete(viewer, bookingId, approval);
        return { message: 'Booking deleted', booking: presentBooking(booking) };
      },
    }),
  ];
}
