import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { beginOrder, pay, untilOrdered } from '../../../test/payments.js';
import { startPhoneMessageServer, type PhoneMessageServer } from '../../../test/servers/phone-messages.js';
import { newId } from '../../platform/ids.js';
import { setMissingCustomers } from '../orders/orders.queries.js';

let phones: PhoneMessageServer;
let test: TestApp;
let admin: Account;
let dishId: string;
beforeAll(async () => {
  phones = await startPhoneMessageServer();
  test = await TestApp.start({ ...phones.environment, RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
  dishId = (await aDish(test)).id;
  await changeRestaurant(test, admin, { codeAbove: 400, guestsAllowed: true });
});
afterAll(async () => {
  await test.close();
  await phones.close();
});

let numbers = 0;
/** A number that no test has used, in E.164. */
const newNumber = () => `+9198764${String((numbers += 1)).padStart(5, '0')}`;

type Caller = Pick<Account, 'token'>;

async function aGuest(name: string, phone: string): Promise<Caller> {
  const { data } = await test.graphql(
    'mutation ($input: GuestInput!) { continueAsGuest(input: $input) { token } }',
    { input: { name, phone } },
  );
  return data?.['continueAsGuest'] as Caller;
}

async function ordered({ token }: Caller, phone?: string): Promise<{ _id?: string; message?: string }> {
  const { body } = await test.rest<{ _id?: string; message?: string }>('POST', '/api/orders', {
    token,
    body: { items: [{ menuItem: dishId, qty: 1 }], address: '1 MG Road', paymentMode: 'COD', phone },
  });
  return body;
}

async function place(caller: Caller, phone?: string): Promise<string> {
  const { _id: id, message } = await ordered(caller, phone);
  return id ?? expect.fail(message);
}

async function confirm({ token }: Caller, phone: string): Promise<void> {
  await test.rest('POST', '/api/phone/code', { token, body: { phone, channel: 'SMS' } });
  const { status } = await test.rest('POST', '/api/phone/confirm', {
    token,
    body: { phone, digits: phones.codeFor(phone) },
  });
  expect(status).toBe(200);
}

interface SeenCustomer {
  readonly id: string;
  readonly name: string | null;
  readonly phone: string | null;
  readonly orderCount: number;
  readonly notTakenCount: number;
}

async function customerOf(orderId: string, { token }: Caller = admin): Promise<SeenCustomer | null> {
  const { data, errors } = await test.graphql(
    'query ($id: ID!) { order(id: $id) { customer { id name email phone orderCount notTakenCount } } }',
    { id: orderId },
    token,
  );
  expect(errors).toBeUndefined();
  const order = data?.['order'] as { customer: SeenCustomer | null };
  return order.customer;
}

const setNotTaken = (orderId: string, isNotTaken: boolean) =>
  test.rest('PUT', `/api/admin/orders/${orderId}/not-taken`, { token: admin.token, body: { isNotTaken } });

describe('the customer of an order', () => {
  it('is the account that ordered, and is seen by staff alone', async () => {
    const asha = await aCustomer(test, 'Asha Rao');
    await place(asha);
    const order = await place(asha, '9876543210');
    const { id, email } = asha;
    const customer = { id, name: 'Asha Rao', email, phone: null, orderCount: 2, notTakenCount: 0 };
    expect(await customerOf(order)).toEqual(customer);
    expect(await customerOf(order, asha)).toBeNull();
  });

  it('is the caller with the phone number if staff ordered, in cash or online', async () => {
    const phone = newNumber();
    const first = await customerOf(await place(admin, phone));
    expect(first).toMatchObject({ name: null, email: null, phone, orderCount: 1 });
    expect(first?.id).not.toBe(admin.id);
    const paid = await beginOrder(test, admin, dishId, { phone });
    await pay(test, paid.razorpayOrderId);
    const { order } = await untilOrdered(test, admin, paid.id);
    expect(await customerOf(order?.id ?? '')).toEqual({ ...first, orderCount: 2 });
  });

  it('is somebody who is not known if staff ordered without a phone number', async () => {
    const [first, second] = [await customerOf(await place(admin)), await customerOf(await place(admin))];
    for (const customer of [first, second])
      expect(customer).toMatchObject({ name: null, phone: null, orderCount: 1 });
    expect(new Set([first?.id, second?.id, admin.id]).size).toBe(3);
  });

  it('is one caller although staff order for the number many times at once', async () => {
    const phone = newNumber();
    const orders = await Promise.all(Array.from({ length: 10 }, () => place(admin, phone)));
    const customers = await Promise.all(orders.map((id) => customerOf(id)));
    expect(new Set(customers.map((customer) => customer?.id)).size).toBe(1);
    expect(customers[0]).toMatchObject({ orderCount: 10 });
  });

  it('counts what it did not take, and not what was cancelled', async () => {
    const asha = await aCustomer(test);
    const [taken, cancelled] = [await place(asha), await place(asha)];
    await setNotTaken(taken, true);
    await test.rest('PUT', `/api/admin/orders/${cancelled}/status`, {
      token: admin.token,
      body: { status: 'Cancelled' },
    });
    expect(await customerOf(taken)).toMatchObject({ orderCount: 1, notTakenCount: 1 });
    await setNotTaken(taken, false);
    expect(await customerOf(taken)).toMatchObject({ notTakenCount: 0 });
  });
});

describe('the customer of a booking', () => {
  const bookings = `{ bookings(first: 100) { nodes { id customer { id name phone orderCount } } } }`;
  const book = async ({ token }: Caller, phone: string) => {
    const { data, errors } = await test.graphql(
      'mutation ($input: BookTableInput!) { bookTable(input: $input) { id customer { id } } }',
      { input: aBooking({ phone, date: dayAhead(3) }) },
      token,
    );
    expect(errors).toBeUndefined();
    return data?.['bookTable'] as { id: string; customer: { id: string } | null };
  };
  const seenByStaff = async (id: string) => {
    const { data } = await test.graphql(bookings, {}, admin.token);
    const page = data?.['bookings'] as { nodes: { id: string; customer: SeenCustomer | null }[] };
    return page.nodes.find((booking) => booking.id === id)?.customer;
  };

  it('is the account that booked, and is seen by staff alone', async () => {
    const asha = await aCustomer(test, 'Asha Rao');
    const { id, customer } = await book(asha, '98765 43210');
    expect(customer).toBeNull();
    expect(await seenByStaff(id)).toEqual({ id: asha.id, name: 'Asha Rao', phone: null, orderCount: 0 });
  });

  it('is the caller, however staff spell the number', async () => {
    const phone = newNumber();
    const { customer } = await book(admin, `0${phone.slice(3, 8)}-${phone.slice(8)}`);
    const order = await customerOf(await place(admin, phone));
    expect(order).toMatchObject({ id: customer?.id, phone, orderCount: 1 });
    const unknown = (await book(admin, '1234567')).customer;
    expect(unknown?.id).not.toBe(admin.id);
  });
});

it('the customer of a message or a report is who sent it', async () => {
  const asha = await aCustomer(test, 'Asha Rao');
  const text = `Namaste from ${asha.id}`;
  const message = { name: 'Asha', email: asha.email, message: text };
  await test.rest('POST', '/api/contact', { token: asha.token, body: message });
  await test.rest('POST', '/api/contact', { body: message });
  const order = await place(asha);
  await test.graphql(
    'mutation ($id: ID!) { reportOrderProblem(id: $id, input: { reason: LATE }) { id } }',
    { id: order },
    asha.token,
  );
  const { data } = await test.graphql(
    '{ contactMessages(first: 3) { nodes { message customer { id } problem { orderId } } } }',
    {},
    admin.token,
  );
  const page = data?.['contactMessages'] as { nodes: object[] };
  expect(page.nodes).toEqual([
    { message: '', customer: { id: asha.id }, problem: { orderId: order } },
    { message: text, customer: null, problem: null },
    { message: text, customer: { id: asha.id }, problem: null },
  ]);
});

describe('a confirmed phone number', () => {
  it('makes the visits of a guest one customer, with the name of the latest', async () => {
    const phone = newNumber();
    const first = await aGuest('Ravi', phone);
    await confirm(first, phone);
    const before = await place(first);
    const second = await aGuest('Ravi Menon', phone);
    const order = await place(second);
    expect((await customerOf(order))?.id).not.toBe((await customerOf(before))?.id);
    await confirm(second, phone);
    const customer = await customerOf(order);
    expect(customer).toMatchObject({ name: 'Ravi Menon', phone, orderCount: 2 });
    expect(await customerOf(before)).toEqual(customer);
  });

  it('makes guest and caller the account that has it, whoever came first', async () => {
    const phone = newNumber();
    const called = await place(admin, phone);
    const guest = await aGuest('Asha', phone);
    const asGuest = await place(guest);
    await confirm(guest, phone);
    const asha = await aCustomer(test, 'Asha Rao');
    await confirm(asha, phone);
    const customer = await customerOf(await place(asha));
    expect(customer).toMatchObject({ id: asha.id, name: 'Asha Rao', phone, orderCount: 3 });
    for (const order of [called, asGuest]) expect(await customerOf(order)).toEqual(customer);
  });

  it('leaves two accounts that both have it two customers', async () => {
    const phone = newNumber();
    const [asha, ravi] = [await aCustomer(test, 'Asha Rao'), await aCustomer(test, 'Ravi Menon')];
    await confirm(asha, phone);
    await confirm(ravi, phone);
    expect(await customerOf(await place(asha))).toMatchObject({ id: asha.id, phone, orderCount: 1 });
    expect(await customerOf(await place(ravi))).toMatchObject({ id: ravi.id, phone: null, orderCount: 1 });
  });

  it('of somebody else, who receives the order, leaves a guest who they were', async () => {
    const [phone, friends] = [newNumber(), newNumber()];
    const friend = await aGuest('Ravi', friends);
    await confirm(friend, friends);
    const guest = await aGuest('Asha', phone);
    await confirm(guest, friends);
    expect(await customerOf(await place(guest))).toMatchObject({ name: 'Asha', phone: null, orderCount: 1 });
  });

  it('of a caller leaves staff who they are', async () => {
    const phone = newNumber();
    const called = await customerOf(await place(admin, phone));
    await confirm(admin, phone);
    expect(await customerOf(await place(admin, phone))).toEqual({ ...called, orderCount: 2 });
  });

  it('makes an account and many guests who confirm it at once one customer', async () => {
    const phone = newNumber();
    const asha = await aCustomer(test, 'Asha Rao');
    const guests = await Promise.all(Array.from({ length: 8 }, (_, n) => aGuest(`Guest ${n}`, phone)));
    const persons = [...guests.slice(0, 4), asha, ...guests.slice(4)];
    const codes: string[] = [];
    for (const { token } of persons) {
      await test.rest('POST', '/api/phone/code', { token, body: { phone, channel: 'SMS' } });
      codes.push(phones.codeFor(phone));
    }
    await Promise.all(
      persons.map(({ token }, n) =>
        test.rest('POST', '/api/phone/confirm', { token, body: { phone, digits: codes[n] } }),
      ),
    );
    const orders = await Promise.all(persons.map((person) => place(person)));
    for (const order of orders)
      expect(await customerOf(order)).toMatchObject({ id: asha.id, phone, orderCount: persons.length });
  });

  it('is the latest of an account, and the caller who gave it is the account from then on', async () => {
    const [before, after] = [newNumber(), newNumber()];
    const asha = await aCustomer(test, 'Asha Rao');
    await confirm(asha, before);
    const called = await place(admin, after);
    await confirm(asha, after);
    expect(await customerOf(called)).toMatchObject({ id: asha.id, phone: after, orderCount: 1 });
    expect((await customerOf(await place(admin, before)))?.id).not.toBe(asha.id);
  });
});

it('who did not take an order pays the next one online, also as another guest with the confirmed number', async () => {
  const [phone, other] = [newNumber(), newNumber()];
  const first = await aGuest('Ravi', phone);
  await confirm(first, phone);
  await setNotTaken(await place(first), true);
  const second = await aGuest('Ravi', phone);
  await confirm(second, phone);
  expect((await ordered(second, other)).message).toContain(
    'An earlier order was not taken, so please pay online.',
  );
});

it('who confirmed a number may pay in cash although a caller who gave it did not take an order', async () => {
  const phone = newNumber();
  const asha = await aCustomer(test, 'Asha Rao');
  await confirm(asha, phone);
  const called = await place(admin, phone);
  expect(await customerOf(called)).toMatchObject({ id: asha.id });
  await setNotTaken(called, true);
  expect(await customerOf(await place(asha, phone))).toMatchObject({ orderCount: 2, notTakenCount: 1 });
});

it('a process of the last version writes users with their customers, and orders unless staff placed them', async () => {
  const { dataSource } = test.app;
  const guestId = newId();
  await dataSource.query(
    `insert into users (id, name, phone, role) values ($1, 'Asha', '+919999999999', 'customer')`,
    [guestId],
  );
  const order = async (userId: string, phone: string | null = null) => {
    const id = newId();
    await dataSource.query(
      `insert into orders
         (id, user_id, phone, total_paise, way, address, location, payment_mode, payment_status, status)
       values ($1, $2, $3, 5000, 'PICKUP', '', 'Pickup', 'COD', 'Pending', 'Pending')`,
      [id, userId, phone],
    );
    return id;
  };
  expect(await customerOf(await order(guestId))).toMatchObject({ id: guestId, name: 'Asha' });
  const phone = newNumber();
  const [called, calledAgain, unknown] = [
    await order(admin.id, phone),
    await order(admin.id, phone),
    await order(admin.id),
  ];
  expect(await customerOf(called)).toBeNull();
  await setMissingCustomers(dataSource.manager);
  for (const id of [called, calledAgain])
    expect(await customerOf(id)).toMatchObject({ id: called, phone, orderCount: 2 });
  expect(await customerOf(unknown)).toMatchObject({ id: unknown, name: null, phone: null, orderCount: 1 });
});
