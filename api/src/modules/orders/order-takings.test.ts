import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { placePaid } from '../../../test/payments.js';
import type { MenuItem } from '../menu/menu-item.entity.js';

let test: TestApp;
let admin: Account;
let asha: Account;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test, 'Leela Das');
  asha = await aCustomer(test);
  dish = await aDish(test, { pricePaise: 25_000 });
  await changeRestaurant(test, admin, { orderWays: ['DELIVERY', 'PICKUP'] });
});
afterAll(() => test.close());

async function place({ way = 'DELIVERY', token = asha.token } = {}): Promise<string> {
  const { body } = await test.rest<{ _id: string; paymentStatus: string }>('POST', '/api/orders', {
    token,
    body: { items: [{ menuItem: dish.id, qty: 1 }], way, address: '1 MG Road', paymentMode: 'COD' },
  });
  expect(body.paymentStatus).toBe('Pending');
  return body._id;
}

const setStatus = (id: string, status: string, refund?: boolean) =>
  test.rest('PUT', `/api/admin/orders/${id}/status`, { token: admin.token, body: { status, refund } });
const setNotTaken = (id: string, isNotTaken: boolean) =>
  test.rest('PUT', `/api/admin/orders/${id}/not-taken`, { token: admin.token, body: { isNotTaken } });

