import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish } from '../../../test/factories.js';
import {
  beginBooking,
  beginOrder,
  ordersOf,
  pay,
  untilOrdered,
  untilState,
  type Begun,
} from '../../../test/payments.js';
import { Booking } from '../bookings/booking.entity.js';

const dishId = 'd15400000000000000000001';
const otherDishId = 'd15400000000000000000002';

const plainLines = `"lines": [
  {"name": "Vada Pav", "category": "Burgers", "quantity": 2, "menuItemId": "${dishId}", "unitPricePaise": 5000},
  {"name": "Masala Chai", "category": null, "quantity": 1, "menuItemId": "${otherDishId}", "unitPricePaise": 2345}
]`;
const configuredLines = `"lines": [
  {"name": "Vada Pav", "category": "Burgers", "quantity": 2, "menuItemId": "${dishId}", "unitPricePaise": 5000,
   "choices": [{"choiceId": "d15400000000000000000003", "group": "Chutney", "name": "Garlic", "pricePaise": 500,
                "quantity": 2}],
   "note": "no salt"},
  {"name": "Masala Chai", "category": null, "quantity": 1, "menuItemId": "${otherDishId}", "unitPricePaise": 2345,
   "choices": [], "note": null}
]`;
const delivered = `"address": "12 MG Road", "coordinates": {"lat": 12.97, "lng": 77.59}`;
const pickedUp = `"way": "PICKUP", "address": "", "coordinates": null`;
const request = (place: string, note = '') => `"request": {
  "items": [{"quantity": 2, "menuItemId": "${dishId}"${note}}, {"quantity": 1, "menuItemId": "${otherDishId}"}],
  ${place}, "totalPaise": 12345, "paymentMode": "ONLINE"
}`;
const noted = ', "note": "no salt"';

/** Values of the column `payments.intent` as written by each version. */
const orderIntents = {
  'before intents had a version': `{${plainLines}, ${delivered}, ${request(delivered)}}`,
  'version 1': `{"version": 1, ${plainLines}, ${delivered}, ${request(delivered)}}`,
  'version 2': `{"version": 2, ${configuredLines}, ${delivered}, ${request(delivered, noted)}}`,
  'version 3': `{"version": 3, "packingPaise": 1500, ${configuredLines}, ${delivered}, ${request(delivered, noted)}}`,
  'version 4': `{"version": 4, "packingPaise": 1500, "deliveryFeePaise": 2500, "deliveryZone": "Town", "way": "DELIVERY",
    ${configuredLines}, ${delivered}, ${request(delivered, noted)}}`,
  'version 4, picked up': `{"version": 4, "packingPaise": 1500, "deliveryFeePaise": 0, "deliveryZone": null,
    ${configuredLines}, ${pickedUp}, ${request(pickedUp, noted)}}`,
  'version 5': `{"version": 5, "packingPaise": 1500, "deliveryFeePaise": 2500, "deliveryZone": "Town", "way": "DELIVERY",
    "phone": "+919876543210", "deliveryNote": "Gate 2", "tableName": null, "slot": {"startsAt": "${dayAhead(3)}T14:00:00.000Z",
    "kitchenAt": "${dayAhead(3)}T13:15:00.000Z", "ordersPerSlot": 1, "dishesPerSlot": null},
    ${configuredLines}, ${delivered}, ${request(delivered, noted)}}`,
  'version 6': `{"version": 6, "bill": {"v": 1, ${configuredLines}, "totalPaise": 16345, "charges": [
    {"kind": "PACKING", "label": "Packing", "amountPaise": 1500}, {"kind": "DELIVERY", "label": "Delivery", "amountPaise": 2500}]},
    "deliveryZone": "Town", "way": "DELIVERY", "phone": "+919876543210", "deliveryNote": "Gate 2", "tableName": null,
    "slot": {"startsAt": "${dayAhead(3)}T18:00:00.000Z", "kitchenAt": "${dayAhead(3)}T17:15:00.000Z", "ordersPerSlot": 1,
    "dishesPerSlot": null}, ${delivered}, ${request(delivered, noted)}}`,
  'version 7': `{"version": 7, "bill": {"v": 1, ${configuredLines}, "totalPaise": 16345, "charges": [
    {"kind": "PACKING", "label": "Packing", "amountPaise": 1500}, {"kind": "DELIVERY", "label": "Delivery", "amountPaise": 2500}]},
    "deliveryZone": "Town", "way": "DELIVERY", "phone": "+919876543210", "deliveryNote": "Gate 2", "tableName": null,
    "buyer": {"name": "Tulsi Designs", "gstin": "29AABCT1332L1ZA"},
    "slot": {"startsAt": "${dayAhead(4)}T18:00:00.000Z", "kitchenAt": "${dayAhead(4)}T17:15:00.000Z", "ordersPerSlot": 1,
    "dishesPerSlot": null}, ${delivered}, ${request(delivered, noted)}}`,
};

