import { createClient } from 'graphql-ws';
import pg from 'pg';
import { WebSocket, WebSocketServer } from 'ws';
import { quantiles } from './quantiles.js';
import { withShop, type Shop } from './shop.js';

const rounds = 3;
const changesPerRound = 60;

/**
 * Milliseconds from sending the admin's mutation until the customer's socket receives the new status, with separate API
 * and worker processes. The reference is the minimum for durable live messages on the same database: one committed
 * UPDATE with a NOTIFY, and a raw WebSocket that forwards it.
 */
export async function liveStatus(): Promise<void> {
  await withShop({ roles: ['api', 'worker'] }, async (shop) => {
    const chowk = await measureChowk(shop);
    const reference = await measureReference(shop.databaseUrl);
    const samples: { chowk: number[]; reference: number[] } = { chowk: [], reference: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (let n = 0; n < changesPerRound; n += 1) samples.reference.push(await reference.once());
      for (let n = 0; n < changesPerRound; n += 1) samples.chowk.push(await chowk.once());
    }
    await Promise.all([chowk.close(), reference.close()]);
    const [ours, theirs] = [quantiles(samples.chowk), quantiles(samples.reference)];
    console.log(`  Chowk, admin's click to customer's page    p50 ${ours.p50} ms   p95 ${ours.p95} ms`);
    console.log(`  reference, UPDATE + NOTIFY + raw WebSocket p50 ${theirs.p50} ms   p95 ${theirs.p95} ms`);
    console.log(`  ratio of medians ${(ours.p50 / theirs.p50).toFixed(1)} (target: p50 under 250 ms)`);
  });
}

async function measureChowk({ url, databaseUrl, graphql, login }: Shop) {
  const token = await login();
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const dish = 'd'.repeat(24);
  await database.query(
    `insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500) on conflict do nothing`,
    [dish],
  );
  await database.end();
  const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  const input = { items: [{ menuItemId: dish, quantity: 1 }], address: '1 MG Road', paymentMode: 'COD' };
  const { id } = (await graphql<{ placeOrder: { id: string } }>(place, { input }, token)).placeOrder;

  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  const query = 'subscription ($id: ID!) { orderUpdated(id: $id) { status version } }';
  const updates = client.iterate({ query, variables: { id } });
  await updates.next();

  const statuses = ['PENDING', 'PREPARING'];
  let turn = 0;
  return {
    once: async () => {
      const status = statuses[(turn += 1) % 2];
      const started = performance.now();
      const arrived = updates.next().then(() => performance.now() - started);
      const set =
        'mutation ($id: ID!, $status: OrderStatus!) { updateOrderStatus(id: $id, status: $status) { id } }';
      await graphql(set, { id, status }, token);
      return arrived;
    },
    close: async () => {
      await client.dispose();
    },
  };
}

/** One committed UPDATE with a NOTIFY, and a raw WebSocket that forwards it. */
export async function measureReference(databaseUrl: string) {
  const [writer, listener] = [databaseUrl, databaseUrl].map(
    (connectionString) => new pg.Client({ connectionString }),
  );
  if (!writer || !listener) throw new Error('unreachable');
  await Promise.all([writer.connect(), listener.connect()]);
  await writer.query('create table bench_reference (id int primary key, n int not null)');
  await writer.query('insert into bench_reference values (1, 0)');
  await listener.query('listen bench');
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the reference does not listen');
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}`);
  await new Promise((resolve) => socket.once('open', resolve));
  listener.on('notification', ({ payload }) => {
    for (const peer of server.clients) peer.send(payload ?? '');
  });
  return {
    once: async () => {
      const started = performance.now();
      const arrived = new Promise<number>((resolve) => {
        socket.once('message', () => resolve(performance.now() - started));
      });
      await writer.query(
        `with changed as (update bench_reference set n = n + 1 returning n) select pg_notify('bench', n::text) from changed`,
      );
      return arrived;
    },
    close: async () => {
      socket.terminate();
      server.close();
      await Promise.all([writer.end(), listener.end()]);
    },
  };
}
