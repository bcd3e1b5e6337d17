import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking } from '../../../test/a-booking.js';
import { TestApp, type GraphqlAnswer } from '../../../test/app.js';
import { aCustomer, aDish, type Account } from '../../../test/factories.js';
import { aReceipt, createOrder, paise, pay, price, untilOrdered, verify } from '../../../test/payments.js';
import { newId } from '../../platform/ids.js';
import { networkKey } from './payment-limits.js';

let test: TestApp;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ TRUST_PROXY: '1' });
  dishId = (await aDish(test, { pricePaise: paise })).id;
});
afterAll(() => test.close());

const tooMany = 'TOO_MANY_REQUESTS';

function startOrder({ token }: Account, key: string = randomUUID()): Promise<GraphqlAnswer> {
  const input = {
    items: [{ menuItemId: dishId, quantity: 1 }],
    address: '1 MG Road',
    paymentMode: 'ONLINE',
  };
  const mutation = `mutation ($input: PlaceOrderInput!, $key: String) {
    startOrderPayment(input: $input, idempotencyKey: $key) { payment { id razorpayOrderId } }
  }`;
  return test.graphql(mutation, { input, key }, token);
}

function startBooking({ token }: Account, key: string = randomUUID()): Promise<GraphqlAnswer> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const mutation =
    'mutation ($input: BookTableInput!, $key: String) { startBookingPayment(input: $input, idempotencyKey: $key) { payment { id } } }';
  return test.graphql(mutation, { input: aBooking({ date: tomorrow }), key }, token);
}

const codeOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions['code'];

/** Inserts unpaid payments begun ten minutes ago. */
async function haveOpen(count: number, owner: { userId?: string; network?: string }): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const receipt = aReceipt();
    await test.app.dataSource.query(
      `insert into payments (id, receipt, provider_receipt, receipt_scope, user_id, network, amount_paise, begun_at)
       values ($1, $2, $2, 'test', $3, $4, 100, now() - interval '10 minutes')`,
      [newId(), receipt, owner.userId ?? null, owner.network ?? null],
    );
  }
}

describe('limit on open payments of a customer', () => {
  it('allows 20 across parallel orders, bookings and payment orders', async () => {
    const customer = await aCustomer(test);
    await haveOpen(14, { userId: customer.id });
    const begun = await Promise.all([
      ...Array.from({ length: 5 }, () => startOrder(customer).then((answer) => codeOf(answer) ?? 'begun')),
      ...Array.from({ length: 5 }, () => startBooking(customer).then((answer) => codeOf(answer) ?? 'begun')),
      ...Array.from({ length: 5 }, () =>
        createOrder(test, aReceipt(), customer.token).then(({ body }) => body.code ?? 'begun'),
      ),
    ]);
    expect(begun.filter((code) => code === 'begun')).toHaveLength(6);
    expect(begun.filter((code) => code === tooMany)).toHaveLength(9);
  });

  it('tells the customer what to do and when the oldest open payment expires', async () => {
    const customer = await aCustomer(test);
    await haveOpen(20, { userId: customer.id });
    const { errors } = await startOrder(customer);
    expect(errors?.[0]).toMatchObject({
      message:
        'You have started many payments without paying. Finish one of them, or pay in cash. Please try again in 50 minutes.',
      extensions: { code: tooMany },
    });
    const refused = await createOrder(test, aReceipt(), customer.token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(2900);
    await test.app.dataSource.query(
      `update payments set begun_at = now() - interval '61 minutes' where user_id = $1`,
      [customer.id],
    );
    expect(codeOf(await startOrder(customer))).toBeUndefined();
  });

  it('does not count paid payments and still returns open ones for repeated requests', async () => {
    const customer = await aCustomer(test);
    await haveOpen(18, { userId: customer.id });
    const key = randomUUID();
    const { data } = await startOrder(customer, key);
    const { payment } = (data as { startOrderPayment: { payment: { id: string; razorpayOrderId: string } } })
      .startOrderPayment;
    const receipt = aReceipt();
    const viaRest = await createOrder(test, receipt, customer.token);
    expect(codeOf(await startOrder(customer))).toBe(tooMany);
    // Repeated requests return the open payments.
    expect(codeOf(await startOrder(customer, key))).toBeUndefined();
    expect((await createOrder(test, receipt, customer.token)).body).toEqual(viaRest.body);
    await pay(test, payment.razorpayOrderId);
    await untilOrdered(test, customer, payment.id);
    expect(codeOf(await startOrder(customer))).toBeUndefined();
    expect(codeOf(await startOrder(customer))).toBe(tooMany);
  });

  const expire = (customer: Account, count: number) =>
    test.app.dataSource.query(
      `update payments set begun_at = now() - interval '61 minutes'
       where id in (select id from payments where user_id = $1 order by created_at limit $2)`,
      [customer.id, count],
    );

  it('counts expired payments that are begun again, of orders and of bookings', async () => {
    const customer = await aCustomer(test);
    const key = randomUUID();
    for (const start of [startOrder, startBooking])
      expect(codeOf(await start(customer, key))).toBeUndefined();
    await expire(customer, 2);
    await haveOpen(20, { userId: customer.id });
    for (const start of [startOrder, startBooking]) expect(codeOf(await start(customer, key))).toBe(tooMany);
    await test.app.dataSource.query(
      `delete from payments where id in
         (select id from payments where user_id = $1 and receipt_scope = 'test' limit 2)`,
      [customer.id],
    );
    for (const start of [startOrder, startBooking])
      expect(codeOf(await start(customer, key))).toBeUndefined();
    expect(codeOf(await startOrder(customer))).toBe(tooMany);
    for (const start of [startOrder, startBooking])
      expect(codeOf(await start(customer, key))).toBeUndefined();
  });
});

describe('limit on open payments of a network', () => {
  const createFrom = (address: string, token?: string) =>
    test.rest<{ code?: string }>('POST', '/api/payment/create-order', {
      token,
      headers: { 'X-Forwarded-For': address },
      body: { amount: price, receipt: aReceipt() },
    });

  it('allows 300 across parallel requests with and without a token', async () => {
    const address = '203.0.113.7';
    await haveOpen(296, { network: networkKey(address) });
    const customers = await Promise.all(Array.from({ length: 4 }, () => aCustomer(test)));
    const begun = await Promise.all([
      ...customers.map(({ token }) => createFrom(address, token)),
      ...Array.from({ length: 4 }, () => createFrom(address)),
    ]);
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(begun.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await createFrom('203.0.113.8')).status).toBe(200);
  });
});

it('accepts a customer’s proof of a visitor’s payment at the limit of open payments', async () => {
  const customer = await aCustomer(test);
  await haveOpen(20, { userId: customer.id });
  const { body } = await createOrder(test, aReceipt());
  expect((await verify(test, await pay(test, body.id), customer)).status).toBe(200);
});