interface Taking {
  readonly _id: string;
  readonly method: string;
  readonly place: string;
  readonly amount: number;
  readonly change: number;
  readonly isAssumed: boolean;
  readonly undoneAt: string | null;
}
interface Money {
  readonly code?: string;
  readonly message?: string;
  readonly paymentStatus: string;
  readonly paid: number;
  readonly due: number;
  readonly takings: readonly Taking[];
}
const enter = (id: string, method: string, amount: number, more: object = {}, key?: string) =>
  test.rest<Money>('POST', `/api/admin/orders/${id}/takings`, {
    token: admin.token,
    body: { method, amount, ...more },
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
const undo = (id: string, taking: string | undefined) =>
  test.rest<Money>('POST', `/api/admin/orders/${id}/takings/${taking}/undo`, { token: admin.token });
const moneyOf = async (id: string) =>
  (await test.rest<Money>('GET', `/api/admin/orders/${id}/takings`, { token: admin.token })).body;
const counted = ({ takings }: Money) => takings.filter(({ undoneAt }) => undoneAt === null);

describe('a delivered cash order', () => {
  it('counts as paid in cash at the door, or at the counter if it is picked up', async () => {
    for (const [way, place_] of [
      ['DELIVERY', 'DOOR'],
      ['PICKUP', 'COUNTER'],
    ]) {
      const id = await place({ ...(way && { way }) });
      await setStatus(id, 'Delivered');
      expect(await moneyOf(id)).toMatchObject({
        paymentStatus: 'Paid',
        paid: 250,
        due: 0,
        takings: [{ method: 'CASH', amount: 250, change: 0, place: place_, isAssumed: true, undoneAt: null }],
      });
      const { body } = await test.rest('GET', `/api/orders/${id}`, { token: asha.token });
      expect(body).toMatchObject({ paymentMode: 'COD', paymentStatus: 'Paid' });
    }
  });

  it('is not paid if it was not delivered after all, or nobody took it', async () => {
    const id = await place();
    await setStatus(id, 'Delivered');
    await setStatus(id, 'Preparing');
    expect(await moneyOf(id)).toMatchObject({ paymentStatus: 'Pending', paid: 0, due: 250 });
    await setStatus(id, 'Delivered');
    await setNotTaken(id, true);
    expect(await moneyOf(id)).toMatchObject({ paymentStatus: 'Pending', paid: 0 });
    await setNotTaken(id, false);
    const money = await moneyOf(id);
    expect(money).toMatchObject({ paymentStatus: 'Paid', paid: 250 });
    expect(counted(money)).toHaveLength(1);
  });

  it('was paid as staff enter it afterwards, and in cash as far as they do not', async () => {
    const id = await place();
    await setStatus(id, 'Delivered');
    const { body } = await enter(id, 'CARD', 100);
    expect(body).toMatchObject({ paymentStatus: 'Paid', paid: 250, due: 0 });
    expect(counted(body)).toMatchObject([
      { method: 'CARD', amount: 100, isAssumed: false },
      { method: 'CASH', amount: 150, isAssumed: true },
    ]);
    await enter(id, 'UPI', 150);
    const money = await moneyOf(id);
    expect(money).toMatchObject({ paymentStatus: 'Paid', due: 0 });
    expect(counted(money)).toMatchObject([
      { method: 'CARD', amount: 100, isAssumed: false },
      { method: 'UPI', amount: 150, isAssumed: false },
    ]);
    expect((await enter(id, 'CASH', 1)).status).toBe(409);
  });

  it('keeps what was assumed if another part is corrected', async () => {
    const id = await place();
    const { body } = await enter(id, 'UPI', 200);
    await setStatus(id, 'Delivered');
    await undo(id, body.takings[0]?._id);
    expect(await moneyOf(id)).toMatchObject({ paymentStatus: 'Pending', due: 200 });
    await enter(id, 'CARD', 200);
    expect(counted(await moneyOf(id))).toMatchObject([
      { method: 'CASH', amount: 50, isAssumed: true },
      { method: 'CARD', amount: 200, isAssumed: false },
    ]);
  });

  it('that staff say was not paid stays so', async () => {
    const id = await place();
    await setStatus(id, 'Delivered');
    await undo(id, (await moneyOf(id)).takings[0]?._id);
    expect(await moneyOf(id)).toMatchObject({ paymentStatus: 'Pending', due: 250 });
    expect((await enter(id, 'CASH', 100)).body).toMatchObject({ paid: 100, due: 150 });
    await setStatus(id, 'Delivered');
    expect(await moneyOf(id)).toMatchObject({ paid: 100, due: 150 });
  });

  it('has no money if it is cancelled afterwards, also once it is resumed', async () => {
    const id = await place();
    await setStatus(id, 'Delivered');
    await setStatus(id, 'Cancelled');
    expect(await moneyOf(id)).toMatchObject({ paymentStatus: 'Pending', paid: 0 });
    await setStatus(id, 'Out for Delivery');
    expect(await moneyOf(id)).toMatchObject({ paymentStatus: 'Pending', due: 250 });
  });

  it('is mended at its next change if an older process took the delivery back', async () => {
    const id = await place();
    await setStatus(id, 'Delivered');
    await test.app.dataSource.query(`update orders set status = 'Preparing' where id = $1`, [id]);
    await setStatus(id, 'Out for Delivery');
    expect(await moneyOf(id)).toMatchObject({ paymentStatus: 'Pending', due: 250 });
  });

  it('gets no more cash on delivery than is due then', async () => {
    const id = await place();
    await enter(id, 'UPI', 200);
    await setStatus(id, 'Delivered');
    expect(counted(await moneyOf(id))).toMatchObject([
      { method: 'UPI', amount: 200, isAssumed: false },
      { method: 'CASH', amount: 50, isAssumed: true },
    ]);
    const paid = await place();
    await enter(paid, 'CARD', 250);
    await setStatus(paid, 'Delivered');
    expect((await moneyOf(paid)).takings).toHaveLength(1);
  });

  it('is paid if it cost nothing', async () => {
    const id = await place();
    await test.app.dataSource.query(
      `update orders set total_paise = 0, bill = jsonb_set(bill, '{totalPaise}', '0') where id = $1`,
      [id],
    );
    await setStatus(id, 'Delivered');
    expect(await moneyOf(id)).toMatchObject({ paymentStatus: 'Paid', takings: [] });
  });
});

describe('money that staff enter', () => {
  it('adds up, and the change of cash goes back', async () => {
    const id = await place({ way: 'PICKUP' });
    expect((await enter(id, 'CASH', 100.5)).body).toMatchObject({
      paymentStatus: 'Pending',
      paid: 100.5,
      due: 149.5,
    });
    const { status, body } = await enter(id, 'CASH', 500, { place: 'DOOR' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ paymentStatus: 'Paid', paid: 250, due: 0 });
    expect(body.takings).toMatchObject([
      { amount: 100.5, change: 0, place: 'COUNTER' },
      { amount: 149.5, change: 350.5, place: 'DOOR' },
    ]);
  });

  it.each([
    ['more than is due by card', 'CARD', 250.01],
    ['more than is due by UPI', 'UPI', 300],
    ['cash with more change than the largest note', 'CASH', 2250.01],
    ['nothing', 'CASH', 0],
    ['a negative amount', 'CASH', -1],
    ['a part of a paisa', 'CASH', 1.005],
    ['an unknown method', 'CHEQUE', 250],
  ])('is refused if it is %s', async (_what, method, amount) => {
    const id = await place();
    const { status, body } = await enter(id, method, amount);
    expect(status).toBe(400);
    expect(body.message).toBeTruthy();
    expect(await moneyOf(id)).toMatchObject({ paid: 0, takings: [] });
  });

  it('is refused for an order that is paid, cancelled, paid online or missing', async () => {
    const id = await place();
    await enter(id, 'CASH', 250);
    expect(await enter(id, 'CASH', 1)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const cancelled = await place();
    await setStatus(cancelled, 'Cancelled');
    expect((await enter(cancelled, 'CASH', 1)).status).toBe(409);
    expect(await moneyOf(cancelled)).toMatchObject({ due: 0 });
    const { orderId } = await placePaid(test, asha, dish.id);
    expect((await enter(orderId, 'CASH', 1)).status).toBe(409);
    expect(await moneyOf(orderId)).toMatchObject({ paymentStatus: 'Paid', paid: 250, due: 0 });
    expect((await enter('0'.repeat(24), 'CASH', 1)).status).toBe(404);
  });

  it('is entered once for repeated requests with a key', async () => {
    const id = await place();
    const key = randomUUID();
    const answers = await Promise.all([0, 1, 2].map(() => enter(id, 'CASH', 100, {}, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await moneyOf(id)).toMatchObject({ paid: 100 });
    expect((await enter(id, 'CASH', 120, {}, key)).body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('never exceeds the total, whoever enters it at the same time, and has a history without gaps', async () => {
    const id = await place();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n === 9 ? setStatus(id, 'Delivered') : enter(id, n % 2 ? 'CARD' : 'CASH', 30),
      ),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(5);
    const money = await moneyOf(id);
    expect(money).toMatchObject({ paymentStatus: 'Paid', paid: 250, due: 0 });
    expect(counted(money).reduce((sum, taking) => sum + taking.amount, 0)).toBe(250);
    const { data } = await test.graphql(
      'query ($id: ID!) { order(id: $id) { version paid due changes { version } } }',
      { id },
      admin.token,
    );
    const order = data?.['order'] as { version: number; changes: { version: number }[] };
    expect(order).toMatchObject({ paid: money.paid, due: 250 - money.paid });
    expect(order.changes.map(({ version }) => version)).toEqual(
      Array.from({ length: order.version }, (_, n) => n + 1),
    );
  });
});

describe('money that staff undo', () => {
  it('does not count any more, and is undone once', async () => {
    const id = await place();
    await enter(id, 'CASH', 250);
    const [taking] = (await moneyOf(id)).takings;
    const { status, body } = await undo(id, taking?._id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ paymentStatus: 'Pending', paid: 0, due: 250 });
    expect(body.takings).toMatchObject([{ amount: 250, undoneAt: expect.any(String) }]);
    expect((await undo(id, taking?._id)).status).toBe(409);
    expect((await undo(await place(), taking?._id)).status).toBe(404);
  });

  it('goes back with a cancelled order, if staff say so', async () => {
    const id = await place();
    await enter(id, 'CARD', 100);
    await setStatus(id, 'Cancelled');
    expect(await moneyOf(id)).toMatchObject({ paid: 100, due: 0 });
    const back = await place();
    await enter(back, 'CASH', 250);
    await setStatus(back, 'Cancelled', true);
    expect(await moneyOf(back)).toMatchObject({ paymentStatus: 'Pending', paid: 0, due: 0 });
  });

  it('leaves an online order paid, whose refund has a state of its own', async () => {
    const { orderId: id } = await placePaid(test, asha, dish.id);
    for (const status of ['Delivered', 'Preparing', 'Delivered', 'Cancelled', 'Pending'])
      await setStatus(id, status, true);
    await setNotTaken(id, true);
    expect(await moneyOf(id)).toMatchObject({ paymentStatus: 'Paid', paid: 250, due: 0, takings: [] });
    await setNotTaken(id, false);
  });
});

it('is entered and undone through GraphQL as well', async () => {
  const id = await place();
  const entered = await test.graphql(
    `mutation ($id: ID!, $key: String) {
      enterTaking(orderId: $id, input: { method: CASH, amount: 300 }, idempotencyKey: $key) {
        paymentStatus paid due takings { id method place amount change isAssumed }
      }
    }`,
    { id, key: randomUUID() },
    admin.token,
  );
  const taking = { method: 'CASH', place: 'DOOR', amount: 250, change: 50, isAssumed: false };
  expect(entered.data).toMatchObject({
    enterTaking: { paymentStatus: 'PAID', paid: 250, due: 0, takings: [taking] },
  });
  const order = entered.data?.['enterTaking'] as { takings: { id: string }[] } | undefined;
  const undone = await test.graphql(
    'mutation ($id: ID!, $taking: ID!) { undoTaking(orderId: $id, id: $taking) { paymentStatus due takings { undoneAt } } }',
    { id, taking: order?.takings[0]?.id },
    admin.token,
  );
  expect(undone.data).toMatchObject({
    undoTaking: { paymentStatus: 'PENDING', due: 250, takings: [{ undoneAt: expect.any(String) }] },
  });
});

describe('the changes of an order', () => {
  const query = `query ($id: ID!) { order(id: $id) {
    takings { method amount by undoneBy }
    changes { kind by method amount }
  } }`;

  it('tell staff who entered and undid money, and customers what was received', async () => {
    const id = await place();
    await enter(id, 'UPI', 250);
    await undo(id, (await moneyOf(id)).takings[0]?._id);
    const taking = { method: 'UPI', amount: 250, by: 'Leela Das', undoneBy: 'Leela Das' };
    expect((await test.graphql(query, { id }, admin.token)).data).toEqual({
      order: {
        takings: [taking],
        changes: [
          { kind: 'STATUS', by: 'Asha Rao', method: null, amount: null },
          { kind: 'TAKING', by: 'Leela Das', method: 'UPI', amount: 250 },
          { kind: 'TAKING_UNDONE', by: 'Leela Das', method: 'UPI', amount: 250 },
        ],
      },
    });
    await enter(id, 'CASH', 250);
    expect((await test.graphql(query, { id }, asha.token)).data).toMatchObject({
      order: { takings: [{ method: 'CASH', amount: 250, by: null, undoneBy: null }] },
    });
  });

  it('tell open pages at once of money that was entered', async () => {
    const id = await place();
    const updates = test.live(asha.token).iterate<{ orderUpdated: { version: number } }>({
      query: 'subscription ($id: ID!) { orderUpdated(id: $id) { version paymentStatus paid } }',
      variables: { id },
    });
    await updates.next();
    await enter(id, 'CASH', 250);
    const { value } = await updates.next();
    expect(value).toMatchObject({ data: { orderUpdated: { version: 2, paymentStatus: 'PAID', paid: 250 } } });
  });
});

it('are as a model says after any sequence of changes', async () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant('enter' as const), amount: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ kind: fc.constant('undo' as const), nth: fc.nat(5) }),
    fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom('Preparing', 'Out for Delivery', 'Delivered', 'Delivered', 'Cancelled'),
      refund: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('notTaken' as const), isNotTaken: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      // Who did not take an order cannot order in cash again.
      const id = await place(await aCustomer(test));
      let [status, isNotTaken] = ['Pending', false];
      /** Rupees that were entered, and those that are assumed. */
      let entered: number[] = [];
      let assumed = 0;
      const paid = () => entered.reduce((sum, amount) => sum + amount, assumed);
      const follow = (was: boolean) => {
        const is = status === 'Delivered' && !isNotTaken;
        if (!is) assumed = 0;
        else if (!was) assumed += 250 - paid();
      };
      for (const each of changes) {
        const was = status === 'Delivered' && !isNotTaken;
        if (each.kind === 'status') {
          const isCancelled = each.status === 'Cancelled' && status !== 'Cancelled';
          status = each.status;
          await setStatus(id, status, each.refund);
          if (isCancelled && each.refund) entered = [];
          follow(was);
        } else if (each.kind === 'notTaken') {
          isNotTaken = each.isNotTaken;
          await setNotTaken(id, isNotTaken);
          follow(was);
        } else if (each.kind === 'enter') {
          const answer = await enter(id, 'CASH', each.amount);
          const [due, payable] = [250 - paid(), 250 - (paid() - assumed)];
          const taken = Math.min(payable, each.amount);
          if (status === 'Cancelled' || payable <= 0) expect(answer.status).toBe(409);
          else {
            entered.push(taken);
            if (taken > due && assumed > 0) assumed = payable - taken;
          }
        } else {
          const all = counted(await moneyOf(id)).filter((taking) => !taking.isAssumed);
          const taking = all[each.nth % Math.max(1, all.length)];
          if (!taking) continue;
          await undo(id, taking._id);
          entered.splice(entered.indexOf(taking.amount), 1);
        }
        expect(await moneyOf(id)).toMatchObject({
          paid: paid(),
          due: status === 'Cancelled' ? 0 : 250 - paid(),
          paymentStatus: paid() >= 250 ? 'Paid' : 'Pending',
        });
      }
    }),
    { numRuns: 40 },
  );
});
