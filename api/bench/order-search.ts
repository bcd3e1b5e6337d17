import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { entities } from '../src/modules/modules.js';
import type { Viewer } from '../src/modules/auth/viewer.js';
import { OrderListsService } from '../src/modules/orders/order-lists.service.js';
import { openDatabase } from '../src/platform/database.js';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.js';
import { migrations } from '../src/platform/migrations/index.js';
import { fillOrders } from './many-orders.js';
import { quantiles } from './quantiles.js';

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
    await fillOrders(postgres.url, { open: 40 });
    await measure(dataSource, new OrderListsService(dataSource, { read: (work) => work({ dataSource }) }));
    await dataSource.destroy();
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
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
