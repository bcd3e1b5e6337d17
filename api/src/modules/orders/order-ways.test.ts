import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { pay, untilOrdered } from '../../../test/payments.js';
import { startMailServer, type MailServer } from '../../../test/servers/smtp.js';
import { newId } from '../../platform/ids.js';
import { OrderWays1764001700000 } from '../../platform/migrations/1764001700000-order-ways.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import { Order } from './order.entity.js';
import { RestaurantRecord } from '../restaurant/restaurant.entity.js';

let smtp: MailServer;
let test: TestApp;
let asha: Account;
let admin: Account;
let biryani: MenuItem;
beforeAll(async () => {
  smtp = await startMailServer();
  test = await TestApp.start({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@chowk.example',
    RATE_LIMIT_FACTOR: '1000',
  });
  [asha, admin] = [await aCustomer(test), await anAdmin(test)];
  biryani = await aDish(test, { name: 'Biryani', pricePaise: 25_000 });
});
beforeEach(() => offer('DELIVERY', 'PICKUP'));
afterAll(async () => {
  await test.close();
  await smtp.close();
});

const offer = (...orderWays: string[]) => changeRestaurant(test, admin, { orderWays });
const items = () => [{ id: biryani.id, quantity: 1 }];

describe.each(doorsOf(() => test))('an order through $name', (door) => {
  const refused = (way: string) =>
    door.placeOrder(asha.token, { way, items: items() }).then((outcome) => !outcome.ok && outcome);

  it('is delivered unless the customer picks it up, which needs no address', async () => {
    expect(value(await door.placeOrder(asha.token, { items: items() }))).toMatchObject({ way: 'DELIVERY' });
    const pickup = { way: 'PICKUP', items: items(), address: undefined };
    const placed = value(await door.placeOrder(asha.token, pickup));
    expect(placed).toMatchObject({ way: 'PICKUP', address: '' });
    for (const seen of [
      value(await door.order(asha.token, placed.id)),
      value(await door.ownOrders(asha.token)).find(({ id }) => id === placed.id),
      value(await door.allOrders(admin.token)).find(({ id }) => id === placed.id),
      value(await door.setStatus(admin.token, placed.id, 'Out for Delivery')),
    ])
      expect(seen).toMatchObject({ way: 'PICKUP', address: '' });
  });

  it('is refused if its way is unknown', async () => {
    for (const way of ['DRONE', 'delivery', ''])
      expect(await refused(way)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('keeps address and place of a delivery, and none of a customer who picks it up', async () => {
    const there = { items: items(), address: '12 MG Road', coordinates: { lat: 12.97, lng: 77.59 } };
    const kept = async (way: string) => {
      const { id } = value(await door.placeOrder(asha.token, { way, ...there }));
      return test.app.dataSource.manager.findOneByOrFail(Order, { id });
    };
    expect(await kept('DELIVERY')).toMatchObject({ address: '12 MG Road', lat: 12.97, lng: 77.59 });
    expect(await kept('PICKUP')).toMatchObject({ address: '', lat: null, lng: null, location: 'Pickup' });
  });

  it('needs an address to be delivered', async () => {
    for (const address of [undefined, null, '  '])
      expect(await door.placeOrder(asha.token, { items: items(), address })).toMatchObject({
        ok: false,
        code: 'BAD_USER_INPUT',
        fields: ['address'],
      });
  });

  it('labels its statuses by its way', async () => {
    const labels: string[][] = [];
    for (const way of ['DELIVERY', 'PICKUP']) {
      const placed = value(await door.placeOrder(asha.token, { way, items: items() }));
      const seen = [placed.statusLabel];
      for (const status of ['Preparing', 'Out for Delivery', 'Delivered', 'Cancelled']) {
        const order = value(await door.setStatus(admin.token, placed.id, status));
        expect(order.status).toBe(status);
        seen.push(order.statusLabel);
      }
      labels.push(seen);
    }
    expect(labels).toEqual([
      ['Pending', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'],
      ['Pending', 'Preparing', 'Ready for Pickup', 'Picked Up', 'Cancelled'],
    ]);
  });

  it('is refused if its way is not offered', async () => {
    await offer('DELIVERY');
    expect(await refused('PICKUP')).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Orders cannot be picked up at the moment. Please choose delivery.',
      fields: ['way'],
    });
    await offer('PICKUP');
    expect(await refused('DELIVERY')).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'The restaurant does not deliver at the moment. Please choose pickup.',
      fields: ['way'],
    });
    // An older client knows no ways.
    expect(await door.placeOrder(asha.token, { items: items() })).toMatchObject({ fields: ['way'] });
  });
});

