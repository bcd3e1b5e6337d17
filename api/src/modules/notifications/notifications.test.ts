import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { orderPlaced } from '../orders/orders.events.js';
import { noticeRules } from './notices.js';
import { notificationSubscribers } from './notifications.subscribers.js';

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
});
afterAll(() => test.close());

interface Seen {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
  readonly readAt: string | null;
}
interface Page {
  readonly nodes: readonly Seen[];
  readonly unreadCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function notificationsOf({ token }: { token: string }, variables = {}): Promise<Page> {
  const { data } = await test.graphql(
    `query ($first: Int, $after: String) {
      notifications(first: $first, after: $after) {
        nodes { id kind title body link readAt }
        unreadCount
        pageInfo { hasNextPage endCursor }
      }
    }`,
    { first: 100, ...variables },
    token,
  );
  return data?.['notifications'] as Page;
}

async function markRead({ token }: { token: string }, ids?: unknown) {
  return test.graphql('mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) }', { ids }, token);
}

async function placeOrder(customer: Account, address = '12 MG Road'): Promise<string> {
  const dish = await aDish(test);
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: customer.token,
    body: { items: [{ menuItem: dish.id, qty: 2 }], address, paymentMode: 'COD' },
  });
  return body._id;
}

const setStatus = (id: string, status: string) =>
  test.rest('PUT', `/api/admin/orders/${id}/status`, { token: admin.token, body: { status } });

/** Handles the event of an order's placement, as the worker does. */
async function handlePlacement(orderId: string, eventId: string): Promise<void> {
  const { services } = test.app;
  const [entry] = notificationSubscribers(noticeRules(services), services.notifications).filter(
    ({ event }) => event === orderPlaced.type,
  );
  await entry?.handle([{ eventId, payload: { orderId, version: 1 } }]);
}

const titles = async (person: Account) => (await notificationsOf(person)).nodes.map(({ title }) => title);

/** The first order of a customer, after its notification. */
async function aNotifiedOrder(customer: Account): Promise<{ id: string; eventId: string }> {
  const id = await placeOrder(customer);
  await expect.poll(() => titles(customer)).toHaveLength(1);
  const [notice] = await test.app.dataSource.query<{ event_id: string }[]>(
    'select event_id from notifications where user_id = $1',
    [customer.id],
  );
  return { id, eventId: notice?.event_id ?? '' };
}

