import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { idle } from '../../../test/payments.js';
import { placeDelivery, setStatus } from '../../../test/riders.js';
import { newId } from '../../platform/ids.js';

let test: TestApp;
let admin: Account;
let asha: Account;
let cook: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [admin, asha, cook] = [await anAdmin(test), await aCustomer(test), await aStaffMember(test, 'KITCHEN')];
  dishId = (await aDish(test, { name: 'Peanut Chaat', allergens: ['NUTS', 'MILK'] })).id;
  await changeRestaurant(test, admin, { orderWays: ['DELIVERY', 'PICKUP'] });
});
afterAll(() => test.close());

const place = (way = 'DELIVERY') => placeDelivery(test, { dishId, customer: asha, way });

let orderId: string;
beforeEach(async () => {
  orderId = await place();
});

const noticesOf = ({ id }: Account) =>
  test.app.dataSource.query<{ kind: string; title: string; body: string }[]>(
    'select kind, title, body from notifications where user_id = $1 order by created_at',
    [id],
  );

describe.each(kitchenDoorsOf(() => test))('the kitchen through $name', (door) => {
  const act = async (one: KitchenAct, id = orderId) => value(await door.act(cook.token, id, one));
  const refused = (one: KitchenAct, { id = orderId, token = cook.token } = {}) => door.act(token, id, one);

  it('takes a delivery through its stages, and each press twice is one change', async () => {
    const accepted = await act({ act: 'accept' });
    expect(accepted).toMatchObject({ status: 'PREPARING', kitchenStage: 'PREPARING', version: 2 });
    expect(await act({ act: 'accept' })).toEqual(accepted);
    const ready = await act({ act: 'ready' });
    expect(ready).toMatchObject({ status: 'PREPARING', kitchenStage: 'READY', isReady: true, version: 3 });
    expect(ready.lines).toMatchObject([{ isDone: true }]);
    expect(await act({ act: 'ready' })).toEqual(ready);
    const packed = await act({ act: 'packed', bags: 2 });
    expect(packed).toMatchObject({ bags: 2, version: 4 });
    expect(await act({ act: 'packed', bags: 2 })).toEqual(packed);
    const gone = await act({ act: 'hand-over' });
    expect(gone).toMatchObject({ status: 'OUT_FOR_DELIVERY', kitchenStage: 'ON_ITS_WAY', version: 5 });
    expect(await act({ act: 'hand-over' })).toEqual(gone);
    const delivered = await setStatus(test, admin, orderId, 'Delivered');
    expect(delivered.body).toMatchObject({ order: { kitchenStage: null, readyAt: expect.any(String) } });
  });

  it('takes a pickup to the counter and out', async () => {
    const id = await place('PICKUP');
    await act({ act: 'accept' }, id);
    expect(await act({ act: 'ready' }, id)).toMatchObject({
      status: 'OUT_FOR_DELIVERY',
      kitchenStage: 'READY',
      isReady: true,
    });
    expect(await act({ act: 'hand-over' }, id)).toMatchObject({
      status: 'DELIVERED',
      kitchenStage: null,
      paymentStatus: 'PAID',
    });
    expect(value(await door.board(cook.token)).finished[0]).toMatchObject({ id, kitchenStage: null });
  });

  it('promises a time when it accepts', async () => {
    const before = Date.now();
    const { promisedUntil } = await act({ act: 'accept', minutes: 30 });
    const minutes = (Date.parse(promisedUntil ?? '') - before) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(30);
    expect(minutes).toBeLessThan(32);
  });

  it('refuses an order with a reason for its customer', async () => {
    const refusal = { act: 'refuse', reason: 'DISH_SOLD_OUT', text: 'Paneer' } as const;
    const done = await act(refusal);
    expect(done).toMatchObject({
      status: 'CANCELLED',
      kitchenStage: null,
      cancelReason: 'A dish in your order is sold out. Paneer',
      version: 2,
    });
    expect(await act({ act: 'refuse', reason: 'KITCHEN_BUSY' })).toEqual(done);
    expect(await refused({ act: 'accept' })).toMatchObject({ code: 'CONFLICT' });
  });

  it('marks lines as done and takes the marks off', async () => {
    const line = dishId;
    expect((await act({ act: 'lines', line, isDone: true })).lines).toEqual([
      { key: line, isDone: true, allergens: ['NUTS', 'MILK'] },
    ]);
    expect(await act({ act: 'lines', line, isDone: true })).toMatchObject({ version: 2 });
    await act({ act: 'accept' });
    expect((await act({ act: 'lines', line, isDone: false })).lines).toMatchObject([{ isDone: false }]);
    expect(await refused({ act: 'lines', line: newId(), isDone: true })).toMatchObject({
      code: 'CONFLICT',
      message: 'This dish is no longer in the order. Look at the order again.',
    });
  });

  it('brings an order back stage by stage, with its lines as they were before it was ready', async () => {
    await act({ act: 'accept' });
    await act({ act: 'ready' });
    await act({ act: 'hand-over' });
    await setStatus(test, admin, orderId, 'Delivered');
    const stages = [];
    for (let version = 5; version < 9; version += 1) {
      const { kitchenStage, isReady, lines } = await act({ act: 'recall', version });
      stages.push([kitchenStage, isReady, lines[0]?.isDone]);
    }
    expect(stages).toEqual([
      ['ON_ITS_WAY', true, true],
      ['READY', true, true],
      ['PREPARING', false, false],
      ['NEW', false, false],
    ]);
    expect(await refused({ act: 'recall', version: 9 })).toMatchObject({ code: 'CONFLICT' });
    expect(await refused({ act: 'recall', version: 1 })).toMatchObject({
      code: 'CONFLICT',
      message: 'Somebody else has just changed this order. Look at it again before you bring it back.',
    });
  });

  it('brings a finished pickup back to the counter and undoes the assumed cash', async () => {
    const id = await place('PICKUP');
    await setStatus(test, admin, id, 'Delivered');
    expect(await act({ act: 'recall', version: 2 }, id)).toMatchObject({
      status: 'OUT_FOR_DELIVERY',
      kitchenStage: 'READY',
      paymentStatus: 'PENDING',
    });
    expect(await act({ act: 'hand-over' }, id)).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('refuses what does not suit the stage', async () => {
    expect(await refused({ act: 'ready' })).toMatchObject({ code: 'CONFLICT' });
    expect(await refused({ act: 'hand-over' })).toMatchObject({ code: 'CONFLICT' });
    await act({ act: 'accept' });
    expect(await refused({ act: 'hand-over' })).toMatchObject({ code: 'CONFLICT' });
    expect(await refused({ act: 'refuse', reason: 'KITCHEN_BUSY' })).toMatchObject({
      code: 'CONFLICT',
      message: 'The kitchen has started on this order, so it cannot be refused. Cancel it instead.',
    });
    await setStatus(test, admin, orderId, 'Cancelled');
    for (const one of [
      { act: 'accept' },
      { act: 'ready' },
      { act: 'hand-over' },
      { act: 'packed', bags: 1 },
      { act: 'lines', line: dishId, isDone: true },
      { act: 'recall', version: 3 },
    ] as const)
      expect(await refused(one)).toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    [{ act: 'accept', minutes: 4 }, 'minutes'],
    [{ act: 'accept', minutes: 241 }, 'minutes'],
    [{ act: 'refuse', reason: 'OTHER', text: ' ' }, 'text'],
    [{ act: 'refuse', reason: 'KITCHEN_BUSY', text: 'x'.repeat(201) }, 'text'],
    [{ act: 'packed', bags: 0 }, 'bags'],
    [{ act: 'packed', bags: 21 }, 'bags'],
  ] satisfies [KitchenAct, string][])('says which field of %o is wrong', async (one, field) => {
    expect(await refused(one)).toMatchObject({ code: 'BAD_USER_INPUT', fields: [field] });
  });

  it('is for those who may change the status', async () => {
    const accountant = await aStaffMember(test, 'ACCOUNTANT');
    for (const token of [asha.token, accountant.token])
      expect(await refused({ act: 'accept' }, { token })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.board(asha.token)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refused({ act: 'accept' }, { id: newId() })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('shows cooks no contacts, and customers no bags', async () => {
    await act({ act: 'packed', bags: 2 });
    const ofCook = value(await door.board(cook.token)).orders.find(({ id }) => id === orderId);
    expect(ofCook).toMatchObject({ address: null, phone: null, bags: 2, kitchenStage: 'NEW' });
    const ofAdmin = value(await door.board(admin.token)).orders.find(({ id }) => id === orderId);
    expect(ofAdmin).toMatchObject({ address: '12 MG Road, near the temple' });
    expect(value(await door.seen(asha.token, orderId))).toMatchObject({ bags: null, isAccepted: true });
  });

  it('has open orders by their placement, and what was finished last first', async () => {
    const next = await place();
    for (const id of [orderId, next]) await act({ act: 'accept' }, id);
    const { orders } = value(await door.board(cook.token));
    const ids = orders.map(({ id }) => id);
    expect(ids.indexOf(next)).toBeGreaterThan(ids.indexOf(orderId));
    await setStatus(test, admin, next, 'Delivered');
    await setStatus(test, admin, orderId, 'Cancelled');
    // Delivered, resumed and delivered again: it is there once.
    await setStatus(test, admin, next, 'Preparing');
    const third = await place();
    await setStatus(test, admin, third, 'Delivered');
    await setStatus(test, admin, next, 'Delivered');
    const { finished } = value(await door.board(cook.token));
    expect(finished.slice(0, 3).map(({ id }) => id)).toEqual([next, third, orderId]);
  });

  it('notifies customers of each status as any change of it does', async () => {
    const leela = await aCustomer(test, 'Leela Das');
    const id = await placeDelivery(test, { dishId, customer: leela });
    await act({ act: 'accept' }, id);
    await act({ act: 'lines', line: dishId, isDone: true }, id);
    await act({ act: 'ready' }, id);
    await act({ act: 'hand-over' }, id);
    await idle(test);
    const titles = (await noticesOf(leela)).map(({ title }) => title);
    expect(titles).toEqual([
      'We have your order',
      'Your order is being prepared',
      'Your order is on its way',
    ]);
  });
});

describe('the changes of an order', () => {
  it('name what the kitchen did, and the history has every status', async () => {
    const [door] = kitchenDoorsOf(() => test);
    const press = async (one: KitchenAct) => value(await door!.act(cook.token, orderId, one));
    await press({ act: 'accept', minutes: 20 });
    await press({ act: 'lines', line: dishId, isDone: true });
    await press({ act: 'ready' });
    await press({ act: 'packed', bags: 3 });
    await press({ act: 'hand-over' });
    await press({ act: 'recall', version: 6 });
    await press({ act: 'packed', bags: null });
    const read = async ({ token }: Account) => {
      const { data, errors } = await test.graphql(
        `query ($id: ID!) { order(id: $id) {
           history { from to }
           changes { kind version from to promisedUntil line isDone bags } items { isDone } } }`,
        { id: orderId },
        token,
      );
      expect(errors).toBeUndefined();
      return data?.['order'] as { changes: object[]; history: object[]; items: object[] };
    };
    const seen = await read(cook);
    expect(seen.changes.slice(1)).toMatchObject([
      { kind: 'ACCEPTED', from: 'PENDING', to: 'PREPARING', promisedUntil: expect.any(String) },
      { kind: 'LINE_DONE', from: null, to: null, line: 'Peanut Chaat', isDone: true },
      { kind: 'READY', from: null, to: null },
      { kind: 'PACKED', bags: 3 },
      { kind: 'HANDED_OVER', from: 'PREPARING', to: 'OUT_FOR_DELIVERY' },
      { kind: 'RECALLED', from: 'OUT_FOR_DELIVERY', to: 'PREPARING' },
      { kind: 'PACKED', bags: null },
    ]);
    expect(seen.history).toEqual([
      { from: null, to: 'PENDING' },
      { from: 'PENDING', to: 'PREPARING' },
      { from: 'PREPARING', to: 'OUT_FOR_DELIVERY' },
      { from: 'OUT_FOR_DELIVERY', to: 'PREPARING' },
    ]);
    const ofCustomer = await read(asha);
    expect(ofCustomer.items).toEqual([{ isDone: false }]);
    for (const change of ofCustomer.changes)
      expect(change).toMatchObject({ line: null, isDone: null, bags: null });
  });
});
