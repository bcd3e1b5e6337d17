import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { get, load, post } from './http-load.js';
import { median, quantiles } from './quantiles.js';
import { Clients } from './socket-clients.js';
import { fill, hello, hex, secret, subscribe, tokenOf, url, watchedOrder } from './socket-watchers.js';
import { withShop } from './shop.js';

const processes = [1, 2, 4] as const;
const roundMilliseconds = 2500;
const rounds = 3;
const inFlight = 32;
/** All follow the same order. */
const sockets = 4000;
const clicks = 30;
const dish = 'd'.repeat(24);

/**
 * Throughput of a shop with one, two and four API processes (`WEB_CONCURRENCY`) and one worker: cash orders and reads
 * of the whole menu per second, and the delay from the admin's click to the first and last of thousands of sockets. The
 * load runs on the same machine and takes part of its capacity.
 */
export async function scale(): Promise<void> {
  for (const count of processes) {
    const environment = {
      JWT_SECRET: secret,
      RATE_LIMIT_FACTOR: '10000',
      WEB_CONCURRENCY: String(count),
    };
    await withShop({ roles: ['api', 'worker'], environment }, async (shop) => {
      const database = new pg.Pool({ connectionString: shop.databaseUrl, max: 2 });
      await fill(database);
      await database.query(
        `insert into menu_items (id, name, price_paise, description, category)
         select lpad(to_hex(n), 24, '0'), 'Dish ' || n, 1000 + n, 'Crisp outside, soft inside.', 'Snacks' from generate_series(1, 59) n
         union all select $1, 'Vada Pav', 4500, '', 'Snacks'`,
        [dish],
      );
      await database.end();
      const port = Number(new URL(shop.url).port);
      const token = tokenOf(1);
      const input = { items: [{ menuItemId: dish, quantity: 1 }], address: '1 MG Road', paymentMode: 'COD' };
      const place =
        'mutation Place($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { id } }';
      const requests = {
        orders: () => post('/graphql', { query: place, variables: { input, key: randomUUID() } }, token),
        menu: () => get('/api/menu'),
      };
      const perSecond: Record<keyof typeof requests, number[]> = { orders: [], menu: [] };
      for (let round = -1; round < rounds; round += 1) {
        for (const name of ['orders', 'menu'] as const) {
          const request = requests[name];
          const { answers, milliseconds } = await load({
            port,
            request,
            connections: inFlight,
            milliseconds: roundMilliseconds,
          });
          if (round >= 0) perSecond[name].push((answers * 1000) / milliseconds);
        }
      }
      const times = await follow(shop);
      console.log(
        `  ${count} API process${count > 1 ? 'es' : '  '}   ${median(perSecond.orders).toFixed(0)} orders/s   ` +
          `${median(perSecond.menu).toFixed(0)} menu reads/s   ${sockets} sockets: the first has a change after ${times.first} ms, the last after ${times.last} ms (medians)`,
      );
    });
  }
}

async function follow(
  shop: Parameters<Parameters<typeof withShop>[1]>[0],
): Promise<{ first: number; last: number }> {
  const clients = new Clients();
  const id = hex('a', 0);
  const admin = await shop.login();
  const last: number[] = [];
  const first: number[] = [];
  try {
    await clients.open(
      url(shop),
      Array.from({ length: sockets }, () => [hello(tokenOf(0)), subscribe('one', watchedOrder, id)]),
    );
    const all = Array.from({ length: sockets }, (_, index) => index);
    for (let n = 0; n < clicks; n += 1) {
      const query = `mutation ($id: ID!) { updateOrderStatus(id: $id, status: ${n % 2 ? 'PENDING' : 'PREPARING'}) { id } }`;
      let sent = 0;
      const arrived = await clients.expect(all, true, async () => {
        sent = Number(process.hrtime.bigint()) / 1e6;
        await shop.graphql(query, { id }, admin);
      });
      last.push(arrived.last - sent);
      first.push(Math.min(...arrived.stamps.map(([, at]) => at)) - sent);
    }
  } finally {
    clients.kill();
  }
  return { first: quantiles(first).p50, last: quantiles(last).p50 };
}