it('a quote names a way that is not offered', async () => {
  await offer('PICKUP');
  const body = { items: [{ menuItem: biryani.id, qty: 1 }] };
  const problemsOf = async (more: object) =>
    (
      await test.rest<{ problems: { code: string }[] }>('POST', '/api/quote', { body: { ...body, ...more } })
    ).body.problems.map(({ code }) => code);
  expect(await problemsOf({})).toEqual(['WAY_NOT_OFFERED']);
  expect(await problemsOf({ way: 'PICKUP' })).toEqual([]);
  const { status } = await test.rest('POST', '/api/quote', { body: { ...body, way: 'DRONE' } });
  expect(status).toBe(400);
});

it('the restaurant offers delivery at first, and always one way', async () => {
  const fresh = await TestApp.start({ ROLE: 'api' });
  expect((await fresh.rest<{ orderWays: string[] }>('GET', '/api/restaurant')).body.orderWays).toEqual([
    'DELIVERY',
  ]);
  await fresh.close();
  await expect(offer()).rejects.toThrow('Please choose at least one way for customers to get their food');
  await expect(
    test.app.dataSource.manager.update(RestaurantRecord, { id: 1 }, { orderWays: [] }),
  ).rejects.toThrow('restaurant_order_ways_check');
});

it('a paid order is picked up as it was quoted, even if pickup is no longer offered', async () => {
  const customer = await aCustomer(test);
  const { data, errors } = await test.graphql(
    `mutation ($input: PlaceOrderInput!) {
       startOrderPayment(input: $input) { payment { id razorpayOrderId } }
     }`,
    { input: { way: 'PICKUP', items: [{ menuItemId: biryani.id, quantity: 1 }], paymentMode: 'ONLINE' } },
    customer.token,
  );
  expect(errors).toBeUndefined();
  const { id, razorpayOrderId } = (
    data as { startOrderPayment: { payment: { id: string; razorpayOrderId: string } } }
  ).startOrderPayment.payment;
  await offer('DELIVERY');
  await pay(test, razorpayOrderId);
  await untilOrdered(test, customer, id);
  const { body } = await test.rest('GET', '/api/orders', { token: customer.token });
  expect(body).toMatchObject([{ way: 'PICKUP', address: '', location: 'Pickup', paymentStatus: 'Paid' }]);
});

it('mails tell the customer where to pick the food up, and staff that the customer comes', async () => {
  const customer = await aCustomer(test);
  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to === email).map(({ text }) => text);
  const [door] = doorsOf(() => test);
  const { id } = value(await door!.placeOrder(customer.token, { way: 'PICKUP', items: items() }));
  const { number } = await test.app.dataSource.manager.findOneByOrFail(Order, { id });
  const place = /Pick it up at:? Chowk Street Kitchen, 12 Chowk Road, Bengaluru 560001/;
  await expect.poll(() => mailsTo(customer.email).filter((text) => place.test(text)).length).toBe(1);
  await expect
    .poll(() => mailsTo(admin.email).filter((text) => text.includes(`Order: #${number}\n`)))
    .toEqual([expect.stringContaining('The customer picks it up.') as string]);
  await door!.setStatus(admin.token, id, 'Out for Delivery');
  await expect
    .poll(() => mailsTo(customer.email).some((text) => text.includes('ready at the restaurant')))
    .toBe(true);
});

it('orders of older versions are deliveries, also while those still write', async () => {
  const runner = test.app.dataSource.createQueryRunner();
  const migration = new OrderWays1764001700000();
  const old = async () => {
    const id = newId();
    await runner.query(
      `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status)
       values ($1, $2, 100, '1 MG Road', 'Home Delivery', 'COD', 'Pending', 'Pending')`,
      [id, asha.id],
    );
    return id;
  };
  await migration.down(runner);
  const before = await old();
  await migration.up(runner);
  const during = await old();
  await runner.release();
  const [door] = doorsOf(() => test);
  for (const id of [before, during])
    expect(value(await door!.order(asha.token, id))).toMatchObject({ way: 'DELIVERY' });
});
