import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { beginBooking, beginOrder, pay, untilOrdered } from '../../../test/payments.js';

interface SeenEntry {
  readonly _id: string;
  readonly createdAt: string;
  readonly actorName: string;
  readonly act: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

let test: TestApp;
let admin: Account;
let asha: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test, 'Meera Shah');
  asha = await aCustomer(test);
  dishId = (await aDish(test)).id;
});
afterAll(() => test.close());

async function send<T>(query: string, variables: object = {}, who = admin): Promise<T> {
  const { data, errors } = await test.graphql(query, { ...variables }, who.token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as T;
}

/** Newest first. */
async function entries(filter: Record<string, string>): Promise<SeenEntry[]> {
  const route = `/api/admin/audit?${new URLSearchParams(filter)}`;
  const { status, body } = await test.rest<SeenEntry[]>('GET', route, { token: admin.token });
  expect(status).toBe(200);
  return body;
}

const lastOf = async (subjectId: string) => (await entries({ subjectId, limit: '1' }))[0];

async function anOrder(customer = asha): Promise<string> {
  const input = { items: [{ menuItemId: dishId, quantity: 1 }], address: '1 MG Road', paymentMode: 'COD' };
  const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  return (await send<{ id: string }>(query, { input }, customer)).id;
}

const setStatus = (id: string, status: string, more = '') =>
  send(`mutation { updateOrderStatus(id: "${id}", status: ${status}${more}) { id } }`);

describe('the audit log', () => {
  it('has every change of an order by staff, from what to what', async () => {
    const id = await anOrder(await aCustomer(test));
    await setStatus(id, 'PREPARING');
    expect(await lastOf(id)).toMatchObject({
      actorName: 'Meera Shah',
      act: 'CHANGED',
      subject: 'ORDER',
      before: { status: 'Pending' },
      after: { change: 'status', status: 'Preparing' },
    });
    await send(`mutation { changePromisedTime(id: "${id}", input: { minutes: 40, reason: "Rain" }) { id } }`);
    expect(await lastOf(id)).toMatchObject({ after: { change: 'promise', promiseReason: 'Rain' } });
    await send(`mutation { enterTaking(orderId: "${id}", input: { method: CASH, amount: 45 }) { id } }`);
    expect(await lastOf(id)).toMatchObject({
      before: { paymentStatus: 'Pending' },
      after: { change: 'taking', paymentStatus: 'Paid', method: 'CASH', amountPaise: 4500 },
    });
    const takings = `query { order(id: "${id}") { takings { id } } }`;
    const taking = (await send<{ takings: { id: string }[] }>(takings)).takings[0]?.id;
    await send(`mutation { undoTaking(orderId: "${id}", id: "${taking}") { id } }`);
    expect(await lastOf(id)).toMatchObject({ after: { change: 'taking-undone', paymentStatus: 'Pending' } });
    await send(`mutation { setOrderPacked(id: "${id}", bags: 2) { id } }`);
    expect(await lastOf(id)).toMatchObject({ before: { bags: null }, after: { change: 'packed', bags: 2 } });
    await setStatus(id, 'DELIVERED');
    await send(`mutation { setOrderNotTaken(id: "${id}", isNotTaken: true) { id } }`);
    expect(await lastOf(id)).toMatchObject({ after: { change: 'not-taken', isNotTaken: true } });
    await setStatus(id, 'CANCELLED', ', cancelReason: DISH_SOLD_OUT');
    expect(await lastOf(id)).toMatchObject({ after: { status: 'Cancelled', cancelReason: 'DISH_SOLD_OUT' } });
  });

  it('has refunds with their amount, and that a payment was kept', async () => {
    const ordered = async () => {
      const begun = await beginOrder(test, asha, dishId);
      await pay(test, begun.razorpayOrderId);
      return { paymentId: begun.id, orderId: (await untilOrdered(test, asha, begun.id)).order?.id ?? '' };
    };
    const part = await ordered();
    await send(`mutation { refundPayment(id: "${part.paymentId}", amount: 5) { id } }`);
    const refund = { act: 'ADDED', subject: 'REFUND', before: null };
    expect(await lastOf(part.paymentId)).toMatchObject({
      ...refund,
      after: { orderId: part.orderId, amountPaise: 500, reason: 'admin' },
    });
    expect(await entries({ subjectId: part.orderId })).toMatchObject([{ subject: 'REFUND' }]);
    const whole = await ordered();
    await setStatus(whole.orderId, 'CANCELLED', ', refund: true');
    expect(await lastOf(whole.paymentId)).toMatchObject({
      ...refund,
      after: { amountPaise: 4500, reason: 'order-cancelled' },
    });
    const kept = await ordered();
    await setStatus(kept.orderId, 'CANCELLED');
    await send(`mutation { keepOrderPayment(id: "${kept.orderId}") { id } }`);
    expect(await lastOf(kept.orderId)).toMatchObject({ after: { change: 'payment-kept' } });
  });

  it('has no entry for what customers do themselves, or what changes nothing', async () => {
    const id = await anOrder();
    await send(`mutation { cancelOrder(id: "${id}") { id } }`, {}, asha);
    await setStatus(id, 'CANCELLED');
    expect(await entries({ subjectId: id })).toEqual([]);
    const paid = await beginOrder(test, asha, dishId);
    await pay(test, paid.razorpayOrderId);
    const { order } = await untilOrdered(test, asha, paid.id);
    await send(`mutation { cancelOrder(id: "${order?.id}") { id } }`, {}, asha);
    expect(await entries({ subjectId: paid.id })).toEqual([]);
  });

  it('has deleted bookings, answered messages and retried mails, without what customers may have erased', async () => {
    const input = aBooking({ date: dayAhead(3) });
    const book = 'mutation ($input: BookTableInput!) { bookTable(input: $input) { id } }';
    const { id: bookingId } = await send<{ id: string }>(book, { input }, asha);
    await send(`mutation { deleteBooking(id: "${bookingId}") { id } }`);
    const booking = await lastOf(bookingId);
    expect(booking).toMatchObject({ act: 'DELETED', subject: 'BOOKING', before: { guests: 2 }, after: null });
    expect(JSON.stringify(booking)).not.toContain('asha');

    const body = { name: 'Ravi', email: 'ravi@example.in', message: 'Do you have parking?' };
    await test.rest('POST', '/api/contact', { body });
    const messages = '{ contactMessages(first: 1) { nodes { id } } }';
    const messageId = (await send<{ nodes: { id: string }[] }>(messages)).nodes[0]?.id ?? '';
    await send(`mutation { answerContactMessage(id: "${messageId}") { id } }`);
    await send(`mutation { answerContactMessage(id: "${messageId}") { id } }`);
    await send(`mutation { reopenContactMessage(id: "${messageId}") { id } }`);
    expect(await entries({ subjectId: messageId })).toMatchObject([
      { act: 'CHANGED', subject: 'MESSAGE', before: { isAnswered: true }, after: { isAnswered: false } },
      {
        act: 'CHANGED',
        subject: 'MESSAGE',
        before: { isAnswered: false },
        after: { isAnswered: true, isReplied: false },
      },
    ]);

    const mails = '{ mailDeliveries(first: 1, state: KEPT) { nodes { id } } }';
    const keptMail = async () => (await send<{ nodes: { id: string }[] }>(mails)).nodes[0]?.id;
    await expect.poll(keptMail).toBeDefined();
    const mailId = (await keptMail()) ?? '';
    await send(`mutation { retryMailDelivery(id: "${mailId}") { id } }`);
    expect(await lastOf(mailId)).toMatchObject({
      subject: 'MAIL',
      before: { state: 'kept' },
      after: { state: 'waiting' },
    });
  });

  it('is filtered by person, kind, record and days, through both doors', async () => {
    const ravi = await aStaffMember(test, 'KITCHEN', 'Ravi Menon');
    const id = await anOrder();
    await send(`mutation { updateOrderStatus(id: "${id}", status: PREPARING) { id } }`, {}, ravi);
    const byRavi = await entries({ actorId: ravi.id });
    expect(byRavi).toMatchObject([{ actorName: 'Ravi Menon', subjectId: id }]);
    const today = dayAhead(0);
    expect(await entries({ actorId: ravi.id, fromDay: today, untilDay: today })).toEqual(byRavi);
    expect(await entries({ actorId: ravi.id, untilDay: dayAhead(-1) })).toEqual([]);
    expect(await entries({ actorId: ravi.id, fromDay: dayAhead(1) })).toEqual([]);
    expect(await entries({ actorId: ravi.id, subject: 'DISH' })).toEqual([]);
    const query = `query ($actorId: ID, $fromDay: Date) {
      auditEntries(actorId: $actorId, fromDay: $fromDay, subject: ORDER) { nodes { id } } }`;
    expect(await send(query, { actorId: ravi.id, fromDay: today })).toEqual({
      nodes: [{ id: byRavi[0]?._id }],
    });

    const actors = await send<{ id: string; name: string }[]>('{ auditActors { id name } }');
    expect(actors).toEqual([
      { id: admin.id, name: 'Meera Shah' },
      { id: ravi.id, name: 'Ravi Menon' },
    ]);
    const rest = await test.rest('GET', '/api/admin/audit/actors', { token: admin.token });
    expect(rest.body).toEqual(actors);
  });

  it('says whether the fee of a deleted booking went back', async () => {
    const begun = await beginBooking(test, asha, dayAhead(4));
    await pay(test, begun.razorpayOrderId);
    const booked = async () => {
      const query = `{ payment(id: "${begun.id}") { booking { id } } }`;
      return (await send<{ booking: { id: string } | null }>(query, {}, asha)).booking?.id;
    };
    await expect.poll(booked).toBeDefined();
    const id = (await booked()) ?? '';
    const remove = `mutation { deleteBooking(id: "${id}") { id } }`;
    const counter = await aStaffMember(test, 'COUNTER');
    const { errors } = await test.graphql(remove, {}, counter.token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    await send(remove);
    expect(await lastOf(id)).toMatchObject({ act: 'DELETED', before: { isFeeRefunded: true } });
  });

  it('refuses filters that mean nothing', async () => {
    for (const filter of ['fromDay=yesterday', 'untilDay=0000-01-01', 'subject=PEOPLE', 'actorId=1']) {
      const { status } = await test.rest('GET', `/api/admin/audit?${filter}`, { token: admin.token });
      expect(status, filter).toBe(400);
    }
  });
});
