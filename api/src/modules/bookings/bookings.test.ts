import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { bookingsDoorsOf, type SeenBooking } from '../../../test/doors/bookings.js';
import { value } from '../../../test/doors/doors.js';
import { aCustomer, anAdmin, type Account } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { User } from '../auth/user.entity.js';

let test: TestApp;
let asha: Account;
let ravi: Account;
let admin: Account;

// Two tables for two and one for four: 8 seats.
beforeAll(async () => {
  test = await TestApp.start({ TABLES: '2x2,1x4', ROLE: 'api' });
  asha = await aCustomer(test, 'Asha Rao');
  ravi = await aCustomer(test, 'Ravi Menon');
  admin = await anAdmin(test);
});
afterAll(() => test.close());
beforeEach(() => test.app.dataSource.query('truncate bookings cascade'));

const seatsHeldBy = async (id: string) => {
  const rows = await test.app.dataSource.query<{ seats: number }[]>(
    'select seats from table_holds join restaurant_tables t on t.id = table_id where booking_id = $1 order by seats',
    [id],
  );
  return rows.map(({ seats }) => seats);
};

const events = async () =>
  test.app.dataSource.query<{ type: string; payload: Record<string, unknown> }[]>(
    `select type, payload from outbox_events where type like 'booking.%' order by created_at, id`,
  );

/** Moves a booking into the past. */
const ageBy = (id: string, minutes: number) =>
  test.app.dataSource.query(
    `with aged as (
       update bookings set starts_at = starts_at - make_interval(mins => $2) where id = $1 returning id)
     update table_holds h set during =
       tstzrange(lower(during) - make_interval(mins => $2), upper(during) - make_interval(mins => $2))
     from aged where h.booking_id = aged.id`,
    [id, minutes],
  );

