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
import { idle, placePaid } from '../../../test/payments.js';
import { setStatus } from '../../../test/riders.js';

let test: TestApp;
/** Another process of the same shop. */
let other: TestApp;
let admin: Account;
let asha: Account;
let cook: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  other = await TestApp.start({ ...test.stores, RATE_LIMIT_FACTOR: '1000', ROLE: 'worker' });
  [admin, asha, cook] = [await anAdmin(test), await aCustomer(test), await aStaffMember(test, 'KITCHEN')];
  dishId = (await aDish(test)).id;
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const acceptance = { isAutomatic: false, louderAfter: 3, ownersAfter: 5, customerAfter: 10, reasons: [] };
const slotRules = { daysAhead: 7, leadMinutes: 30, ordersPerSlot: null, dishesPerSlot: null };
const alwaysOpen = { orderHours: null, slotRules, orderWays: ['DELIVERY', 'PICKUP', 'TABLE'] };
beforeEach(() => changeRestaurant(test, admin, { ...alwaysOpen, acceptance }));

async function place(more: object = {}, { token } = asha): Promise<string> {
  const body = { items: [{ menuItem: dishId, qty: 1 }], address: '1 MG Road', ...more };
  return (await test.rest<{ _id: string }>('POST', '/api/orders', { token, body })).body._id;
}
async function placeForLater(customer = asha): Promise<string> {
  const slots = await test.rest<{ startsAt: string }[]>('GET', '/api/quote/slots');
  return place({ slot: slots.body[20]?.startsAt }, customer);
}
const [door] = kitchenDoorsOf(() => test);
const act = (id: string, one: KitchenAct, { token } = cook) => door!.act(token, id, one);
const isAccepted = async (id: string) => value(await door!.seen(asha.token, id)).isAccepted;
const waitsSince = async (id: string) => {
  const { data } = await test.graphql(`{ order(id: "${id}") { placedAt waitsSince } }`, {}, cook.token);
  const seen = data?.['order'] as { placedAt: string; waitsSince: string | null };
  const read = async <T>(path: string) => (await test.rest<T>('GET', path, { token: cook.token })).body;
  type Row = { readonly _id: string; readonly waitsSince: string | null };
  const board = await read<{ orders: Row[]; finished: Row[] }>('/api/admin/kitchen');
  const rows = [...board.orders, ...board.finished, await read<Row>(`/api/orders/${id}`)];
  const ofOrder = rows.filter(({ _id }) => _id === id).map((row) => row.waitsSince);
  expect(ofOrder).toEqual([seen.waitsSince, seen.waitsSince]);
  return seen;
};
const versionsOf = async (id: string) => {
  const rows = await test.app.dataSource.query<{ version: number }[]>(
    'select version from order_changes where order_id = $1 order by version',
    [id],
  );
  return rows.map(({ version }) => version);
};

