import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, type Account } from '../../../test/factories.js';
import { pay } from '../../../test/payments.js';

let test: TestApp;
let asha: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ LOG_LEVEL: 'warn' });
  asha = await aCustomer(test);
  dishId = (await aDish(test, { pricePaise: 12_345 })).id;
});
afterAll(() => test.close());

const start = `mutation ($input: PlaceOrderInput!, $key: String) {
  startOrderPayment(input: $input, idempotencyKey: $key) {
    keyId amountInPaise currency scriptUrl description payment { id razorpayOrderId receipt state amount }
  }
}`;

it('places the order once it is paid, without the browser', async () => {
  const input = { items: [{ menuItemId: dishId, quantity: 2 }], address: '1 MG Road', paymentMode: 'ONLINE' };
  const { data, errors } = await test.graphql(start, { input, key: 'k1' }, asha.token);
  expect(errors).toBeUndefined();
  const checkout = data?.['startOrderPayment'] as { payment: { id: string; razorpayOrderId: string } };
  expect(checkout).toMatchObject({ amountInPaise: 24_690, currency: 'INR', payment: { state: 'CREATED' } });
  await pay(test, checkout.payment.razorpayOrderId);
  const query = 'query ($id: ID!) { payment(id: $id) { state order { paymentMode paymentStatus total } } }';
  await expect
    .poll(
      async () => (await test.graphql(query, { id: checkout.payment.id }, asha.token)).data?.['payment'],
      { timeout: 20_000 },
    )
    .toEqual({ state: 'CAPTURED', order: { paymentMode: 'ONLINE', paymentStatus: 'PAID', total: 246.9 } });
});

describe('REST', () => {
  it('pays, verifies and orders', async () => {
    const created = await test.rest<{ id: string; amount: number }>('POST', '/api/payment/create-order', {
      body: { amount: 123.45, receipt: 'receipt_1' },
    });
    expect(created).toMatchObject({
      status: 200,
      body: { amount: 12_345, currency: 'INR', receipt: 'receipt_1' },
    });
    const proof = await pay(test, created.body.id);
    const verified = await test.rest('POST', '/api/payment/verify', {
      token: asha.token,
      body: { ...proof, amount: 123.45, receipt: 'receipt_1' },
    });
    expect(verified).toMatchObject({ status: 200, body: { success: true } });
    const order = await test.rest('POST', '/api/orders', {
      token: asha.token,
      body: {
        items: [{ menuItem: dishId, qty: 1 }],
        address: '1 MG Road',
        paymentMode: 'ONLINE',
        paymentStatus: 'Paid',
      },
    });
    expect(order).toMatchObject({ status: 201, body: { paymentMode: 'ONLINE', paymentStatus: 'Paid' } });
    const again = await test.rest('POST', '/api/orders', {
      token: asha.token,
      body: {
        items: [{ menuItem: dishId, qty: 1 }],
        address: '1 MG Road',
        paymentMode: 'ONLINE',
        paymentStatus: 'Paid',
      },
    });
    expect(again).toMatchObject({ status: 402, body: { code: 'PAYMENT_REQUIRED' } });
  });
});
