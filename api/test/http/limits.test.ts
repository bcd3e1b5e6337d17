import type { DocumentNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { costOf, measureDocument, operationLimits } from '../../src/graphql/limits.js';
import * as shop from '../../../web/src/gql/graphql.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';
import { graphql, valueOf } from '../doors/operations.js';

let test: TestApp;
let asha: Account;
let boss: Account;
beforeAll(async () => {
  test = await TestApp.start();
  [asha, boss] = await Promise.all([aCustomer(test), anAdmin(test)]);
});
afterAll(() => test.close());

interface Refusal {
  readonly message: string;
  readonly extensions?: Record<string, unknown>;
}

/** A socket's refusal of one operation. */
async function bySocket(
  query: string,
  token?: string,
  on = test,
  variables = {},
): Promise<Refusal | undefined> {
  const client = on.live(token);
  try {
    const { value } = await client.iterate({ query, variables }).next();
    return (value as { errors?: Refusal[] }).errors?.[0];
  } catch (error) {
    // An operation that is refused before it starts ends the iteration with its errors.
    return (error as Refusal[])[0];
  } finally {
    await client.dispose();
  }
}

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

const nested = (levels: number): string =>
  levels === 0 ? 'id' : `payment { id order { ${nested(levels - 1)} } }`;

/** Fragments that double at each step: 2^30 fields in a short document. */
const bomb = `{ menu { ...F0 } } ${times(30, (index) => `fragment F${index} on MenuItem { ...F${index + 1} ...F${index + 1} }`)} fragment F30 on MenuItem { id }`;

describe('an operation beyond a limit', () => {
  it.each([
    ['too deep', `{ myOrders { nodes { ${nested(4)} } } }`, /nested 11 levels deep.*at most 10/],
    [
      'too deep by fragments',
      `{ myOrders { nodes { ...A } } } fragment A on Order { payment { order { ...B } } } fragment B on Order { payment { order { ...C } } } fragment C on Order { payment { order { ...D } } } fragment D on Order { payment { order { id } } }`,
      /nested 11 levels deep.*at most 10/,
    ],
    ['too many aliases', `{ menu { ${times(21, (index) => `a${index}: name`)} } }`, /21 aliases.*at most 20/],
    [
      'too many aliases in a fragment that is spread twice',
      `{ a: menu { ...F } b: menu { ...F } } fragment F on MenuItem { ${times(10, (index) => `a${index}: name`)} }`,
      /22 aliases.*at most 20/,
    ],
    ['too many root fields', `{ ${times(11, () => 'me { id }')} }`, /11 root fields.*at most 10/],
    [
      'logins by the dozen',
      `mutation { ${times(11, (index) => `a${index}: login(input: { email: "a@b.in", password: "guess ${index}" }) { token }`)} }`,
      /11 root fields.*at most 10/,
    ],
    [
      'too many directives',
      `{ menu { id ${times(21, () => '@include(if: true)')} } }`,
      /21 directives.*at most 20/,
    ],
    [
      'too many at many places',
      `{ menu { ${times(21, (index) => `${['id', 'name', 'price'][index % 3]} @include(if: true)`)} } }`,
      /21 directives.*at most 20/,
    ],
    ['too long', `{ menu { ${times(1000, () => 'id')} } }`, /1000 words and signs/],
    [
      'too much to answer',
      `{ myOrders(first: 100) { nodes { ${times(20, (index) => `a${index}: items { name quantity unitPrice category menuItemId }`)} } } }`,
      /costs as much as \d+ fields.*at most 50000/,
    ],
    ['fragments that multiply', bomb, /fragments spread each other too often/],
  ])('is refused with the name of the limit: %s', async (_what, query, words) => {
    const { status, errors } = await test.graphql(query, {}, asha.token);
    const codes = new Set(errors?.map(({ extensions }) => extensions['code']));
    expect([status, [...codes].includes('OPERATION_TOO_LARGE')]).toEqual([400, true]);
    const refusal = errors?.find(({ extensions }) => extensions['code'] === 'OPERATION_TOO_LARGE');
    expect(refusal?.message).toMatch(words);
    expect(refusal?.message).toMatch(/Ask for less, or send several operations\.$/);

    const onSocket = await bySocket(query, asha.token);
    expect(onSocket?.message).toBe(errors?.[0]?.message);
    expect(onSocket?.extensions?.['code']).toBe(errors?.[0]?.extensions['code']);
  });

  it.each([
    'orderSlots { startsAt }',
    'freeTimes(date: "2030-01-01", guests: 2)',
    'similarDishes(search: "dosa") { id }',
    'quote(input: { items: [] }) { total }',
  ])('is refused if it has an expensive field ten times: %s', async (field) => {
    const { status, errors } = await test.graphql(`{ ${times(10, (index) => `a${index}: ${field}`)} }`);
    expect([status, errors?.[0]?.extensions['code']]).toEqual([400, 'OPERATION_TOO_LARGE']);
    expect(errors?.[0]?.message).toMatch(/costs as much as \d+ fields/);
    expect((await test.graphql(`{ a: ${field} b: ${field} }`)).status).toBe(200);
  });

  it('is refused for a page size in a variable', async () => {
    const query = `query ($first: Int!) { myOrders(first: $first) { nodes { ${times(18, (index) => `a${index}: items { name quantity unitPrice category menuItemId __typename }`)} } } }`;
    expect((await test.graphql(query, { first: 5 }, asha.token)).errors).toBeUndefined();
    const { status, errors } = await test.graphql(query, { first: 100 }, asha.token);
    expect([status, errors?.[0]?.extensions['code']]).toEqual([400, 'OPERATION_TOO_LARGE']);
    expect(errors?.[0]?.message).toContain('smaller pages (first) cost less');
    const onSocket = await bySocket(query, asha.token, test, { first: 100 });
    expect(onSocket?.extensions?.['code']).toBe('OPERATION_TOO_LARGE');
  });

  it('is refused for a page larger than the maximum', async () => {
    for (const first of [101, 1_000_000, 0, -5]) {
      const { errors } = await test.graphql(`{ myOrders(first: ${first}) { nodes { id } } }`, {}, asha.token);
      expect(errors?.[0]).toMatchObject({
        message: 'Ask for 1 to 100 entries',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });

  it('is refused with other operations in one request, or in an oversized request', async () => {
    const operation = { query: '{ menu { id } }' };
    expect(await test.rest('POST', '/graphql', { body: [operation, operation] })).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            message: 'A request holds one operation. Send several requests instead of a list.',
            extensions: { code: 'BAD_REQUEST' },
          },
        ],
      },
    });
    const long = { query: '{ menu { id } }', variables: { search: 'x'.repeat(300_000) } };
    expect(await test.rest('POST', '/graphql', { body: long })).toMatchObject({
      status: 413,
      body: {
        errors: [
          {
            message: 'The request is larger than the 256 kB that are taken here. Send it in smaller parts.',
            extensions: { code: 'PAYLOAD_TOO_LARGE' },
          },
        ],
      },
    });
    const toRest = { body: { name: 'Asha', email: 'a@b.in', message: 'x'.repeat(70_000) } };
    expect(await test.rest('POST', '/api/contact', toRest)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('larger than the 64 kB') as string },
    });
  });

  it('is refused for a REST page larger than the maximum', async () => {
    const limits = ['501', '0', 'many', '0x10', '1e2', '1.0', '-1', '', '%205'];
    for (const route of ['/api/menu', '/api/orders', '/api/booking/mybooking']) {
      for (const limit of limits) {
        const answer = await test.rest('GET', `${route}?limit=${limit}`, { token: asha.token });
        expect(answer).toMatchObject({
          status: 400,
          body: {
            code: 'BAD_USER_INPUT',
            errors: [{ field: 'limit', message: 'Ask for 1 to 500 entries' }],
          },
        });
      }
    }
  });
});

