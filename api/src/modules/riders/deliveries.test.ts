import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { beginOrder, pay, untilOrdered } from '../../../test/payments.js';
import { ask } from '../../../test/people.js';
import { assign, customersPhone, placeDelivery, setStatus } from '../../../test/riders.js';

let test: TestApp;
let owner: Account;
let ravi: Account;
let sunil: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  owner = await anAdmin(test, 'Omkar Patil');
  ravi = await aStaffMember(test, 'RIDER', 'Ravi Kumar');
  sunil = await aStaffMember(test, 'RIDER', 'Sunil');
  dishId = (await aDish(test, { name: 'Biryani', pricePaise: 12_500 })).id;
});
afterAll(() => test.close());

interface Delivery {
  readonly _id: string;
  readonly status: string;
  readonly phone: string | null;
  readonly due: number;
  readonly code?: string;
  readonly message?: string;
}
const own = async ({ token }: Account) =>
  (await test.rest<Delivery[]>('GET', '/api/admin/deliveries', { token })).body;
const find = async (id: string, rider = ravi) => (await own(rider)).find(({ _id }) => _id === id);

const act = (rider: Account, id: string, name: string, body?: object) =>
  test.rest<Delivery>('POST', `/api/admin/deliveries/${id}/${name}`, { token: rider.token, body });
const pickUp = (id: string, rider = ravi) => act(rider, id, 'pick-up');
const deliver = (id: string, received?: object, rider = ravi) => act(rider, id, 'deliver', { received });

/** An order of Ravi. */
async function anAssigned(status = 'Pending', customer?: Account): Promise<string> {
  const id = await placeDelivery(test, { dishId, ...(customer && { customer }) });
  await assign(test, owner, id, ravi);
  if (status !== 'Pending') await setStatus(test, owner, id, status);
  return id;
}

interface Money {
  readonly paymentStatus: string;
  readonly takings: readonly { method: string; place: string; amount: number; isAssumed: boolean }[];
}
const moneyOf = async (id: string) =>
  (await test.rest<Money>('GET', `/api/admin/orders/${id}/takings`, owner)).body;

