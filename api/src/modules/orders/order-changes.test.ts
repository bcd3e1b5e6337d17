import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import {
  aPaymentId,
  idle,
  paymentOf,
  refundAtProvider,
  sendWebhook,
  placePaid,
  untilState,
} from '../../../test/payments.js';
import { PaymentDecisions1764004200000 } from '../../platform/migrations/1764004200000-payment-decisions.js';
import { noticeRules } from '../notifications/notices.js';
import { notificationSubscribers } from '../notifications/notifications.subscribers.js';
import { newId } from '../../platform/ids.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import { orderStatusChanged } from './orders.events.js';

let test: TestApp;
let admin: Account;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
  dish = await aDish(test, { pricePaise: 12_345 });
});
afterAll(() => test.close());

async function placeInCash({ token }: Account): Promise<string> {
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token,
    body: { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
  });
  return body._id;
}

const put = (id: string, what: string, body: object, { token } = admin) =>
  test.rest<{ code?: string }>('PUT', `/api/admin/orders/${id}/${what}`, { token, body });
const setStatus = (id: string, status: string, refund?: boolean) => put(id, 'status', { status, refund });

interface SeenChange {
  readonly kind: string;
  readonly version: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly by: string | null;
}
async function changesOf(id: string) {
  const { data, errors } = await test.graphql(
    `query ($id: ID!) {
      order(id: $id) {
        version isNotTaken
        history { from to }
        changes { kind version from to promisedUntil reason isNotTaken by }
      }
    }`,
    { id },
    admin.token,
  );
  expect(errors).toBeUndefined();
  return data?.['order'] as {
    readonly version: number;
    readonly history: readonly object[];
    readonly changes: readonly SeenChange[];
  };
}

