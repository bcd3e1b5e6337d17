import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { orderProblemDoorsOf } from '../../../test/doors/order-problems.js';
import { value } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { endRateWindows } from '../../../test/rate-limits.js';
import { newId } from '../../platform/ids.js';

let test: TestApp;
/** With the limits of a real shop, and without a worker. */
let strict: TestApp;
let asha: Account;
let ravi: Account;
let admin: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  strict = await TestApp.start({ ROLE: 'api', DATABASE_URL: test.databaseUrl });
  [asha, ravi, admin] = [await aCustomer(test), await aCustomer(test, 'Ravi Iyer'), await anAdmin(test)];
  dishId = (await aDish(test, { name: 'Biryani', pricePaise: 25_000 })).id;
});
afterAll(async () => {
  await strict.close();
  await test.close();
});

let orderId: string;
beforeEach(async () => {
  const body = { items: [{ menuItem: dishId, qty: 2 }], address: '1 MG Road', paymentMode: 'COD' };
  orderId = (await test.rest<{ _id: string }>('POST', '/api/orders', { token: asha.token, body })).body._id;
});

const missing = { reason: 'MISSING_DISH', lines: [0], text: ' The biryani\nwas not there. ' };
const sql = <T extends object>(text: string, ...values: unknown[]) =>
  test.app.dataSource.query<T[]>(text, values);
const kept = () => sql(`select id from contact_messages where order_id = $1`, orderId);
const noticesOf = ({ id }: Account, kind: string, about: string) =>
  sql<{ title: string; body: string; link: string }>(
    `select title, body, link from notifications
     where user_id = $1 and kind = $2 and (link like '%' || $3 or body like '%' || $3 || '%') order by created_at`,
    id,
    kind,
    about,
  );

