import { createServer } from 'node:http';
import pg from 'pg';
import { newId } from '../../src/platform/ids.js';

/**
 * The minimum for a database: an order and its lines in one committed statement, behind a bare HTTP server. Writes to
 * its own plain tables or, with `TABLES=shop`, to the shop's with their indexes, foreign keys, checks and trigger.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
const intoShop = process.env['TABLES'] === 'shop';

if (!intoShop) {
  await pool.query(`
    create table if not exists bench_orders (
      id bigint generated always as identity primary key, user_id char(24) not null, total_paise bigint not null,
      address text not null, status text not null, created_at timestamptz not null default now())`);
  await pool.query('create index if not exists bench_orders_user on bench_orders (user_id, created_at, id)');
  await pool.query(`
    create table if not exists bench_order_items (
      order_id bigint not null references bench_orders, line smallint not null, menu_item_id char(24) not null,
      name text not null, unit_price_paise integer not null, quantity integer not null, primary key (order_id, line))`);
}

const placed = intoShop
  ? `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status, bill)
     values ($9, $1, $2, $3, 'Home Delivery', 'COD', 'Pending', 'Pending', $10) returning id`
  : `insert into bench_orders (user_id, total_paise, address, status) values ($1, $2, $3, 'Pending') returning id`;

const write = `
  with placed as (${placed})
  insert into ${intoShop ? 'order_items' : 'bench_order_items'} (order_id, line, menu_item_id, name, unit_price_paise, quantity)
  select placed.id, line, menu_item_id, name, price, quantity
  from placed, unnest($4::smallint[], $5::char(24)[], $6::text[], $7::integer[], $8::integer[])
    as lines (line, menu_item_id, name, price, quantity)`;

interface Body {
  userId: string;
  address: string;
  items: { menuItemId: string; name: string; price: number; quantity: number }[];
}

createServer((request, response) => {
  if (request.method === 'GET') {
    response.end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { userId, address, items } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Body;
    const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const columns = [
      items.map((_item, index) => index),
      items.map(({ menuItemId }) => menuItemId),
      items.map(({ name }) => name),
      items.map(({ price }) => price),
      items.map(({ quantity }) => quantity),
    ];
    const lines = items.map(({ price, ...line }) => ({ ...line, unitPricePaise: price }));
    const bill = JSON.stringify({ v: 1, lines, charges: [], totalPaise: total });
    const ofShop = intoShop ? [newId(), bill] : [];
    pool.query({ name: 'write', text: write, values: [userId, total, address, ...columns, ...ofShop] }).then(
      () => response.writeHead(200, { 'Content-Length': 2 }).end('{}'),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