describe('the shop’s own operations', () => {
  const documents = Object.entries(shop).filter(
    (entry): entry is [string, DocumentNode] => typeof entry[1] === 'object' && entry[0].endsWith('Document'),
  );

  it('need at most three quarters of each limit, including their largest pages', () => {
    expect(documents.length).toBeGreaterThan(40);
    const { schema } = test.app;
    const wrong = documents.flatMap(([name, document]) => {
      const operation = graphql.getOperationAST(document);
      if (!operation) return [`${name} has no operation`];
      const variables = Object.fromEntries(
        (operation.variableDefinitions ?? []).map(({ variable, type }) => {
          const declared = graphql.typeFromAST(schema, type as never);
          return [
            variable.name.value,
            variable.name.value === 'first' ? 100 : valueOf(declared as never, 'right'),
          ];
        }),
      );
      const tokens = [...graphql.print(document).matchAll(/\w+|\S/g)].length;
      const found = {
        ...measureDocument(document),
        tokens,
        cost: costOf({ schema, document, operation, variables }),
      };
      return Object.entries(found)
        .filter(([limit, value]) => value > 0.75 * operationLimits[limit as keyof typeof operationLimits])
        .map(([limit, value]) => `${name}: ${limit} ${value}`);
    });
    expect(wrong).toEqual([]);
  });

  it('leave room for introspection by tools', async () => {
    const query = graphql.getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true });
    const { status, errors } = await test.graphql(query);
    expect([status, errors]).toEqual([200, undefined]);
  });
});

