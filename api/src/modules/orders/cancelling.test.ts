import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { cancellingDoorsOf } from '../../../test/doors/cancelling.js';
import { value } from '../../../test/doors/doors.js';
import {
  aCustomer,
  aDish,
  anAdmin,
  aStaffMember,
  changeRestaurant,
  type Account,
} from '../../../test/factories.js';
import { beginOrder, pay, untilOrdered, untilState } from '../../../test/payments.js';
import { newId } from '../../platform/ids.js';

let test: TestApp;
let asha: Account;
let ravi: Account;
let admin: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [asha, ravi, admin] = [await aCustomer(test), await aCustomer(test, 'Ravi Iyer'), await anAdmin(test)];
  dishId = (await aDish(test, { name: 'Biryani', pricePaise: 12_345 })).id;
});
afterAll(() => test.close());

async function place(token = asha.token, more: object = {}): Promise<string> {
  const body = { items: [{ menuItem: dishId, qty: 1 }], address: '1 MG Road', paymentMode: 'COD', ...more };
  return (await test.rest<{ _id: string }>('POST', '/api/orders', { token, body })).body._id;
}
async function placePaid() {
  const { id, razorpayOrderId } = await beginOrder(test, asha, dishId);
  await pay(test, razorpayOrderId);
  const { order } = await untilOrdered(test, asha, id);
  return { orderId: order?.id ?? '', paymentId: id };
}

let orderId: string;
beforeEach(async () => {
  orderId = await place();
});

/** The news of statuses that an account has got. */
const noticesOf = ({ id }: Account) =>
  test.app.dataSource.query<{ title: string; body: string }[]>(
    `select title, body from notifications where user_id = $1 and kind = 'order.status-changed'`,
    [id],
  );

