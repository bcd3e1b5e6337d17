import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { register, setStatusAt } from '../../../test/bills.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { ask } from '../../../test/people.js';
import { placeDelivery } from '../../../test/riders.js';
import { newId } from '../../platform/ids.js';
import { verifyLedger } from './ledger-verification.js';

let test: TestApp;
let owner: Account;
let orderIds: string[];
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api', RATE_LIMIT_FACTOR: '1000' });
  owner = await anAdmin(test);
  const [customer, { id: dishId }] = [await aCustomer(test), await aDish(test, { pricePaise: 24_900 })];
  await register(test, owner);
  const place = () => placeDelivery(test, { dishId, customer });
  orderIds = [await place(), await place(), await place()];
  const [first = '', second = '', third = ''] = orderIds;
  // The last moment of November in India, and the first one of December.
  await setStatusAt(test, first, 'Delivered', new Date('2040-11-30T23:59:59.999+05:30'));
  await setStatusAt(test, second, 'Delivered', new Date('2040-12-01T00:00:00+05:30'));
  await setStatusAt(test, second, 'Cancelled', new Date('2040-12-31T23:59:59.999+05:30'));
  await setStatusAt(test, third, 'Delivered', new Date('2041-01-01T00:00:00+05:30'));
});
afterAll(() => test.close());

interface Entry {
  readonly id: string;
  readonly sequence: number;
  readonly kind: string;
  readonly number: string | null;
  readonly orderId: string | null;
  readonly orderName: string | null;
  readonly amount: number | null;
  readonly issuedAt: string;
}
interface Book {
  readonly nodes: readonly Entry[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly state: { readonly entries: number; readonly head: string; readonly headAt: string };
}

const query = `query ($first: Int, $after: String, $month: String) {
  billBook(first: $first, after: $after, month: $month) {
    nodes { id sequence kind number orderId orderName amount issuedAt }
    pageInfo { hasNextPage endCursor } state { entries head headAt } } }`;
const read = (account: Account, variables: object = {}) => ask<Book>(test, query, variables, account.token);
const readRest = (path: string, { token } = owner) =>
  test.rest<{ entries: (Entry & { _id: string })[]; state: object }>('GET', `/api/admin/bill-book${path}`, {
    token,
  });
const sequencesOf = async (variables: object) =>
  (await read(owner, variables)).value?.nodes.map(({ sequence }) => sequence);

it('the bill book lists its entries, newest first, with the end of the chain', async () => {
  const { value } = await read(owner);
  const [first, second, third] = orderIds;
  const anOrder = { orderName: expect.stringMatching(/^#\d+$/) as string, amount: 523 };
  expect(value?.nodes).toMatchObject([
    { sequence: 4, kind: 'INVOICE', number: 'C/40-41/000003', orderId: third, ...anOrder },
    { sequence: 3, kind: 'CANCELLATION', number: null, orderId: second, ...anOrder },
    { sequence: 2, kind: 'INVOICE', number: 'C/40-41/000002', orderId: second, ...anOrder },
    { sequence: 1, kind: 'INVOICE', orderId: first, issuedAt: '2040-11-30T18:29:59.999Z', ...anOrder },
  ]);
  const { count, head } = await verifyLedger(test.app.dataSource);
  expect(value?.state).toEqual({ entries: count, head, headAt: '2040-12-31T18:30:00.000Z' });
});

it('the bill book is read in pages and by months at the restaurant', async () => {
  const { value: page } = await read(owner, { first: 3 });
  expect(page?.pageInfo.hasNextPage).toBe(true);
  const { value: next } = await read(owner, { first: 3, after: page?.pageInfo.endCursor });
  expect(next?.nodes.map(({ sequence }) => sequence)).toEqual([1]);
  expect(next?.pageInfo.hasNextPage).toBe(false);
  expect(await sequencesOf({ month: '2040-11' })).toEqual([1]);
  expect(await sequencesOf({ month: '2040-12' })).toEqual([3, 2]);
  expect(await sequencesOf({ month: '2040-12', after: page?.pageInfo.endCursor })).toEqual([]);
  expect(await sequencesOf({ month: '2041-02' })).toEqual([]);
  expect(await sequencesOf({ after: newId() })).toEqual([]);
  for (const month of ['2040-13', '2040-1', '1999-12', 'November'])
    expect(await read(owner, { month })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('REST reads the same', async () => {
  const { value } = await read(owner, { month: '2040-12' });
  const { body } = await readRest('?month=2040-12');
  expect(body.entries).toEqual(value?.nodes.map(({ id, ...entry }) => ({ _id: id, ...entry })));
  expect(body.state).toEqual(value?.state);
  const page = await readRest(`?limit=1&before=${body.entries[0]?._id}`);
  expect(page.body.entries.map(({ sequence }) => sequence)).toEqual([2]);
  expect((await readRest('?month=12')).status).toBe(400);
});

it('accountants, managers and owners read the bill book, and nobody else', async () => {
  for (const role of ['ACCOUNTANT', 'MANAGER'] as const) {
    const person = await aStaffMember(test, role);
    expect((await read(person)).value?.state.entries).toBe(4);
    expect((await readRest('', person)).status).toBe(200);
  }
  for (const person of [
    await aStaffMember(test, 'COUNTER'),
    await aStaffMember(test, 'KITCHEN'),
    await aStaffMember(test, 'RIDER'),
    await aCustomer(test),
  ]) {
    expect(await read(person)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await readRest('', person)).status).toBe(403);
  }
});
