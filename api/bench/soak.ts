/** `npm run soak`: checks that memory stays flat over a million requests and 50,000 WebSocket connections. */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { get, load, post } from './http-load.js';
import { collectGarbage, settled } from './memory.js';
import { withShop, type Shop } from './shop.js';

const requests = Number(process.env['REQUESTS'] ?? 1_000_000);
const connects = Number(process.env['CONNECTS'] ?? 50_000);
/** The first part is not counted, as it includes one-time compilation and caching. */
const parts = 10;
const inFlight = 32;
const socketsAtOnce = 50;
const connectLimit = 20_000;

/** KiB by which memory may rise from the first part to each of the others, which is the noise of the measurement. */
const tolerated = 2048;

const menu = '{ menu { id name price description category image version } }';
const own = 'query Own($first: Int) { myOrders(first: $first) { nodes { id status items { name } } } }';
const place = `mutation Place($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { id }
}`;

/** Requests of visitors, by their percentage. */
function visits(token: string, menuItemId: string): () => Buffer {
  const input = { items: [{ menuItemId, quantity: 1 }], address: '12 MG Road', paymentMode: 'COD' };
  const [read, rest, page, mine] = [
    post('/graphql', { query: menu }),
    get('/api/menu'),
    get('/shop/'),
    post('/graphql', { query: own, variables: { first: 5 } }, token),
  ];
  let n = 0;
  return () => {
    n += 1;
    const kind = n % 100;
    if (kind === 0) return post('/graphql', { query: place, variables: { input, key: randomUUID() } }, token);
    // A new document each time: the document cache must be bounded.
    if (kind === 1) return post('/graphql', { query: `query Q${n} { menu { id } me { name } }` }, token);
    if (kind < 20) return mine;
    if (kind < 40) return page;
    return kind < 70 ? rest : read;
  };
}

/** Opens a socket, follows an order until its current state has arrived, and disconnects, cleanly or abruptly. */
function connectOnce(url: string, token: string, orderId: string, abruptly: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, 'graphql-transport-ws', { handshakeTimeout: connectLimit });
    const late = setTimeout(() => socket.terminate(), connectLimit);
    let isServed = false;
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
    );
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString('utf8')) as { type: string };
      if (type === 'connection_ack') {
        const query = 'subscription ($id: ID!) { orderUpdated(id: $id) { id status version } }';
        socket.send(
          JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { id: orderId } } }),
        );
      } else if (type === 'next') {
        isServed = true;
        if (abruptly) socket.terminate();
        else socket.close(1000);
      }
    });
    socket.on('close', () => {
      clearTimeout(late);
      if (isServed) resolve();
      else reject(new Error('a socket was closed before its order came'));
    });
  });
}

async function soak(shop: Shop): Promise<void> {
  const { url, pids, graphql, login } = shop;
  const [pid = 0] = pids;
  const token = await login();
  const dish = { name: 'Vada Pav', price: 40, description: 'Hot', category: 'Snacks' };
  const { addMenuItem } = await graphql<{ addMenuItem: { id: string } }>(
    'mutation ($input: MenuItemInput!, $key: String!) { addMenuItem(input: $input, idempotencyKey: $key) { id } }',
    { input: dish, key: randomUUID() },
    token,
  );
  const visit = visits(token, addMenuItem.id);
  const { placeOrder } = await graphql<{ placeOrder: { id: string } }>(
    place,
    {
      input: {
        items: [{ menuItemId: addMenuItem.id, quantity: 1 }],
        address: '12 MG Road',
        paymentMode: 'COD',
      },
      key: randomUUID(),
    },
    token,
  );
  const memory: number[] = [];
  let served = 0;
  const started = performance.now();
  for (let part = 0; part < parts; part += 1) {
    let left = requests / parts;
    while (left > 0) {
      const most = Math.min(left, 10_000);
      const { answers } = await load({
        port: Number(new URL(url).port),
        connections: inFlight,
        requests: most,
        request: visit,
      });
      left -= answers;
      served += answers;
    }
    for (let open = 0; open < connects / parts; open += socketsAtOnce) {
      await Promise.all(
        Array.from({ length: socketsAtOnce }, (_, n) =>
          connectOnce(`${url.replace('http', 'ws')}/graphql`, token, placeOrder.id, n % 2 === 0),
        ),
      );
    }
    memory.push(await settled(pid));
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `  ${served} requests, ${((part + 1) * connects) / parts} sockets, ${seconds.toFixed(0)} s   ${((memory.at(-1) ?? 0) / 1024).toFixed(1)} MiB`,
    );
  }
  const [first = 0] = memory;
  const risen = (memory.at(-1) ?? 0) - first;
  const isFlat = risen <= tolerated * (parts - 1);
  console.log(
    `  ${isFlat ? 'flat' : 'NOT flat'}: ${(risen / 1024).toFixed(1)} MiB more than after the first part, ratio ${((memory.at(-1) ?? 0) / first).toFixed(2)}`,
  );
  if (!isFlat) process.exitCode = 1;
}

console.log('soak');
await withShop(
  { environment: { RATE_LIMIT_FACTOR: '1000000', NODE_OPTIONS: `--import=${collectGarbage}` } },
  soak,
);
