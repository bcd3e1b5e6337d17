import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { dateAt } from '../../src/modules/restaurant/schedule.js';
import { newId } from '../../src/platform/ids.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';
import { owner, ShopProcess } from './shop-process.js';

let database: ScratchDatabase;
let looker: pg.Client;
/** The process that is killed, and another one beside it. */
let api: ShopProcess;
let rest: ShopProcess;
let token: string;

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const stores = { DATABASE_URL: database.url, RATE_LIMIT_FACTOR: '1000' };
  api = await ShopProcess.create({ ...stores, ROLE: 'api' });
  rest = await ShopProcess.create(stores);
  looker = new pg.Client({ connectionString: database.url });
  await Promise.all([looker.connect(), api.start(), rest.start()]);
  token = await rest.login(owner);
  const position = { from: dateAt(new Date()), mode: 'REGULAR', pricesInclude: true };
  await looker.query(
    `update restaurant set gstin = '29AAGCB7383J1Z4', tax_positions = $1, version = version + 1`,
    [JSON.stringify([position])],
  );
});
afterAll(async () => {
  await Promise.all([api.remove(), rest.remove(), looker.end()]);
  await database.drop();
});

/** `npm run ledger:verify` */
async function verify(...args: string[]) {
  const file = fileURLToPath(new URL('../../dist/commands/ledger.js', import.meta.url));
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url };
  const child = spawn(process.execPath, [file, ...args], { env, stdio: 'pipe' });
  let said = '';
  child.stdout.on('data', (text) => (said += String(text)));
  child.stderr.on('data', (text) => (said += String(text)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

it('a process that is killed between hand-overs leaves a bill book that holds, without a gap', async () => {
  const dish = newId();
  await looker.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [dish]);
  const order = { items: [{ menuItem: dish, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' };
  const ids: string[] = [];
  for (let placed = 0; placed < 40; placed += 1)
    ids.push((await rest.call<{ _id: string }>('POST', '/api/orders', { body: order, token })).body._id);
  const handOver = (id: string, at: ShopProcess) =>
    at.call('PUT', `/api/admin/orders/${id}/status`, { body: { status: 'Delivered' }, token }).then(
      ({ status }) => status,
      () => 0,
    );
  const written = async () =>
    (await looker.query<{ number: string }>('select number from ledger_entries order by sequence')).rows.map(
      ({ number }) => Number(number.split('/').at(-1)),
    );
  const handedOver = ids.map((id) => handOver(id, api));
  await expect.poll(async () => (await written()).length, { interval: 1 }).toBeGreaterThan(0);
  await api.stop();
  const statuses = await Promise.all(handedOver);
  const before = await written();
  expect(before.length).toBeLessThan(ids.length);
  expect(before.length).toBeGreaterThanOrEqual(statuses.filter((status) => status === 200).length);
  // The database ends what the process had begun.
  for (const id of ids) expect(await handOver(id, rest)).toBe(200);
  expect(await written()).toEqual(ids.map((_id, index) => index + 1));

  const { code, said } = await verify();
  expect(said).toContain('the bill book holds: 40 entries');
  expect(code).toBe(0);
});

it('ledger:verify says the head that holds, and ends with 1 for a head that is not there or a changed entry', async () => {
  const { said } = await verify();
  const head = /its head is (\w{64})/.exec(said)?.[1] ?? '';
  // Also as a mail has it.
  for (const typed of [[head], head.match(/.{4}/g) ?? []])
    expect(await verify('--head', ...typed)).toMatchObject({ code: 0 });
  const missing = await verify('--head', 'a'.repeat(64));
  expect(missing).toMatchObject({ code: 1 });
  expect(missing.said).toContain('an older backup of the database was restored');
  expect(await verify('--head', 'no hash')).toMatchObject({ code: 1 });
  for (const statement of [
    'alter table ledger_entries disable trigger user',
    `update ledger_entries set number = 'C/26-27/999999' where sequence = 7`,
    'alter table ledger_entries enable trigger user',
  ])
    await looker.query(statement);
  const changed = await verify();
  expect(changed).toMatchObject({ code: 1 });
  expect(changed.said).toContain('Entry 7 was changed after it was written. 6 entries before that hold.');
});
