import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { value } from '../../../test/doors/doors.js';
import { kitchenDoorsOf, type KitchenAct } from '../../../test/doors/kitchen.js';
import {
  aCustomer,
  aDish,
  anAdmin,
  aStaffMember,
  changeRestaurant,
  type Account,
} from '../../../test/factories.js';
import { idle, paymentOf, placePaid, untilState } from '../../../test/payments.js';
import { placeDelivery, setStatus } from '../../../test/riders.js';

let test: TestApp;
let admin: Account;
let asha: Account;
let cook: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [admin, asha, cook] = [await anAdmin(test), await aCustomer(test), await aStaffMember(test, 'KITCHEN')];
  dishId = (await aDish(test)).id;
  const acceptance = { isAutomatic: false, louderAfter: 3, ownersAfter: 5, customerAfter: 10, reasons: [] };
  await changeRestaurant(test, admin, { acceptance });
});
afterAll(() => test.close());

const place = () => placeDelivery(test, { dishId, customer: asha });
const [door] = kitchenDoorsOf(() => test);
const act = (id: string, one: KitchenAct, { token } = cook) => door!.act(token, id, one);
/** Of a delivered one. */
async function recallToStart(id: string): Promise<void> {
  for (let version = 2; version < 6; version += 1) value(await act(id, { act: 'recall', version }));
}
async function versionsOf(id: string): Promise<number[]> {
  const [changes] = await test.app.services.orders.historyOf([id]);
  return changes?.map(({ version }) => version) ?? [];
}

describe('an order that was accepted by mistake', () => {
  const stateOf = async (id: string) => {
    const order = await test.app.services.orders.find(id);
    return order && [order.status, order.isUnaccepted, order.promisedFrom, order.promisedUntil];
  };

  it('waits again for somebody to accept it, with its former promise', async () => {
    const id = await place();
    const before = await stateOf(id);
    expect(before?.[1]).toBe(true);
    value(await act(id, { act: 'accept', minutes: 240 }));
    expect(await stateOf(id)).not.toEqual(before);
    expect(value(await act(id, { act: 'recall', version: 2 })).isAccepted).toBe(false);
    expect(await stateOf(id)).toEqual(before);
  });

  it('stays accepted if the kitchen did something with it before it was brought back', async () => {
    const id = await place();
    value(await act(id, { act: 'accept', minutes: 240 }));
    value(await act(id, { act: 'lines', line: dishId, isDone: true }));
    expect(value(await act(id, { act: 'recall', version: 3 })).isAccepted).toBe(true);
  });
});

describe('an order that was ready by mistake', () => {
  it('has the lines done that were done before', async () => {
    const other = await aDish(test);
    const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: asha.token,
      body: { items: [dishId, other.id].map((menuItem) => ({ menuItem, qty: 1 })), address: '1 MG Road' },
    });
    const marks = (one: KitchenAct) =>
      act(body._id, one).then((outcome) => value(outcome).lines.map(({ isDone }) => isDone));
    await marks({ act: 'accept' });
    expect(await marks({ act: 'lines', line: dishId, isDone: true })).toEqual([true, false]);
    expect(await marks({ act: 'ready' })).toEqual([true, true]);
    expect(await marks({ act: 'recall', version: 4 })).toEqual([true, false]);
    expect(await marks({ act: 'lines', line: dishId, isDone: false })).toEqual([false, false]);
    await setStatus(test, admin, body._id, 'Out for Delivery');
    expect(await marks({ act: 'recall', version: 7 })).toEqual([false, false]);
    expect(await marks({ act: 'recall', version: 8 })).toEqual([false, false]);
  });
});

describe('a delivery that is ready', () => {
  it('is prepared again if staff set that status, which is no news for its customer', async () => {
    const id = await place();
    value(await act(id, { act: 'accept' }));
    value(await act(id, { act: 'ready' }));
    await test.rest('PUT', `/api/admin/orders/${id}/status`, {
      token: cook.token,
      body: { status: 'Preparing', from: 'Pending' },
    });
    expect(await test.app.services.orders.find(id)).toMatchObject({ version: 3 });
    await Promise.all(Array.from({ length: 5 }, () => setStatus(test, cook, id, 'Preparing')));
    expect(await test.app.services.orders.find(id)).toMatchObject({
      status: 'Preparing',
      readyAt: null,
      version: 4,
    });
    const [changes] = await test.app.services.orders.historyOf([id]);
    expect(changes?.at(-1)).toMatchObject({ kind: 'recalled', fromStatus: null, toStatus: null });
    await idle(test);
    const [{ count } = { count: 0 }] = await test.app.dataSource.query<{ count: number }[]>(
      `select count(*)::int as count from notifications where kind = 'order.status-changed' and link like '%' || $1`,
      [id],
    );
    expect(count).toBe(1);
  });
});

