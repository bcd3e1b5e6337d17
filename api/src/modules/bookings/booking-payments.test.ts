import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, type Account } from '../../../test/factories.js';
import { pay, paymentOf, untilState } from '../../../test/payments.js';
import { localTimeOf } from './booking-times.js';

let test: TestApp;
let asha: Account;
beforeAll(async () => {
  // One table, so that a second party at the same time is refused.
  test = await TestApp.start({ TABLES: '1x2' });
  asha = await aCustomer(test);
});
afterAll(() => test.close());

let days = 0;

/** A booking for two on a day of its own. */
function aBooking() {
  days += 1;
  const { date } = localTimeOf(new Date(Date.now() + days * 86_400_000));
  return {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '98765 43210',
    date,
    time: '19:30',
    guests: 2,
  };
}

const start = `mutation ($input: BookTableInput!, $key: String) {
  startBookingPayment(input: $input, idempotencyKey: $key) {
    amountInPaise description payment { id razorpayOrderId }
  }
}`;

async function begin(customer: Account, input: object, key = randomUUID() as string) {
  const { data, errors } = await test.graphql(start, { input, key }, customer.token);
  return { errors, checkout: data?.['startBookingPayment'] as Checkout };
}

interface Checkout {
  readonly amountInPaise: number;
  readonly description: string;
  readonly payment: { readonly id: string; readonly razorpayOrderId: string };
}

const mine = async ({ token }: Account) =>
  (await test.rest<{ _id: string }[]>('GET', '/api/booking/mybooking', { token })).body;

const untilBooked = (customer: Account, count: number) =>
  expect.poll(async () => (await mine(customer)).length).toBe(count);

