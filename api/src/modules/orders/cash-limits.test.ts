import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value, type Outcome } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { deleteRateLimits } from '../../../test/rate-limits.js';
import { newId } from '../../platform/ids.js';
import { Order } from './order.entity.js';

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'placed' : outcome.code);
const countOf = (codes: readonly string[], code: string) => codes.filter((each) => each === code).length;

let test: TestApp;
let admin: Account;
let dishId: string;
beforeAll(async () => {
  // Scaled by 0.25: 5 open orders, 15 attempts per account and hour, 75 attempts per network and ten minutes.
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '0.25', TRUST_PROXY: '1' });
  admin = await anAdmin(test);
  dishId = (await aDish(test, { pricePaise: 10_000 })).id;
});
afterAll(() => test.close());
beforeEach(() => deleteRateLimits(test));

/** Headers of a client address that no other request has used. */
let lastAddress = 0;
function from(): Record<string, string> {
  lastAddress += 1;
  return { 'X-Forwarded-For': `203.0.113.${lastAddress}` };
}

async function place(
  { token }: Account,
  headers: Record<string, string>,
  key?: string,
): Promise<{ status: number; code: string; message: string; id: string; retryAfter: string | null }> {
  const {
    status,
    body,
    headers: answered,
  } = await test.rest<Record<string, string>>('POST', '/api/orders', {
    token,
    body: { items: [{ menuItem: dishId, qty: 1 }], address: '1 Brigade Road' },
    headers: { ...headers, ...(key && { 'Idempotency-Key': key }) },
  });
  const { code = 'placed', message = '', _id: id = '' } = body;
  return { status, code, message, id, retryAfter: answered.get('Retry-After') };
}

const ordersOf = (customer: Account) => test.app.dataSource.manager.countBy(Order, { userId: customer.id });

describe.each(doorsOf(() => test))('limit on open cash orders through $name', (door) => {
  const order = (customer: Account, key?: string) =>
    door.placeOrder(customer.token, { items: [{ id: dishId, quantity: 1 }] }, key);

  it('lets 5 of 12 parallel requests place an order', async () => {
    const customer = await aCustomer(test);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => order(customer)));
    const codes = outcomes.map(codeOf);
    expect([countOf(codes, 'placed'), countOf(codes, 'CONFLICT')]).toEqual([5, 7]);
    expect(outcomes.find((outcome) => !outcome.ok)).toMatchObject({
      message:
        'You have 5 open orders to be paid in cash. Please wait until one has arrived before you order more in cash.',
      fields: ['paymentMode'],
    });
    expect(await ordersOf(customer)).toBe(5);
  });

  it('accepts another order after one has been delivered or cancelled', async () => {
    const customer = await aCustomer(test);
    const placed = await Promise.all(Array.from({ length: 5 }, () => order(customer)));
    expect(codeOf(await order(customer))).toBe('CONFLICT');
    for (const [index, status] of (['Delivered', 'Cancelled'] as const).entries()) {
      await door.setStatus(admin.token, value(placed[index] as Outcome<{ id: string }>).id, status);
      expect(codeOf(await order(customer))).toBe('placed');
      expect(codeOf(await order(customer))).toBe('CONFLICT');
    }
  });

  it('returns the existing order for a repeated request', async () => {
    const customer = await aCustomer(test);
    const key = newId();
    const placed = await Promise.all(
      [key, newId(), newId(), newId(), newId()].map((k) => order(customer, k)),
    );
    expect(codeOf(await order(customer, newId()))).toBe('CONFLICT');
    const again = await Promise.all(Array.from({ length: 4 }, () => order(customer, key)));
    expect(new Set(again.map((outcome) => value(outcome).id))).toEqual(
      new Set([value(placed[0] as Outcome<{ id: string }>).id]),
    );
  });

  it('refuses a cash order above ₹1,00,000 and says what the customer can do', async () => {
    const customer = await aCustomer(test);
    const dish = await aDish(test, { pricePaise: 1_000_000 });
    const items = [{ id: dish.id, quantity: 10 }];
    expect(codeOf(await door.placeOrder(customer.token, { items }))).toBe('placed');
    const cheap = await aDish(test, { pricePaise: 1 });
    const more = [...items, { id: cheap.id, quantity: 1 }];
    expect(await door.placeOrder(customer.token, { items: more, total: 100_000.01 })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: ['paymentMode'],
      message: 'An order to be paid in cash can be ₹1,00,000 at most. Please order less, or pay online.',
    });
  });

  it('refuses a total above 2^31 paise', async () => {
    const customer = await aCustomer(test);
    const dish = await aDish(test, { pricePaise: 99_999_999 });
    const items = [{ id: dish.id, quantity: 999 }];
    const total = (99_999_999 * 999) / 100;
    expect(codeOf(await door.placeOrder(customer.token, { items, total }))).toBe('BAD_USER_INPUT');
    const online = { items, total, paymentMode: 'ONLINE' };
    expect(codeOf(await door.placeOrder(customer.token, online))).toBe('PAYMENT_REQUIRED');
    expect(codeOf(await door.placeOrder(customer.token, { items, total: 1e11 }))).toBe('TOTAL_MISMATCH');
  });
});

describe('CashLimits', () => {
  it('does not limit admins, who order for callers', async () => {
    const colleague = await anAdmin(test);
    const headers = from();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(colleague, headers)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  });

  it('limits parallel requests across REST, GraphQL and two processes', async () => {
    const other = await TestApp.start({ ...test.stores, RATE_LIMIT_FACTOR: '0.25', ROLE: 'api' });
    try {
      const customer = await aCustomer(test);
      const items = [{ id: dishId, quantity: 1 }];
      const doors = [...doorsOf(() => test), ...doorsOf(() => other)];
      const outcomes = await Promise.all(
        Array.from({ length: 3 }, () =>
          doors.map((door) => door.placeOrder(customer.token, { items })),
        ).flat(),
      );
      const codes = outcomes.map(codeOf);
      expect([countOf(codes, 'placed'), countOf(codes, 'CONFLICT')]).toEqual([5, 7]);
      expect(await ordersOf(customer)).toBe(5);
    } finally {
      await other.close();
    }
  });

  it('allows an account 15 attempts per hour and reports when to retry', async () => {
    const customer = await aCustomer(test);
    const headers = from();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(customer, headers)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(
        /^You have placed too many orders\. Please try again in \d+ minutes?\.$/,
      ) as string,
      retryAfter: expect.stringMatching(/^\d+$/) as string,
    });
    expect((await place(await aCustomer(test), headers)).status).toBe(201);
  });

  it('allows a network 75 attempts in ten minutes across all accounts', async () => {
    const headers = from();
    const customers = await Promise.all(Array.from({ length: 16 }, () => aCustomer(test)));
    const answers = await Promise.all(
      customers.flatMap((customer) => Array.from({ length: 5 }, () => place(customer, headers))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(75);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.message).toMatch(/^Too many orders were placed from your network\. /);
    expect((await place(await aCustomer(test), from())).status).toBe(201);
  });
});
