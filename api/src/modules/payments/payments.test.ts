import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { holdToDocument } from '../../../test/doors/contract.js';
import { aCustomer, aDish, type Account } from '../../../test/factories.js';
import {
  aReceipt,
  aVerifiedPayment,
  beginBooking,
  beginOrder,
  createOrder,
  makeDue,
  orderPaid,
  ordersOf,
  paise,
  pay,
  paymentOf,
  sendWebhook,
  untilOrdered,
  untilState,
  verify,
} from '../../../test/payments.js';
import { SandboxFaults } from '../../../test/sandbox-faults.js';
import { MenuItem } from '../menu/menu-item.entity.js';

/** One paisa below and above the price. Literals, as adding 0.01 is inexact. */
const [belowPrice, abovePrice] = [123.44, 123.46];

let test: TestApp;
let faults: SandboxFaults;
let asha: Account;
let ravi: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start();
  faults = new SandboxFaults(test.app.sandbox!);
  [asha, ravi] = [await aCustomer(test), await aCustomer(test, 'Ravi Menon')];
  dishId = (await aDish(test, { pricePaise: paise })).id;
});
afterEach(() => faults.clear());
afterAll(() => test.close());

describe('order paid online', () => {
  it('is placed by the worker without a browser callback', async () => {
    const { id, razorpayOrderId, receipt } = await beginOrder(test, asha, dishId, { quantity: 2 });
    expect(receipt).toMatch(/^receipt_\d+$/);
    await pay(test, razorpayOrderId);
    expect(await untilOrdered(test, asha, id)).toMatchObject({
      state: 'CAPTURED',
      amount: 246.9,
      order: { paymentStatus: 'PAID', total: 246.9 },
    });
  });

  it('is published to the customer’s paymentUpdated subscription', async () => {
    const begun = await beginOrder(test, asha, dishId);
    const client = test.live(asha.token);
    const query = 'subscription ($id: ID!) { paymentUpdated(id: $id) { state order { id } } }';
    const updates = client.iterate({ query, variables: { id: begun.id } });
    expect((await updates.next()).value).toMatchObject({ data: { paymentUpdated: { state: 'CREATED' } } });
    const proof = await pay(test, begun.razorpayOrderId);
    const input = {
      razorpayOrderId: proof.razorpay_order_id,
      razorpayPaymentId: proof.razorpay_payment_id,
      razorpaySignature: proof.razorpay_signature,
    };
    const verified = await test.graphql(
      'mutation ($proof: PaymentProofInput!) { verifyPayment(proof: $proof) { id } }',
      { proof: input },
      asha.token,
    );
    expect(verified.data).toEqual({ verifyPayment: { id: begun.id } });
    const seen: unknown[] = [];
    const ordered = () => JSON.stringify(seen.at(-1) ?? null).includes('"id"');
    while (!ordered()) seen.push((await updates.next()).value);
    expect(seen.at(-1)).toMatchObject({ data: { paymentUpdated: { state: 'CAPTURED' } } });
    await client.dispose();
  });

  it('is placed once for parallel starts with one key and parallel reports', async () => {
    for (let round = 0; round < 8; round += 1) {
      const customer = await aCustomer(test);
      const key = randomUUID();
      const begun = await Promise.all(
        Array.from({ length: 4 }, () => beginOrder(test, customer, dishId, { key })),
      );
      expect(new Set(begun.map(({ razorpayOrderId }) => razorpayOrderId)).size).toBe(1);
      const [{ id, razorpayOrderId }] = begun as [(typeof begun)[0]];
      const proof = await pay(test, razorpayOrderId);
      const webhook = {
        id: proof.razorpay_payment_id,
        order_id: razorpayOrderId,
        amount: paise,
        status: 'captured',
      } as const;
      const eventId = randomUUID();
      await Promise.all([
        verify(test, proof, customer),
        verify(test, proof, customer),
        sendWebhook(test, webhook, { eventId }),
        sendWebhook(test, webhook, { eventId }),
        sendWebhook(test, webhook),
        test.app.services.settlement.check(id),
        makeDue(test, id),
      ]);
      await untilOrdered(test, customer, id);
      expect(await ordersOf(test, customer)).toHaveLength(1);
      expect(await paymentOf(test, customer, id)).toMatchObject({ state: 'CAPTURED', refunds: [] });
    }
  });

  it('returns the same payment for its key after it was paid, even if a dish was deleted', async () => {
    const customer = await aCustomer(test);
    const dish = await aDish(test);
    const key = randomUUID();
    const begun = await beginOrder(test, customer, dish.id, { key });
    await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, customer, begun.id);
    await test.app.dataSource.manager.delete(MenuItem, { id: dish.id });
    expect(await beginOrder(test, customer, dish.id, { key })).toEqual(begun);
  });

  it('is refused with a wrong total, an unknown dish or no session', async () => {
    const input = { items: [{ menuItemId: dishId, quantity: 1 }], address: 'x', paymentMode: 'ONLINE' };
    const start = 'mutation ($input: PlaceOrderInput!) { startOrderPayment(input: $input) { keyId } }';
    const code = async (change: object, token?: string) =>
      (await test.graphql(start, { input: { ...input, ...change } }, token)).errors?.[0]?.extensions['code'];
    expect(await code({ total: abovePrice }, asha.token)).toBe('TOTAL_MISMATCH');
    expect(await code({ items: [{ menuItemId: 'f'.repeat(24), quantity: 1 }] }, asha.token)).toBe(
      'BAD_USER_INPUT',
    );
    expect(await code({})).toBe('UNAUTHENTICATED');
  });
});