describe('the changes of an order', () => {
  it('are listed with what changed and by whom, and only those of its status in its history', async () => {
    const asha = await aCustomer(test, 'Asha Rao');
    const id = await placeInCash(asha);
    await setStatus(id, 'Preparing');
    await put(id, 'promised-time', { minutes: 30, reason: 'The rider is stuck.' });
    await setStatus(id, 'Delivered');
    await put(id, 'not-taken', { isNotTaken: true });
    const { version, changes, history } = await changesOf(id);
    expect(version).toBe(5);
    expect(changes).toMatchObject([
      { kind: 'STATUS', version: 1, from: null, to: 'PENDING', by: 'Asha Rao' },
      { kind: 'STATUS', version: 2, from: 'PENDING', to: 'PREPARING', by: admin.name },
      {
        kind: 'PROMISE',
        version: 3,
        to: null,
        reason: 'The rider is stuck.',
        promisedUntil: expect.any(String),
      },
      { kind: 'STATUS', version: 4, from: 'PREPARING', to: 'DELIVERED' },
      { kind: 'NOT_TAKEN', version: 5, isNotTaken: true, by: admin.name },
    ]);
    expect(history).toEqual([
      { from: null, to: 'PENDING' },
      { from: 'PENDING', to: 'PREPARING' },
      { from: 'PREPARING', to: 'DELIVERED' },
    ]);
  });

  it('are none if nothing changes', async () => {
    const id = await placeInCash(await aCustomer(test));
    await setStatus(id, 'Pending');
    await put(id, 'not-taken', { isNotTaken: false });
    expect(await changesOf(id)).toMatchObject({ version: 1, changes: [{ version: 1 }] });
  });

  it('have neither gaps nor duplicates after twenty changes at once', async () => {
    const id = await placeInCash(await aCustomer(test));
    const statuses = ['Preparing', 'Out for Delivery', 'Pending'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        if (n % 4 === 3) return put(id, 'promised-time', { minutes: 20 + n, reason: 'A rush.' });
        if (n % 4 === 2) return put(id, 'not-taken', { isNotTaken: n % 8 === 2 });
        return setStatus(id, statuses[n % 3] ?? '');
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { version, changes } = await changesOf(id);
    expect(version).toBeGreaterThan(5);
    expect(changes.map((change) => change.version)).toEqual(Array.from({ length: version }, (_, n) => n + 1));
    const moves = changes.filter(({ kind }) => kind === 'STATUS');
    for (const [n, { from }] of moves.entries()) expect(from).toBe(moves[n - 1]?.to ?? null);
  });

  it('show customers no name but their own', async () => {
    const asha = await aCustomer(test, 'Asha Rao');
    const id = await placeInCash(asha);
    await setStatus(id, 'Preparing');
    const { data } = await test.graphql(
      'query ($id: ID!) { order(id: $id) { changes { by } } }',
      { id },
      asha.token,
    );
    expect(data).toEqual({ order: { changes: [{ by: 'Asha Rao' }, { by: null }] } });
  });

  it('written by a process of the last version are among them, and it sees those of the status', async () => {
    const id = await placeInCash(await aCustomer(test));
    const { dataSource } = test.app;
    await put(id, 'not-taken', { isNotTaken: true });
    // As it places orders: in one statement.
    await dataSource.query(
      `with moved as (
         update orders set version = 3, status = 'Preparing' where id = $1 returning id, version, status
       ), begun as (
         insert into order_status_changes (order_id, version, from_status, to_status)
         select id, version, 'Pending', status from moved
       )
       select from moved`,
      [id],
    );
    expect((await changesOf(id)).changes).toMatchObject([
      { kind: 'STATUS', version: 1 },
      { kind: 'NOT_TAKEN', version: 2 },
      { kind: 'STATUS', version: 3, from: 'PENDING', to: 'PREPARING' },
    ]);
    const seen = await dataSource.query(
      'select version, to_status from order_status_changes where order_id = $1 order by version',
      [id],
    );
    expect(seen).toEqual([
      { version: 1, to_status: 'Pending' },
      { version: 3, to_status: 'Preparing' },
    ]);
  });
});

it('other open pages learn that an order was not taken', async () => {
  const id = await placeInCash(await aCustomer(test));
  const client = test.live(admin.token);
  const feed = client.iterate<{ orderFeed: { order: { id: string; isNotTaken: boolean } } }>({
    query: 'subscription { orderFeed { order { id isNotTaken } } }',
  });
  const seen = (async () => {
    for await (const { data } of feed) {
      const order = data?.orderFeed.order;
      if (order?.id === id && order.isNotTaken) return true;
    }
    return false;
  })();
  await expect.poll(() => test.app.services.liveOrders.listeners('any')).toBe(1);
  await put(id, 'not-taken', { isNotTaken: true });
  expect(await seen).toBe(true);
  await client.dispose();
});

describe('a paid order', () => {
  /** What staff have decided about each payment that is listed for them. */
  const listed = async () => {
    const { data } = await test.graphql(
      '{ paymentsNeedingAttention(first: 100) { nodes { id decision } } }',
      {},
      admin.token,
    );
    const page = data?.['paymentsNeedingAttention'] as { nodes: { id: string; decision: string | null }[] };
    return new Map(page.nodes.map(({ id, decision }) => [id, decision]));
  };
  const refund = (id: string, amount?: number) =>
    test.graphql(
      'mutation ($id: ID!, $amount: Rupees) { refundPayment(id: $id, amount: $amount) { id } }',
      { id, amount },
      admin.token,
    );
  const keep = (orderId: string) =>
    test.rest<{ code?: string }>('POST', `/api/admin/orders/${orderId}/keep-payment`, {
      token: admin.token,
    });
  const noticesOf = async ({ token }: Account) => {
    const { data } = await test.graphql('{ notifications(first: 100) { nodes { title body } } }', {}, token);
    const page = data?.['notifications'] as { nodes: { title: string; body: string }[] };
    return page.nodes;
  };

  it('is refunded once if ten requests cancel it with a refund at once', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId } = await placePaid(test, asha, dish.id);
    await Promise.all(Array.from({ length: 10 }, () => setStatus(orderId, 'Cancelled', true)));
    const payment = await untilState(test, asha, paymentId, 'REFUNDED');
    expect(payment).toMatchObject({ refunded: 123.45, left: 0 });
    expect(payment.refunds).toMatchObject([{ amount: 123.45, reason: 'The order was cancelled.' }]);
    expect((await listed()).has(paymentId)).toBe(false);
  });

  it('is refunded although it was cancelled without a refund before', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId } = await placePaid(test, asha, dish.id);
    await setStatus(orderId, 'Cancelled');
    await setStatus(orderId, 'Cancelled', true);
    expect(await untilState(test, asha, paymentId, 'REFUNDED')).toMatchObject({ refunded: 123.45 });
    expect((await changesOf(orderId)).version).toBe(2);
  });

  it('is not refunded by another status', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId } = await placePaid(test, asha, dish.id);
    await setStatus(orderId, 'Preparing', true);
    await setStatus(orderId, 'Cancelled');
    await setStatus(orderId, 'Delivered', true);
    expect(await paymentOf(test, asha, paymentId)).toMatchObject({ state: 'CAPTURED', refunds: [] });
  });

  it('that is cancelled without a refund is listed until all of it is refunded', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId } = await placePaid(test, asha, dish.id);
    await setStatus(orderId, 'Cancelled');
    expect((await listed()).get(paymentId)).toBe('NEEDED');
    await refund(paymentId, 23.45);
    await expect.poll(async () => (await paymentOf(test, asha, paymentId)).refunded).toBe(23.45);
    expect((await listed()).get(paymentId)).toBe('NEEDED');
    await refund(paymentId);
    await untilState(test, asha, paymentId, 'REFUNDED');
    expect((await listed()).has(paymentId)).toBe(false);
  });

  it('that is cancelled is not listed any more once it was refunded in the provider’s dashboard', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId, razorpayPaymentId } = await placePaid(test, asha, dish.id);
    await setStatus(orderId, 'Cancelled');
    expect(await refundAtProvider(test, razorpayPaymentId, 12_345)).toBe(200);
    await untilState(test, asha, paymentId, 'REFUNDED');
    expect((await listed()).has(paymentId)).toBe(false);
  });

  it('that is cancelled still needs a decision if only a second payment of it is to be refunded', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId, razorpayOrderId } = await placePaid(test, asha, dish.id);
    await setStatus(orderId, 'Cancelled');
    const second = { id: aPaymentId(), order_id: razorpayOrderId, amount: 12_345 };
    await sendWebhook(test, { ...second, status: 'captured' });
    // The sandbox does not know this payment and refuses to refund it.
    await untilState(test, asha, paymentId, 'REFUND_FAILED');
    expect((await listed()).get(paymentId)).toBe('NEEDED');
  });

  it.each(['GraphQL', 'REST'])(
    'is not listed any more once staff keep its payment through %s',
    async (door) => {
      const asha = await aCustomer(test);
      const { orderId, paymentId } = await placePaid(test, asha, dish.id);
      const keepIt = async () =>
        JSON.stringify(
          door === 'REST'
            ? await keep(orderId)
            : await test.graphql(
                'mutation ($id: ID!) { keepOrderPayment(id: $id) { id } }',
                { id: orderId },
                admin.token,
              ),
        );
      expect(await keepIt()).toContain('CONFLICT');
      await setStatus(orderId, 'Cancelled');
      expect(await keepIt()).not.toContain('CONFLICT');
      expect((await listed()).has(paymentId)).toBe(false);
      expect(await paymentOf(test, asha, paymentId)).toMatchObject({ state: 'CAPTURED', left: 123.45 });
      expect((await changesOf(orderId)).changes.at(-1)).toMatchObject({
        kind: 'PAYMENT_KEPT',
        by: admin.name,
      });
      expect(await keepIt()).toContain('CONFLICT');
    },
  );

  it('is not listed any more once it is resumed, and is listed again once it is cancelled again', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId } = await placePaid(test, asha, dish.id);
    await setStatus(orderId, 'Cancelled');
    expect((await listed()).get(paymentId)).toBe('NEEDED');
    await setStatus(orderId, 'Preparing');
    expect((await listed()).has(paymentId)).toBe(false);
    expect((await keep(orderId)).body.code).toBe('CONFLICT');
    await setStatus(orderId, 'Cancelled');
    expect((await listed()).get(paymentId)).toBe('NEEDED');
  });

  it('is refunded in full although a part was refunded before', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId } = await placePaid(test, asha, dish.id);
    await refund(paymentId, 23.45);
    await expect.poll(async () => (await paymentOf(test, asha, paymentId)).refunded).toBe(23.45);
    await setStatus(orderId, 'Cancelled', true);
    expect(await untilState(test, asha, paymentId, 'REFUNDED')).toMatchObject({ refunded: 123.45 });
  });

  it('of which less than ₹1 is left is not refunded, as the provider refuses that', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId, razorpayPaymentId } = await placePaid(test, asha, dish.id);
    expect(await refundAtProvider(test, razorpayPaymentId, 12_300)).toBe(200);
    await expect.poll(async () => (await paymentOf(test, asha, paymentId)).refunded).toBe(123);
    await setStatus(orderId, 'Cancelled', true);
    expect(await paymentOf(test, asha, paymentId)).toMatchObject({
      state: 'CAPTURED',
      refunds: [{ amount: 123 }],
    });
    expect((await listed()).has(paymentId)).toBe(false);
  });

  it('that a process of the last version has cancelled can be kept, and not once it has resumed it', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId } = await placePaid(test, asha, dish.id);
    const oldProcessSets = (status: string) =>
      test.app.dataSource.query(
        `with moved as (
           update orders set status = $2, version = version + 1 where id = $1 returning id, version, status
         )
         insert into order_status_changes (order_id, version, from_status, to_status)
         select id, version, 'Pending', status from moved`,
        [orderId, status],
      );
    await oldProcessSets('Cancelled');
    expect((await keep(orderId)).status).toBe(200);
    await oldProcessSets('Preparing');
    expect((await keep(orderId)).body.code).toBe('CONFLICT');
    await setStatus(orderId, 'Cancelled');
    expect((await listed()).get(paymentId)).toBe('NEEDED');
  });

  it('loses no money if it is cancelled, resumed, refunded and kept at once', async () => {
    const asha = await aCustomer(test);
    const { orderId, paymentId } = await placePaid(test, asha, dish.id);
    await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        if (n % 6 === 5) return refund(paymentId, 20);
        if (n % 6 === 4) return keep(orderId);
        if (n % 6 === 3) return setStatus(orderId, 'Preparing');
        return setStatus(orderId, 'Cancelled', n === 14);
      }),
    );
    await idle(test);
    const { version, changes } = await changesOf(orderId);
    expect(changes.map((change) => change.version)).toEqual(Array.from({ length: version }, (_, n) => n + 1));
    const { refunded, left, refunds } = await paymentOf(test, asha, paymentId);
    expect(refunded + left).toBeCloseTo(123.45);
    expect(refunds.map(({ state }) => state)).toEqual(refunds.map(() => 'PROCESSED'));
    await setStatus(orderId, 'Cancelled', true);
    await idle(test);
    expect(await untilState(test, asha, paymentId, 'REFUNDED')).toMatchObject({ refunded: 123.45, left: 0 });
    expect((await listed()).has(paymentId)).toBe(false);
  });

  it('that was cancelled before the update needs a decision if that was in the last 30 days', async () => {
    const asha = await aCustomer(test);
    const [recent, old, refunded, open] = [
      await placePaid(test, asha, dish.id),
      await placePaid(test, asha, dish.id),
      await placePaid(test, asha, dish.id),
      await placePaid(test, asha, dish.id),
    ];
    await setStatus(recent.orderId, 'Cancelled');
    await setStatus(old.orderId, 'Cancelled');
    await setStatus(refunded.orderId, 'Cancelled', true);
    await untilState(test, asha, refunded.paymentId, 'REFUNDED');
    await test.app.dataSource.transaction(async (tx) => {
      await tx.query(`update orders set created_at = now() - interval '31 days' where id = $1`, [
        old.orderId,
      ]);
      const migration = new PaymentDecisions1764004200000();
      await migration.down(tx.queryRunner!);
      await migration.up(tx.queryRunner!);
    });
    const decisions = await listed();
    expect(decisions.get(recent.paymentId)).toBe('NEEDED');
    for (const { paymentId } of [old, refunded, open]) expect(decisions.has(paymentId)).toBe(false);
  });

  it('tells its customer what happens to the money, and staff only of a refund that they did not request', async () => {
    const asha = await aCustomer(test);
    const undecided = await placePaid(test, asha, dish.id);
    await refund(undecided.paymentId, 23.45);
    await expect.poll(async () => (await paymentOf(test, asha, undecided.paymentId)).refunded).toBe(23.45);
    await setStatus(undecided.orderId, 'Cancelled');
    await idle(test);
    const bodies = async () => (await noticesOf(asha)).map(({ body }) => body);
    expect(await bodies()).toContainEqual(
      expect.stringContaining('We will let you know whether your ₹100 is refunded.'),
    );
    await keep(undecided.orderId);
    await idle(test);
    expect(await bodies()).toContainEqual(
      expect.stringContaining('We will not refund the ₹100 that you paid for the cancelled order.'),
    );

    const colleague = await anAdmin(test);
    const refunded = await placePaid(test, asha, dish.id);
    await setStatus(refunded.orderId, 'Cancelled', true);
    await untilState(test, asha, refunded.paymentId, 'REFUNDED');
    await idle(test);
    expect(await bodies()).toContainEqual(
      expect.stringMatching(/^The order was cancelled. We have asked your bank/),
    );
    const titles = (await noticesOf(colleague)).map(({ title }) => title);
    expect(titles).toEqual([expect.stringMatching(/^New order #\d+ of ₹123.45$/)]);
  });

  it('is announced with the text of each status if two changes are announced together', async () => {
    const asha = await aCustomer(test);
    const { orderId } = await placePaid(test, asha, dish.id);
    await setStatus(orderId, 'Preparing');
    await setStatus(orderId, 'Cancelled');
    await idle(test);
    const before = await noticesOf(asha);
    const { services } = test.app;
    const subscribers = notificationSubscribers(noticeRules(services), services.notifications);
    const changed = subscribers.find(({ event }) => event === orderStatusChanged.type);
    // Both in one batch of the worker.
    await changed?.handle([2, 3].map((version) => ({ eventId: newId(), payload: { orderId, version } })));
    const both = (await noticesOf(asha)).slice(0, -before.length);
    const undecided = both.filter(({ body }) => body.includes('We will let you know whether'));
    expect([both.length, undecided.length]).toEqual([2, 1]);
  });
});