describe('an order of a shop that accepts by hand', () => {
  it('is not accepted, however it is placed, until staff say so', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => place()));
    const { data } = await test.graphql('{ tableCodes { code } }', {}, admin.token);
    const [table] = (data as { tableCodes: { code: string }[] }).tableCodes;
    ids.push(await place({ way: 'TABLE', table: table?.code }), await place({ way: 'PICKUP' }));
    ids.push((await placePaid(test, asha, dishId)).orderId);
    for (const id of ids) expect(await isAccepted(id)).toBe(false);
    const [first = '', second = ''] = ids;
    expect(value(await act(first, { act: 'accept' }))).toMatchObject({
      isAccepted: true,
      status: 'PREPARING',
    });
    await setStatus(test, admin, second, 'Preparing');
    await setStatus(test, admin, second, 'Pending');
    expect(await isAccepted(second)).toBe(true);
  });

  it('is accepted if staff place it for a caller', async () => {
    const counter = await aStaffMember(test, 'COUNTER');
    const id = await place({ phone: '98765 43210' }, counter);
    expect(value(await door!.seen(counter.token, id)).isAccepted).toBe(true);
  });

  it('is accepted in a shop that accepts automatically', async () => {
    await changeRestaurant(test, admin, { acceptance: { ...acceptance, isAutomatic: true } });
    expect(await isAccepted(await place())).toBe(true);
    expect(await isAccepted((await placePaid(test, asha, dishId)).orderId)).toBe(true);
  });

  it('is accepted if a process of the last version wrote it or changed its status', async () => {
    const id = await place();
    const { dataSource } = test.app;
    await dataSource.query(
      `with moved as (
         update orders set version = 2, status = 'Preparing' where id = $1 returning id, version, status
       )
       insert into order_status_changes (order_id, version, from_status, to_status)
       select id, version, 'Pending', status from moved`,
      [id],
    );
    expect(await isAccepted(id)).toBe(true);
    expect(value(await act(id, { act: 'ready' }))).toMatchObject({ kitchenStage: 'READY' });
    const old = '0123456789abcdef01234567';
    await dataSource.query(
      `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status)
       values ($1, $2, 100, '', '', 'COD', 'Pending', 'Pending')`,
      [old, asha.id],
    );
    expect(await isAccepted(old)).toBe(true);
  });

  it('for later is accepted before its time and waits for it', async () => {
    const id = await placeForLater();
    const accepted = value(await act(id, { act: 'accept' }));
    expect(accepted).toMatchObject({ status: 'PENDING', kitchenStage: 'NEW', isAccepted: true, version: 2 });
    expect(value(await act(id, { act: 'accept' }))).toEqual(accepted);
    const { data } = await test.graphql(
      'query ($id: ID!) { order(id: $id) { isScheduled changes { kind from to } } }',
      { id },
      cook.token,
    );
    expect(data?.['order']).toEqual({
      isScheduled: true,
      changes: [
        { kind: 'STATUS', from: null, to: 'PENDING' },
        { kind: 'ACCEPTED', from: null, to: null },
      ],
    });
  });

  it('for later has the time that its customer chose, also once the kitchen has begun', async () => {
    const id = await placeForLater();
    const refused = { code: 'CONFLICT', message: expect.stringContaining('has chosen the time') };
    expect(await act(id, { act: 'accept', minutes: 30 })).toMatchObject(refused);
    await test.app.dataSource.query('update orders set is_scheduled = false where id = $1', [id]);
    expect(await act(id, { act: 'accept', minutes: 30 })).toMatchObject(refused);
    expect(value(await act(id, { act: 'accept' })).status).toBe('PREPARING');
  });

  it('is said to be received, and to be accepted once it is', async () => {
    const customer = await aCustomer(test);
    const said = async () => {
      await idle(test);
      const rows = await test.app.dataSource.query<{ body: string }[]>(
        `select body from notifications join deliveries using (event_id, user_id)
         where user_id = $1 order by notifications.created_at`,
        [customer.id],
      );
      return rows.map(({ body }) => body.replaceAll(/#\d+/g, '#1'));
    };
    await place({}, customer);
    expect(await said()).toEqual([
      'Thank you! We have your order #1 of ₹45. You get a message once the restaurant has accepted it.',
    ]);
    const id = await placeForLater(customer);
    expect((await said())[1]).toMatch(/^Thank you! .+ for later: .+\. You get a message once the restaurant/);
    value(await act(id, { act: 'accept' }));
    expect((await said())[2]).toMatch(/^The restaurant has accepted your order #1 of ₹45 for later: /);
    await changeRestaurant(test, admin, { acceptance: { ...acceptance, isAutomatic: true } });
    await test.app.services.unacceptedOrders.acceptAutomatic();
    expect((await said()).slice(3)).toEqual(['The restaurant has accepted your order #1 of ₹45.']);
  });

  it('is accepted once by 20 parallel presses', async () => {
    const id = await place();
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(id, { act: 'accept' })));
    for (const answer of answers) expect(value(answer)).toMatchObject({ status: 'PREPARING', version: 2 });
    expect(await versionsOf(id)).toEqual([1, 2]);
  });
});