describe.each(cancellingDoorsOf(() => test))('an order that staff cancel through $name', (door) => {
  it('has the reason for its customer, until it is resumed', async () => {
    const cancel = {
      status: 'Cancelled',
      cancelReason: 'DISH_SOLD_OUT',
      cancelText: ' Paneer, until 8 pm ',
    } as const;
    const cancelled = value(await door.setStatus(admin.token, orderId, cancel));
    expect(cancelled).toEqual({
      status: 'CANCELLED',
      version: 2,
      cancelReason: 'A dish in your order is sold out. Paneer, until 8 pm',
      isCancelledByCustomer: false,
    });
    expect(value(await door.seen(asha.token, orderId))).toEqual(cancelled);
    value(await door.setStatus(admin.token, orderId, { status: 'Pending' }));
    expect(value(await door.seen(asha.token, orderId))).toMatchObject({ cancelReason: null });
    value(await door.setStatus(admin.token, orderId, { status: 'Cancelled' }));
    expect(value(await door.seen(asha.token, orderId))).toMatchObject({
      status: 'CANCELLED',
      cancelReason: null,
    });
  });

  it('has a reason in the words of staff', async () => {
    const input = { status: 'Cancelled', cancelText: 'No gas today.' } as const;
    expect(value(await door.setStatus(admin.token, orderId, input)).cancelReason).toBe('No gas today.');
  });

  it('keeps its first reason', async () => {
    value(await door.setStatus(admin.token, orderId, { status: 'Cancelled', cancelReason: 'KITCHEN_BUSY' }));
    value(
      await door.setStatus(admin.token, orderId, { status: 'Cancelled', cancelReason: 'CUSTOMER_ASKED' }),
    );
    expect(value(await door.seen(asha.token, orderId))).toMatchObject({
      version: 2,
      cancelReason: 'Our kitchen is too busy right now.',
    });
  });

  it('has no reason if it becomes something else', async () => {
    value(await door.setStatus(admin.token, orderId, { status: 'Preparing', cancelReason: 'KITCHEN_BUSY' }));
    expect(value(await door.seen(asha.token, orderId))).toMatchObject({ cancelReason: null });
  });

  it.each([
    ['an other reason without words', { cancelReason: 'OTHER', cancelText: ' ' }],
    ['words of 201 characters', { cancelText: 'x'.repeat(201) }],
    ['a reason of customers', { cancelReason: 'BY_CUSTOMER' }],
  ])('is not cancelled for %s', async (_, input) => {
    expect(await door.setStatus(admin.token, orderId, { status: 'Cancelled', ...input })).toMatchObject({
      ok: false,
    });
    expect(value(await door.seen(asha.token, orderId))).toMatchObject({ status: 'PENDING', version: 1 });
  });

  it('is cancelled and taken up again by those who refund alone, once it was paid', async () => {
    const counter = await aStaffMember(test, 'COUNTER');
    const unpaid = await place();
    value(await door.setStatus(counter.token, unpaid, { status: 'Cancelled' }));
    const { orderId: paid } = await placePaid();
    const inCash = await place();
    const taken = { method: 'CASH', amount: 123.45 };
    await test.rest('POST', `/api/admin/orders/${inCash}/takings`, { token: admin.token, body: taken });
    for (const id of [paid, inCash]) {
      const refused = await door.setStatus(counter.token, id, { status: 'Cancelled' });
      expect(refused).toMatchObject({ code: 'FORBIDDEN' });
      value(await door.setStatus(admin.token, id, { status: 'Cancelled' }));
      expect(await door.setStatus(counter.token, id, { status: 'Pending' })).toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });

  it('is not changed if its status is not the given one any more', async () => {
    value(await door.setStatus(admin.token, orderId, { status: 'Cancelled', from: 'Pending' }));
    expect(
      await door.setStatus(admin.token, orderId, { status: 'Preparing', from: 'Pending' }),
    ).toMatchObject({ code: 'CONFLICT', message: 'Somebody else has changed the status of this order.' });
    value(await door.setStatus(admin.token, orderId, { status: 'Cancelled', from: 'Pending' }));
    expect(value(await door.seen(asha.token, orderId))).toMatchObject({ status: 'CANCELLED', version: 2 });
  });
});

describe.each(cancellingDoorsOf(() => test))('an order that its customer cancels through $name', (door) => {
  it('is cancelled once, however often', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => door.cancel(asha.token, orderId)));
    for (const outcome of outcomes)
      expect(value(outcome)).toEqual({
        status: 'CANCELLED',
        version: 2,
        cancelReason: null,
        isCancelledByCustomer: true,
      });
    expect(value(await door.cancel(asha.token, orderId))).toMatchObject({ version: 2 });
  });

  it('is NOT_FOUND for another customer, also for staff, and UNAUTHENTICATED for visitors', async () => {
    expect(await door.cancel(ravi.token, orderId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await door.cancel(admin.token, orderId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await door.cancel(asha.token, newId())).toMatchObject({ code: 'NOT_FOUND' });
    expect(await door.cancel(undefined, orderId)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(value(await door.seen(asha.token, orderId))).toMatchObject({ status: 'PENDING', version: 1 });
  });

  it('stays as it is once the kitchen prepares it', async () => {
    value(await door.setStatus(admin.token, orderId, { status: 'Preparing' }));
    expect(await door.cancel(asha.token, orderId)).toMatchObject({
      code: 'CONFLICT',
      message:
        'The kitchen has started on this order, so it can no longer be cancelled here. Please call us.',
    });
    expect(value(await door.seen(asha.token, orderId))).toMatchObject({ status: 'PREPARING', version: 2 });
  });

  it('keeps the reason of staff who were faster', async () => {
    const input = { status: 'Cancelled', cancelReason: 'KITCHEN_BUSY' } as const;
    const cancelled = value(await door.setStatus(admin.token, orderId, input));
    expect(value(await door.cancel(asha.token, orderId))).toEqual(cancelled);
  });

  it('is either cancelled or prepared if staff start on it at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const id = await place();
      const start = () => door.setStatus(admin.token, id, { status: 'Preparing', from: 'Pending' });
      const cancel = () => door.cancel(asha.token, id);
      const outcomes = await Promise.all(round % 2 === 0 ? [cancel(), start()] : [start(), cancel()]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const loser = outcomes.find(({ ok }) => !ok);
      const { status, version } = value(await door.seen(asha.token, id));
      expect(version).toBe(2);
      expect(loser).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(
          status === 'CANCELLED' ? /^The customer has cancelled this order/ : /^The kitchen has started/,
        ),
      });
    }
  });

  it('is not prepared by an older page of staff, which does not say what it saw', async () => {
    value(await door.cancel(asha.token, orderId));
    expect(await door.setStatus(admin.token, orderId, { status: 'Preparing' })).toMatchObject({
      code: 'CONFLICT',
      message: 'The customer has cancelled this order.',
    });
    // On purpose, step by step.
    expect(await door.setStatus(admin.token, orderId, { status: 'Pending' })).toMatchObject({ ok: true });
    expect(await door.setStatus(admin.token, orderId, { status: 'Preparing' })).toMatchObject({ ok: true });
  });

  it('gives its portions back', async () => {
    const { id } = await aDish(test, { name: 'Fish curry' });
    await test.graphql(
      'mutation ($id: ID!) { setPortions(dishId: $id, left: 2) { id } }',
      { id },
      admin.token,
    );
    const order = await place(asha.token, { items: [{ menuItem: id, qty: 2 }] });
    const left = async () => (await test.app.services.portions.leftOf([id]))[0];
    expect(await left()).toBe(0);
    value(await door.cancel(asha.token, order));
    value(await door.cancel(asha.token, order));
    expect(await left()).toBe(2);
  });

  it('is refunded once if it was paid online', async () => {
    const paid = await placePaid();
    await Promise.all(Array.from({ length: 10 }, () => door.cancel(asha.token, paid.orderId)));
    const payment = await untilState(test, asha, paid.paymentId, 'REFUNDED');
    expect(payment).toMatchObject({ refunded: 123.45, left: 0 });
    expect(payment.refunds).toMatchObject([{ amount: 123.45, reason: 'The order was cancelled.' }]);
  });

  it('is not refunded by a customer if staff cancelled it without a refund', async () => {
    const paid = await placePaid();
    value(await door.setStatus(admin.token, paid.orderId, { status: 'Cancelled' }));
    value(await door.cancel(asha.token, paid.orderId));
    const { data } = await test.graphql(
      'query ($id: ID!) { payment(id: $id) { refunded left } }',
      { id: paid.paymentId },
      asha.token,
    );
    expect(data).toEqual({ payment: { refunded: 0, left: 123.45 } });
  });

  it('is for staff to cancel once they have received money for it', async () => {
    const taking = { method: 'CASH', amount: 50, place: 'COUNTER' };
    const { body } = await test.rest<{ takings: { _id: string }[] }>(
      'POST',
      `/api/admin/orders/${orderId}/takings`,
      { token: admin.token, body: taking },
    );
    expect(await door.cancel(asha.token, orderId)).toMatchObject({
      code: 'CONFLICT',
      message: 'You have already paid for this order at the restaurant. Please ask our staff to cancel it.',
    });
    const takingId = body.takings[0]?._id;
    await test.rest('POST', `/api/admin/orders/${orderId}/takings/${takingId}/undo`, { token: admin.token });
    expect(value(await door.cancel(asha.token, orderId))).toMatchObject({ status: 'CANCELLED' });
  });

  it('can be a guest’s', async () => {
    await changeRestaurant(test, admin, { guestsAllowed: true });
    const guest = await test.rest<{ token: string }>('POST', '/api/auth/guest', {
      body: { name: 'Meera', phone: '9876543210' },
    });
    const order = await place(guest.body.token, { phone: '9876543210' });
    expect(value(await door.cancel(guest.body.token, order))).toMatchObject({ isCancelledByCustomer: true });
  });
});