describe('the deliveries of a rider', () => {
  it('have what the way needs, without e-mail, spend and payments, through both doors', async () => {
    const asha = await aCustomer(test, 'Asha  Rao');
    const id = await anAssigned('Pending', asha);
    const delivery = await find(id);
    expect(delivery).toEqual({
      _id: id,
      name: expect.stringMatching(/^#\d+$/) as string,
      version: 2,
      status: 'Pending',
      statusSince: expect.any(String) as string,
      isToBringBack: false,
      customerName: 'Asha',
      address: '12 MG Road, near the temple',
      coordinates: { lat: 12.97, lng: 77.59 },
      note: 'Blue gate',
      phone: null,
      items: ['2 × Biryani'],
      due: 250,
      placedAt: expect.any(String) as string,
      slotAt: null,
      promisedFrom: null,
      promisedUntil: null,
    });
    const { value } = await ask<Delivery[]>(
      test,
      `{ deliveries { _id: id name version status statusSince isToBringBack customerName address coordinates { lat lng } note phone items due
         placedAt slotAt promisedFrom promisedUntil } }`,
      {},
      ravi.token,
    );
    expect(value?.find(({ _id }) => _id === id)).toEqual({ ...delivery, status: 'PENDING' });
    await deliver(id);
  });

  it('are those that are assigned to the rider, and no other way shows the order', async () => {
    const id = await anAssigned();
    expect(await find(id, sunil)).toBeUndefined();
    for (const rider of [ravi, sunil]) {
      expect((await test.rest('GET', `/api/orders/${id}`, rider)).status).toBe(404);
      expect((await test.rest('GET', `/api/admin/orders?search=${id}`, rider)).status).toBe(403);
      const live = test
        .live(rider.token)
        .iterate({ query: `subscription { orderUpdated(id: "${id}") { id } }` });
      expect((await live.next()).value).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    }
    await assign(test, owner, id, sunil);
    expect([await find(id), (await find(id, sunil))?._id]).toEqual([undefined, id]);
  });

  it('show the customer’s phone number only while they are on the way', async () => {
    const id = await anAssigned();
    const phones: unknown[] = [];
    for (const status of [
      'Pending',
      'Preparing',
      'Out for Delivery',
      'Delivered',
      'Out for Delivery',
      'Cancelled',
    ]) {
      await setStatus(test, owner, id, status);
      phones.push((await find(id))?.phone);
    }
    expect(phones).toEqual([null, null, customersPhone, null, customersPhone, null]);
  });

  it('show a cancelled one without money to collect, and forget finished ones after 12 hours', async () => {
    const id = await anAssigned('Cancelled');
    expect(await find(id)).toMatchObject({ status: 'Cancelled', due: 0 });
    await test.app.dataSource.query(
      `update order_changes set changed_at = changed_at - interval '13 hours' where order_id = $1`,
      [id],
    );
    expect(await find(id)).toBeUndefined();
    const open = await anAssigned();
    await test.app.dataSource.query(
      `update order_changes set changed_at = changed_at - interval '13 hours' where order_id = $1`,
      [open],
    );
    expect(await find(open)).toBeDefined();
  });

  it('are announced when they come, change and go', async () => {
    // Without news of earlier orders.
    const mohan = await aStaffMember(test, 'RIDER', 'Mohan');
    const live = test.live(mohan.token).iterate<{ deliveriesChanged: string }>({
      query: 'subscription { deliveriesChanged }',
    });
    const next = async () => (await live.next()).value?.data?.deliveriesChanged;
    const first = next();
    const id = await placeDelivery(test, { dishId });
    await assign(test, owner, id, mohan);
    expect(await first).toBe(id);
    await setStatus(test, owner, id, 'Preparing');
    expect(await next()).toBe(id);
    await assign(test, owner, id, sunil);
    expect(await next()).toBe(id);
  });
});

describe('“Picked up”', () => {
  it('takes an order from Preparing on its way, once', async () => {
    const id = await anAssigned('Preparing');
    expect((await pickUp(id)).body).toMatchObject({
      status: 'Out for Delivery',
      phone: customersPhone,
      version: 4,
    });
    expect((await pickUp(id)).body).toMatchObject({ version: 4 });
  });

  it('is refused before the kitchen has started and after the end, in words', async () => {
    const id = await anAssigned();
    expect(await pickUp(id)).toMatchObject({
      status: 409,
      body: { message: /kitchen has not started/ as never },
    });
    await setStatus(test, owner, id, 'Cancelled');
    const { status, body } = await pickUp(id);
    expect([status, body.message]).toEqual([409, expect.stringContaining('There is nothing to deliver')]);
  });

  it('finds no order of another rider, and none that was taken off', async () => {
    const id = await anAssigned('Preparing');
    expect((await pickUp(id, sunil)).status).toBe(404);
    await assign(test, owner, id, null);
    expect((await pickUp(id)).status).toBe(404);
    expect((await deliver(id)).status).toBe(404);
    const { code } = await ask(test, `mutation { pickUpOrder(id: "${id}") { id } }`, {}, ravi.token);
    expect(code).toBe('NOT_FOUND');
  });
});

describe('“Delivered”', () => {
  const onItsWay = () => anAssigned('Out for Delivery');

  it.each(['CASH', 'UPI'] as const)('enters %s at the door with the status, once', async (method) => {
    const id = await onItsWay();
    const received = { method, amount: 250 };
    const answers = await Promise.all([deliver(id, received), deliver(id, received), deliver(id, received)]);
    for (const { body } of answers) expect(body).toMatchObject({ status: 'Delivered', due: 0, phone: null });
    expect(await moneyOf(id)).toMatchObject({ paymentStatus: 'Paid' });
    expect((await moneyOf(id)).takings).toMatchObject([
      { method, place: 'DOOR', amount: 250, isAssumed: false },
    ]);
    const { value } = await ask<{ changes: object[] }>(
      test,
      `{ order(id: "${id}") { changes { kind by to method } } }`,
      {},
      owner.token,
    );
    expect(value?.changes.slice(-2)).toEqual([
      { kind: 'TAKING', by: 'Ravi Kumar', to: null, method },
      { kind: 'STATUS', by: 'Ravi Kumar', to: 'DELIVERED', method: null },
    ]);
  });

  it('changes nothing if another amount is due, or nothing any more', async () => {
    const id = await onItsWay();
    const enter = (amount: number) =>
      test.rest('POST', `/api/admin/orders/${id}/takings`, {
        token: owner.token,
        body: { method: 'CARD', amount },
      });
    await enter(100);
    const other = await deliver(id, { method: 'CASH', amount: 250 });
    expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('₹150.00')]);
    await enter(150);
    const paid = await deliver(id, { method: 'CASH', amount: 150 });
    expect([paid.status, paid.body.message]).toEqual([409, expect.stringContaining('do not take any money')]);
    expect(await find(id)).toMatchObject({ status: 'Out for Delivery', due: 0 });
    expect((await moneyOf(id)).takings).toHaveLength(2);
    expect((await deliver(id)).body).toMatchObject({ status: 'Delivered' });
  });

  it('takes no money for an order that somebody else has marked as delivered', async () => {
    const [assumed, entered] = [await onItsWay(), await onItsWay()];
    await test.rest('POST', `/api/admin/orders/${entered}/takings`, {
      token: owner.token,
      body: { method: 'CASH', amount: 250, place: 'DOOR' },
    });
    for (const id of [assumed, entered]) {
      await setStatus(test, owner, id, 'Delivered');
      const before = await moneyOf(id);
      for (const method of ['UPI', 'CASH']) {
        const { status, body } = await deliver(id, { method, amount: 250 });
        expect([status, body.message]).toEqual([409, expect.stringContaining('tell the counter')]);
      }
      expect(await moneyOf(id)).toEqual(before);
      expect((await deliver(id)).body).toMatchObject({ status: 'Delivered' });
    }
  });

  it('is refused if something else is due than the rider saw, through both doors', async () => {
    const id = await onItsWay();
    for (const [due, message] of [
      [0, 'has changed to ₹250.00'],
      [125.5, 'has changed to ₹250.00'],
    ] as const) {
      const { status, body } = await act(ravi, id, 'deliver', { due });
      expect([status, body.message]).toEqual([409, expect.stringContaining(message)]);
      const said = await ask(
        test,
        'mutation ($id: ID!, $due: Rupees) { deliverOrder(id: $id, due: $due) { status } }',
        { id, due },
        ravi.token,
      );
      expect([said.code, said.message]).toEqual(['CONFLICT', expect.stringContaining(message)]);
    }
    expect(await find(id)).toMatchObject({ status: 'Out for Delivery', due: 250 });
    expect((await act(ravi, id, 'deliver', { due: 'all' })).status).toBe(400);
    expect((await act(ravi, id, 'deliver', { due: 250 })).body).toMatchObject({ status: 'Delivered' });
  });

  it('takes no other money than before when it is sent again', async () => {
    const id = await onItsWay();
    await deliver(id, { method: 'CASH', amount: 250 });
    const before = await moneyOf(id);
    expect((await deliver(id, { method: 'UPI', amount: 250 })).status).toBe(409);
    expect((await deliver(id, { method: 'CASH', amount: 100 })).status).toBe(409);
    expect((await deliver(id, { method: 'CASH', amount: 250 })).body).toMatchObject({ status: 'Delivered' });
    expect(await moneyOf(id)).toEqual(before);
  });

  it('is answered for an order that the list of deliveries has forgotten', async () => {
    const id = await onItsWay();
    await test.app.dataSource.query(
      `update orders set created_at = created_at - interval '11 days' where id = $1`,
      [id],
    );
    expect(await find(id)).toBeUndefined();
    expect((await deliver(id)).body).toMatchObject({ _id: id, status: 'Delivered' });
  });

  it.each([
    ['on its way has its food brought back', 'Out for Delivery', true, 'Bring the food back'],
    ['before is nothing to deliver', 'Preparing', false, 'There is nothing to deliver'],
  ])('of an order that was cancelled %s', async (_what, status, isToBringBack, message) => {
    const id = await anAssigned(status);
    await setStatus(test, owner, id, 'Cancelled');
    expect(await find(id)).toMatchObject({ isToBringBack });
    expect((await deliver(id)).body.message).toContain(message);
    const { message: said } = await ask(
      test,
      `mutation { deliverOrder(id: "${id}") { id } }`,
      {},
      ravi.token,
    );
    expect(said).toContain(message);
  });

  it('takes no money for an order that was paid online', async () => {
    const asha = await aCustomer(test);
    const begun = await beginOrder(test, asha, dishId);
    await pay(test, begun.razorpayOrderId);
    const id = (await untilOrdered(test, asha, begun.id)).order?.id ?? '';
    await assign(test, owner, id, ravi);
    await setStatus(test, owner, id, 'Out for Delivery');
    expect((await find(id))?.due).toBe(0);
    expect((await deliver(id, { method: 'CASH', amount: 125 })).status).toBe(409);
    expect((await deliver(id)).body.status).toBe('Delivered');
  });

  it('is refused before “Picked up” and after cancelling, in words', async () => {
    const id = await anAssigned('Preparing');
    const early = await deliver(id, { method: 'CASH', amount: 250 });
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('is not on its way')]);
    await setStatus(test, owner, id, 'Cancelled');
    const late = await deliver(id, { method: 'CASH', amount: 250 });
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('is cancelled')]);
    expect((await moneyOf(id)).takings).toEqual([]);
  });

  it('is the same through GraphQL', async () => {
    const id = await onItsWay();
    const { value } = await ask(
      test,
      'mutation ($id: ID!, $received: TakingInput) { deliverOrder(id: $id, received: $received) { status due } }',
      { id, received: { method: 'CASH', amount: 250 } },
      ravi.token,
    );
    expect(value).toEqual({ status: 'DELIVERED', due: 0 });
  });
});

it('owners and the counter deliver their own orders, too', async () => {
  const id = await placeDelivery(test, { dishId });
  await assign(test, owner, id, owner);
  await setStatus(test, owner, id, 'Preparing');
  expect((await pickUp(id, owner)).body.status).toBe('Out for Delivery');
  expect((await deliver(id, { method: 'CASH', amount: 250 }, owner)).body.status).toBe('Delivered');
});