describe.each(bookingsDoorsOf(() => test))('bookings through $name', (door) => {
  const book = async (booking: Record<string, unknown> = {}, token = asha.token) =>
    value(await door.book(token, aBooking(booking)));

  it('stores the request as Pending and holds the smallest sufficient table', async () => {
    const booking = await book({ guests: 3 });
    const { id, ...rest } = booking;
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(rest).toEqual({
      ...aBooking({ guests: 3 }),
      paymentMode: 'COD',
      paymentStatus: 'Pending',
      cancelledAt: null,
    });
    expect(value(await door.own(asha.token))).toEqual([booking]);
    expect(value(await door.all(admin.token))).toEqual([booking]);
    expect(await seatsHeldBy(booking.id)).toEqual([4]);
    expect(await seatsHeldBy((await book({ guests: 1 })).id)).toEqual([2]);
  });

  it('joins tables for a large party', async () => {
    expect(await seatsHeldBy((await book({ guests: 6 })).id)).toEqual([2, 4]);
  });

  it('allows a missing special request', async () => {
    expect((await book({ message: undefined })).message).toBeNull();
    expect((await book({ message: '   ' })).message).toBeNull();
  });

  it('ignores a payment status sent by the client', async () => {
    expect(await book({ paymentStatus: 'Paid' })).toMatchObject({
      paymentMode: 'COD',
      paymentStatus: 'Pending',
    });
  });

  it('holds tables for exactly 90 minutes', async () => {
    await book({ guests: 8, time: '18:00' });
    expect(await door.book(asha.token, aBooking({ time: '19:29' }))).toMatchObject({ code: 'FULLY_BOOKED' });
    expect(await door.book(asha.token, aBooking({ time: '16:31' }))).toMatchObject({ code: 'FULLY_BOOKED' });
    await book({ guests: 8, time: '19:30' });
    await book({ guests: 8, time: '16:30' });
  });

  it('refuses a booking with the nearest free times if no table is free, and creates nothing', async () => {
    await book({ guests: 8, time: '19:00' });
    const outcome = await door.book(ravi.token, aBooking({ guests: 2 }));
    expect(outcome).toMatchObject({ ok: false, code: 'FULLY_BOOKED' });
    expect(!outcome.ok && outcome.message).toMatch(
      /^No table for 2 is free on .+ at 7:30 pm\. The nearest free times that day: 5:30 pm, 8:30 pm, 9:00 pm and 9:30 pm\.$/,
    );
    expect(value(await door.own(ravi.token))).toEqual([]);
  });

  it('suggests the next day if the day is fully booked', async () => {
    const times = ['11:00', '12:30', '14:00', '15:30', '17:00', '18:30', '20:00', '21:30'];
    for (const time of times) await book({ time, guests: 8 }, admin.token);
    const outcome = await door.book(ravi.token, aBooking());
    expect(!outcome.ok && outcome.message).toMatch(
      /The next day with free tables is .+: 6:30 pm, 7:00 pm, 7:30 pm and 8:00 pm\.$/,
    );
  });

  it('refuses a party larger than the restaurant with a specific error', async () => {
    expect(await door.book(asha.token, aBooking({ guests: 9 }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['guests'],
      message: 'We have 8 seats in all. Please book for fewer guests.',
    });
  });

  it('makes one booking for 20 parallel requests with the same key', async () => {
    const key = newId();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => door.book(asha.token, aBooking(), key)),
    );
    expect(new Set(outcomes.map((outcome) => value(outcome).id)).size).toBe(1);
    expect(value(await door.own(asha.token))).toHaveLength(1);
  });

  it('refuses a key that was used for another request and scopes keys to the customer', async () => {
    const key = newId();
    const booking = value(await door.book(asha.token, aBooking(), key));
    expect(await door.book(asha.token, aBooking({ guests: 1 }), key)).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(value(await door.book(ravi.token, aBooking(), key)).id).not.toBe(booking.id);
  });

  it('returns to each of many parallel changes the booking as changed by it', async () => {
    const { id } = await book();
    // More requests than connections, so that a read after the commit would have to wait and could see a later change.
    const requested = Array.from({ length: 40 }, (_, n) => `Chair ${n}`);
    const answers = await Promise.all(requested.map((message) => door.update(asha.token, id, { message })));
    expect(answers.map((answer) => value(answer).message)).toEqual(requested);
  });

  it('accepts the same key again after a refusal', async () => {
    const full = await book({ guests: 8 });
    const key = newId();
    expect(await door.book(ravi.token, aBooking(), key)).toMatchObject({ code: 'FULLY_BOOKED' });
    value(await door.cancel(asha.token, full.id));
    value(await door.book(ravi.token, aBooking(), key));
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
    ['a name with a NUL', { name: 'a\0b' }, 'name'],
    ['an e-mail address that is none', { email: 'asha' }, 'email'],
    ['no e-mail address', { email: '' }, 'email'],
    ['a phone of 6 digits', { phone: '123 456' }, 'phone'],
    ['a phone of 16 digits', { phone: '1234567890123456' }, 'phone'],
    ['a phone with letters', { phone: '98765 4321O' }, 'phone'],
    ['no phone', { phone: '' }, 'phone'],
    ['a date that is none', { date: '21/11/2026' }, 'date'],
    ['30 February', { date: '2027-02-30' }, 'date'],
    ['29 February of a year that is no leap year', { date: '2027-02-29' }, 'date'],
    ['yesterday', { date: dayAhead(-1) }, 'date'],
    ['a day 61 days ahead', { date: dayAhead(61) }, 'date'],
    ['a time that is none', { time: '25:00' }, 'time'],
    ['a time with seconds', { time: '19:30:15' }, 'time'],
    ['half past seven', { time: '7:30 pm' }, 'time'],
    ['a minute before opening', { time: '10:59' }, 'time'],
    ['a minute after the last seating', { time: '21:31' }, 'time'],
    ['midnight', { time: '00:00' }, 'time'],
    ['nobody', { guests: 0 }, 'guests'],
    ['a negative party', { guests: -2 }, 'guests'],
    ['21 guests', { guests: 21 }, 'guests'],
    ['a request of 501 characters', { message: 'x'.repeat(501) }, 'message'],
    ['a request with a NUL', { message: 'a\0b' }, 'message'],
  ])('refuses %s and names the field', async (_what, wrong, field) => {
    const refusal = { ok: false, code: 'BAD_USER_INPUT', fields: [field] };
    expect(await door.book(asha.token, aBooking(wrong))).toMatchObject(refusal);
    if (['name', 'email', 'phone'].includes(field)) return;
    const booking = await book();
    expect(await door.update(asha.token, booking.id, wrong)).toMatchObject(refusal);
    expect(value(await door.own(asha.token))).toEqual([booking]);
  });

  it.each([
    ['half a guest', { guests: 2.5 }],
    ['a guest in words', { guests: 'two' }],
    ['a list of guests', { guests: [2] }],
    ['a date that is a number', { date: 20_261_121 }],
    ['a message that is a number', { message: 7 }],
  ])('refuses %s', async (_what, wrong) => {
    const refusal = { ok: false, code: 'BAD_USER_INPUT' };
    expect(await door.book(asha.token, aBooking(wrong))).toMatchObject(refusal);
    const { id } = await book();
    expect(await door.update(asha.token, id, wrong)).toMatchObject(refusal);
  });

  it.each(['name', 'email', 'phone', 'date', 'time', 'guests'])('refuses a missing %s', async (field) => {
    const { [field as 'name']: _missing, ...rest } = aBooking();
    expect(await door.book(asha.token, rest)).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['the first seating', { time: '11:00' }],
    ['the last seating', { time: '21:30' }],
    ['a minute that is not offered', { time: '19:37' }],
    ['60 days ahead', { date: dayAhead(60) }],
    ['a short phone', { phone: '1234567' }],
    ['a long phone', { phone: '+123 456-789 012 345' }],
    ['a name and a request as long as can be', { name: 'x'.repeat(120), message: 'y'.repeat(500) }],
  ])('accepts %s', async (_what, right) => {
    expect(await book(right)).toMatchObject(right);
  });

  it.each(['(098765) 43210', '+91 98765.43210', '९८७६५ ४३२१०', '98765/43210'])(
    'accepts the phone number %s, as the checkout does',
    async (phone) => {
      expect((await book({ phone })).phone.replaceAll(/[^\d]/g, '')).toMatch(/^(91)?9876543210$/);
    },
  );

  it('requires authentication', async () => {
    const { id } = await book();
    const refusal = { ok: false, code: 'UNAUTHENTICATED', message: 'You are not logged in.' };
    for (const token of [undefined, 'not.a.token']) {
      expect(await door.book(token, aBooking())).toMatchObject(refusal);
      expect(await door.own(token)).toMatchObject(refusal);
      expect(await door.all(token)).toMatchObject(refusal);
      expect(await door.update(token, id, { guests: 3 })).toMatchObject(refusal);
      expect(await door.cancel(token, id)).toMatchObject(refusal);
      expect(await door.delete(token, id)).toMatchObject(refusal);
    }
  });

  it('returns NOT_FOUND for another customer’s booking, also to admins', async () => {
    const booking = await book();
    const refusal = { ok: false, code: 'NOT_FOUND', message: 'There is no such booking.' };
    for (const [token, id] of [
      [ravi.token, booking.id],
      [admin.token, booking.id],
      [asha.token, newId()],
    ] as const) {
      expect(await door.update(token, id, { guests: 1 })).toMatchObject(refusal);
      expect(await door.cancel(token, id)).toMatchObject(refusal);
    }
    expect(value(await door.own(ravi.token))).toEqual([]);
    expect(value(await door.own(asha.token))).toEqual([booking]);
    expect(await door.cancel(asha.token, 'soup')).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await door.update(asha.token, 'soup', {})).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await door.delete(admin.token, 'soup')).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('takes a booking without an e-mail address from staff alone', async () => {
    expect(await door.book(asha.token, aBooking({ email: '' }))).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: ['email'],
    });
    expect(await book({ email: '', name: 'A caller' }, admin.token)).toMatchObject({ email: '' });
  });

  it('names the tables to staff alone', async () => {
    const booking = await book({ guests: 8 });
    const { data } = await test.graphql('{ bookings { nodes { id tables } } }', {}, admin.token);
    const { nodes } = (data as { bookings: { nodes: { id: string; tables: string[] }[] } }).bookings;
    const tables = nodes.find(({ id }) => id === booking.id)?.tables ?? [];
    expect(tables.length).toBeGreaterThan(0);
    for (const name of tables) expect(name).toMatch(/^Table \d+$/);
    const { body } = await test.rest<{ _id: string; tables: string[] }[]>(
      'GET',
      '/api/booking/admin/booking',
      {
        token: admin.token,
      },
    );
    expect(body.find(({ _id }) => _id === booking.id)?.tables).toEqual(tables);
    const own = await test.graphql('{ myBookings { nodes { tables } } }', {}, asha.token);
    expect(own.data).toEqual({ myBookings: { nodes: [{ tables: [] }] } });
  });

  it('lets only admins list and delete all bookings', async () => {
    const booking = await book();
    const refusal = { ok: false, code: 'FORBIDDEN' };
    expect(await door.all(asha.token)).toMatchObject(refusal);
    expect(await door.delete(asha.token, booking.id)).toMatchObject(refusal);
    expect(value(await door.delete(admin.token, booking.id)).id).toBe(booking.id);
    expect(value(await door.own(asha.token))).toEqual([]);
    expect(value(await door.all(admin.token))).toEqual([]);
    expect(await seatsHeldBy(booking.id)).toEqual([]);
    expect(await door.delete(admin.token, booking.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await door.cancel(asha.token, booking.id)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lists bookings page by page, soonest first', async () => {
    const requested = [
      [9, '12:00'],
      [8, '21:30'],
      [60, '11:00'],
      [8, '20:00'],
    ] as const;
    for (const [days, time] of requested) await book({ date: dayAhead(days), time });
    const past = await book({ date: dayAhead(1), time: '11:00' });
    await ageBy(past.id, 5 * 1440);
    const longPast = await book({ date: dayAhead(1), time: '12:00' });
    await ageBy(longPast.id, 20 * 1440);
    const own = value(await door.own(asha.token));
    expect(own.slice(0, 4).map(({ date, time }) => [date, time])).toEqual([
      [dayAhead(8), '20:00'],
      [dayAhead(8), '21:30'],
      [dayAhead(9), '12:00'],
      [dayAhead(60), '11:00'],
    ]);
    expect(own.slice(4).map(({ id }) => id)).toEqual([past.id, longPast.id]);
    expect(value(await door.all(admin.token))).toEqual(own);
    const paged: SeenBooking[] = [];
    for (let page = 0; page < 4; page += 1) {
      paged.push(...value(await door.page(asha.token, 2, paged.at(-1)?.id)));
    }
    expect(paged).toEqual(own);
  });

  it('changes only the fields that were sent', async () => {
    const booking = await book();
    const changes: Record<string, unknown>[] = [
      { date: dayAhead(9) },
      { time: '12:15' },
      { guests: 7 },
      { message: 'A high chair' },
      { message: '' },
      { date: dayAhead(10), time: '13:00', guests: 1, message: 'Birthday' },
      {},
    ];
    let expected = booking;
    for (const change of changes) {
      expected = { ...expected, ...change, ...(change['message'] === '' && { message: null }) };
      expect(value(await door.update(asha.token, booking.id, change))).toEqual(expected);
      expect(value(await door.own(asha.token))).toEqual([expected]);
    }
    expect(await seatsHeldBy(booking.id)).toEqual([2]);
  });

  it('can move a booking to a time that overlaps its own', async () => {
    const booking = await book({ guests: 8 });
    value(await door.update(asha.token, booking.id, { time: '19:45' }));
    value(await door.update(asha.token, booking.id, { guests: 7 }));
    expect(await seatsHeldBy(booking.id)).toEqual([2, 2, 4]);
  });

  it('leaves a booking unchanged if it cannot be seated at the new time', async () => {
    await book({ guests: 8, time: '12:00' });
    const booking = await book();
    await book({ guests: 4 }, ravi.token);
    for (const change of [{ time: '12:30' }, { guests: 5 }, { time: '12:00', guests: 1, message: 'no' }]) {
      expect(await door.update(asha.token, booking.id, change)).toMatchObject({ code: 'FULLY_BOOKED' });
    }
    expect(value(await door.own(asha.token)).find(({ id }) => id === booking.id)).toEqual(booking);
    expect(await seatsHeldBy(booking.id)).toEqual([2]);
  });

  it('releases the tables of a cancelled booking, once', async () => {
    const booking = await book({ guests: 8 });
    expect(await door.book(ravi.token, aBooking())).toMatchObject({ code: 'FULLY_BOOKED' });
    const cancelled = value(await door.cancel(asha.token, booking.id));
    expect(cancelled.cancelledAt).not.toBeNull();
    expect(value(await door.own(asha.token))).toEqual([]);
    expect(value(await door.all(admin.token))).toEqual([]);
    const next = value(await door.book(ravi.token, aBooking({ guests: 8 })));
    expect(value(await door.cancel(asha.token, booking.id))).toEqual(cancelled);
    expect(await seatsHeldBy(next.id)).toEqual([2, 2, 4]);
    expect(await door.update(asha.token, booking.id, { time: '12:00' })).toMatchObject({
      code: 'CONFLICT',
      message: 'This booking was cancelled. Please make a new booking.',
    });
  });

  it('refuses to change or cancel a booking that is over', async () => {
    const booking = await book({ date: dayAhead(1) });
    await ageBy(booking.id, 3 * 1440);
    expect(await door.update(asha.token, booking.id, { guests: 3 })).toMatchObject({
      code: 'CONFLICT',
      message: 'This booking is over and cannot be changed.',
    });
    expect(await door.cancel(asha.token, booking.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'This booking is over and cannot be cancelled.',
    });
    // An admin may still remove it from the lists. There is no event of a cancellation, as it was not cancelled.
    const before = (await events()).length;
    value(await door.delete(admin.token, booking.id));
    expect(await events()).toHaveLength(before);
  });

  it('writes an event for each change, and none if nothing changed', async () => {
    const before = (await events()).length;
    const booking = await book();
    const payload = { bookingId: booking.id };
    value(await door.update(asha.token, booking.id, { date: booking.date, guests: 2 }));
    value(await door.update(asha.token, booking.id, { date: dayAhead(8) }));
    value(await door.cancel(asha.token, booking.id));
    value(await door.cancel(asha.token, booking.id));
    value(await door.delete(admin.token, booking.id));
    const other = await book();
    value(await door.delete(admin.token, other.id));
    expect((await events()).slice(before)).toEqual([
      { type: 'booking.made', payload: { ...payload, version: 1, dates: [dayAhead(7)] } },
      { type: 'booking.changed', payload: { ...payload, version: 2, dates: [dayAhead(7), dayAhead(8)] } },
      {
        type: 'booking.cancelled',
        payload: { ...payload, version: 3, dates: [dayAhead(8)], by: 'customer', refundFee: false },
      },
      { type: 'booking.made', payload: { bookingId: other.id, version: 1, dates: [dayAhead(7)] } },
      {
        type: 'booking.cancelled',
        payload: {
          bookingId: other.id,
          version: 2,
          dates: [dayAhead(7)],
          by: 'restaurant',
          refundFee: false,
        },
      },
    ]);
  });

  it('limits a customer to five upcoming bookings under concurrency, but not admins', async () => {
    const requested = Array.from({ length: 12 }, (_none, index) => aBooking({ date: dayAhead(index + 2) }));
    const customer = await aCustomer(test);
    const outcomes = await Promise.all(requested.map((booking) => door.book(customer.token, booking)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
    const refusal = {
      code: 'CONFLICT',
      message:
        'You already have 5 upcoming bookings. Please cancel one that you do not need, or write to us.',
    };
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome).toMatchObject(refusal);

    // A cancelled, deleted or past booking no longer counts.
    const [first, second, third] = value(await door.own(customer.token));
    const free = { date: dayAhead(20) };
    const makeRoom = [
      () => door.cancel(customer.token, first?.id ?? ''),
      () => door.delete(admin.token, second?.id ?? ''),
      () => ageBy(third?.id ?? '', 30 * 1440),
    ];
    for (const make of makeRoom) {
      expect(await door.book(customer.token, aBooking(free))).toMatchObject(refusal);
      await make();
      await book(free, customer.token);
    }
    for (const booking of requested.slice(0, 6)) await book(booking, admin.token);
  });

  it('remain after their account was deleted', async () => {
    const guest = await aCustomer(test);
    const booking = await book({}, guest.token);
    await test.app.dataSource.manager.delete(User, { id: guest.id });
    expect(value(await door.all(admin.token))).toEqual([booking]);
  });
});

describe('bookings over REST', () => {
  const post = (body: unknown) =>
    test.rest<Record<string, unknown>>('POST', '/api/booking', { token: asha.token, body });

  it('return the specified answers', async () => {
    const { status, body } = await post(aBooking({ paymentMode: 'COD', paymentStatus: 'Pending' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: expect.stringMatching(/^Your table for 2 is booked for .+ at 7:30 pm\.$/) as string,
      booking: { _id: expect.any(String) as string, date: dayAhead(7) },
    });
    const { _id: id } = body['booking'] as { _id: string };
    const call = (method: string, route: string, token: string) =>
      test.rest<{ message: string; booking: { _id: string } }>(method, route, { token, body: {} });
    const changed = await call('PUT', `/api/booking/my/${id}`, asha.token);
    expect(changed).toMatchObject({
      status: 200,
      body: { message: 'Booking updated', booking: { _id: id } },
    });
    const cancelled = await call('DELETE', `/api/booking/${id}`, asha.token);
    expect(cancelled).toMatchObject({
      status: 200,
      body: { message: 'Booking cancelled', booking: { _id: id } },
    });
    const deleted = await call('DELETE', `/api/booking/admin/${id}`, admin.token);
    expect(deleted).toMatchObject({
      status: 200,
      body: { message: 'Booking deleted', booking: { _id: id } },
    });
  });

  it('accept guests as text from a form', async () => {
    expect((await post(aBooking({ guests: '2' }))).body).toMatchObject({ booking: { guests: 2 } });
    expect((await post(aBooking({ guests: '0' }))).status).toBe(400);
    expect((await post(aBooking({ guests: '' }))).status).toBe(400);
  });

  it('require a payment for payment mode ONLINE', async () => {
    expect(await post(aBooking({ paymentMode: 'ONLINE', paymentStatus: 'Paid' }))).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_REQUIRED' },
    });
    expect((await post(aBooking({ paymentMode: 'BARTER' }))).status).toBe(400);
  });

  it.each([[undefined], [[]], ['"soup"']])('refuse the body %j', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { message: expect.any(String) as string } });
  });
});
