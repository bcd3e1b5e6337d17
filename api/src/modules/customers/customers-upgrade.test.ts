import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { Customers1764004300000 } from '../../platform/migrations/1764004300000-customers.js';
import { migrations } from '../../platform/migrations/index.js';
import { setMissingCustomers } from '../orders/orders.queries.js';

const count = 10_000;

/** A user as the last version knew them. Few numbers, so that many have the same one. */
const anyUser = fc.record({
  isStaff: fc.nat(20).map((n) => n === 0),
  isAccount: fc.boolean(),
  phone: fc.integer({ min: 0, max: 1500 }),
  confirmed: fc.array(fc.record({ phone: fc.integer({ min: 0, max: 1500 }), at: fc.nat(1_000_000) }), {
    maxLength: 2,
  }),
  /** Whether the guest has confirmed the own number. */
  hasConfirmed: fc.boolean(),
});

interface Login {
  readonly id: string;
  readonly isStaff: boolean;
  readonly isAccount: boolean;
  /** Own number of a guest. */
  readonly phone: string | null;
  readonly confirmed: readonly string[];
}

let database: ScratchDatabase;
let dataSource: DataSource;
const logins: Login[] = [];

/** Undoes the migrations from the one with customers on. */
async function undo(): Promise<void> {
  const from = migrations.indexOf(Customers1764004300000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

const numberOf = (n: number) => `+9198${String(n).padStart(8, '0')}`;

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
  const users: object[] = [];
  const confirmations: object[] = [];
  const ordered: object[] = [];
  for (const { isStaff, phone, confirmed, hasConfirmed, ...user } of fc.sample(anyUser, {
    numRuns: count,
    seed: 424,
  })) {
    const id = newId();
    const isAccount = user.isAccount || isStaff;
    const own = isAccount ? null : numberOf(phone);
    const all = new Map(confirmed.map((each) => [numberOf(each.phone), each.at]));
    if (own && hasConfirmed) all.set(own, phone);
    users.push({
      id,
      email: isAccount ? `${id}@example.in` : null,
      password_hash: isAccount ? '' : null,
      phone: own,
      role: isStaff ? 'admin' : 'customer',
    });
    ordered.push({ id: newId(), user_id: id, phone: isStaff ? numberOf(phone) : own });
    for (const [number, seconds] of all)
      confirmations.push({ user_id: id, phone: number, at: new Date(1.7e12 + seconds * 1000) });
    logins.push({ id, isStaff, isAccount, phone: own, confirmed: [...all.keys()] });
  }
  await dataSource.query(
    `insert into users (id, name, email, password_hash, phone, role)
     select id, 'Asha', email, password_hash, phone, role from json_to_recordset($1)
       as login (id char(24), email citext, password_hash text, phone text, role text)`,
    [JSON.stringify(users)],
  );
  await dataSource.query(
    `insert into phone_confirmations (user_id, phone, code_hash, channel, confirmed_at)
     select user_id, phone, '', 'SMS', at from json_to_recordset($1)
       as confirmation (user_id char(24), phone text, at timestamptz)`,
    [JSON.stringify(confirmations)],
  );
  await dataSource.query(
    `insert into orders (id, user_id, phone, total_paise, way, address, location, payment_mode, payment_status, status)
     select id, user_id, phone, 5000, 'PICKUP', '', 'Pickup', 'COD', 'Pending', 'Delivered'
     from json_to_recordset($1) as ordered (id char(24), user_id char(24), phone text)`,
    [JSON.stringify(ordered)],
  );
  await dataSource.query(
    `insert into bookings (id, user_id, name, email, phone, starts_at, guests, payment_mode, payment_status)
     select reverse(id), id, name, '', '', now(), 2, 'COD', 'Pending' from users`,
  );
  await dataSource.query(
    `insert into contact_messages (id, name, email, message, order_id, reason)
     select user_id, 'Asha', '', 'Cold', id, 'QUALITY' from orders`,
  );
  await dataSource.runMigrations();
  await setMissingCustomers(dataSource.manager);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

interface Row {
  readonly id: string;
  readonly merged_into: string | null;
  readonly phone: string | null;
  readonly phone_confirmed_at: Date | null;
}

it('after an update every login is a customer, and guests are one who have confirmed the same own number', async () => {
  const rows = await dataSource.query<Row[]>(
    'select id, merged_into, phone, phone_confirmed_at from customers',
  );
  const customers = new Map(rows.map((row) => [row.id, row]));
  for (const { id } of logins) expect(customers.has(id)).toBe(true);
  const guestsOf = new Map<string, Set<string>>();
  for (const { id, isStaff, isAccount, phone, confirmed } of logins) {
    const customer = customers.get(id);
    const person = customers.get(customer?.merged_into ?? id);
    expect(person?.merged_into).toBeNull();
    if (isAccount) expect(customer?.merged_into).toBeNull();
    if (isStaff) expect(customer?.phone).toBeNull();
    if (isAccount && customer?.phone) expect(confirmed).toContain(customer.phone);
    if (isAccount || phone === null) continue;
    if (!confirmed.includes(phone)) {
      expect(customer).toMatchObject({ merged_into: null, phone: null });
      continue;
    }
    expect(person).toMatchObject({ phone, phone_confirmed_at: expect.any(Date) });
    guestsOf.set(phone, (guestsOf.get(phone) ?? new Set()).add(person?.id ?? ''));
  }
  expect([...guestsOf.values()].filter(({ size }) => size > 1)).toEqual([]);
  // Otherwise the sample has shown nothing.
  const accounts = new Set(logins.filter(({ isAccount }) => isAccount).map(({ id }) => id));
  const merged = rows.flatMap((row) => row.merged_into ?? []);
  expect(merged.filter((into) => accounts.has(into)).length).toBeGreaterThan(100);
  expect(merged.filter((into) => !accounts.has(into)).length).toBeGreaterThan(100);
});

it.each(['orders', 'bookings', 'contact_messages'])(
  'after an update the %s of before are those of who sent them, unless that was staff',
  async (table) => {
    const user = table === 'contact_messages' ? 'id' : 'user_id';
    const rows = await dataSource.query<{ user: string; customer_id: string | null }[]>(
      `select ${user} as user, customer_id from ${table}`,
    );
    expect(rows).toHaveLength(count);
    const staff = new Set(logins.filter(({ isStaff }) => isStaff).map(({ id }) => id));
    expect(staff.size).toBeGreaterThan(100);
    for (const row of rows) {
      if (staff.has(row.user)) expect(row.customer_id).not.toBe(row.user);
      else expect(row.customer_id).toBe(row.user);
    }
  },
);

it('after an update the orders that staff wrote for a phone number are those of its one customer', async () => {
  const [row] = await dataSource.query<[{ wrong: number; callers: number }]>(
    `select count(*) filter (where orders.phone is distinct from customers.phone)::int as wrong,
       count(*) filter (where customers.id = orders.id)::int as callers
     from orders join users on users.id = user_id left join customers on customers.id = customer_id
     where role = 'admin'`,
  );
  expect(row.wrong).toBe(0);
  expect(row.callers).toBeGreaterThan(10);
});

it('an update can be undone, and done again while somebody registers', async () => {
  await undo();
  const [row] = await dataSource.query<[{ orders: number; table: string | null }]>(
    `select count(*)::int as orders, to_regclass('customers') as table from orders`,
  );
  expect(row).toEqual({ orders: count, table: null });
  const registering = dataSource.createQueryRunner();
  await registering.startTransaction();
  const id = newId();
  await registering.query(
    `insert into users (id, name, phone, role) values ($1, 'Late', '+919999999999', 'customer')`,
    [id],
  );
  const updated = dataSource.runMigrations();
  const isWaiting = async () => {
    const [found] = await dataSource.query<[{ waits: boolean }]>(
      `select exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as waits`,
    );
    return found.waits;
  };
  await expect.poll(isWaiting).toBe(true);
  await registering.commitTransaction();
  await registering.release();
  await updated;
  expect(await dataSource.query('select id from customers where id = $1', [id])).toHaveLength(1);
});