const bookingIntents = {
  'before intents had a version': `{
    "name": "Asha Rao", "email": "asha@example.in", "phone": "+91 98450 12345", "date": "${dayAhead(9)}",
    "time": "19:30", "guests": 3, "message": null
  }`,
  'version 1': `{
    "version": 1, "name": "Asha Rao", "email": "asha@example.in", "phone": "+91 98450 12345",
    "date": "${dayAhead(9)}", "time": "19:30", "guests": 3, "message": null
  }`,
};

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
  await aDish(test, { id: dishId, pricePaise: 12_345 });
  await aDish(test, { id: otherDishId, pricePaise: 9900 });
});
afterAll(() => test.close());

const keep = (paymentId: string, intent: string) =>
  test.app.dataSource.query('update payments set intent = $2::jsonb where id = $1', [paymentId, intent]);

describe('payment in flight', () => {
  it.each(Object.entries(orderIntents))(
    'places the order of its stored intent: %s',
    async (version, intent) => {
      const hasOptions = /^version [2-7]/.test(version);
      const hasPhone = /^version [567]/.test(version);
      const packing = /^version [3-7]/.test(version) ? 15 : 0;
      const deliveryFee = /^version [4567]$/.test(version) ? 25 : 0;
      const total = 123.45 + packing + deliveryFee;
      const isPickup = version.endsWith('picked up');
      const customer = await aCustomer(test);
      const paidFor = await aDish(test, { pricePaise: Math.round(100 * total) });
      const { id, razorpayOrderId } = await beginOrder(test, customer, paidFor.id, { key: randomUUID() });
      await keep(id, intent);
      await pay(test, razorpayOrderId);
      await untilOrdered(test, customer, id);
      expect(await ordersOf(test, customer)).toMatchObject([
        {
          packing,
          deliveryFee,
          charges: [
            ...(packing ? [{ kind: 'PACKING', label: 'Packing', amount: packing }] : []),
            ...(deliveryFee ? [{ kind: 'DELIVERY', label: 'Delivery', amount: deliveryFee }] : []),
          ],
          deliveryZone: deliveryFee ? 'Town' : null,
          phone: hasPhone ? '+919876543210' : null,
          deliveryNote: hasPhone ? 'Gate 2' : null,
          slotAt: hasPhone
            ? `${dayAhead(version === 'version 7' ? 4 : 3)}T${version === 'version 5' ? 14 : 18}:00:00.000Z`
            : null,
          buyer: version === 'version 7' ? { name: 'Tulsi Designs', gstin: '29AABCT1332L1ZA' } : null,
          total,
          way: isPickup ? 'PICKUP' : 'DELIVERY',
          address: isPickup ? '' : '12 MG Road',
          coordinates: isPickup ? null : { lat: 12.97, lng: 77.59 },
          paymentStatus: 'Paid',
          items: [
            {
              menuItem: { _id: dishId, name: 'Vada Pav', category: 'Burgers', price: 50 },
              qty: 2,
              choices: hasOptions ? [{ group: 'Chutney', name: 'Garlic', price: 5, qty: 2 }] : [],
              note: hasOptions ? 'no salt' : null,
            },
            { menuItem: { _id: otherDishId, name: 'Masala Chai', category: null, price: 23.45 }, qty: 1 },
          ],
        },
      ]);
    },
  );

  it.each(Object.entries(bookingIntents))(
    'books the table of its stored intent: %s',
    async (_version, intent) => {
      const customer = await aCustomer(test);
      const { id, razorpayOrderId } = await beginBooking(test, customer, dayAhead(8), randomUUID());
      await keep(id, intent);
      await pay(test, razorpayOrderId);
      const booked = () => test.app.dataSource.manager.findOneBy(Booking, { paymentId: id });
      await expect.poll(booked).toMatchObject({
        name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '+91 98450 12345',
        guests: 3,
        message: null,
        paymentStatus: 'Paid',
      });
    },
  );

  it('is refunded if its amount is not the total of its bill', async () => {
    const customer = await aCustomer(test);
    const { id, razorpayOrderId } = await beginOrder(test, customer, dishId);
    await keep(id, orderIntents['version 6']);
    await pay(test, razorpayOrderId);
    await untilState(test, customer, id, 'REFUNDED');
    expect(await ordersOf(test, customer)).toEqual([]);
  });

  it('stores its intent with the current version', async () => {
    const customer = await aCustomer(test);
    const order = await beginOrder(test, customer, dishId);
    const booking = await beginBooking(test, customer, dayAhead(8));
    const intentOf = async ({ id }: Begun) => (await test.app.services.paymentLists.find(id))?.intent;
    expect(await intentOf(order)).toMatchObject({ version: 7 });
    expect(await intentOf(booking)).toMatchObject({ version: 1 });
  });

  it('waits without a refund while only a newer version of the shop can read its intent', async () => {
    const customer = await aCustomer(test);
    const { id, razorpayOrderId } = await beginOrder(test, customer, dishId);
    const { services } = test.app;
    await keep(id, orderIntents['version 1'].replace('"version": 1', '"version": 7'));
    const proof = await pay(test, razorpayOrderId);
    await services.settlement.check(id);
    await expect(services.orderPurchases.fulfil(id)).rejects.toThrow();
    expect(await services.paymentLists.find(id)).toMatchObject({
      paidWith: proof.razorpay_payment_id,
      orderId: null,
      state: 'CAPTURED',
    });
    await keep(id, orderIntents['version 1']);
    await services.orderPurchases.fulfil(id);
    await untilOrdered(test, customer, id);
  });
});
