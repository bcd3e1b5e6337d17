import fc from 'fast-check';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { orderStatuses } from '../orders/order-status.js';
import { ordersTopic } from './realtime.messages.js';

let api: TestApp;
let worker: TestApp;
let asha: Account;
let admin: Account;
let dishId: string;
const clients: Client[] = [];

// API and worker as separate apps that share only the database.
beforeAll(async () => {
  api = await TestApp.start({ ROLE: 'api' });
  worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: api.databaseUrl });
  asha = await aCustomer(api);
  admin = await anAdmin(api);
  dishId = (await aDish(api)).id;
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

async function place(customer: Account): Promise<string> {
  const { body } = await api.rest<{ _id: string }>('POST', '/api/orders', {
    token: customer.token,
    body: { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
  });
  return body._id;
}

async function setStatus(id: string, status: string): Promise<void> {
  await api.rest('PUT', `/api/admin/orders/${id}/status`, { token: admin.token, body: { status } });
}

interface Message {
  data?: Record<string, Record<string, unknown>> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Subscribes; the returned function waits for the next message, as long as the test may run. */
function subscribe(query: string, variables: Record<string, unknown>, token?: string) {
  const client = api.live(token);
  clients.push(client);
  const messages = client.iterate<Message['data']>({ query, variables });
  return async () => (await messages.next()).value as Message;
}

const oneOrder = `subscription ($id: ID!) {
  orderUpdated(id: $id) { id status version history { to } items { name quantity } }
}`;

describe('orderUpdated', () => {
  it('sends the current state first, then each change with rising versions', async () => {
    const id = await place(asha);
    const next = subscribe(oneOrder, { id }, asha.token);
    expect((await next()).data).toMatchObject({ orderUpdated: { status: 'PENDING', version: 1 } });
    for (const status of orderStatuses.slice(1)) await setStatus(id, status);
    const seen = [];
    for (let n = 0; n < 4; n += 1) seen.push((await next()).data?.['orderUpdated']);
    expect(seen).toMatchObject([
      { status: 'PREPARING', version: 2, history: [{ to: 'PENDING' }, { to: 'PREPARING' }] },
      { status: 'OUT_FOR_DELIVERY', version: 3 },
      { status: 'DELIVERED', version: 4 },
      { status: 'CANCELLED', version: 5, history: { length: 5 } },
    ]);
  });

  it('sends nothing if the same status is set again', async () => {
    const id = await place(asha);
    const next = subscribe(oneOrder, { id }, asha.token);
    await next();
    await setStatus(id, 'Pending');
    await setStatus(id, 'Preparing');
    expect((await next()).data?.['orderUpdated']).toMatchObject({ status: 'PREPARING', version: 2 });
  });

  it('sends every version once and in order, for any delivery of messages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 12 }), async (stray) => {
        const id = await place(asha);
        const next = subscribe(oneOrder, { id }, asha.token);
        await next();
        const changes = ['Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'];
        // Late, repeated and early messages; the version may not exist yet.
        const publishStrays = stray.map((version) =>
          api.app.pubsub.publish(ordersTopic, { orderId: id, userId: asha.id, version }),
        );
        for (const status of changes) await setStatus(id, status);
        await Promise.all(publishStrays);
        const versions = [];
        for (let n = 0; n < changes.length; n += 1)
          versions.push((await next()).data?.['orderUpdated']?.['version']);
        expect(versions).toEqual([2, 3, 4, 5]);
      }),
      { numRuns: 15 },
    );
  });

  it('refuses another customer’s order as NOT_FOUND', async () => {
    const ravi = await aCustomer(api);
    const id = await place(asha);
    for (const [orderId, token, code] of [
      [id, ravi.token, 'NOT_FOUND'],
      [newId(), asha.token, 'NOT_FOUND'],
      ['soup', asha.token, 'BAD_USER_INPUT'],
      [id, undefined, 'UNAUTHENTICATED'],
    ] as const) {
      const client = api.live(token);
      clients.push(client);
      const refused = await client.iterate({ query: oneOrder, variables: { id: orderId } }).next();
      expect(refused.value).toMatchObject({ errors: [{ extensions: { code } }] });
    }
  });

  it('myOrdersUpdated sends only the customer’s own orders', async () => {
    const ravi = await aCustomer(api);
    const next = subscribe('subscription { myOrdersUpdated { id version } }', {}, ravi.token);
    const first = next();
    await watching(`user:${ravi.id}`);
    await place(asha);
    const id = await place(ravi);
    expect((await first).data).toEqual({ myOrdersUpdated: { id, version: 1 } });
  });
});

