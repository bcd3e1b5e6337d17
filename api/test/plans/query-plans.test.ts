import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aDish, anAdmin, type Account } from '../factories.js';
import { operationsOf, routesOf } from '../doors/operations.js';
import { beginOrder } from '../payments.js';
import { customerId, customerOrder, customerSession, seedMillion } from './million.js';
import { recordStatements, tablesScanned } from './recorded-statements.js';

const jwtSecret = 'a secret for signing in without a password';

let test: TestApp;
let admin: Account;
let customerToken: string;

beforeAll(async () => {
  test = await TestApp.start({ JWT_SECRET: jwtSecret });
  await seedMillion(test.databaseUrl);
  admin = await anAdmin(test);
  // A rider of some months.
  await test.app.dataSource.query(
    `update orders set rider_id = $1 where id in (select id from orders order by created_at desc limit 2000)`,
    [admin.id],
  );
  await test.app.dataSource.query('analyze orders');
  customerToken = jwt.sign({ sid: customerSession }, createSecretKey(Buffer.from(jwtSecret)), {
    algorithm: 'HS256',
    subject: customerId,
    expiresIn: 3600,
  });
}, 600_000);
afterAll(() => test.close());

/** Scanned on purpose: they stay small, have one row, or are read in batches of a fixed size. */
const small = new Set([
  'approvals',
  'categories',
  'device_pins',
  'devices',
  'dish_portions',
  'invitations',
  'ledger_head',
  'measure_changes',
  'menu_item_choices',
  'menu_item_groups',
  'menu_items',
  'menu_version',
  'option_choices',
  'option_groups',
  'outbox_events',
  'restaurant',
  'printers',
  'restaurant_tables',
  'second_factor_rule',
  // Test money only.
  'sandbox_orders',
  'sandbox_payments',
]);

const order = `id status total items { name } history { at by } user { name } customer { orderCount } payment { id refunds { id amount } }
  changesToSee { name } due dueOnline takingsExcess backIfCancelled`;

/** Queries with nested lists, which the single operations leave out. */
const pages: [query: string, variables?: object][] = [
  [`query ($id: ID!) { order(id: $id) { ${order} } }`, { id: customerOrder }],
  [`query ($id: ID!) { billDocument(orderId: $id) { title } }`, { id: customerOrder }],
  [`{ myOrders { nodes { ${order} } } }`],
  [`query ($after: String) { myOrders(after: $after) { nodes { id } } }`, { after: customerOrder }],
  [`{ myBookings { nodes { id payment { id } } } }`],
  [`{ notifications { unreadCount nodes { id title } } }`],
];
const adminPages: [query: string, variables?: object][] = [
  [`{ orders { nodes { ${order} } } }`],
  [`query ($after: String) { orders(after: $after) { nodes { id } } }`, { after: customerOrder }],
  [`{ orders(filter: { status: PENDING }) { nodes { id } } }`],
  [`{ orders(filter: { way: TABLE }) { nodes { id } } }`],
  [`{ orders(sort: OLDEST_FIRST) { nodes { id } } }`],
  [`{ orders(filter: { openOnly: true }, sort: OLDEST_FIRST) { nodes { id } } }`],
  [
    `query ($after: String) {
      orders(after: $after, filter: { openOnly: true, search: "person c4ca4238" }, sort: OLDEST_FIRST) { nodes { id } }
    }`,
    { after: customerOrder },
  ],
  [`{ orders(filter: { status: DELIVERED, day: "2026-01-05" }) { nodes { id } } }`],
  [`{ orders(filter: { search: "person c4ca4238" }) { nodes { id } } }`],
  [`{ orders(filter: { search: "${customerOrder.slice(0, 23)}" }) { nodes { id } } }`],
  [`{ orders(filter: { search: "#47" }) { nodes { id } } }`],
  [`{ orders(filter: { search: "90000 00004" }) { nodes { id } } }`],
  [
    `{ orders(filter: { ids: ["${customerOrder}"], openOnly: true, search: "person c4ca4238" }) { nodes { id } } }`,
  ],
  [`{ laterOrders(filter: { search: "person c4ca4238" }) { id } }`],
  [`{ pendingOrders }`],
  [`{ kitchen { orders { id kitchenStage items { key isDone allergens } } finished { id } } }`],
  [`{ deliveries { id customerName due } }`],
  [`{ bookings { nodes { id payment { id } customer { id name } } } }`],
  [`{ contactMessages { nodes { id } } }`],
  [`{ contactMessages(isAnswered: false) { nodes { id } } }`],
  [`{ paymentsNeedingAttention { nodes { id user { name } order { id } refunds { id } } } }`],
  [`{ mailDeliveries { nodes { id } } }`],
  [`{ today { orders sales averageMinutes bestDishes { name } } }`],
  [`{ auditEntries { nodes { id } } }`],
  [`{ auditEntries(search: "Dish 4711") { nodes { id } } }`],
  [`{ auditEntries(actorId: "${customerOrder}", fromDay: "2026-01-05") { nodes { id } } }`],
  [`{ auditEntries(subjectId: "${customerOrder}", untilDay: "2026-01-05") { nodes { id } } }`],
  [`{ auditActors { id } }`],
  [`{ billBook { nodes { id orderName amount } state { entries head headAt } } }`],
  [`{ billBook(month: "2026-01") { nodes { id } } }`],
  [`{ billMonth(month: "2026-01") { invoices { total } } }`],
  [`query ($after: String) { billBook(after: $after) { nodes { id } } }`, { after: '42'.padStart(24, '0') }],
];

it('no statement scans a large table', async () => {
  const recording = recordStatements();
  for (const [token, documents] of [
    [customerToken, pages],
    [admin.token, adminPages],
  ] as const) {
    for (const [query, variables] of documents)
      expect((await test.graphql(query, variables, token)).errors, query).toBeUndefined();
  }
  const { id: dishId } = await aDish(test);
  const portions = 'mutation ($id: ID!) { setPortions(dishId: $id, left: 9) { id } }';
  expect((await test.graphql(portions, { id: dishId }, admin.token)).errors).toBeUndefined();
  await beginOrder(test, { token: customerToken }, dishId);
  for (const operation of operationsOf(test.app.schema)) {
    const { kind, query } = operation;
    if (kind === 'Subscription' || /logout/i.test(query)) continue;
    const variables = operation.variables('right');
    for (const token of [customerToken, admin.token]) await test.graphql(query, variables, token);
  }
  for (const { method, path } of routesOf(test.web)) {
    if (/logout|metrics/.test(path)) continue;
    const url = path.replaceAll(/:\w+/g, customerOrder);
    for (const token of [customerToken, admin.token]) {
      const body = method === 'GET' ? {} : { body: '{}' };
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      await fetch(test.url + url, { method, headers, redirect: 'manual', ...body });
    }
  }
  await test.app.measures.rollUp();
  recording.stop();

  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  const bad: string[] = [];
  let looked = 0;
  for (const statement of recording.statements()) {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(statement.text)) continue;
    looked += 1;
    const tables = (await tablesScanned(client, statement)).filter((table) => !small.has(table));
    if (tables.length > 0) bad.push(`${tables.join(', ')}: ${statement.text}`);
  }
  await client.end();
  expect(looked).toBeGreaterThan(60);
  expect(bad).toEqual([]);
}, 300_000);