describe.each(orderProblemDoorsOf(() => test))('a problem with an order through $name', (door) => {
  it('is kept with the order, and seen by its customer and by staff alone', async () => {
    expect(value(await door.seen(asha.token, orderId))).toBeNull();
    const reported = value(await door.report(asha.token, orderId, missing));
    expect(reported).toEqual({
      reason: 'MISSING_DISH',
      dishes: ['2 × Biryani'],
      text: 'The biryani\nwas not there.',
      sentAt: expect.any(String),
      answeredAt: null,
      reply: null,
    });
    expect(value(await door.seen(asha.token, orderId))).toEqual(reported);
    expect(value(await door.seen(admin.token, orderId))).toEqual(reported);
    expect(await door.seen(ravi.token, orderId)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is NOT_FOUND for another customer, also for staff, and UNAUTHENTICATED for visitors', async () => {
    expect(await door.report(ravi.token, orderId, missing)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await door.report(admin.token, orderId, missing)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await door.report(asha.token, newId(), missing)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await door.report(undefined, orderId, missing)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['reason', { reason: 'BORED' }],
    ['text', { reason: 'OTHER', text: ' ' }],
    ['text', { text: 'x'.repeat(1001) }],
    ['lines', { lines: [1] }],
  ])('is refused for an invalid %s: %j', async (field, bad) => {
    expect(await door.report(asha.token, orderId, { ...missing, ...bad })).toMatchObject({ ok: false });
    const outcome = await door.report(asha.token, orderId, { ...missing, ...bad });
    if (!outcome.ok && field !== 'reason') expect(outcome.fields).toEqual([field]);
    expect(await kept()).toEqual([]);
  });

  it('is stored once for ten parallel reports, and the others are conflicts', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => door.report(asha.token, orderId, missing)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    for (const outcome of outcomes) {
      if (!outcome.ok)
        expect(outcome).toMatchObject({
          code: 'CONFLICT',
          message: 'We have your report about this order and will answer it soon.',
        });
    }
    expect(await kept()).toHaveLength(1);
  });

  it('is kept once, however often it is sent with one key', async () => {
    const key = newId();
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => door.report(asha.token, orderId, missing, key)),
    );
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await kept()).toHaveLength(1);
    expect(await door.report(asha.token, orderId, { reason: 'LATE' }, key)).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  it('can be reported for seven days after the order, whatever its status', async () => {
    const placedBefore = (days: number) =>
      sql(
        `update orders set created_at = now() - make_interval(secs => $2), status = 'Cancelled' where id = $1`,
        orderId,
        days * 86_400,
      );
    await placedBefore(7.01);
    expect(await door.report(asha.token, orderId, missing)).toMatchObject({
      code: 'CONFLICT',
      message: 'Problems can be reported for seven days after an order.',
    });
    await placedBefore(6.99);
    expect(await door.report(asha.token, orderId, missing)).toMatchObject({ ok: true });
  });

  it('is answered by staff alone, once', async () => {
    expect(await door.answer(admin.token, orderId, 'Sorry')).toMatchObject({ code: 'NOT_FOUND' });
    await door.report(asha.token, orderId, missing);
    expect(await door.answer(asha.token, orderId, 'Sorry')).toMatchObject({ code: 'FORBIDDEN' });
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => door.answer(admin.token, orderId, ' We send it again. ')),
    );
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await door.answer(admin.token, orderId, 'Something else')).toMatchObject({ code: 'CONFLICT' });
    expect(value(await door.seen(asha.token, orderId))).toMatchObject({
      answeredAt: expect.any(String),
      reply: 'We send it again.',
    });
    await door.report(asha.token, orderId, { reason: 'LATE' });
    await door.answer(admin.token, orderId, null);
    const notices = () => noticesOf(asha, 'contact.message-answered', orderId);
    await expect.poll(async () => (await notices()).length).toBeGreaterThanOrEqual(2);
    const title = 'The restaurant has answered your report';
    const link = `/track-order/${orderId}`;
    expect(await notices()).toEqual([
      { title, link, body: 'We send it again.' },
      {
        title,
        link,
        body: 'The restaurant has looked into your order and marked the problem as solved.',
      },
    ]);
  });

  it('can be followed by another problem after its answer, which may be empty', async () => {
    await door.report(asha.token, orderId, missing);
    expect(value(await door.answer(admin.token, orderId, null))).toMatchObject({ reply: null });
    expect(value(await door.report(asha.token, orderId, { reason: 'LATE' }))).toMatchObject({
      reason: 'LATE',
      dishes: [],
      text: '',
      answeredAt: null,
    });
    expect(await kept()).toHaveLength(2);
  });

  it('notifies staff once', async () => {
    await door.report(asha.token, orderId, { ...missing, text: `Not in ${orderId}` });
    await expect
      .poll(() => noticesOf(admin, 'contact.message-sent', orderId))
      .toEqual([
        {
          title: 'A customer says that a dish is missing',
          body: `2 × Biryani: Not in ${orderId}`,
          link: '/admin/messages',
        },
      ]);
    expect(await noticesOf(asha, 'contact.message-sent', orderId)).toEqual([]);
  });
});

describe('the limit of reports', () => {
  it('counts the reports of each customer separately', async () => {
    await endRateWindows(strict);
    const [door] = orderProblemDoorsOf(() => strict);
    const outcomes = [];
    for (let tries = 0; tries < 6; tries += 1)
      outcomes.push(await door?.report(asha.token, orderId, missing));
    expect(outcomes.map((outcome) => outcome && (outcome.ok ? 'OK' : outcome.code))).toEqual([
      'OK',
      ...Array.from({ length: 4 }, () => 'CONFLICT'),
      'TOO_MANY_REQUESTS',
    ]);
    const meera = await aCustomer(strict);
    expect(await door?.report(meera.token, orderId, missing)).toMatchObject({ code: 'NOT_FOUND' });
    await endRateWindows(strict);
  });
});

describe('contactMessages', () => {
  it('returns a reported problem with its order', async () => {
    const [door] = orderProblemDoorsOf(() => test);
    await door?.report(asha.token, orderId, missing);
    const { data } = await test.graphql(
      '{ contactMessages(first: 1) { nodes { name email problem { orderId reason dishes } } } }',
      {},
      admin.token,
    );
    expect(data).toMatchObject({
      contactMessages: {
        nodes: [
          {
            name: 'Asha Rao',
            email: asha.email,
            problem: { orderId, reason: 'MISSING_DISH', dishes: ['2 × Biryani'] },
          },
        ],
      },
    });
  });
});