describe('online booking', () => {
  it('costs 200 rupees and is created once by the worker', async () => {
    const customer = await aCustomer(test);
    const input = aBooking();
    const key = randomUUID();
    const [first, second] = await Promise.all([begin(customer, input, key), begin(customer, input, key)]);
    expect(first.checkout).toMatchObject({ amountInPaise: 20_000, description: 'Table Booking Payment' });
    expect(second.checkout.payment).toEqual(first.checkout.payment);
    const proof = await pay(test, first.checkout.payment.razorpayOrderId);
    await Promise.all(
      [1, 2].map(() => test.rest('POST', '/api/payment/verify', { token: customer.token, body: proof })),
    );
    await untilBooked(customer, 1);
    expect(await mine(customer)).toMatchObject([
      { ...input, paymentMode: 'ONLINE', paymentStatus: 'Paid', message: null },
    ]);
  });

  it('is created for the requested fee although the fee has changed since', async () => {
    const customer = await aCustomer(test);
    const { restaurant } = test.app.services;
    const { id, name, email } = await anAdmin(test);
    const admin = {
      id,
      name,
      email,
      isGuest: false,
      guestPhone: null,
      language: 'en',
      role: 'admin',
      staffRole: 'OWNER',
      sessionId: randomUUID(),
    } as const;
    const change = async (bookingFeePaise: number) =>
      restaurant.update(admin, { bookingFeePaise }, (await restaurant.latest()).version);
    const { checkout } = await begin(customer, aBooking());
    await change(300_00);
    try {
      await pay(test, checkout.payment.razorpayOrderId);
      await untilBooked(customer, 1);
      expect((await begin(customer, aBooking())).checkout.amountInPaise).toBe(300_00);
    } finally {
      await change(200_00);
    }
  });

  it('is refused before payment for a time outside of the seatings', async () => {
    const input = aBooking();
    expect((await begin(asha, { ...input, time: '03:00' })).errors?.[0]?.extensions['code']).toBe(
      'BAD_USER_INPUT',
    );
    await test.rest('POST', '/api/booking', { token: asha.token, body: input });
    expect((await begin(asha, input)).errors?.[0]?.extensions['code']).toBe('FULLY_BOOKED');
  });

  it('returns the same payment for a repeated request, also after it has taken the last table', async () => {
    const customer = await aCustomer(test);
    const input = aBooking();
    const key = randomUUID();
    const { checkout } = await begin(customer, input, key);
    await pay(test, checkout.payment.razorpayOrderId);
    await untilBooked(customer, 1);
    expect(await begin(customer, input, key)).toEqual({ errors: undefined, checkout });
    expect((await begin(customer, input)).errors?.[0]?.extensions['code']).toBe('FULLY_BOOKED');
    const other = await begin(customer, { ...input, guests: 1 }, key);
    expect(other.errors?.[0]?.extensions['code']).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('is refused before payment once another customer has the table', async () => {
    const input = aBooking();
    const [customer, other] = [await aCustomer(test), await aCustomer(test)];
    const key = randomUUID();
    await begin(customer, input, key);
    await test.rest('POST', '/api/booking', { token: other.token, body: input });
    expect((await begin(customer, input, key)).errors?.[0]?.extensions['code']).toBe('FULLY_BOOKED');
  });

  it('refunds the fee if the same key was used for a booking paid at the restaurant', async () => {
    const customer = await aCustomer(test);
    const input = aBooking();
    const key = randomUUID();
    const { checkout } = await begin(customer, input, key);
    const { status } = await test.rest('POST', '/api/booking', {
      token: customer.token,
      body: input,
      headers: { 'Idempotency-Key': key },
    });
    expect(status).toBe(201);
    await pay(test, checkout.payment.razorpayOrderId);
    await untilState(test, customer, checkout.payment.id, 'REFUNDED');
    expect(await mine(customer)).toMatchObject([{ paymentMode: 'COD' }]);
  });

  it('refunds the fee and releases the key if the table was taken during the payment', async () => {
    const input = aBooking();
    const [customer, other] = [await aCustomer(test), await aCustomer(test)];
    const key = randomUUID();
    const { checkout } = await begin(customer, input, key);
    await test.rest('POST', '/api/booking', { token: other.token, body: input });
    await pay(test, checkout.payment.razorpayOrderId);
    await untilState(test, customer, checkout.payment.id, 'REFUNDED');
    const { status } = await test.rest('POST', '/api/booking', {
      token: customer.token,
      body: aBooking(),
      headers: { 'Idempotency-Key': key },
    });
    expect(status).toBe(201);
  });

  it('is created once paid although its texts would be refused by now', async () => {
    const customer = await aCustomer(test);
    const { checkout } = await begin(customer, aBooking());
    const { id, razorpayOrderId } = checkout.payment;
    const kept = JSON.stringify({ name: '\u200b', phone: '1234' });
    await test.app.dataSource.query('update payments set intent = intent || $2 where id = $1', [id, kept]);
    await pay(test, razorpayOrderId);
    await expect.poll(() => mine(customer)).toMatchObject([{ name: '\u200b', phone: '1234' }]);
    expect(await paymentOf(test, customer, id)).toMatchObject({ state: 'CAPTURED', refunds: [] });
  });

  it('is refused before payment to a customer with five upcoming bookings, but created once paid', async () => {
    const customer = await aCustomer(test);
    const paid = await begin(customer, aBooking());
    for (let count = 0; count < 5; count += 1) {
      const { status } = await test.rest('POST', '/api/booking', { token: customer.token, body: aBooking() });
      expect(status).toBe(201);
    }
    expect((await begin(customer, aBooking())).errors?.[0]?.extensions['code']).toBe('CONFLICT');
    await pay(test, paid.checkout.payment.razorpayOrderId);
    await untilBooked(customer, 6);
  });

  it('refunds all but one of the customers who paid for the last table', async () => {
    const input = aBooking();
    const customers = await Promise.all([1, 2, 3].map(() => aCustomer(test)));
    const begun = await Promise.all(customers.map((customer) => begin(customer, input)));
    await Promise.all(begun.map(({ checkout }) => pay(test, checkout.payment.razorpayOrderId)));
    const states = async () =>
      (
        await test.app.dataSource.query<{ state: string; booked: boolean }[]>(
          `select state, booking_id is not null as booked from payments where id = any($1) order by state`,
          [begun.map(({ checkout }) => checkout.payment.id)],
        )
      ).map(({ state, booked }) => `${state} ${booked}`);
    await expect.poll(states).toEqual(['CAPTURED true', 'REFUNDED false', 'REFUNDED false']);
    const booked = await Promise.all(customers.map(mine));
    expect(booked.flat()).toHaveLength(1);
  });

  it('refunds the fee if it is cancelled in time, and not afterwards', async () => {
    const customer = await aCustomer(test);
    const inTime = aBooking();
    const { checkout } = await begin(customer, inTime);
    await pay(test, checkout.payment.razorpayOrderId);
    await untilBooked(customer, 1);
    const [booking] = await mine(customer);
    await test.rest('DELETE', `/api/booking/${booking?._id}`, { token: customer.token });
    expect(await untilState(test, customer, checkout.payment.id, 'REFUNDED')).toMatchObject({
      refunded: 200,
      refunds: [{ reason: 'The booking was cancelled in time.' }],
    });

    const late = await begin(customer, aBooking());
    await pay(test, late.checkout.payment.razorpayOrderId);
    await untilBooked(customer, 1);
    const [soon] = await mine(customer);
    await test.app.dataSource.query(
      `update bookings set starts_at = now() + interval '1 hour' where id = $1`,
      [soon?._id],
    );
    await test.rest('DELETE', `/api/booking/${soon?._id}`, { token: customer.token });
    await untilBooked(customer, 0);
    const refunds = await test.app.dataSource.query<unknown[]>(
      'select 1 from refunds where payment_id = $1',
      [late.checkout.payment.id],
    );
    expect(refunds).toEqual([]);
  });

  it('refunds the fee at any time if the restaurant deletes it', async () => {
    const customer = await aCustomer(test);
    const { checkout } = await begin(customer, aBooking());
    await pay(test, checkout.payment.razorpayOrderId);
    await untilBooked(customer, 1);
    const [booking] = await mine(customer);
    const admin = await anAdmin(test);
    await test.rest('DELETE', `/api/booking/admin/${booking?._id}`, { token: admin.token });
    await untilState(test, customer, checkout.payment.id, 'REFUNDED');
  });
});

describe('online booking over REST', () => {
  const book = ({ token }: Account, body: object, key = randomUUID() as string) =>
    test.rest<{ booking: { _id: string }; code: string }>('POST', '/api/booking', {
      token,
      body,
      headers: { 'Idempotency-Key': key },
    });

  it('books one table for a verified payment of the fee, and none for a claimed payment', async () => {
    const customer = await aCustomer(test);
    const input = { ...aBooking(), paymentMode: 'ONLINE', paymentStatus: 'Paid' };
    expect(await book(customer, input)).toMatchObject({ status: 402, body: { code: 'PAYMENT_REQUIRED' } });
    const created = await test.rest<{ id: string }>('POST', '/api/payment/create-order', {
      body: { amount: 200, receipt: `receipt_${Date.now()}` },
    });
    const proof = await pay(test, created.body.id);
    await test.rest('POST', '/api/payment/verify', { token: customer.token, body: proof });
    const key = randomUUID();
    const [first, again] = [await book(customer, input, key), await book(customer, input, key)];
    expect(first).toMatchObject({
      status: 201,
      body: {
        message: expect.any(String) as string,
        booking: { paymentMode: 'ONLINE', paymentStatus: 'Paid' },
      },
    });
    expect(again.body.booking).toEqual(first.body.booking);
    expect(await book(customer, { ...input, ...aBooking() })).toMatchObject({ status: 402 });
  });

  it('refuses a key that was used with another payment mode', async () => {
    const customer = await aCustomer(test);
    const input = aBooking();
    const key = randomUUID();
    expect(await book(customer, input, key)).toMatchObject({ status: 201 });
    expect(await book(customer, { ...input, paymentMode: 'ONLINE' }, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
  });
});
