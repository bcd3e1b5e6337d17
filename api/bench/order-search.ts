import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { entities } from '../src/modules/modules.js';
import type { Viewer } from '../src/modules/auth/viewer.js';
import { OrderListsService } from '../src/modules/orders/order-lists.service.js';
import { openDatabase } from '../src/platform/database.js';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.js';
import { migrations } from '../src/platform/migrations/index.js';
import { quantiles } from './quantiles.js';

const counts = { users: 200_000, orders: 1_000_000 };
const rounds = 30;
const limit = 21;
const admin: Viewer = {
  id: 'a'.repeat(24),
  name: 'Bench',
  staffRole: 'OWNER',
  email: 'bench@chowk.local',
  role: 'admin',
  isGuest: false,
  guestPhone: null,
  language: 'en',
  sessionId: 'b'.repeat(24),
};

/**
 * Milliseconds for one page of the admin's orders among a million, by search text. The reference is the same page
 * without a search, which is one index scan.
 */
export async function orderSearch(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-bench-'));
  // As root, PostgreSQL runs as another user, who must reach the folder.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    const dataSource = await openDatabase({ url: postgres.url, entities, migrations });
    await dataSource.runMigrations();
    await seed(postgres.url);
    await measure(dataSource, new OrderListsService(dataSource, { read: (work) => work({ dataSource }) }));
    await dataSource.destroy();
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const indexes = ['users_name_search_idx', 'users_email_search_idx', 'orders_id_search_idx'];

/** Uses a connection without the app's time limits. */
async function seed(connectionString: string): Promise<void> {
  const started = performance.now();
  const db = new pg.Client({ connectionString });
  await db.connect();
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
  // Ids in the app's format: seconds, five bytes of the process, a counter. One order per minute, the last one now.
  await db.query(
    `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status, created_at, bill)
     select lpad(to_hex(1700000000 + n * 60::bigint), 8, '0') || 'c0ffee5eed' || lpad(to_hex((n * 7919::bigint) % 16777216), 6, '0'),
            case when n = 17 then lpad('f', 24, 'f') else lpad(to_hex(1 + (n * 31::bigint) % $2), 24, '0') end,
            10000, '12 MG Road', 'Home Delivery', 'COD', 'Pending',
            case when n > $1::int - 40 then 'Pending' else 'Delivered' end,
            now() - ($1::int - n) * interval '1 minute', '{"v": 1, "lines": [], "charges": [], "totalPaise": 10000}'
     from generate_series(1, $1::int) n`,
    [counts.orders, counts.users],
  );
  for (const { indexdef } of definitions) await db.query(indexdef);
  await db.query('vacuum analyze users, orders');
  await db.end();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `  ${counts.orders.toLocaleString()} orders of ${counts.users.toLocaleString()} users (${seconds} s)`,
  );
}

async function measure(dataSource: DataSource, lists: OrderListsService): Promise<void> {
  const [oldest] = await dataSource.query<{ id: string }[]>(
    'select id from orders order by created_at limit 1',
  );
  const id = oldest?.id ?? '';
  const [person] = await dataSource.query<{ name: string }[]>('select name from users limit 1');
  const name = person?.name ?? '';
  const page = (filter: Parameters<typeof lists.all>[2]) => () => lists.all(admin, { limit }, filter);
  const reference = await p95(page({}));
  console.log(`  ${'nothing (reference)'.padEnd(44)} p95 ${reference} ms`);
  const searches: Record<string, () => Promise<unknown>> = {
    'the id of the oldest order': page({ search: id }),
    'the last six characters of that id': page({ search: id.slice(-6) }),
    'what most ids hold': page({ search: 'c0ffee' }),
    'one customer’s name, in another case': page({ search: name.toUpperCase() }),
    'a name with one order, the oldest but a few': page({ search: 'zubeida q' }),
    'an e-mail address': page({ search: 'zubeida@example.in' }),
    'what every e-mail address holds': page({ search: '@example.in' }),
    'three letters of many names': page({ search: 'abc' }),
    'two letters of very many names': page({ search: 'ab' }),
    'two letters that only one name holds': page({ search: 'zu' }),
    'what nobody has': page({ search: 'nobody at all' }),
    'a wildcard, literally': page({ search: '%_' }),
    'a name and a status that do not meet': page({ search: 'zubeida', status: 'Pending' }),
    'many names in a rare status': page({ search: 'person', status: 'Pending' }),
  };
  for (const [what, search] of Object.entries(searches)) {
    const ours = await p95(search);
    console.log(`  ${what.padEnd(44)} p95 ${ours} ms   ${(ours / reference).toFixed(1)} × reference`);
  }
}

async function p95(once: () => Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await once();
    samples.push(performance.now() - started);
  }
  return quantiles(samples).p95;
}
