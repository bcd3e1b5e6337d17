import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';

const logged: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ LOG_LEVEL: 'warn' }, { write: (line: string) => void logged.push(line) });
});
afterAll(() => test.close());

interface Refusal {
  readonly errors: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Expects GraphQL's error format, with one error that has a readable message, and an empty log. */
async function refusalOf(request: Promise<Response>) {
  const response = await request;
  const { errors, ...rest } = (await response.json()) as Refusal;
  expect(rest).toEqual({});
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toMatch(/\w{2,} \w+/);
  expect(logged).toEqual([]);
  return { status: response.status, code: errors[0]?.extensions.code, message: errors[0]?.message };
}

const query = '{ menu { id } }';
const json = (body: unknown) => JSON.stringify(body);
const sha256Hash = 'a'.repeat(64);

/** The response cache handles the first one for plain JSON bodies; Express always handles the second one. */
const addresses = ['/graphql', '/graphql?'];

describe('malformed POST to /graphql', () => {
  const persisted = (persistedQuery: unknown) => json({ query, extensions: { persistedQuery } });
  it.each<[what: string, body: string, status: number, code: string, headers?: Record<string, string>]>([
    ['nothing', '', 400, 'BAD_REQUEST'],
    ['null', 'null', 400, 'BAD_REQUEST'],
    ['a number', '5', 400, 'BAD_REQUEST'],
    ['a string', '"query"', 400, 'BAD_REQUEST'],
    ['an empty object', '{}', 400, 'BAD_REQUEST'],
    ['an empty list', '[]', 400, 'BAD_REQUEST'],
    ['a list of operations', json([{ query }]), 400, 'BAD_REQUEST'],
    ['broken JSON', '{"query": ', 400, 'BAD_JSON'],
    ['a large body', json({ query, variables: { text: 'x'.repeat(300_000) } }), 413, 'PAYLOAD_TOO_LARGE'],
    ['no query', json({ variables: {} }), 400, 'BAD_REQUEST'],
    ['an empty query', json({ query: '' }), 400, 'BAD_REQUEST'],
    ['a query that is a number', json({ query: 5 }), 400, 'BAD_REQUEST'],
    ['a query that is an object', json({ query: { kind: 'Document' } }), 400, 'BAD_REQUEST'],
    ['a query with NUL', json({ query: `${query}\0` }), 400, 'GRAPHQL_PARSE_FAILED'],
    ['a schema', json({ query: 'type Dish { id: ID }' }), 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['variables in a string', json({ query, variables: '{}' }), 400, 'BAD_REQUEST'],
    ['variables in a list', json({ query, variables: [] }), 400, 'BAD_REQUEST'],
    ['an operation name that is a number', json({ query, operationName: 5 }), 400, 'BAD_REQUEST'],
    ['an unknown operation name', json({ query, operationName: 'X' }), 400, 'OPERATION_RESOLUTION_FAILURE'],
    ['extensions in a string', json({ query, extensions: '{}' }), 400, 'BAD_REQUEST'],
    ['extensions in a list', json({ query, extensions: [] }), 400, 'BAD_REQUEST'],
    ['a persisted query in a string', persisted('x'), 400, 'BAD_REQUEST'],
    ['another version of persisted queries', persisted({ version: 2, sha256Hash }), 400, 'BAD_REQUEST'],
    ['the hash of another query', persisted({ version: 1, sha256Hash }), 400, 'BAD_REQUEST'],
    ['a subscription', json({ query: 'subscription { menuChanged { id } }' }), 400, 'BAD_REQUEST'],
    [
      'a form',
      'query={menu{id}}',
      400,
      'BAD_REQUEST',
      { 'Content-Type': 'application/x-www-form-urlencoded' },
    ],
    ['an upload', 'x', 400, 'BAD_REQUEST', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['a bare query', query, 400, 'BAD_REQUEST', { 'Content-Type': 'application/graphql' }],
    ['an unreadable content type', json({ query }), 400, 'BAD_REQUEST', { 'Content-Type': 'soup' }],
    [
      'another character set',
      json({ query }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      { 'Content-Type': 'application/json; charset=klingon' },
    ],
    ['another encoding', json({ query }), 415, 'UNSUPPORTED_MEDIA_TYPE', { 'Content-Encoding': 'klingon' }],
    ['what is not gzip', json({ query }), 400, 'BAD_USER_INPUT', { 'Content-Encoding': 'gzip' }],
    ['a wish for HTML', json({ query }), 406, 'BAD_REQUEST', { Accept: 'text/html' }],
  ])('is refused with a readable message: %s', async (_what, body, status, code, headers) => {
    for (const address of addresses) {
      const request = fetch(test.url + address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      });
      expect(await refusalOf(request)).toMatchObject({ status, code });
    }
  });
});

describe('malformed GET of /graphql', () => {
  it.each([
    ['', 400],
    ['?query=', 400],
    [`?query=${query}&query=${query}`, 400],
    [`?query=${query}&variables={`, 400],
    [`?query=${query}&variables=[]`, 400],
    [`?query=${query}&extensions=x`, 400],
    ['?query=mutation{logout}', 405],
    ['?query=subscription{menuChanged{id}}', 405],
  ])('is refused with a readable message: %s', async (search, status) => {
    const headers = { 'Apollo-Require-Preflight': 'true', Accept: 'application/json' };
    const request = fetch(`${test.url}/graphql${search}`, { headers });
    expect(await refusalOf(request)).toMatchObject({ status, code: 'BAD_REQUEST' });
  });
});

describe('/graphql', () => {
  const post = (body: object, path = '/graphql') => test.rest<Refusal>('POST', path, { body });

  it('refuses a subscription, also in a document with other operations, and refers to the WebSocket', async () => {
    const document = 'query Menu { menu { id } } subscription Live { menuChanged { id } }';
    const { body } = await post({ query: document, operationName: 'Live' });
    expect(body.errors[0]?.message).toBe(
      'A subscription needs a WebSocket: connect to this address with the protocol graphql-transport-ws.',
    );
    expect((await post({ query: document, operationName: 'Menu' })).body).toEqual({ data: { menu: [] } });
  });

  it('answers an unknown persisted query with the message that clients expect, and then registers it', async () => {
    const text = '{ menu { id name } }';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const extensions = {
      persistedQuery: { version: 1, sha256Hash: Buffer.from(digest).toString('hex') },
    };
    expect(await post({ extensions })).toMatchObject({
      status: 200,
      body: {
        errors: [
          {
            message: 'PersistedQueryNotFound',
            extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', hint: 'Send the query with its hash.' },
          },
        ],
      },
    });
    expect(await post({ query: text, extensions })).toMatchObject({ body: { data: { menu: [] } } });
    expect(await post({ extensions })).toMatchObject({ body: { data: { menu: [] } } });
    expect(logged).toEqual([]);
  });

  it('serves only its exact path', async () => {
    for (const path of ['/graphql/x', '/graphql/x/y', '/graphql/%E0%A4%A']) {
      expect((await post({ query }, path)).status).toBe(404);
    }
    const asJson = { 'Apollo-Require-Preflight': 'true', Accept: 'application/json' };
    expect((await fetch(`${test.url}/graphql/x?query=${query}`, { headers: asJson })).status).toBe(404);
    expect((await post({ query }, '/graphql/')).body).toEqual({ data: { menu: [] } });
  });
});