describe('live socket', () => {
  it('has the permissions of its current session', async () => {
    const boss = await anAdmin(api);
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${boss.token}` },
      lazyCloseTimeout: 60_000,
      retryAttempts: 0,
    });
    clients.push(client);
    const closed = new Promise((resolve) => client.on('closed', resolve));
    const orders = async () =>
      (await client.iterate({ query: '{ orders(first: 1) { nodes { id } } }' }).next()).value as Message;
    expect((await orders()).errors).toBeUndefined();
    await api.graphql('mutation { logout }', {}, boss.token);
    expect(await closed).toMatchObject({ code: 4403 });
    await expect(orders()).rejects.toMatchObject({ code: 4403 });
  });

  it('survives an invalid message', async () => {
    const id = await place(asha);
    const next = subscribe(oneOrder, { id }, asha.token);
    await next();
    await api.app.pubsub.publish(ordersTopic, { orderId: 7 });
    await setStatus(id, 'Preparing');
    expect((await next()).data?.['orderUpdated']).toMatchObject({ version: 2 });
  });
});

describe('orderFeed', () => {
  const feed = 'subscription { orderFeed { kind order { id status version user { name } items { name } } } }';

  it('sends new orders and changes', async () => {
    const next = subscribe(feed, {}, admin.token);
    const first = next();
    await watching('any');
    const id = await place(asha);
    expect((await first).data).toMatchObject({
      orderFeed: { kind: 'PLACED', order: { id, status: 'PENDING', version: 1, user: { name: asha.name } } },
    });
    await setStatus(id, 'Preparing');
    expect((await next()).data).toMatchObject({
      orderFeed: { kind: 'CHANGED', order: { id, status: 'PREPARING', version: 2 } },
    });
  });

  it('is restricted to admins', async () => {
    const client = api.live(asha.token);
    clients.push(client);
    const refused = await client.iterate({ query: feed }).next();
    expect(refused.value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });
});

describe('failures', () => {
  it('delay an event until a worker runs', async () => {
    const lonely = await TestApp.start({ ROLE: 'api' });
    const customer = await aCustomer(lonely);
    const dish = await aDish(lonely);
    const client = lonely.live(customer.token);
    clients.push(client);
    const { body } = await lonely.rest<{ _id: string }>('POST', '/api/orders', {
      token: customer.token,
      body: { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
    });
    const messages = client.iterate<Message['data']>({ query: 'subscription { myOrdersUpdated { id } }' });
    const first = messages.next();
    await watching(`user:${customer.id}`, lonely);
    const late = await TestApp.start({ ROLE: 'worker', DATABASE_URL: lonely.databaseUrl });
    expect((await first).value).toEqual({ data: { myOrdersUpdated: { id: body._id } } });
    await expect
      .poll(async () => await lonely.app.dataSource.query('select 1 from outbox_events'))
      .toEqual([]);
    await late.close();
    await client.dispose();
    await lonely.close();
  });

  it('of the event bus make clients reconnect and get the current state first', async () => {
    const id = await place(asha);
    const next = subscribe(oneOrder, { id }, asha.token);
    await next();
    await api.app.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen chowk'`,
    );
    await api.app.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query in ('select 1', 'listen chowk')`,
    );
    await setStatus(id, 'Delivered');
    // Whether the message or the reconnection is faster, no message is older than what was seen.
    const versions: unknown[] = [];
    while (versions.at(-1) !== 2) versions.push((await next()).data?.['orderUpdated']?.['version']);
    expect(versions).toEqual(versions.toSorted((one, other) => Number(one) - Number(other)));
  });
});

/** Waits until the server has started the subscription, so that later events are delivered. */
async function watching(event: string, app = api): Promise<void> {
  await expect.poll(() => app.app.services.liveOrders.listeners(event)).toBeGreaterThan(0);
}
