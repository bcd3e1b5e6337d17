import jwt from 'jsonwebtoken';
import type pg from 'pg';
import type { Shop } from './shop.js';

/** `SOCKETS=2000 npm run bench -- --only sockets` on small machines. */
export const count = Number(process.env['SOCKETS'] ?? 10_000);

export const secret = 'known to the benchmark and its shop';

export const hex = (first: string, n: number) => first + n.toString(16).padStart(23, '0');

export const url = (shop: Shop) => `${shop.url.replace('http', 'ws')}/graphql`;
export const hello = (token: string) =>
  JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
export const subscribe = (id: string, query: string, order: string) =>
  JSON.stringify({ id, type: 'subscribe', payload: { query, variables: { id: order } } });
export const tokenOf = (n: number) =>
  jwt.sign({ sid: hex('c', n) }, secret, { subject: hex('b', n), expiresIn: 3600 });

/** The operation of the shop's page without the history, which would grow with each message. */
export const watchedOrder = `subscription OrderUpdated($id: ID!) { orderUpdated(id: $id) {
  id version status total address placedAt
  items { menuItemId name quantity unitPrice }
  paymentMode paymentStatus payment { id refunded refunds { id amount state } }
} }`;
/** The operation of the shop's page. */
const trackedOrder = watchedOrder.replace('placedAt', 'placedAt history { to at }');

export const ownOrders = (length: number) =>
  Array.from({ length }, (_, n) => [
    hello(tokenOf(n)),
    subscribe(crypto.randomUUID(), trackedOrder, hex('a', n)),
  ]);
/** The same number of messages for the reference: a greeting and the name of a topic. */
export const rawTopics = (length: number) => Array.from({ length }, (_, n) => [hello(tokenOf(n)), String(n)]);

const vadaPav = {
  menuItemId: 'dddddddddddddddddddddddd',
  name: 'Vada Pav',
  category: null,
  unitPricePaise: 4500,
  choices: [],
  note: null,
};

/** Writes a change without notifying anyone. */
export const writeChange = `
  with changed as (
    update orders set version = version + 1, status = 'Preparing' where id = any($1::text[]) returning id, version
  )
  insert into order_changes (order_id, version, from_status, to_status)
  select id, version, 'Pending', 'Preparing' from changed`;

export const changeAndTell = `
  with changed as (
    update orders set version = version + 1, status = 'Preparing' where id = $1 returning id, user_id, version
  ), history as (
    insert into order_changes (order_id, version, from_status, to_status)
    select id, version, 'Pending', 'Preparing' from changed
  )
  select pg_notify('chowk', json_build_object('topic', 'orders', 'data',
    json_build_object('orderId', id, 'userId', user_id, 'version', version))::text)
  from changed`;

/** Creates as many customers as sockets, each with a session and an order of two lines. */
export async function fill(database: pg.Pool): Promise<void> {
  const key = (first: string) => `'${first}' || lpad(to_hex(n), 23, '0')`;
  const all = `from generate_series(0, ${count - 1}) n`;
  const lines = [1, 2].map((quantity) => ({ ...vadaPav, quantity }));
  const bill = JSON.stringify({ v: 1, lines, charges: [], totalPaise: 13_500 });
  await database.query(`
    insert into users (id, name, email, password_hash, role)
    select ${key('b')}, 'Customer ' || n, 'c' || n || '@bench.local', '-', 'customer' ${all}`);
  await database.query(`
    insert into sessions (id, user_id, expires_at)
    select ${key('c')}, ${key('b')}, now() + interval '1 hour' ${all}`);
  await database.query(`
    insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status, bill)
    select ${key('a')}, ${key('b')}, 13500, '12 MG Road, Bengaluru', '', 'COD', 'Pending', 'Pending', '${bill}' ${all}`);
  await database.query(`
    insert into order_items (order_id, line, menu_item_id, name, unit_price_paise, quantity)
    select ${key('a')}, line, 'dddddddddddddddddddddddd', 'Vada Pav', 4500, line from generate_series(1, 2) line
    cross join generate_series(0, ${count - 1}) n`);
  await database.query(`
    insert into order_changes (order_id, version, to_status) select ${key('a')}, 1, 'Pending' ${all}`);
  await database.query('analyze');
}
