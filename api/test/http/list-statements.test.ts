import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { dayAhead } from '../a-booking.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, aSavedAddress, password, type Account } from '../factories.js';
import { beginBooking, beginOrder, pay, untilOrdered } from '../payments.js';
import { recordStatements } from '../plans/recorded-statements.js';

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '100' });
  admin = await anAdmin(test);
});
afterAll(() => test.close());

const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type) || getNamedType(type).name.endsWith('Connection');

/** Every field without required arguments, of every type that is not already selected around it. */
function selectionOf(type: GraphQLObjectType, around: readonly GraphQLObjectType[] = []): string {
  const selected = Object.values(type.getFields()).flatMap(({ name, type: fieldType, args }) => {
    const inner = getNamedType(fieldType);
    if (args.some(isRequiredArgument)) return [];
    if (isLeafType(inner)) return [name];
    if (!isObjectType(inner) || [...around, type].includes(inner)) return [];
    return [`${name} ${selectionOf(inner, [...around, type])}`];
  });
  return `{ ${selected.join(' ')} }`;
}

const lists = (): GraphQLField<unknown, unknown>[] =>
  Object.values(test.app.schema.getQueryType()?.getFields() ?? {}).filter(
    ({ type, args }) => isList(type) && isObjectType(getNamedType(type)) && !args.some(isRequiredArgument),
  );

/** One entry for every list, of a new customer. */
async function fillLists(customer: Account): Promise<void> {
  await aSavedAddress(test, customer);
  const dish = await aDish(test);
  await test.graphql(
    'mutation ($id: ID!) { setPortions(dishId: $id, left: 9) { id } }',
    { id: dish.id },
    admin.token,
  );
  const cash = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: customer.token,
    body: { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road' },
  });
  await test.rest('PUT', `/api/admin/orders/${cash.body._id}/rider`, {
    token: admin.token,
    body: { riderId: admin.id, version: 1 },
  });
  await test.rest('PUT', `/api/admin/orders/${cash.body._id}/status`, {
    token: admin.token,
    body: { status: 'Delivered' },
  });
  const order = await beginOrder(test, customer, dish.id);
  await pay(test, order.razorpayOrderId);
  await untilOrdered(test, customer, order.id);
  const refund = 'mutation ($id: ID!) { refundPayment(id: $id, amount: 1) { id } }';
  expect((await test.graphql(refund, { id: order.id }, admin.token)).errors).toBeUndefined();
  const booking = await beginBooking(test, customer, dayAhead(7));
  await pay(test, booking.razorpayOrderId);
  const bought = () =>
    test.app.dataSource.query('select from payments where id = $1 and booking_id is not null', [booking.id]);
  await expect.poll(bought).toHaveLength(1);
  const login = { email: customer.email, password };
  expect((await test.rest('POST', '/api/auth/login', { body: login })).status).toBe(200);
  const message = { name: 'Asha', email: 'asha@example.in', message: 'Namaste' };
  await test.rest('POST', '/api/contact', { body: message });
  const problem = 'mutation ($id: ID!) { reportOrderProblem(id: $id, input: { reason: LATE }) { id } }';
  const [ordered] = await test.app.dataSource.query<{ id: string }[]>(
    'select id from orders where user_id = $1 order by created_at desc limit 1',
    [customer.id],
  );
  expect((await test.graphql(problem, { id: ordered?.id }, customer.token)).errors).toBeUndefined();
  await test.app.dataSource.query(`update refunds set state = 'failed'`);
  await test.app.dataSource.query(`update payments set state = 'REFUND_FAILED' where order_id is not null`);
}

const isOwn = (list: string) => /^(my|notifications|savedAddresses|sessions)/.test(list);

/** The statements of each list, with all selectable fields of its entries. */
async function statementsOfLists(
  asha: Account,
  { first = 50, aliases = 1 } = {},
): Promise<Record<string, readonly string[]>> {
  const statements: Record<string, readonly string[]> = {};
  for (const { name, type, args } of lists()) {
    const selection = selectionOf(getNamedType(type) as GraphQLObjectType);
    const page = args.some((arg) => arg.name === 'first') ? `(first: ${first})` : '';
    const fields = Array.from({ length: aliases }, (_, n) => `a${n}: ${name}${page} ${selection}`);
    const requestId = newId();
    const recording = recordStatements();
    const { body } = await test.rest<{ errors?: object[] }>('POST', '/graphql', {
      token: isOwn(name) ? asha.token : admin.token,
      headers: { 'X-Request-Id': requestId },
      body: { query: `{ ${fields.join(' ')} }` },
    });
    statements[name] = recording.textsFor(requestId);
    recording.stop();
    expect(body.errors, name).toBeUndefined();
  }
  return statements;
}

it('every list of the schema takes no statement for each of its entries', async () => {
  const asha = await aCustomer(test);
  await fillLists(asha);
  const counts = async () =>
    Object.fromEntries(
      Object.entries(await statementsOfLists(asha)).map(([name, all]) => [name, all.length]),
    );
  const ofOne = await counts();
  const more = 4;
  for (let filled = 0; filled < more; filled += 1) await fillLists(asha);
  // Not equal: what several fields read in one event-loop turn is one statement, and two if their answers come apart.
  for (const [name, ofAll] of Object.entries(await counts()))
    expect(ofAll - (ofOne[name] ?? 0), name).toBeLessThan(more);
  expect(Object.keys(ofOne).toSorted()).toEqual([
    'allCategories',
    'auditActors',
    'auditEntries',
    'billBook',
    'bookings',
    'bookingsOutsideHours',
    'categories',
    'contactMessages',
    'deliveries',
    'devices',
    'fullMenu',
    'laterOrders',
    'mailDeliveries',
    'menu',
    'myBookings',
    'myOrders',
    'notifications',
    'optionGroups',
    'orderSlots',
    'orders',
    'paymentsNeedingAttention',
    'printJobs',
    'printers',
    'riders',
    'savedAddresses',
    'sessions',
    'tableCodes',
  ]);
});

it('a list takes no more statements under aliases than alone, and holds no connection between them', async () => {
  const asha = await aCustomer(test);
  for (let filled = 0; filled < 5; filled += 1) await fillLists(asha);
  const alone = await statementsOfLists(asha);
  // More exceed the limit of the document.
  const aliases = 3;
  // Larger pages exceed the cost limit.
  const aliased = await statementsOfLists(asha, { first: 12, aliases });
  for (const [name, statements] of Object.entries(aliased)) {
    expect(statements.length, name).toBeLessThanOrEqual(aliases * (alone[name]?.length ?? 0));
    expect(statements.filter((text) => /^(begin|start transaction)/i.test(text))).toEqual([]);
  }
});
