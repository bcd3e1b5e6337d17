import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { register, setStatusAt } from '../../../test/bills.js';
import { aCustomer, aDish, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { ask } from '../../../test/people.js';
import { placeDelivery } from '../../../test/riders.js';
import type { BillBookCheck } from './bill-book-check.service.js';
import { verifyLedger } from './ledger-verification.js';

let test: TestApp;
let owner: Account;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api', RATE_LIMIT_FACTOR: '1000' });
  owner = await anAdmin(test);
  const [customer, { id: dishId }] = [await aCustomer(test), await aDish(test)];
  await register(test, owner);
  for (let count = 0; count < 3; count += 1)
    await setStatusAt(test, await placeDelivery(test, { dishId, customer }), 'Delivered', new Date());
});
afterAll(() => test.close());

const query = `query ($head: String) {
  verifyBillBook(head: $head) { isWhole entries firstWrong { sequence problem } } }`;
const byGraphql = (head?: string, { token } = owner) => ask<BillBookCheck>(test, query, { head }, token);
const byRest = async (head?: string, { token } = owner) => {
  const address = `/api/admin/bill-book/check${head === undefined ? '' : `?head=${encodeURIComponent(head)}`}`;
  const { status, body } = await test.rest<BillBookCheck & { code?: string }>('GET', address, { token });
  return status === 200 ? { value: body } : { code: body.code };
};
const doors = { GraphQL: byGraphql, REST: byRest };
const headNow = async () => (await verifyLedger(test.app.dataSource)).head;
const whole = { isWhole: true, entries: 3, firstWrong: null };

it.each(Object.entries(doors))('%s says that a book holds, with a head from a mail', async (_door, check) => {
  expect((await check()).value).toEqual(whole);
  const inGroups = (await headNow()).toUpperCase().replaceAll(/.{4}(?!$)/g, '$& ');
  expect((await check(inGroups)).value).toEqual(whole);
  expect((await check('a'.repeat(64))).value).toEqual({
    isWhole: false,
    entries: 3,
    firstWrong: { sequence: 4, problem: 'TRUNCATED' },
  });
  for (const head of ['', 'a'.repeat(63), 'g'.repeat(64)])
    expect(await check(head)).toMatchObject({ code: 'BAD_USER_INPUT' });
});

it.each(Object.entries(doors))('%s names the first wrong entry', async (_door, check) => {
  const set = async (kind: string) => {
    await test.app.dataSource.query('alter table ledger_entries disable trigger user');
    await test.app.dataSource.query('update ledger_entries set kind = $1 where sequence = 2', [kind]);
    await test.app.dataSource.query(
      'alter table ledger_entries enable always trigger ledger_entries_append_only',
    );
  };
  await set('CANCELLATION');
  const { value } = await check();
  await set('INVOICE');
  expect(value).toEqual({ isWhole: false, entries: 1, firstWrong: { sequence: 2, problem: 'CHANGED' } });
});

it.each(Object.entries(doors))(
  '%s lets those who read the book check it, and nobody else',
  async (_door, check) => {
    expect((await check(undefined, await aStaffMember(test, 'ACCOUNTANT'))).value).toEqual(whole);
    for (const person of [await aStaffMember(test, 'COUNTER'), await aCustomer(test)])
      expect(await check(undefined, person)).toMatchObject({ code: 'FORBIDDEN' });
  },
);

it('a process checks once at a time, and again after that', async () => {
  const twice = '{ first: verifyBillBook { isWhole } second: verifyBillBook { isWhole } }';
  const { errors } = await test.graphql(twice, {}, owner.token);
  expect(errors).toMatchObject([{ path: ['second'], extensions: { code: 'CONFLICT' } }]);
  // The answer with the refusal does not wait for the other one.
  await expect.poll(async () => (await byGraphql()).value).toEqual(whole);
});

it.each(Object.entries(doors))('%s refuses a book that is too long', async (_door, check) => {
  const { dataSource } = test.app;
  await dataSource.query('update ledger_head set sequence = 100001');
  const refused = await check();
  await dataSource.query('update ledger_head set sequence = 3');
  expect(refused).toMatchObject({ code: 'CONFLICT' });
});