describe('online order with a verified payment', () => {
  it('is refused with no payment, an unknown payment or a used one', async () => {
    const customer = await aCustomer(test);
    expect(await orderPaid(test, dishId, customer)).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_REQUIRED' },
    });
    const { id, receipt } = await aVerifiedPayment(test, customer);
    expect(await orderPaid(test, dishId, customer, { razorpay_order_id: 'order_of_somebody' })).toMatchObject(
      { status: 402 },
    );
    expect(await orderPaid(test, dishId, customer, { receipt: 'receipt_0' })).toMatchObject({ status: 402 });
    expect(await orderPaid(test, dishId, customer, { receipt, razorpay_order_id: id })).toMatchObject({
      status: 201,
      body: { paymentMode: 'ONLINE', paymentStatus: 'Paid' },
    });
    expect(await orderPaid(test, dishId, customer, { receipt, razorpay_order_id: id })).toMatchObject({
      status: 402,
    });
    expect(await orderPaid(test, dishId, customer)).toMatchObject({ status: 402 });
  });

  it('is placed for one of 20 parallel requests with one payment', async () => {
    const customer = await aCustomer(test);
    const { id } = await aVerifiedPayment(test, customer);
    const named = (n: number) => (n % 2 === 0 ? { razorpay_order_id: id } : {});
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => orderPaid(test, dishId, customer, named(n))),
    );
    const statuses = outcomes.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(19);
    expect(await ordersOf(test, customer)).toHaveLength(1);
  });

  it('is refused with another customer’s payment', async () => {
    const { id } = await aVerifiedPayment(test, asha);
    expect(await orderPaid(test, dishId, ravi, { razorpay_order_id: id })).toMatchObject({ status: 402 });
    const begun = await beginOrder(test, asha, dishId);
    const proof = await pay(test, begun.razorpayOrderId);
    expect(await verify(test, proof, ravi)).toMatchObject({ status: 400, body: { success: false } });
    const { errors } = await test.graphql('query ($id: ID!) { payment(id: $id) { id } }', begun, ravi.token);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    await untilOrdered(test, asha, begun.id);
    expect(await ordersOf(test, ravi)).toEqual([]);
    expect(await orderPaid(test, dishId, asha, { razorpay_order_id: id })).toMatchObject({ status: 201 });
  });

  it('is refused if the amount differs by one paisa', async () => {
    const customer = await aCustomer(test);
    for (const amount of [belowPrice, abovePrice]) {
      const { body } = await createOrder(test, aReceipt(), customer.token, amount);
      expect(await verify(test, await pay(test, body.id), customer)).toMatchObject({ status: 200 });
      expect(await orderPaid(test, dishId, customer, { razorpay_order_id: body.id })).toMatchObject({
        status: 402,
      });
    }
    expect(await ordersOf(test, customer)).toEqual([]);
  });

  it('accepts a visitor’s payment from the first customer who proves it', async () => {
    const customer = await aCustomer(test);
    const { body } = await createOrder(test, aReceipt());
    const proof = await pay(test, body.id);
    expect(await verify(test, proof, customer)).toMatchObject({ status: 200 });
    expect(await verify(test, proof, ravi)).toMatchObject({ status: 400 });
    expect(await orderPaid(test, dishId, customer)).toMatchObject({ status: 201 });
  });
});

