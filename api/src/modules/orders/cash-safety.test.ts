import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value, type OrderRequest } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import { PhoneConfirmation } from '../phones/phone-confirmation.entity.js';

let test: TestApp;
let admin: Account;
let thali: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
  thali = await aDish(test, { name: 'Thali', pricePaise: 25_050 });
});
beforeEach(() => changeRestaurant(test, admin, { maxCash: null }));
afterAll(() => test.close());

const setNotTaken = (id: string, isNotTaken: boolean, { token } = admin) =>
  test.rest<{ isNotTaken: boolean }>('PUT', `/api/admin/orders/${id}/not-taken`, {
    token,
    body: { isNotTaken },
  });

describe.each(doorsOf(() => test))('cash through $name', (door) => {
  const order = ({ token }: Account, more: Partial<OrderRequest> = {}) =>
    door.placeOrder(token, { items: [{ id: thali.id, quantity: 2 }], ...more });

  it('is refused above the owner’s limit, which counts the whole total', async () => {
    const asha = await aCustomer(test);
    await changeRestaurant(test, admin, { maxCash: 500.5 });
    expect(await order(asha)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'An order to be paid in cash can be ₹500.5 at most. Please order less, or pay online.',
      fields: ['paymentMode'],
    });
    await changeRestaurant(test, admin, { maxCash: 501 });
    value(await order(asha));
  });

  it('is refused to a customer who did not take an order, until staff remove the mark', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test)];
    const { id } = value(await order(asha));
    expect((await setNotTaken(id, true)).body.isNotTaken).toBe(true);
    expect(await order(asha)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'An earlier order was not taken, so please pay online. If this is wrong, please call us.',
      fields: ['paymentMode'],
    });
    value(await order(ravi));
    await setNotTaken(id, false);
    value(await order(asha));
  });

  it('returns the earlier order for its key, even if the customer may not order again', async () => {
    const asha = await aCustomer(test);
    const cart = { items: [{ id: thali.id, quantity: 2 }] };
    const key = `${door.name}-${asha.id}`;
    const { id } = value(await door.placeOrder(asha.token, cart, key));
    await setNotTaken(id, true);
    expect(value(await door.placeOrder(asha.token, cart, key)).id).toBe(id);
    expect(await door.placeOrder(asha.token, cart, `${key}-2`)).toMatchObject({ fields: ['paymentMode'] });
  });

  it('is refused to the phone number of an order not taken, in any spelling and account', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test)];
    const phone = door.name === 'REST' ? '98765 11111' : '98765 22222';
    const { id } = value(await order(asha, { phone }));
    await setNotTaken(id, true);
    expect(await order(ravi, { phone: `+91${phone}` })).toMatchObject({ fields: ['paymentMode'] });
    value(await order(ravi, { phone: '98765 33333' }));
    // Staff order for callers.
    value(await order(admin, { phone }));
  });

  it('is not refused to customers who confirmed that number or took an order with it', async () => {
    const phone = door.name === 'REST' ? '98765 44444' : '98765 55555';
    const [prankster, asha, ravi, meera] = [
      await aCustomer(test),
      await aCustomer(test),
      await aCustomer(test),
      await aCustomer(test),
    ];
    await test.app.dataSource.manager.insert(PhoneConfirmation, {
      userId: asha.id,
      phone: `+91${phone.replace(' ', '')}`,
      channel: 'SMS',
      codeHash: Buffer.alloc(32),
      confirmedAt: new Date(),
    });
    await door.setStatus(admin.token, value(await order(ravi)).id, 'Delivered');
    await setNotTaken(value(await order(prankster, { phone })).id, true);
    value(await order(asha, { phone }));
    value(await order(ravi, { phone }));
    // A stranger may be the prankster again, who is refused with any number.
    expect(await order(meera, { phone })).toMatchObject({ fields: ['paymentMode'] });
    expect(await order(prankster, { phone: '98765 66666' })).toMatchObject({ fields: ['paymentMode'] });
  });
});

it('only staff note that nobody took an order', async () => {
  const asha = await aCustomer(test);
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: asha.token,
    body: { items: [{ menuItem: thali.id, qty: 1 }], address: '12 MG Road' },
  });
  expect((await setNotTaken(body._id, true, asha)).status).toBe(403);
  expect((await setNotTaken('f'.repeat(24), true)).status).toBe(404);
});
