import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value, type OrderRequest } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { pay, untilOrdered } from '../../../test/payments.js';
import { newId } from '../../platform/ids.js';
import type { MenuItem } from '../menu/menu-item.entity.js';

let test: TestApp;
let asha: Account;
let admin: Account;
let thali: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [asha, admin] = [await aCustomer(test), await anAdmin(test)];
  thali = await aDish(test, { name: 'Thali', pricePaise: 25_000, packingPaise: 1000 });
});
beforeEach(() =>
  changeRestaurant(test, admin, {
    orderWays: ['DELIVERY', 'TABLE'],
    phoneRequired: false,
    tables: [
      { name: 'Window', seats: 2 },
      { name: 'Garden 4', seats: 4 },
    ],
  }),
);
afterAll(() => test.close());

const items = () => [{ id: thali.id, quantity: 2 }];

interface TableCode {
  readonly code: string;
  readonly table: { readonly id: string; readonly name: string };
}

const codes = async (token = admin.token) => {
  const { data } = await test.graphql('{ tableCodes { code table { id name } } }', {}, token);
  return (data as { tableCodes: TableCode[] }).tableCodes;
};
const codeOf = async (name: string) => (await codes()).find(({ table }) => table.name === name)?.code ?? '';
const tableOf = async (code: string) =>
  (await test.graphql('query ($code: String!) { tableOfCode(code: $code) { name } }', { code })).data?.[
    'tableOfCode'
  ];

const renewal = (tables: string[], { token } = admin) =>
  test.graphql(
    'mutation ($tables: [ID!]!) { renewTableCodes(tables: $tables) { code table { id name } } }',
    { tables },
    token,
  );
const renew = async (tables: string[]) =>
  ((await renewal(tables)).data as { renewTableCodes: TableCode[] }).renewTableCodes;
const refusalOfRenewal = async (tables: string[], who = admin) =>
  (await renewal(tables, who)).errors?.[0]?.extensions['code'];

describe.each(doorsOf(() => test))('an order at a table through $name', (door) => {
  const order = (more: Partial<OrderRequest>) =>
    door.placeOrder(asha.token, { way: 'TABLE', items: items(), address: undefined, ...more });

  it('keeps the name of the table, and costs neither packing nor delivery', async () => {
    const placed = value(await order({ table: await codeOf('Garden 4'), total: 500 }));
    expect(placed).toMatchObject({
      way: 'TABLE',
      tableName: 'Garden 4',
      address: '',
      packing: 0,
      deliveryFee: 0,
      total: 500,
    });
    await changeRestaurant(test, admin, { tables: [{ name: 'Counter', seats: 2 }] });
    expect(value(await door.order(admin.token, placed.id)).tableName).toBe('Garden 4');
    expect(value(await door.placeOrder(asha.token, { items: items() }))).toMatchObject({
      tableName: null,
      packing: 20,
    });
  });

  it('is refused without a right code', async () => {
    const right = await codeOf('Window');
    const [id, mac] = [right.slice(0, 24), right.slice(24)];
    const forged = [undefined, id, `${newId()}${mac}`, `${id}${'A'.repeat(mac.length)}`, `${right}x`, '✗'];
    for (const table of forged)
      expect(await order({ table })).toMatchObject({
        ok: false,
        code: 'BAD_USER_INPUT',
        message: 'We do not know this table. Please scan the code on your table again.',
        fields: ['table'],
      });
  });

  it('is refused at a table that is gone, or while the owner does not offer it', async () => {
    const table = await codeOf('Window');
    await changeRestaurant(test, admin, { orderWays: ['PICKUP', 'DELIVERY'] });
    expect(await order({ table })).toMatchObject({
      message: 'Orders cannot be placed at the table at the moment. Please choose delivery.',
      fields: ['way'],
    });
    await changeRestaurant(test, admin, {
      orderWays: ['TABLE'],
      tables: [{ name: 'Garden 4', seats: 4 }],
    });
    expect(await order({ table })).toMatchObject({ ok: false, fields: ['table'] });
  });

  it('is refused for later', async () => {
    const slotRules = { daysAhead: 7, leadMinutes: 45, ordersPerSlot: null, dishesPerSlot: null };
    await changeRestaurant(test, admin, { slotRules });
    const { body: slots } = await test.rest<{ startsAt: string }[]>('GET', '/api/quote/slots');
    const table = await codeOf('Window');
    expect(await order({ table, slot: slots[20]?.startsAt })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Orders at the table are for now. Please order without a time.',
      fields: ['slot'],
    });
    value(await order({ table }));
  });

  it('labels its statuses by its way', async () => {
    const { id } = value(await order({ table: await codeOf('Window') }));
    const labels: string[] = [];
    for (const status of ['Preparing', 'Out for Delivery', 'Delivered'])
      labels.push(value(await door.setStatus(admin.token, id, status)).statusLabel);
    expect(labels).toEqual(['Preparing', 'Ready', 'Served']);
  });

  it('needs no phone number, even where others do', async () => {
    await changeRestaurant(test, admin, { phoneRequired: true });
    value(await order({ table: await codeOf('Window') }));
  });
});