describe('a cancelled order', () => {
  it('has its reason in Hindi for who reads Hindi', async () => {
    const cancel = { status: 'Cancelled', cancelReason: 'CUSTOMER_NOT_REACHED' };
    await test.rest('PUT', `/api/admin/orders/${orderId}/status`, { token: admin.token, body: cancel });
    const { body } = await test.rest<{ cancelReason: string }>('GET', `/api/orders/${orderId}`, {
      token: asha.token,
      headers: { 'Accept-Language': 'hi' },
    });
    expect(body.cancelReason).toBe('आपसे बात नहीं हो पाई।');
  });

  it('has its reason in its history', async () => {
    const [door] = cancellingDoorsOf(() => test);
    await door?.setStatus(admin.token, orderId, { status: 'Cancelled', cancelReason: 'KITCHEN_BUSY' });
    await door?.setStatus(admin.token, orderId, { status: 'Pending' });
    await door?.cancel(asha.token, orderId);
    const { data } = await test.graphql(
      'query ($id: ID!) { order(id: $id) { changes { to reason by } } }',
      { id: orderId },
      admin.token,
    );
    expect(data).toEqual({
      order: {
        changes: [
          { to: 'PENDING', reason: null, by: 'Asha Rao' },
          { to: 'CANCELLED', reason: 'Our kitchen is too busy right now.', by: admin.name },
          { to: 'PENDING', reason: null, by: admin.name },
          { to: 'CANCELLED', reason: null, by: 'Asha Rao' },
        ],
      },
    });
  });

  it('is announced with its reason to who follows it, and to its customer by mail', async () => {
    const [meera, boss] = [await aCustomer(test), await anAdmin(test)];
    const id = await place(meera.token);
    const client = test.live(meera.token);
    const updates = client.iterate<{ orderUpdated: { status: string; cancelReason: string | null } }>({
      query: `subscription ($id: ID!) { orderUpdated(id: $id) { status cancelReason } }`,
      variables: { id },
    });
    const seen = (async () => {
      for await (const { data } of updates) if (data?.orderUpdated.status === 'CANCELLED') return data;
      return undefined;
    })();
    const [door] = cancellingDoorsOf(() => test);
    await door?.setStatus(admin.token, id, { status: 'Cancelled', cancelText: 'No gas today.' });
    expect(await seen).toEqual({ orderUpdated: { status: 'CANCELLED', cancelReason: 'No gas today.' } });
    await client.dispose();
    await expect
      .poll(() => noticesOf(meera))
      .toEqual([
        {
          title: 'Your order was cancelled',
          body: 'We are sorry that your order was cancelled. If you have questions, please write to us. Reason: No gas today.',
        },
      ]);
    expect(await noticesOf(boss)).toEqual([]);
  });

  it('is announced to staff if its customer cancelled it', async () => {
    const [meera, boss] = [await aCustomer(test), await anAdmin(test)];
    const [door] = cancellingDoorsOf(() => test);
    await door?.cancel(meera.token, await place(meera.token));
    await expect
      .poll(() => noticesOf(boss))
      .toEqual([
        {
          title: expect.stringMatching(/^A customer cancelled order #\d+: ₹123.45$/) as string,
          body: 'It need not be prepared any more.',
        },
      ]);
    expect(await noticesOf(meera)).toEqual([
      { title: 'Your order was cancelled', body: 'As you asked, your order was cancelled.' },
    ]);
  });
});