describe('proof of payment', () => {
  it.each([
    [
      'a signature with one other character',
      (proof: Record<string, string>) => {
        const [first = ''] = proof['razorpay_signature'] ?? '';
        return { razorpay_signature: (first === 'a' ? 'b' : 'a') + proof['razorpay_signature']!.slice(1) };
      },
    ],
    [
      'an upper-case signature',
      (proof: Record<string, string>) => ({
        razorpay_signature: proof['razorpay_signature']?.toUpperCase(),
      }),
    ],
    ['a short signature', () => ({ razorpay_signature: 'abc' })],
    ['another payment', () => ({ razorpay_payment_id: 'pay_00000000000000' })],
    ['an unknown order', () => ({ razorpay_order_id: 'order_00000000000000' })],
    ['another amount', () => ({ amount: abovePrice })],
    ['another receipt', () => ({ receipt: 'receipt_other' })],
  ])('with %s is refused and leaves the payment unclaimed', async (_what, change) => {
    const { body } = await createOrder(test, aReceipt());
    const proof = await pay(test, body.id);
    expect(await verify(test, { ...proof, ...change({ ...proof }) }, ravi)).toEqual(
      expect.objectContaining({
        status: 400,
        body: expect.objectContaining({ success: false, message: 'Payment verification failed.' }) as object,
      }),
    );
    expect(await verify(test, proof, asha)).toMatchObject({ status: 200 });
  });

  it('is accepted as a form post and redirects to the shop', async () => {
    const begun = await beginOrder(test, asha, dishId);
    faults.dropWebhooks();
    const proof = await pay(test, begun.razorpayOrderId);
    const send = async (form: Record<string, string>) => {
      const answer = await fetch(`${test.url}/api/payment/callback`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
      const { status, headers } = answer;
      holdToDocument(test.app, {
        method: 'POST',
        route: '/api/payment/callback',
        status,
        headers,
        body: undefined,
      });
      return [status, headers.get('Location')];
    };
    expect(await send({ ...proof, razorpay_signature: 'f'.repeat(64) })).toEqual([
      303,
      '/shop/#/checkout?unpaid',
    ]);
    expect(await send({ 'error[code]': 'BAD_REQUEST_ERROR' })).toEqual([303, '/shop/#/checkout?unpaid']);
    expect(await send({ ...proof })).toEqual([303, '/shop/#/order-history']);
    await untilOrdered(test, asha, begun.id);
  });

  it('is accepted for a second attempt after a failed one', async () => {
    const customer = await aCustomer(test);
    const begun = await beginOrder(test, customer, dishId);
    await pay(test, begun.razorpayOrderId, { outcome: 'failure' });
    await untilState(test, customer, begun.id, 'FAILED');
    faults.dropWebhooks();
    expect(await verify(test, await pay(test, begun.razorpayOrderId), customer)).toMatchObject({
      status: 200,
    });
    await untilOrdered(test, customer, begun.id);
  });

  it('requires authentication', async () => {
    expect(await test.rest('POST', '/api/payment/verify', { body: {} })).toMatchObject({ status: 401 });
  });

  it.each([
    ['an empty signature', { razorpay_signature: '' }, 'razorpay_signature'],
    ['a blank signature', { razorpay_signature: '  ' }, 'razorpay_signature'],
    ['no signature', { razorpay_signature: undefined }, 'razorpay_signature'],
    ['a signature that is no text', { razorpay_signature: 7 }, 'razorpay_signature'],
    ['an endless signature', { razorpay_signature: 'f'.repeat(201) }, 'razorpay_signature'],
    ['no order', { razorpay_order_id: null }, 'razorpay_order_id'],
    ['no payment', { razorpay_payment_id: undefined }, 'razorpay_payment_id'],
    ['an amount that is no number', { amount: 'all' }, 'amount'],
    ['a receipt that is no text', { receipt: {} }, 'receipt'],
  ])('with %s is refused and names the field', async (_what, change, field) => {
    const proof = {
      razorpay_order_id: 'order_00000000000000',
      razorpay_payment_id: 'pay_00000000000000',
      razorpay_signature: 'f'.repeat(64),
    };
    const { status, body } = await verify(test, { ...proof, ...change }, asha);
    expect([status, body]).toEqual([
      400,
      {
        success: false,
        message: 'Payment verification failed.',
        code: 'BAD_USER_INPUT',
        errors: [{ field, message: expect.any(String) as string }],
      },
    ]);
  });

  it.each([[{}], [[]], [undefined]])('that is %j is refused', async (body) => {
    expect(await test.rest('POST', '/api/payment/verify', { token: asha.token, body })).toMatchObject({
      status: 400,
      body: { success: false, message: 'Payment verification failed.', code: 'BAD_USER_INPUT' },
    });
  });

  it('with an empty signature is refused through GraphQL', async () => {
    const proof = { razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1', razorpaySignature: '' };
    const { errors } = await test.graphql(
      'mutation ($proof: PaymentProofInput!) { verifyPayment(proof: $proof) { id } }',
      { proof },
      asha.token,
    );
    expect(errors).toMatchObject([
      {
        message: 'Payment verification failed.',
        extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'razorpaySignature' }] },
      },
    ]);
  });
});

