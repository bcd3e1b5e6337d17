import pg from 'pg';

const counts = { users: 100_000, orders: 1_000_000, others: 100_000 } as const;

/** The customer under test: one of a hundred thousand, with ten orders. */
export const customerId = idOf(4);
export const customerSession = idOf(4);
export const customerOrder = orderIdOf(3);

function idOf(n: number): string {
  return n.toString(16).padStart(24, '0');
}

/** As the SQL below makes it. */
function orderIdOf(n: number): string {
  return `a${n.toString(16).padStart(23, '0')}`;
}

const hex = (n: string, prefix = '') => `'${prefix}' || lpad(to_hex(${n}), ${24 - prefix.length}, '0')`;
const series = (count: number) => `generate_series(1, ${count}) n`;

/** Rows of a busy restaurant after some years. Triggers and foreign keys are disabled, because every row is valid. */
export async function seedMillion(databaseUrl: string): Promise<void> {
  // Not one of the app's connections, which have time limits.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const owner = hex('1 + n % 100000');

const statements = [
  `insert into users (id, name, email, password_hash, role)
   select ${hex('n')}, 'Person ' || md5(n::text), md5((-n)::text) || '@example.in', '', 'customer'
   from ${series(counts.users)}`,
  `insert into sessions (id, user_id, expires_at) select ${hex('n')}, ${hex('n')}, now() + interval '7 days'
   from ${series(counts.users)}`,
  // One of ten is a former guest.
  `insert into customers (id, phone, merged_into)
   select ${hex('n')}, '+91' || 9000000000 + n, case when n % 10 = 0 then ${hex('n - 1')} end from ${series(counts.users)}`,
  `insert into orders (id, user_id, customer_id, phone, total_paise, address, location, payment_mode, payment_status, status, created_at, bill,
     day, number)
   select ${hex('n', 'a')}, ${owner}, ${owner}, '+91' || 9000000000 + n % 100000, 10000, '12 MG Road', 'Home Delivery',
          case when n % 10 = 0 then 'ONLINE' else 'COD' end, case when n % 10 = 0 or n >= 40 then 'Paid' else 'Pending' end,
          case when n < 40 then 'Pending' else 'Delivered' end, now() - n * interval '1 minute',
          jsonb_build_object('v', 1, 'charges', '[]'::jsonb, 'totalPaise', 10000, 'lines', jsonb_build_array(
            jsonb_build_object('menuItemId', ${hex('1')}, 'name', 'Vada Pav', 'unitPricePaise', 10000, 'quantity', 1,
              'choices', '[]'::jsonb, 'note', null))),
          -- A thousand a day.
          current_date - n / 1000, 1 + n % 1000
   from ${series(counts.orders)}`,
  // Of three years by the hour.
  `insert into measures (day, measure, key, hour, value)
   select current_date - n / 24, 'orders', 'Delivered', n % 24, 1 from generate_series(0, 26279) n`,
  `insert into order_items (order_id, line, menu_item_id, name, unit_price_paise, quantity)
   select id, 0, ${hex('1')}, 'Vada Pav', 10000, 1 from orders`,
  // Of one in nine delivered cash orders.
  `insert into takings (id, order_id, method, place, amount_paise, received_at)
   select id, id, 'CASH', 'DOOR', total_paise, created_at from orders
   where payment_mode = 'COD' and status = 'Delivered' and id <= ${hex('100000', 'a')}`,
  `insert into dish_portions (menu_item_id, portions_left) select ${hex('n')}, 10 from ${series(100)}`,
  // One of ten orders has a dish that is counted, and ten payments are open.
  `insert into holds (holder, menu_item_id, amount) select ${hex('n * 10', 'a')}, ${hex('1 + n % 100')}, 1
   from ${series(counts.others)}`,
  `insert into holds (holder, slot_at, amount, user_id, expires_at)
   select ${hex('n', 'b')}, date_trunc('hour', now()), 1, ${owner}, now() from ${series(10)}`,
  `insert into order_changes (order_id, version, to_status, changed_by, changed_at)
   select id, 1, 'Pending', user_id, created_at from orders
   union all select id, 2, 'Delivered', user_id, created_at + interval '40 minutes' from orders where status = 'Delivered'`,
  `insert into payments (id, razorpay_order_id, receipt, provider_receipt, receipt_scope, user_id, amount_paise, purpose,
                         state, order_id, created_at, next_check_at)
   select ${hex('n', 'b')}, 'order_' || n, 'receipt_' || n, 'receipt_' || n, 'user', ${owner}, 10000, 'order',
          'CAPTURED', ${hex('n * 10', 'a')}, now() - n * interval '10 minutes', null
   from ${series(counts.others)}`,
  `insert into payment_attempts (razorpay_payment_id, payment_id, state, amount_paise, paid_at, created_at)
   select 'pay_' || n, ${hex('n', 'b')}, 'captured', 10000, now(), now() - n * interval '10 minutes' from ${series(counts.others)}`,
  `insert into refunds (id, payment_id, razorpay_payment_id, amount_paise, reason, state, created_at)
   select ${hex('n', 'c')}, ${hex('n', 'b')}, 'pay_' || n, 100, 'admin', 'processed', now() - n * interval '1 hour'
   from ${series(counts.others)}`,
  `insert into bookings (id, user_id, customer_id, name, email, phone, starts_at, guests, payment_mode, payment_status)
   select ${hex('n', 'd')}, ${owner}, ${owner}, 'Asha', 'asha@example.in', '9876543210',
          date_trunc('hour', now()) + interval '3 days' - n * interval '2 hours', 2, 'COD', 'Pending'
   from ${series(counts.others)}`,
  `insert into table_holds (booking_id, table_id, during)
   select bookings.id, (select id from restaurant_tables order by number limit 1),
          tstzrange(starts_at, starts_at + interval '90 minutes')
   from bookings`,
  `insert into notifications (id, user_id, event_id, kind, title, body, created_at)
   select ${hex('n', 'e')}, ${owner}, ${hex('n', 'e')}, 'order.placed', 'Order placed', 'Thank you', now() - n * interval '1 minute'
   from ${series(counts.orders)}`,
  `insert into deliveries (id, event_id, user_id, channel, state, content, next_try_at, give_up_at, created_at)
   select ${hex('n', 'f')}, ${hex('n', 'e')}, ${owner}, 'email', 'sent', '{}', now(), now(), now() - n * interval '1 minute'
   from ${series(counts.others)}`,
  `insert into audit_entries (id, actor_id, actor_name, act, subject, subject_id, subject_name, before, after, created_at)
   select ${hex('n')}, ${owner}, 'Asha', 'CHANGED', 'DISH', ${hex('n')}, 'Dish ' || n, '{"pricePaise": 100}',
          '{"pricePaise": 200}', now() - n * interval '1 minute'
   from ${series(counts.others)}`,
  `insert into ledger_entries (sequence, kind, document, previous_hash, hash, created_at, order_id, number)
   select n, case when n % 1000 = 0 then 'DAY_HEAD' else 'INVOICE' end,
          '{"bill":{"totalPaise":10000},"order":{"day":null,"id":"","number":null},"until":"2026-01-01T00:00:00Z"}',
          md5((n - 1)::text), md5(n::text), now() - (${counts.others} - n) * interval '1 minute',
          case when n % 1000 > 0 then ${hex('n', 'a')} end, case when n % 1000 > 0 then 'C/26-27/' || lpad(n::text, 6, '0') end
   from ${series(counts.others)}`,
  `update ledger_head set sequence = ${counts.others}, hash = md5('${counts.others}'), at = now()`,
  `insert into contact_messages (id, name, email, message, created_at)
   select ${hex('n')}, 'Asha', 'asha@example.in', 'Hello', now() - n * interval '1 minute' from ${series(counts.others)}`,
  `insert into idempotency_keys (scope, key, fingerprint, result_id)
   select 'placeOrder:' || n, n::text, md5(n::text), ${hex('n', 'a')} from ${series(counts.others)}`,
  `insert into saved_addresses (id, user_id, label, flat, street, pin_code, saved_at)
   select ${hex('n')}, ${owner}, 'HOME', '12', 'MG Road', '560001', now() from ${series(counts.others)}`,
  `insert into guest_links (hash, user_id) select sha256(n::text::bytea), ${owner} from ${series(counts.others)}`,
  `insert into phone_confirmations (user_id, phone, code_hash, tries, sent_at, confirmed_at)
   select ${hex('n')}, '+919876543210', '', 0, now(), now() from ${series(counts.others)}`,
  `insert into authenticators (user_id, is_in_force, sealed) select ${hex('n')}, true, '' from ${series(counts.others)}`,
  `insert into recovery_codes (user_id, hash) select ${hex('n')}, sha256(n::text::bytea) from ${series(counts.others)}`,
  `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_backed_up)
   select ${hex('n')}, ${hex('n')}, n::text, '', 0, '{}', 'Pixel', false from ${series(counts.others)}`,
  `insert into passkey_challenges (holder, user_id, challenge, purpose, created_at)
   select sha256(n::text::bytea), ${hex('n')}, '', 'USE', now() from ${series(counts.others)}`,
  `insert into account_changes (id, user_id, old_email, old_email_was_confirmed, is_new_password)
   select ${hex('n')}, ${hex('n')}, n || '@example.in', true, true from ${series(counts.others)}`,
  `insert into payment_webhooks (event_id, body, received_at)
   select 'event_' || n, '{}', now() - n * interval '10 minutes' from ${series(counts.others)}`,
  `insert into bill_files (hash, contents) select encode(sha256(n::text::bytea), 'hex'), '' from ${series(counts.others)}`,
];
