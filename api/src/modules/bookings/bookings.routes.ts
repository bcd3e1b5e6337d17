import { Router } from 'express';
import { z } from 'zod';
import { id, idempotencyKey, pageSize, parse } from '../../platform/validation.js';
import { requireAdmin, requireSignedIn } from '../auth/auth.policy.js';
import { paymentModes } from '../payments/payment-mode.js';
import { paymentName } from '../payments/payments.input.js';
import type { BookingListsService } from './booking-lists.service.js';
import type { BookingPurchasesService } from './booking-purchases.service.js';
import { bookTableShape, guests, updateBookingShape } from './bookings.input.js';
import { confirmationOf, presentBooking } from './bookings.presenter.js';
import type { BookingsService } from './bookings.service.js';

/** Forms send what was typed: `"4"` is as good as `4`. */
const typedGuests = z.preprocess(
  (value) => (typeof value === 'string' && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value),
  guests,
);

/** `paymentStatus` may be sent too, and proves nothing. */
const bookTableBody = bookTableShape(typedGuests);
const updateBookingBody = updateBookingShape(typedGuests);
const payment = z
  .object({
    paymentMode: z.enum(paymentModes, 'The payment mode must be COD or ONLINE').default('COD'),
    razorpay_order_id: paymentName,
    receipt: paymentName,
  })
  .transform(({ razorpay_order_id: razorpayOrderId, ...rest }) => ({ razorpayOrderId, ...rest }));

const page = z
  .object({ limit: pageSize(500, 500), before: id.optional() })
  .transform(({ limit, before }) => ({ limit, after: before }));
const path = z.object({ id });

export function bookingsRoutes(
  bookings: BookingsService,
  lists: BookingListsService,
  purchases: BookingPurchasesService,
): Router {
  const router = Router();

  router.post('/booking', async (req, res) => {
    requireSignedIn(req.viewer);
    const key = parse(idempotencyKey, req.get('Idempotency-Key'));
    const input = parse(bookTableBody, req.body);
    const { paymentMode, ...paidBy } = parse(payment, req.body);
    const booking =
      paymentMode === 'ONLINE'
        ? await purchases.book(req.viewer, input, paidBy, key)
        : await bookings.book(req.viewer, input, key);
    res.status(201).json({ message: confirmationOf(booking), booking: presentBooking(booking) });
  });

  router.get('/booking/mybooking', async (req, res) => {
    requireSignedIn(req.viewer);
    res.json((await lists.own(req.viewer, parse(page, req.query))).map(presentBooking));
  });

  router.put('/booking/my/:id', async (req, res) => {
    requireSignedIn(req.viewer);
    const changes = parse(updateBookingBody, req.body);
    const booking = await bookings.update(req.viewer, parse(path, req.params).id, changes);
    res.json({ message: 'Booking updated', booking: presentBooking(booking) });
  });

  router.delete('/booking/:id', async (req, res) => {
    requireSignedIn(req.viewer);
    const booking = await bookings.cancel(req.viewer, parse(path, req.params).id);
    res.json({ message: 'Booking cancelled', booking: presentBooking(booking) });
  });

  router.get('/booking/admin/booking', async (req, res) => {
    requireAdmin(req.viewer);
    res.json((await lists.all(req.viewer, parse(page, req.query))).map(presentBooking));
  });

  router.delete('/booking/admin/:id', async (req, res) => {
    requireAdmin(req.viewer);
    const booking = await bookings.delete(req.viewer, parse(path, req.params).id);
    res.json({ message: 'Booking deleted', booking: presentBooking(booking) });
  });

  return router;
}
