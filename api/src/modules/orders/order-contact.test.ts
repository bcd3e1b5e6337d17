import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value, type OrderRequest } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import type { MenuItem } from '../menu/menu-item.entity.js';

let test: TestApp;
let asha: Account;
let admin: Account;
let biryani: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [asha, admin] = [await aCustomer(test), await anAdmin(test)];
  biryani = await aDish(test, { name: 'Biryani', pricePaise: 25_000 });
});
beforeEach(() => changeRestaurant(test, admin, { phoneRequired: false, orderWays: ['DELIVERY', 'PICKUP'] }));
afterAll(() => test.close());

const items = () => [{ id: biryani.id, quantity: 1 }];

describe.each(doorsOf(() => test))('contact details of an order through $name', (door) => {
  const place = (request: Partial<OrderRequest>) =>
    door.placeOrder(asha.token, { items: items(), ...request });

  it('are kept with the order, the number in one spelling', async () => {
    const placed = value(await place({ phone: '०९८७६५ ४३२१०', deliveryNote: ' Gate 2, ring twice ' }));
    for (const seen of [
      placed,
      value(await door.order(asha.token, placed.id)),
      value(await door.ownOrders(asha.token)).find(({ id }) => id === placed.id),
      value(await door.allOrders(admin.token)).find(({ id }) => id === placed.id),
      value(await door.setStatus(admin.token, placed.id, 'Preparing')),
    ])
      expect(seen).toMatchObject({ phone: '+919876543210', deliveryNote: 'Gate 2, ring twice' });
  });

  it('may be left out or blank', async () => {
    for (const request of [{}, { phone: null, deliveryNote: null }, { phone: ' ', deliveryNote: '' }])
      expect(value(await place(request))).toMatchObject({ phone: null, deliveryNote: null });
  });

  it('are refused if they cannot be used', async () => {
    const fieldsOf = async (request: Partial<OrderRequest>) => {
      const outcome = await place(request);
      return outcome.ok ? [] : outcome.fields;
    };
    expect(await fieldsOf({ phone: '12345' })).toEqual(['phone']);
    expect(await fieldsOf({ deliveryNote: 'x'.repeat(201) })).toEqual(['deliveryNote']);
  });

  it('have no note for the rider if the order is picked up', async () => {
    const placed = value(await place({ way: 'PICKUP', deliveryNote: 'Gate 2' }));
    expect(placed).toMatchObject({ deliveryNote: null });
  });

  it('need a number if the owner requires one', async () => {
    await changeRestaurant(test, admin, { phoneRequired: true });
    for (const way of ['DELIVERY', 'PICKUP'])
      expect(await place({ way })).toMatchObject({
        ok: false,
        code: 'BAD_USER_INPUT',
        message: 'Please enter your phone number, so that we can reach you about the order.',
        fields: ['phone'],
      });
    expect(value(await place({ phone: '98765 43210' }))).toMatchObject({ phone: '+919876543210' });
  });
});

it('a required number is required before a payment begins', async () => {
  await changeRestaurant(test, admin, { phoneRequired: true });
  const begin = (phone?: string) =>
    test.graphql(
      `mutation ($input: PlaceOrderInput!) { startOrderPayment(input: $input, idempotencyKey: "a") { payment { id } } }`,
      {
        input: {
          items: [{ menuItemId: biryani.id, quantity: 1 }],
          address: '12 MG Road',
          paymentMode: 'ONLINE',
          phone,
        },
      },
      asha.token,
    );
  expect((await begin()).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'phone' }],
  });
  expect((await begin('98765 43210')).errors).toBeUndefined();
});

it('a quote names a missing number that is required', async () => {
  const problemsOf = async (more: object) => {
    const body = { items: [{ menuItem: biryani.id, qty: 1 }], ...more };
    const answer = await test.rest<{ problems: { code: string }[] }>('POST', '/api/quote', { body });
    return answer.body.problems.map(({ code }) => code);
  };
  expect(await problemsOf({})).toEqual([]);
  await changeRestaurant(test, admin, { phoneRequired: true });
  expect(await problemsOf({})).toEqual(['PHONE_NEEDED']);
  expect(await problemsOf({ phone: '98765 43210' })).toEqual([]);
});