describe('a refused order', () => {
  const refuse = { act: 'refuse', reason: 'KITCHEN_BUSY' } as const;

  it('is refunded by a cook without an approval, and only once', async () => {
    const { orderId, paymentId } = await placePaid(test, asha, dishId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => act(orderId, refuse)));
    for (const answer of answers) expect(value(answer).status).toBe('CANCELLED');
    const { refunds } = await untilState(test, asha, paymentId, 'REFUNDED');
    expect(refunds).toHaveLength(1);
    await idle(test);
    const [notice] = await test.app.dataSource.query<{ body: string }[]>(
      `select body from notifications where user_id = $1 and title = 'Your order was cancelled'
       order by created_at desc`,
      [asha.id],
    );
    expect(notice?.body).toContain('Our kitchen is too busy right now.');
  });

  it('is either refused or accepted if both are pressed in parallel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await place();
      const [refused, accepted] = await Promise.all([act(id, refuse), act(id, { act: 'accept' })]);
      expect([refused.ok, accepted.ok].filter(Boolean)).toHaveLength(1);
      expect(await versionsOf(id)).toEqual([1, 2]);
    }
  });

  it('gives money and portions back once if its customer cancels it in parallel', async () => {
    const customer = await aCustomer(test);
    const setPortions = 'mutation ($id: ID!) { setPortions(dishId: $id, left: 5) { portionsLeft } }';
    await test.graphql(setPortions, { id: dishId }, admin.token);
    const { orderId, paymentId } = await placePaid(test, customer, dishId);
    expect(await test.app.services.portions.leftOf([dishId])).toEqual([4]);
    await Promise.all([
      act(orderId, refuse),
      test.rest('POST', `/api/orders/${orderId}/cancel`, { token: customer.token }),
    ]);
    await untilState(test, customer, paymentId, 'REFUNDED');
    await idle(test);
    expect((await paymentOf(test, customer, paymentId)).refunds).toHaveLength(1);
    expect(await test.app.services.portions.leftOf([dishId])).toEqual([5]);
    expect(await versionsOf(orderId)).toEqual([1, 2]);
    await test.app.dataSource.query('delete from dish_portions');
  });

  it.each([
    [
      'delivered and recalled',
      async (id: string) => {
        await setStatus(test, cook, id, 'Delivered');
        await recallToStart(id);
      },
    ],
    [
      'put back to Pending',
      async (id: string) => {
        await setStatus(test, cook, id, 'Preparing');
        await setStatus(test, cook, id, 'Pending');
      },
    ],
  ])('is not refunded by a cook if it was %s', async (_how, bringBack) => {
    const { orderId, paymentId } = await placePaid(test, asha, dishId);
    await bringBack(orderId);
    expect(await act(orderId, refuse)).toMatchObject({
      code: 'CONFLICT',
      message: 'The kitchen has started on this order, so it cannot be refused. Cancel it instead.',
    });
    expect((await paymentOf(test, asha, paymentId)).refunds).toEqual([]);
    expect(value(await act(orderId, refuse, admin)).status).toBe('CANCELLED');
    await untilState(test, asha, paymentId, 'REFUNDED');
  });

  it('in cash is refused by a cook after it was accepted by mistake', async () => {
    const id = await place();
    value(await act(id, { act: 'accept' }));
    value(await act(id, { act: 'recall', version: 2 }));
    expect(value(await act(id, refuse)).status).toBe('CANCELLED');
  });

  it('is not refused once money was received for it', async () => {
    const id = await place();
    const body = { method: 'CASH', amount: 45 };
    await test.rest('POST', `/api/admin/orders/${id}/takings`, { token: admin.token, body });
    expect(await act(id, refuse, admin)).toMatchObject({
      code: 'CONFLICT',
      message: 'Money was received for this order. Give it back and cancel the order instead.',
    });
  });
});