describe('an operation that takes too long', () => {
  it('is answered at its deadline, whatever it waits for, by HTTP and WebSocket', async () => {
    const hurried = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      ROLE: 'api',
      OPERATION_SECONDS: '0.5',
    });
    const lock = test.app.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('lock table menu_items in access exclusive mode');
    try {
      const { errors } = await hurried.graphql('{ menu { id } }');
      const refusal = {
        message: expect.stringContaining('longer than the 0.5 seconds') as string,
        extensions: { code: 'OPERATION_TIMEOUT' },
      };
      expect(errors?.[0]).toMatchObject(refusal);
      expect(await bySocket('{ menu { id } }', undefined, hurried)).toMatchObject(refusal);
    } finally {
      await lock.rollbackTransaction();
      await lock.release();
    }
    expect((await hurried.graphql('{ menu { id } }')).errors).toBeUndefined();
    await hurried.close();
  });
});

describe('the schema in production', () => {
  const asks = '{ __schema { queryType { name } } }';
  const production = (environment: Record<string, string> = {}) =>
    TestApp.start({ DATABASE_URL: test.databaseUrl, ROLE: 'api', NODE_ENV: 'production', ...environment });

  it('is shown only to admins, by HTTP and WebSocket, and not revealed by suggestions', async () => {
    const live = await production();
    for (const token of [undefined, asha.token]) {
      const { status, errors } = await live.graphql(asks, {}, token);
      expect([status, errors?.[0]?.extensions['code']]).toEqual([403, 'FORBIDDEN']);
      expect((await bySocket(asks, token, live))?.extensions?.['code']).toBe('FORBIDDEN');
      const hidden = await live.graphql(
        '{ ...F } fragment F on Query { a: __type(name: "User") { name } }',
        {},
        token,
      );
      expect(hidden.status).toBe(403);
    }
    expect((await live.graphql(asks, {}, boss.token)).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    expect(await bySocket(asks, boss.token, live)).toBeUndefined();

    const misspelled = await live.graphql('{ menus { id } }');
    expect(misspelled.errors?.[0]?.message).toMatch(/Cannot query field/);
    expect(JSON.stringify(misspelled.errors)).not.toContain('Did you mean');
    const onSocket = await bySocket('{ menus { id } }', undefined, live);
    expect(onSocket).toMatchObject({ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
    expect(onSocket?.message).not.toContain('Did you mean');
    await live.close();
  });

  it('is shown according to INTROSPECTION', async () => {
    const open = await production({ INTROSPECTION: 'all' });
    expect((await open.graphql(asks)).errors).toBeUndefined();
    await open.close();
    const shut = await production({ INTROSPECTION: 'off' });
    expect((await shut.graphql(asks, {}, boss.token)).status).toBe(403);
    await shut.close();
  });
});

describe('an unexpected error', () => {
  it('reveals nothing about the database or the code, through any API', async () => {
    const broken = await TestApp.start();
    const admin = await anAdmin(broken);
    await aDish(broken);
    await broken.app.dataSource.query('alter table menu_items rename column price_paise to price_gone');
    await broken.app.dataSource.query('alter table orders rename to orders_gone');
    const id = 'a'.repeat(24);
    const answers = [
      await broken.rest('GET', '/api/menu'),
      await broken.rest('GET', '/api/orders', { token: admin.token }),
      await broken.graphql('{ menu { id } }'),
      await broken.graphql('{ orders { nodes { id } } }', {}, admin.token),
      await bySocket('{ menu { id } }', undefined, broken),
      await bySocket(`subscription { orderUpdated(id: "${id}") { id } }`, admin.token, broken),
    ].map((answer) => JSON.stringify(answer));
    for (const answer of answers) {
      expect(answer).toContain('INTERNAL_SERVER_ERROR');
      expect(answer).toContain('Something went wrong on our side.');
      expect(answer).not.toMatch(
        /select|relation|price_|42P01|42703|QueryFailed|node_modules|\.[jt]s\b|stack/i,
      );
    }
    await broken.close();
  });
});