it('customers who start a payment in parallel get separate payment orders', async () => {
  for (let round = 0; round < 3; round += 1) {
    const customers = await Promise.all(Array.from({ length: 12 }, () => aCustomer(test)));
    const begun = await Promise.all(customers.map((customer) => beginOrder(test, customer, dishId)));
    expect(new Set(begun.map(({ razorpayOrderId }) => razorpayOrderId)).size).toBe(12);
  }
});

describe('payment started again with the same key', () => {
  const start = `mutation ($input: PlaceOrderInput!, $key: String) {
    startOrderPayment(input: $input, idempotencyKey: $key) { payment { id } }
  }`;
  const startWithoutTotal = (customer: Account, menuItemId: string, key: string) =>
    test.graphql(
      start,
      { input: { items: [{ menuItemId, quantity: 2 }], address: '1 MG Road', paymentMode: 'ONLINE' }, key },
      customer.token,
    );
  const beganMinutesAgo = (id: string, minutes: number) =>
    test.app.dataSource.query(
      `update payments set created_at = now() - make_interval(mins => $2), begun_at = now() - make_interval(mins => $2)
       where id = $1`,
      [id, minutes],
    );

  it('is extended by an hour if the price is unchanged', async () => {
    const customer = await aCustomer(test);
    const key = randomUUID();
    const { id } = await beginOrder(test, customer, dishId, { key });
    await beganMinutesAgo(id, 61);
    const again = await beginOrder(test, customer, dishId, { key });
    expect(again.id).toBe(id);
    await pay(test, again.razorpayOrderId);
    await untilOrdered(test, customer, id);
  });

  it('is refused with the new price and not extended if the price has changed', async () => {
    const customer = await aCustomer(test);
    const dish = await aDish(test, { pricePaise: 7900 });
    const key = randomUUID();
    const { id, razorpayOrderId } = await beginOrder(test, customer, dish.id, { key, quantity: 2 });
    await test.app.dataSource.manager.update(MenuItem, { id: dish.id }, { pricePaise: 79_000 });
    await beganMinutesAgo(id, 61);
    const { errors } = await startWithoutTotal(customer, dish.id, key);
    expect(errors).toMatchObject([
      {
        message: 'The price has changed: it is now ₹1580.00. Please check it and start the payment again.',
        extensions: { code: 'TOTAL_MISMATCH', total: 1580 },
      },
    ]);
    await pay(test, razorpayOrderId);
    expect(await untilState(test, customer, id, 'REFUNDED')).toMatchObject({
      order: null,
      refunds: [{ reason: 'The payment came through too late.', amount: 158 }],
    });
  });

  it('places the order at the prices of the last quote, even if only the split of the total has changed', async () => {
    const customer = await aCustomer(test);
    const [dear, cheap] = [await aDish(test, { pricePaise: 9000 }), await aDish(test, { pricePaise: 1000 })];
    const key = randomUUID();
    const input = {
      items: [dear, cheap].map((dish) => ({ menuItemId: dish.id, quantity: 1 })),
      address: '1 MG Road',
      paymentMode: 'ONLINE',
    };
    const startBoth = () => test.graphql(start, { input, key }, customer.token);
    await startBoth();
    await test.app.dataSource.manager.update(MenuItem, { id: dear.id }, { pricePaise: 6000 });
    await test.app.dataSource.manager.update(MenuItem, { id: cheap.id }, { pricePaise: 4000 });
    const { data } = await startBoth();
    const { id } = (data as { startOrderPayment: { payment: { id: string } } }).startOrderPayment.payment;
    const payment = await test.app.services.paymentLists.find(id);
    await pay(test, payment?.razorpayOrderId ?? '');
    await untilOrdered(test, customer, id);
    expect(await ordersOf(test, customer)).toMatchObject([
      { total: 100, items: [{ menuItem: { price: 60 } }, { menuItem: { price: 40 } }] },
    ]);
  });

  it('is refused if the booking fee has changed', async () => {
    const customer = await aCustomer(test);
    const key = randomUUID();
    const { id } = await beginBooking(test, customer, dayAhead(7), key);
    await test.app.dataSource.query('update payments set amount_paise = 15000 where id = $1', [id]);
    const { errors } = await test.graphql(
      `mutation ($input: BookTableInput!, $key: String) {
        startBookingPayment(input: $input, idempotencyKey: $key) { payment { id } }
      }`,
      { input: aBooking({ date: dayAhead(7) }), key },
      customer.token,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'TOTAL_MISMATCH', total: 200 } }]);
  });
});
