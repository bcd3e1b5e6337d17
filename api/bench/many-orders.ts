import pg from 'pg';

const counts = { users: 200_000, orders: 1_000_000 };
const indexes = ['users_name_search_idx', 'users_email_search_idx', 'orders_id_search_idx'];

/**
 * Writes a million orders of 200,000 users, one a minute, the last one now. Uses a connection without the app's time limits.
 * @param open how many of the last ones are pending; the others are delivered
 */
export async function fillOrders(connectionString: string, { open }: { open: number }): Promise<void> {
  const started = performance.now();
  const db = new pg.Client({ connectionString });
  await db.connect();
  try {
    // Without triggers: a number for each order of a day in one transaction takes an hour.
    await db.query('set session_replication_role = replica');
    // Recreated afterwards, which is many times faster.
    const { rows: definitions } = await db.query<{ indexdef: string }>(
      'select indexdef from pg_indexes where indexname = any($1)',
      [indexes],
    );
    await db.query(`drop index ${indexes.join(', ')}`);
    await db.query(
      `insert into users (id, name, email, password_hash, role)
       select lpad(to_hex(n), 24, '0'), 'Person ' || md5(n::text), md5((-n)::text) || '@example.in', '', 'customer'
       from generate_series(1, $1::int) n`,
      [counts.users],
    );
    await db.query(
      `insert into users (id, name, email, password_hash, role)
       values (lpad('f', 24, 'f'), 'Zubeida Qureshi', 'zubeida@example.in', '', 'customer')`,
    );
    await db.query('insert into customers (id) select id from users on conflict do nothing');
    // Ids in the app's format: seconds, five bytes of the process, a counter. Complete, so that the worker fills nothing in.
    // Their numbers are above those of new orders, which begin at 1.
    await db.query(
      `insert into orders (id, user_id, customer_id, total_paise, address, location, payment_mode, payment_status, status,
         created_at, bill, day, number)
       select lpad(to_hex(1700000000 + n * 60::bigint), 8, '0') || 'c0ffee5eed' || lpad(to_hex((n * 7919::bigint) % 16777216), 6, '0'),
              customer, customer, 10000, '12 MG Road', 'Home Delivery', 'COD', case when is_open then 'Pending' else 'Paid' end,
              case when is_open then 'Pending' else 'Delivered' end, placed_at,
              '{"v": 1, "lines": [], "charges": [], "totalPaise": 10000}', placed_at::date, 10001 + n % 1440
       from generate_series(1, $1::int) n,
         lateral (select n > $1::int - $3::int as is_open, now() - ($1::int - n) * interval '1 minute' as placed_at,
                         case when n = 17 then lpad('f', 24, 'f')
                              else lpad(to_hex(1 + (n * 31::bigint) % $2), 24, '0') end as customer) each`,
      [counts.orders, counts.users, open],
    );
    await db.query(
      `insert into order_changes (order_id, version, to_status, changed_at)
       select id, 1, 'Pending', created_at from orders
       union all select id, 2, 'Delivered', created_at + interval '40 minutes' from orders where status = 'Delivered'`,
    );
    for (const { indexdef } of definitions) await db.query(indexdef);
    await db.query('vacuum analyze');
  } finally {
    await db.end();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `  ${counts.orders.toLocaleString()} orders of ${counts.users.toLocaleString()} users (${seconds} s)`,
  );
}
