import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { bookingsAt, codeOf, viewerOf } from '../../../test/bookings-service.js';
import { aCustomer, type Account } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import type { Viewer } from '../auth/viewer.js';
import { instantOf, localTimeOf } from './booking-times.js';
import { Booking } from './booking.entity.js';
import { updateBookingInput } from './bookings.input.js';
import type { BookingsService } from './bookings.service.js';
import { TableHold } from './table-hold.entity.js';

let test: TestApp;
let asha: Account;
let viewer: Viewer;
let now: Date;
let tables: ReturnType<typeof bookingsAt>['tables'];
let bookings: BookingsService;

beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  asha = await aCustomer(test);
  viewer = viewerOf(asha);
  ({ tables, bookings } = bookingsAt(() => now, test));
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date();
  await test.app.dataSource.query('truncate bookings cascade');
});

const input = (booking: Partial<ReturnType<typeof aBooking>> = {}) => ({ ...aBooking(), ...booking });

const changes = (requested: Record<string, unknown>) => updateBookingInput.parse(requested);

const holds = () => test.app.dataSource.manager.find(TableHold);

describe('placePaid', () => {
  const placePaid = (paymentId: string, booking = input()) =>
    test.app.dataSource.transaction((tx) =>
      bookings.placePaid(tx, { id: newId(), userId: asha.id, input: booking, paymentId }),
    );
  const requireFree = () => test.app.dataSource.transaction((tx) => bookings.requireFree(input(), tx));
  const cancellation = async () => {
    const rows = await test.app.dataSource.query<{ payload: Record<string, unknown> }[]>(
      `select payload from outbox_events where type = 'booking.cancelled' order by created_at desc, id desc limit 1`,
    );
    return rows[0]?.payload;
  };

  it('creates one ONLINE and Paid booking per payment', async () => {
    await tables.arrange([2, 2]);
    const paymentId = newId();
    const booking = await placePaid(paymentId);
    expect(booking).toMatchObject({
      paymentMode: 'ONLINE',
      paymentStatus: 'Paid',
      paymentId,
      userId: asha.id,
    });
    expect((await placePaid(paymentId)).id).toBe(booking.id);
    expect(await holds()).toHaveLength(1);
  });

  it('leaves no trace in the continuing transaction if the party cannot be seated', async () => {
    await tables.arrange([2]);
    await bookings.book(viewer, input());
    const paymentId = newId();
    await test.app.dataSource.transaction(async (tx) => {
      const refusal = bookings.placePaid(tx, { id: newId(), userId: asha.id, input: input(), paymentId });
      expect(await refusal.then(() => 'booked', codeOf)).toBe('FULLY_BOOKED');
      await tx.query(`insert into milestones (name) values ('refunded')`);
    });
    expect(await test.app.dataSource.manager.existsBy(Booking, { paymentId })).toBe(false);
    expect(await holds()).toHaveLength(1);
    expect(await test.app.dataSource.query(`select 1 from milestones where name = 'refunded'`)).toHaveLength(
      1,
    );
  });

  it('refuses a booking whose time has passed during the payment', async () => {
    await tables.arrange([2]);
    now = instantOf({ date: dayAhead(7), time: '19:31' });
    expect(await placePaid(newId()).then(() => 'booked', codeOf)).toBe('BAD_USER_INPUT');
    expect(await requireFree().then(() => 'free', codeOf)).toBe('BAD_USER_INPUT');
  });

  it('requireFree passes only while a table is free', async () => {
    await tables.arrange([2]);
    await requireFree();
    await bookings.book(viewer, input());
    expect(await requireFree().then(() => 'free', codeOf)).toBe('FULLY_BOOKED');
  });

  it.each([
    ['two hours before', '17:30', true],
    ['a minute later', '17:31', false],
  ])('decides on the refund of a booking cancelled %s: at %s %s', async (_what, time, refundFee) => {
    await tables.arrange([2]);
    const booking = await placePaid(newId());
    expect(localTimeOf((await bookings.feeRefundableUntil(booking)) ?? now)).toEqual({
      date: dayAhead(7),
      time: '17:30',
    });
    now = instantOf({ date: dayAhead(7), time });
    await bookings.cancel(viewer, booking.id);
    expect(await cancellation()).toMatchObject({ bookingId: booking.id, by: 'customer', refundFee });
  });

  it('keeps the refund deadline of a booking that is moved after it', async () => {
    await tables.arrange([2]);
    const booking = await placePaid(newId());
    const deadline = await bookings.feeRefundableUntil(booking);
    now = instantOf({ date: dayAhead(7), time: '17:31' });
    await bookings.update(viewer, booking.id, changes({ guests: 1 }));
    for (const date of [dayAhead(20), dayAhead(30)]) {
      const moved = await bookings.update(viewer, booking.id, changes({ date }));
      expect(await bookings.feeRefundableUntil(moved)).toEqual(deadline);
    }
    await bookings.cancel(viewer, booking.id);
    expect(await cancellation()).toMatchObject({ bookingId: booking.id, refundFee: false });
  });

  it('sets a new refund deadline for a booking that is moved before it', async () => {
    await tables.arrange([2]);
    const booking = await placePaid(newId());
    now = instantOf({ date: dayAhead(7), time: '17:30' });
    const moved = await bookings.update(viewer, booking.id, changes({ date: dayAhead(8) }));
    expect(localTimeOf((await bookings.feeRefundableUntil(moved)) ?? now)).toEqual({
      date: dayAhead(8),
      time: '17:30',
    });
    now = instantOf({ date: dayAhead(8), time: '17:30' });
    await bookings.cancel(viewer, booking.id);
    expect(await cancellation()).toMatchObject({ bookingId: booking.id, refundFee: true });
  });

  it('refunds the fee at any time if the restaurant deletes the booking', async () => {
    await tables.arrange([2]);
    const booking = await placePaid(newId());
    now = instantOf({ date: dayAhead(7), time: '19:29' });
    await bookings.delete({ ...viewer, role: 'admin' }, booking.id);
    expect(await cancellation()).toMatchObject({ bookingId: booking.id, by: 'restaurant', refundFee: true });
  });

  it('lets a booking be cancelled until its time', async () => {
    await tables.arrange([2]);
    const booking = await bookings.book(viewer, input());
    now = new Date(instantOf(input()).getTime() + 1);
    expect(await bookings.cancel(viewer, booking.id).catch(codeOf)).toBe('CONFLICT');
    now = instantOf(input());
    expect((await bookings.cancel(viewer, booking.id)).cancelledAt).toEqual(now);
  });
});