describe('notices', () => {
  it('notify the customer and every admin of a placed order', async () => {
    const [asha, stranger, otherAdmin] = [await aCustomer(test), await aCustomer(test), await anAdmin(test)];
    const id = await placeOrder(asha);
    await expect
      .poll(() => notificationsOf(asha))
      .toMatchObject({
        unreadCount: 1,
        nodes: [
          {
            kind: 'order.placed',
            title: 'We have your order',
            body: expect.stringContaining('₹90'),
            link: `/track-order/${id}`,
            readAt: null,
          },
        ],
      });
    for (const each of [admin, otherAdmin]) {
      const { nodes } = await notificationsOf(each);
      expect(nodes[0]).toMatchObject({
        title: expect.stringMatching(/^New order #\d+ of ₹90$/),
        body: expect.stringContaining('12 MG Road'),
        link: '/admin/orders',
      });
    }
    expect(await titles(stranger)).toEqual([]);
  });

  it('tell each role only what it may read, and nothing to those who prepare no orders', async () => {
    const [counter, kitchen, accountant] = [
      await aStaffMember(test, 'COUNTER'),
      await aStaffMember(test, 'KITCHEN'),
      await aStaffMember(test, 'ACCOUNTANT'),
    ];
    await placeOrder(await aCustomer(test));
    const bodyFor = async (account: Account) => (await notificationsOf(account)).nodes[0]?.body;
    await expect.poll(() => bodyFor(counter)).toContain('12 MG Road');
    expect(await bodyFor(kitchen)).toBe('A new order is waiting for the kitchen. It is delivered.');
    expect(await titles(accountant)).toEqual([]);
    const mails = await test.app.dataSource.query<{ content: unknown }[]>(
      'select content from deliveries where user_id = $1',
      [kitchen.id],
    );
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain('12 MG Road');
  });

  it('notify an admin who orders once, as a customer', async () => {
    const hungry = await anAdmin(test);
    await placeOrder(hungry);
    await expect.poll(() => titles(hungry)).toEqual(['We have your order']);
  });

  it('notify only the customer of each change of status, also of quick ones', async () => {
    const asha = await aCustomer(test);
    const id = await placeOrder(asha);
    const before = (await notificationsOf(admin)).nodes.length;
    const steps = ['Preparing', 'Out for Delivery', 'Delivered', 'Pending', 'Cancelled'];
    for (const status of steps) await setStatus(id, status);
    await expect
      .poll(async () => (await titles(asha)).toSorted())
      .toEqual(
        [
          'We have your order',
          'Your order is being prepared',
          'Your order is on its way',
          'Your order was delivered',
          'Your order is waiting for the kitchen',
          'Your order was cancelled',
        ].toSorted(),
      );
    const after = (await notificationsOf(admin)).nodes.length;
    // The placement may still have been in progress.
    expect(after - before).toBeLessThanOrEqual(1);
  });

  it('notify of each change of the password', async () => {
    const asha = await aCustomer(test);
    for (const next of ['a first new password', 'a second new password']) {
      const { status } = await test.rest('PATCH', '/api/auth/profile', {
        token: asha.token,
        body: { password: next },
      });
      expect(status).toBe(200);
    }
    await expect.poll(() => titles(asha)).toEqual(Array(2).fill('Your password was changed'));
  });

  it('notify the admins of a contact message with its unchanged text', async () => {
    const message = `<img src=x onerror=alert(1)> ${'Do you cater? '.repeat(40)}`;
    await test.rest('POST', '/api/contact', {
      body: { name: '<b>Eve</b>', email: 'eve@example.in', message },
    });
    await expect
      .poll(async () => (await notificationsOf(admin)).nodes[0])
      .toMatchObject({
        kind: 'contact.message-sent',
        title: 'Message from <b>Eve</b>',
        body: expect.stringMatching(/^<img src=x onerror=alert\(1\)> Do you cater\?.{0,140}…$/),
        link: '/admin/messages',
      });
  });

  it('notify each user once for an event handled several times', async () => {
    const asha = await aCustomer(test);
    const { id, eventId } = await aNotifiedOrder(asha);
    await Promise.all([1, 2, 3].map(() => handlePlacement(id, eventId)));
    expect(await titles(asha)).toHaveLength(1);
    const deliveries = await test.app.dataSource.query('select 1 from deliveries where user_id = $1', [
      asha.id,
    ]);
    expect(deliveries).toHaveLength(1);
  });

  it('notify nobody if the account was deleted', async () => {
    const asha = await aCustomer(test);
    const id = await placeOrder(asha);
    await expect.poll(() => titles(asha)).toHaveLength(1);
    await test.app.dataSource.query('delete from users where id = $1', [asha.id]);
    await handlePlacement(id, newId());
    const left = await test.app.dataSource.query('select 1 from notifications where user_id = $1', [asha.id]);
    expect(left).toEqual([]);
  });
});

describe('notifications', () => {
  it('are visible only to their user', async () => {
    const [asha, eve] = [await aCustomer(test), await aCustomer(test)];
    await placeOrder(asha);
    await expect.poll(() => titles(asha)).toHaveLength(1);
    const id = (await notificationsOf(asha)).nodes[0]?.id;

    expect(await markRead(eve, [id])).toMatchObject({ data: { markNotificationsRead: 0 } });
    expect(await markRead(eve)).toMatchObject({ data: { markNotificationsRead: 0 } });
    expect(await notificationsOf(asha)).toMatchObject({ unreadCount: 1 });
    // Another user's id is not a valid cursor.
    expect(await notificationsOf(eve, { after: id })).toMatchObject({ nodes: [], unreadCount: 0 });

    for (const query of ['{ notifications { unreadCount } }', 'mutation { markNotificationsRead }']) {
      const { errors } = await test.graphql(query);
      expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
  });

  it('are marked as read individually or all together, and keep the time', async () => {
    const asha = await aCustomer(test);
    for (let orders = 0; orders < 3; orders += 1) await placeOrder(asha);
    await expect.poll(() => titles(asha)).toHaveLength(3);
    const [first] = (await notificationsOf(asha)).nodes;
    expect(await markRead(asha, [first?.id])).toMatchObject({ data: { markNotificationsRead: 1 } });
    const { nodes, unreadCount } = await notificationsOf(asha);
    expect(unreadCount).toBe(2);
    const readAt = nodes.find(({ id }) => id === first?.id)?.readAt;
    expect(readAt).not.toBeNull();
    expect(await markRead(asha, [])).toMatchObject({ data: { markNotificationsRead: 0 } });
    expect(await markRead(asha)).toMatchObject({ data: { markNotificationsRead: 2 } });
    const after = await notificationsOf(asha);
    expect(after.unreadCount).toBe(0);
    expect(after.nodes.find(({ id }) => id === first?.id)?.readAt).toBe(readAt);
    expect((await markRead(asha, ['x'])).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });

  it('are paged, newest first', async () => {
    const asha = await aCustomer(test);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const id = newId();
      ids.unshift(id);
      // Two have the same time, so that the id decides.
      await test.app.dataSource.query(
        `insert into notifications (id, user_id, event_id, kind, title, body, created_at)
         values ($1, $2, $3, 'test', 'A', 'B', now() + make_interval(mins => $4))`,
        [id, asha.id, newId(), Math.floor(index / 2)],
      );
    }
    const seen: string[] = [];
    let after: string | null | undefined;
    for (;;) {
      const page = await notificationsOf(asha, { first: 2, after });
      seen.push(...page.nodes.map(({ id }) => id));
      expect(page.unreadCount).toBe(5);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(ids);
  });

  it('are deleted 90 days after they were read', async () => {
    const asha = await aCustomer(test);
    const ages = { read91: 91, read89: 89, unread: null };
    for (const [title, days] of Object.entries(ages)) {
      await test.app.dataSource.query(
        `insert into notifications (id, user_id, event_id, kind, title, body, created_at, read_at)
         values ($1, $2, $3, 'test', $4, 'B', now() - interval '200 days', now() - make_interval(days => $5))`,
        [newId(), asha.id, newId(), title, days],
      );
    }
    await test.app.services.notifications.deleteExpired();
    expect((await titles(asha)).toSorted()).toEqual(['read89', 'unread']);
  });
});

describe('notificationAdded', () => {
  it('sends notifications only to their user', async () => {
    const [asha, eve] = [await aCustomer(test), await aCustomer(test)];
    const rung: Record<string, unknown[]> = { asha: [], eve: [] };
    const clients = Object.entries({ asha, eve }).map(([name, { token }]) => {
      const client = test.live(token);
      client.subscribe(
        { query: 'subscription { notificationReceived { title link readAt } }' },
        {
          next: ({ data }) => rung[name]?.push(data?.['notificationReceived']),
          error: () => undefined,
          complete: () => undefined,
        },
      );
      return client;
    });
    // Live messages are delivered at most once: orders before the subscription has started are missed.
    await expect
      .poll(
        async () => {
          await placeOrder(asha);
          return rung['asha']?.length;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(0);
    expect(rung['asha']?.[0]).toMatchObject({
      title: 'We have your order',
      link: expect.stringMatching(/^\/track-order\/[0-9a-f]{24}$/),
      readAt: null,
    });
    await placeOrder(eve);
    await expect.poll(() => rung['eve']?.length).toBe(1);
    expect(rung['eve']).toHaveLength(1);
    for (const client of clients) await client.dispose();
  });

  it('sends a notification although the worker that stored it died before publishing it', async () => {
    const asha = await aCustomer(test);
    const { id, eventId } = await aNotifiedOrder(asha);
    const client = test.live(asha.token);
    const rung: unknown[] = [];
    client.subscribe(
      { query: 'subscription { notificationReceived { link } }' },
      {
        next: ({ data }) => rung.push(data?.['notificationReceived']),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    // The job of a worker that died is run again.
    await expect
      .poll(
        async () => {
          await handlePlacement(id, eventId);
          return rung.length;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(0);
    expect(rung[0]).toEqual({ link: `/track-order/${id}` });
    await client.dispose();
  });

  it('is refused to visitors', async () => {
    const client = test.live();
    const answer = await new Promise<unknown>((resolve) => {
      client.subscribe(
        { query: 'subscription { notificationReceived { title } }' },
        { next: resolve, error: resolve, complete: () => resolve('nothing') },
      );
    });
    expect(JSON.stringify(answer)).toContain('UNAUTHENTICATED');
    await client.dispose();
  });
});