describe('an order that nobody accepts', () => {
  it('waits from its placement until it is accepted or cancelled', async () => {
    const [accepted, cancelled] = [await place(), await place()];
    for (const id of [accepted, cancelled]) {
      const order = await waitsSince(id);
      expect(order.waitsSince).toBe(order.placedAt);
      expect((await test.rest('GET', `/api/orders/${id}`, { token: asha.token })).body).toMatchObject({
        waitsSince: null,
      });
    }
    value(await act(accepted, { act: 'accept' }));
    await test.rest('POST', `/api/orders/${cancelled}/cancel`, { token: asha.token });
    for (const id of [accepted, cancelled]) expect((await waitsSince(id)).waitsSince).toBeNull();
  });

  const age = (ids: readonly string[], minutes: number) =>
    test.app.dataSource.query(
      'update orders set created_at = now() - make_interval(mins => $2) where id = any($1)',
      [ids, minutes],
    );
  /** As several workers do it at the same time. */
  const announce = () =>
    Promise.all(
      Array.from({ length: 6 }, (_, n) => (n % 2 ? test : other).app.services.unacceptedOrders.announceDue()),
    );
  const noticesOf = async ({ id }: Account) => {
    const rows = await test.app.dataSource.query<{ title: string; link: string }[]>(
      `select title, link from notifications where user_id = $1 and kind = 'order.unaccepted'`,
      [id],
    );
    return rows;
  };

  it('is announced once to each owner and once to its customer, each in time', async () => {
    const [owner, manager] = [await anAdmin(test), await aStaffMember(test, 'MANAGER')];
    const customer = await aCustomer(test);
    const [young, middle, old] = [await place(), await place({}, customer), await place({}, customer)];
    await age([young], 4);
    await age([middle], 6);
    await age([old], 11);
    await announce();
    await idle(test);
    await announce();
    await idle(test);
    expect(await noticesOf(owner)).toHaveLength(2);
    expect((await noticesOf(owner))[0]).toMatchObject({
      title: expect.stringMatching(/^Nobody has accepted order #\d+ of ₹45$/),
      link: '/admin/kitchen',
    });
    expect(await noticesOf(manager)).toEqual([]);
    expect(await noticesOf(customer)).toEqual([
      { title: 'The restaurant has not answered your order yet', link: `/track-order/${old}` },
    ]);
    const mails = await test.app.dataSource.query(
      `select from deliveries where user_id = $1 and channel = 'email' and content ->> 'subject' like 'Nobody has%'`,
      [owner.id],
    );
    expect(mails).toHaveLength(2);
    expect(await versionsOf(old)).toEqual([1]);
  });

  it('is not announced once it was accepted, refused or cancelled', async () => {
    const [owner, customer] = [await anAdmin(test), await aCustomer(test)];
    const ids = await Promise.all(Array.from({ length: 3 }, () => place({}, customer)));
    const [accepted = '', refused = '', cancelled = ''] = ids;
    value(await act(accepted, { act: 'accept' }));
    value(await act(refused, { act: 'refuse', reason: 'KITCHEN_BUSY' }));
    await test.rest('POST', `/api/orders/${cancelled}/cancel`, { token: customer.token });
    await age(ids, 60);
    await announce();
    await idle(test);
    expect(await noticesOf(owner)).toEqual([]);
    expect(await noticesOf(customer)).toEqual([]);
  });

  it('is announced at most once if it is accepted at the same time', async () => {
    const customer = await aCustomer(test);
    const ids = await Promise.all(Array.from({ length: 10 }, () => place({}, customer)));
    await age(ids, 60);
    await Promise.all([announce(), ...ids.map((id) => act(id, { act: 'accept' }))]);
    await idle(test);
    await announce();
    await idle(test);
    const links = (await noticesOf(customer)).map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
    for (const id of ids) expect(await versionsOf(id)).toEqual([1, 2]);
  });

  it('is accepted once and not announced after the shop has begun to accept automatically', async () => {
    const customer = await aCustomer(test);
    const ids = await Promise.all([place({}, customer), place({}, customer)]);
    await changeRestaurant(test, admin, { acceptance: { ...acceptance, isAutomatic: true } });
    // Each process follows the settings.
    for (const { app } of [test, other])
      await expect
        .poll(async () => (await app.services.restaurant.latest()).acceptance.isAutomatic)
        .toBe(true);
    // Not before: the worker would announce them.
    await age(ids, 60);
    await announce();
    await idle(test);
    expect(await noticesOf(customer)).toEqual([]);
    await Promise.all(
      [test, other, test, other].map(({ app }) => app.services.unacceptedOrders.acceptAutomatic()),
    );
    for (const id of ids) {
      expect(value(await door!.seen(customer.token, id))).toMatchObject({
        status: 'PENDING',
        isAccepted: true,
      });
      expect(await versionsOf(id)).toEqual([1, 2]);
    }
  });

  it('counts its minutes from the opening if it was placed before', async () => {
    const customer = await aCustomer(test);
    const id = await place({}, customer);
    const minuteNow = Math.floor((Date.now() / 60_000 + 330) % 1440);
    const time = (minutes: number) =>
      `${String(Math.floor(((minutes + 1440) % 1440) / 60)).padStart(2, '0')}:${String((minutes + 1440) % 60).padStart(2, '0')}`;
    const open = (since: number) => ({
      orderHours: Array.from({ length: 7 }, () => [
        { opensAt: time(minuteNow - since), closesAt: time(minuteNow + 120) },
      ]),
    });
    await changeRestaurant(test, admin, open(3));
    await age([id], 90);
    const opening = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 3 * 60_000);
    await expect.poll(async () => (await waitsSince(id)).waitsSince).toBe(opening.toISOString());
    await announce();
    await idle(test);
    expect(await noticesOf(customer)).toEqual([]);
    await changeRestaurant(test, admin, open(15));
    // Each process follows the settings.
    await expect
      .poll(async () => {
        await announce();
        await idle(test);
        return noticesOf(customer);
      })
      .toHaveLength(1);
  });
});
