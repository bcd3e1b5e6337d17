import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';

let test: TestApp;
let asha: Account;
let admin: Account;
let dishId: string;

beforeAll(async () => {
  test = await TestApp.start();
  asha = await aCustomer(test);
  admin = await anAdmin(test);
  dishId = (await aDish(test, { name: 'Masala Dosa' })).id;
  for (const address of ['4B, Lake View', '“Krishna”, 2nd Cross']) {
    const input = { items: [{ menuItemId: dishId, quantity: 2 }], address, paymentMode: 'COD' };
    const { errors } = await test.graphql(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
      { input },
      asha.token,
    );
    expect(errors).toBeUndefined();
  }
});
afterAll(() => test.close());

/** The raw body of the answer. */
async function send(query: string, variables: object, token?: string): Promise<string> {
  const answer = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return `${answer.status} ${await answer.text()}`;
}

const wholeOrder = `fragment Whole on Order {
  id total location coordinates { lat } status version placedAt payment { id }
  user { id name email } lines: items { __typename name unitPrice quantity } history { from to at by }
}`;

const operations: [what: string, query: string, variables: object, who: () => Account | undefined][] = [
  ['a visitor', 'query Visitor { me { id } menu { name price: price image } }', {}, () => undefined],
  [
    'fragments and lists',
    `query Mine { myOrders(first: 5) { nodes { ...Whole } pageInfo { hasNextPage endCursor } } } ${wholeOrder}`,
    {},
    () => asha,
  ],
  [
    'a page',
    'query Page($first: Int) { myOrders(first: $first) { nodes { id } pageInfo { endCursor hasNextPage } } }',
    { first: 1 },
    () => asha,
  ],
  [
    'a default that is required',
    'query Default($first: Int! = 1) { myOrders(first: $first) { nodes { id } } }',
    {},
    () => asha,
  ],
  [
    'a default that is not',
    'query Optional($first: Int = 1) { myOrders(first: $first) { nodes { id } } }',
    {},
    () => asha,
  ],
  [
    'a field left out',
    'query Left($with: Boolean!) { me { id name @include(if: $with) email @skip(if: $with) } }',
    { with: false },
    () => asha,
  ],
  [
    'a field put in',
    'query Put($with: Boolean!) { me { id name @include(if: $with) email @skip(if: $with) } }',
    { with: true },
    () => asha,
  ],
  [
    'enums',
    'query Enums { orders(filter: { status: PENDING }) { nodes { status paymentMode } } }',
    {},
    () => admin,
  ],
  ['one refusal', 'query Refused { orders { nodes { id } } }', {}, () => asha],
  ['a refusal beside an answer', 'query Beside { me { id } orders { nodes { id } } }', {}, () => asha],
  [
    'a refusal where null may stand',
    'query Null($id: ID!) { me { id } order(id: $id) { id } }',
    { id: 'f'.repeat(24) },
    () => asha,
  ],
  [
    'bad input',
    'query Bad($first: Int) { myOrders(first: $first) { nodes { id } } }',
    { first: 1000 },
    () => asha,
  ],
  [
    'variables of the wrong type',
    'query Wrong($first: Int) { myOrders(first: $first) { nodes { id } } }',
    { first: 'many' },
    () => asha,
  ],
  ['a variable that is missing', 'query Missing($id: ID!) { order(id: $id) { id } }', {}, () => asha],
  [
    'a mutation that is refused',
    'mutation Refuse($id: ID!) { updateOrderStatus(id: $id, status: PREPARING) { id } }',
    { id: 'f'.repeat(24) },
    () => asha,
  ],
];

describe('a repeated operation', () => {
  it.each(operations)('has the same answer each time: %s', async (_what, query, variables, who) => {
    const first = await send(query, variables, who()?.token);
    for (let time = 0; time < 5; time += 1) expect(await send(query, variables, who()?.token)).toBe(first);
  });

  it('uses each caller’s own variables and permissions', async () => {
    const query = 'query Own($id: ID!) { order(id: $id) { id address } }';
    const list = '{ myOrders(first: 2) { nodes { id address } } }';
    const { data } = await test.graphql(list, {}, asha.token);
    const { nodes } = (data as { myOrders: { nodes: { id: string; address: string }[] } }).myOrders;
    const binod = await aCustomer(test);
    expect(nodes).toHaveLength(2);
    for (let time = 0; time < 4; time += 1) {
      for (const { id, address } of nodes) {
        expect(await send(query, { id }, asha.token)).toContain(JSON.stringify(address));
        expect(await send(query, { id }, binod.token)).toContain('NOT_FOUND');
        expect(await send(query, { id })).toContain('UNAUTHENTICATED');
      }
    }
  });

  it('does not execute its texts as code', async () => {
    // graphql-jit 0.8.9 inserted the text after this mark into the code it compiled.
    const text = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.injected=1';
    for (let time = 0; time < 5; time += 1) await send(`{ order(id: "${text}") { id } }`, {}, asha.token);
    expect(globalThis).not.toHaveProperty('injected');
  });
});

/** Customers may not call the first field, and neither field is nullable. */
const mutation = `mutation ($name: String!) {
  updateOrderStatus(id: "${'f'.repeat(24)}", status: PREPARING) { id }
  updateProfile(input: { name: $name }) { name }
}`;

const overHttp = async (name: string, { token }: Account, headers: Record<string, string> = {}) => {
  const body = { query: mutation, variables: { name } };
  return (await test.rest('POST', '/graphql', { token, body, headers })).body;
};

const entrances = {
  'GraphQL lane': (name: string, account: Account) => overHttp(name, account),
  // The response cache passes this spelling of the content type to Express.
  Express: (name: string, account: Account) =>
    overHttp(name, account, { 'Content-Type': 'application/json; charset="utf-8"' }),
  WebSocket: async (name: string, { token }: Account) => {
    const client = test.live(token);
    const { value } = await client.iterate({ query: mutation, variables: { name } }).next();
    await client.dispose();
    return value as unknown;
  },
};

describe('a mutation whose first field fails', () => {
  it.each(Object.entries(entrances))(
    'does not execute the following fields, however often it is sent: %s',
    async (_entrance, mutate) => {
      const binod = await aCustomer(test);
      for (let time = 0; time < 6; time += 1) {
        expect(await mutate('Renamed', binod)).toEqual({
          data: null,
          errors: [expect.objectContaining({ path: ['updateOrderStatus'] })],
        });
      }
      const { data } = await test.graphql('{ me { name } }', {}, binod.token);
      expect(data).toEqual({ me: { name: binod.name } });
    },
  );
});
