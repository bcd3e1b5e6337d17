import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, password, type Account } from '../factories.js';
import { isFull } from './attack.js';

let test: TestApp;
let owner: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ TRUST_PROXY: '1' });
  owner = await anAdmin(test);
  dishId = (await aDish(test)).id;
  await changeRestaurant(test, owner, { guestsAllowed: true, orderWays: ['DELIVERY', 'TABLE'] });
});
afterAll(() => test.close());

let people = 0;
/** A new person with a phone number of their own. */
const somebody = () => {
  people += 1;
  return { name: 'Guest', phone: `98765${String(people).padStart(5, '0')}` };
};
const from = (address: string) => ({ 'X-Forwarded-For': address });

async function aGuest(address: string, more: object = {}): Promise<string | undefined> {
  const { body } = await test.rest<{ token?: string }>('POST', '/api/auth/guest', {
    headers: from(address),
    body: { ...somebody(), ...more },
  });
  return body.token;
}

const order = (token: string | undefined, address: string, more: object) =>
  test.rest<{ _id?: string; message?: string }>('POST', '/api/orders', {
    token,
    headers: from(address),
    body: { items: [{ menuItem: dishId, qty: 1 }], ...more },
  });

describe('V2.4.1 a code of a table that was photographed', () => {
  it('allows ten open cash orders for any guests and networks, and none once it is replaced', async () => {
    const { data } = await test.graphql('{ tableCodes { code table { id } } }', {}, owner.token);
    const [code] = (data as { tableCodes: { code: string; table: { id: string } }[] }).tableCodes;
    const table = code?.code;
    const address = (n: number) => `203.0.113.${n}`;
    const numbers = Array.from({ length: isFull ? 60 : 15 }, (_, n) => n);
    const guests = await Promise.all(numbers.map((n) => aGuest(address(n), { table })));
    const atTable = { way: 'TABLE', table };
    const rounds = await Promise.all(
      guests.flatMap((token, n) => [1, 2, 3].map(() => order(token, address(n), atTable))),
    );
    expect(rounds.filter(({ status }) => status === 201)).toHaveLength(10);
    await test.graphql(
      'mutation ($tables: [ID!]!) { renewTableCodes(tables: $tables) { code } }',
      { tables: [code?.table.id] },
      owner.token,
    );
    const late = await order(await aGuest(address(99)), address(99), atTable);
    expect(late).toMatchObject({
      status: 400,
      body: { message: 'We do not know this table. Please scan the code on your table again.' },
    });
  });
});

describe('V2.4.1 somebody else’s phone number', () => {
  it('on orders that nobody takes does not block cash orders of its owner', async () => {
    const [phone, address] = ['98765 00000', '198.51.100.7'];
    const delivery = { address: '12 MG Road', phone };
    const victim = await aCustomer(test);
    const first = await order(victim.token, '192.0.2.1', delivery);
    const setDelivered = { token: owner.token, body: { status: 'Delivered' } };
    await test.rest('PUT', `/api/admin/orders/${first.body._id}/status`, setDelivered);

    const prank = await order(await aGuest(address), address, delivery);
    const notTaken = { token: owner.token, body: { isNotTaken: true } };
    await test.rest('PUT', `/api/admin/orders/${prank.body._id}/not-taken`, notTaken);
    expect((await order(await aGuest(address), address, delivery)).status).toBe(400);
    expect((await order(victim.token, '192.0.2.1', delivery)).status).toBe(201);
  });
});

describe('V2.4.1 a flood of logins', () => {
  it('is answered or refused, each, while another customer orders', async () => {
    const logins = isFull ? 150 : 60;
    const [asha, ...crowd] = await Promise.all(Array.from({ length: logins + 1 }, () => aCustomer(test)));
    const mutation = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
    const flood = Promise.all(
      crowd.map(async ({ email }) => {
        const { data, errors } = await test.graphql(mutation, { input: { email, password } });
        return data?.['login'] ? 'logged in' : errors?.[0]?.extensions['code'];
      }),
    );
    const ordered = await order(asha?.token, '192.0.2.2', { address: '12 MG Road' });
    expect(ordered.status).toBe(201);
    const outcomes = new Set(await flood);
    outcomes.delete('TOO_MANY_REQUESTS');
    expect([...outcomes]).toEqual(['logged in']);
  });
});