describe('the code of a table', () => {
  it('is shown to admins alone', async () => {
    expect(await codes()).toHaveLength(2);
    const { errors } = await test.graphql('{ tableCodes { code } }', {}, asha.token);
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('leads to its table, and survives a new name', async () => {
    const [window] = await codes();
    expect(await tableOf(window?.code ?? '')).toEqual({ name: 'Window' });
    const { id = '' } = window?.table ?? {};
    await changeRestaurant(test, admin, { tables: [{ id, name: 'Bay', seats: 2 }] });
    await expect.poll(() => tableOf(window?.code ?? '')).toEqual({ name: 'Bay' });
    expect(await tableOf(`${id}${'A'.repeat(22)}`)).toBeNull();
  });

  it('is invalid once the table has a new one, while other tables keep their codes', async () => {
    const [window, garden] = await codes();
    const order = (table = '') =>
      test.rest<{ tableName: string; message: string }>('POST', '/api/orders', {
        token: asha.token,
        body: { items: [{ menuItem: thali.id, qty: 1 }], way: 'TABLE', table },
      });
    const used = [window?.code];
    for (let rounds = 0; rounds < 2; rounds += 1) {
      const [renewed] = await renew([window?.table.id ?? '']);
      expect((await order(renewed?.code)).body.tableName).toBe('Window');
      for (const old of used) {
        const { status, body } = await order(old);
        expect(status).toBe(400);
        expect(body.message).toBe('We do not know this table. Please scan the code on your table again.');
        expect(await tableOf(old ?? '')).toBeNull();
      }
      used.push(renewed?.code);
    }
    expect((await order(garden?.code)).body.tableName).toBe('Garden 4');
    const all = await codes();
    expect(await renew(all.map(({ table }) => table.id))).toEqual(await codes());
    for (const { code } of all) expect((await order(code)).status).toBe(400);
  });

  it('can be replaced only for existing tables, by users who may edit the restaurant', async () => {
    expect(await refusalOfRenewal([newId()])).toBe('NOT_FOUND');
    expect(await refusalOfRenewal(['x'])).toBe('BAD_USER_INPUT');
    expect(await refusalOfRenewal([])).toBe('BAD_USER_INPUT');
    const [window] = await codes();
    expect(await refusalOfRenewal([window?.table.id ?? ''], asha)).toBe('FORBIDDEN');
    expect(await codes()).toContainEqual(window);
  });
});

it('the first order of a table on its day says so', async () => {
  const tables = [
    { name: 'Corner', seats: 2 },
    { name: 'Bar', seats: 2 },
  ];
  await changeRestaurant(test, admin, { tables });
  const isFirst = async (request: object) => {
    const { body } = await test.rest<{ _id: string; isFirstAtTable: boolean }>('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: thali.id, qty: 1 }], ...request },
    });
    return body;
  };
  const corner = { way: 'TABLE', table: await codeOf('Corner') };
  const first = await isFirst(corner);
  expect(first.isFirstAtTable).toBe(true);
  expect((await isFirst(corner)).isFirstAtTable).toBe(false);
  expect((await isFirst({ way: 'TABLE', table: await codeOf('Bar') })).isFirstAtTable).toBe(true);
  expect((await isFirst({ address: '12 MG Road' })).isFirstAtTable).toBe(false);
  await test.app.dataSource.query(
    `update orders set created_at = created_at - interval '1 day' where table_name = 'Corner'`,
  );
  expect((await isFirst(corner)).isFirstAtTable).toBe(true);
  const { body } = await test.rest('GET', `/api/orders/${first._id}`, { token: asha.token });
  expect(body).toMatchObject({ isFirstAtTable: true });
});

it('a paid order at a table keeps the table of the payment', async () => {
  const customer = await aCustomer(test);
  const { data } = await test.graphql(
    `mutation ($input: PlaceOrderInput!, $key: String!) {
       startOrderPayment(input: $input, idempotencyKey: $key) { payment { id razorpayOrderId } }
     }`,
    {
      key: randomUUID(),
      input: {
        way: 'TABLE',
        table: await codeOf('Window'),
        items: [{ menuItemId: thali.id, quantity: 1 }],
        paymentMode: 'ONLINE',
      },
    },
    customer.token,
  );
  const { id, razorpayOrderId } = (
    data as { startOrderPayment: { payment: { id: string; razorpayOrderId: string } } }
  ).startOrderPayment.payment;
  await changeRestaurant(test, admin, { tables: [{ name: 'Counter', seats: 2 }] });
  await pay(test, razorpayOrderId);
  await untilOrdered(test, customer, id);
  const { body } = await test.rest<{ tableName: string; total: number }[]>('GET', '/api/orders', {
    token: customer.token,
  });
  expect(body).toMatchObject([{ tableName: 'Window', total: 250 }]);
});
