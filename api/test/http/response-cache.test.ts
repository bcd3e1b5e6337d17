import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../app.js';
import { linkTo } from '../servers/database-link.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';
import { idle } from '../payments.js';

let test: TestApp;
/** Another API process on the same database. */
let other: TestApp;
let asha: Account;
let admin: Account;

beforeAll(async () => {
  test = await TestApp.start();
  other = await TestApp.start({ ROLE: 'api', DATABASE_URL: test.databaseUrl });
  asha = await aCustomer(test);
  admin = await anAdmin(test);
});
beforeEach(async () => {
  await aDish(test, { name: 'Masala Dosa', description: 'Crisp, thin, with potato. '.repeat(60) });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await other.close();
  await test.close();
});

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends no headers except a request id, which every answer echoes, and decodes nothing, unlike `fetch`. */
async function send({ url }: TestApp, { method = 'GET', path, headers = {}, body }: Sent): Promise<Received> {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const sent = request(url + path, {
    method,
    headers: { ...length, 'X-Request-Id': 'of-the-test', ...headers },
    agent: false,
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

const json = { 'Content-Type': 'application/json' };

function graphql(query: string, extra: object = {}, headers: Record<string, string> = {}): Sent {
  const body = JSON.stringify({ query, ...extra });
  return { method: 'POST', path: '/graphql', headers: { ...json, ...headers }, body };
}

const as = ({ token }: Account) => ({ Authorization: `Bearer ${token}` });

/** The same request in a form that is never answered from the cache. */
function uncached({ path, headers = {}, ...rest }: Sent): Sent {
  return rest.method === 'POST'
    ? { ...rest, path, headers: { ...headers, 'Content-Type': 'application/json; charset="utf-8"' } }
    : { ...rest, path: path.replace('/api/menu', '/api/menu/'), headers };
}

/** Ignores `Vary` where it has no effect. */
function comparable({ status, headers, body }: Received) {
  const { date: _date, vary: _vary, ...rest } = headers;
  // Contains the address of the process.
  const policy = String(headers['content-security-policy']).replaceAll(/127\.0\.0\.1:\d+/g, 'host');
  return { status, headers: { ...rest, 'content-security-policy': policy }, body: body.toString('utf8') };
}

/** Waits until a process has received the messages of everything that was changed before. */
async function delivered(process: TestApp): Promise<void> {
  await idle(process);
  const { pubsub, rows } = process.app;
  for (const channel of [pubsub, rows]) {
    const received = vi.fn();
    const unsubscribe = channel.subscribe('last-of-the-test', received);
    await channel.publish('last-of-the-test', {});
    await expect.poll(() => received).toHaveBeenCalled();
    unsubscribe();
  }
}

const allFields = '{ menu { id name price description category image version __typename } }';
const reads: Sent[] = [
  { path: '/api/menu' },
  { path: '/api/menu?search=DOSA' },
  { path: '/api/menu?limit=2' },
  { path: '/api/menu?limit=none' },
  graphql(allFields),
  graphql(
    'query Search($text: String) { found: menu(search: $text) { ...Dish } } fragment Dish on MenuItem { name }',
    {
      variables: { text: 'o' },
      operationName: 'Search',
      extensions: { clientLibrary: { name: 'somebody' } },
    },
  ),
  graphql(allFields, {}, { Accept: 'application/graphql-response+json, application/json;q=0.9' }),
  graphql(allFields, {}, { Authorization: 'Bearer of nothing' }),
  graphql(allFields, {}, { Accept: 'image/png' }),
  graphql('{ menu { id } ', {}),
  graphql('{ menu { secret } }', {}),
  graphql('{ menu(search: 1) { id } }', {}),
];

interface Edit {
  readonly door: 'graphql' | 'rest';
  readonly kind: 'add' | 'change' | 'delete';
  readonly name: string;
  readonly price: number;
}

async function make({ door, kind, name, price }: Edit): Promise<void> {
  const [dish] = (await test.app.services.menu.list()).toReversed();
  const id = dish?.id ?? '';
  if (door === 'rest') {
    const [method, path] = { add: ['POST', ''], change: ['PUT', `/${id}`], delete: ['DELETE', `/${id}`] }[
      kind
    ];
    const body = kind === 'delete' ? undefined : { name, price };
    await test.rest(method ?? '', `/api/admin/menu${path}`, { token: admin.token, body });
    return;
  }
  const input = { name, price };
  const mutation = {
    add: 'mutation ($input: MenuItemInput!) { addMenuItem(input: $input) { id } }',
    change: `mutation ($input: MenuItemInput!) { updateMenuItem(id: "${id}", version: ${dish?.version}, input: $input) { id } }`,
    delete: `mutation { deleteMenuItem(id: "${id}") { id } }`,
  }[kind];
  await test.graphql(mutation, kind === 'delete' ? {} : { input }, admin.token);
}

const edit = fc.record<Edit>({
  door: fc.constantFrom('graphql', 'rest'),
  kind: fc.constantFrom('add', 'change', 'delete'),
  name: fc.constantFrom('Rava Dosa', 'Dosa “special” — ₹', 'Idli', 'Pongal'),
  price: fc.integer({ min: 1, max: 90_000 }),
});

it('the response cache serves the same bytes as the app after any edits, in all processes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      for (const each of edits) {
        await make(each);
        for (const read of reads) {
          const truth = comparable(await send(test, uncached(read)));
          // Before and after it was stored.
          expect(comparable(await send(test, read))).toEqual(truth);
          expect(comparable(await send(test, read))).toEqual(truth);
        }
      }
      for (const read of reads) {
        const truth = comparable(await send(test, uncached(read)));
        await expect.poll(async () => comparable(await send(other, read))).toEqual(truth);
      }
    }),
    { numRuns: 6 },
  );
}, 60_000);

it.each([
  ['REST', { path: '/api/menu' }],
  ['GraphQL', graphql(allFields)],
])('the response cache reads the database once for many requests, through %s', async (_door, read) => {
  await delivered(test);
  const list = vi.spyOn(test.app.services.menu, 'list');
  for (let n = 0; n < 5; n += 1) expect((await send(test, read)).status).toBe(200);
  for (const account of [asha, admin]) {
    const { status } = await send(test, { ...read, headers: { ...read.headers, ...as(account) } });
    expect(status).toBe(200);
  }
  expect(list).toHaveBeenCalledTimes(1);
});

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('cached answers have the encoding %s if it is accepted', async (encoding, accepted, decompress) => {
  const plainAndCompressed = [
    [graphql(allFields), graphql(allFields, {}, { 'Accept-Encoding': accepted })],
    [{ path: '/api/menu' }, { path: '/api/menu', headers: { 'Accept-Encoding': accepted } }],
  ] as const;
  for (const [plain, read] of plainAndCompressed) {
    const whole = await send(test, plain);
    await expect.poll(async () => (await send(test, read)).headers['content-encoding']).toBe(encoding);
    const { headers, body } = await send(test, read);
    expect(body.length).toBeLessThan(whole.body.length / 2);
    expect(decompress(body)).toEqual(whole.body);
    expect(headers.etag).toBe(whole.headers.etag);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding' });
  }
});

it('the response cache answers 304 to a client with the current answer, until the menu changes', async () => {
  const { headers } = await send(test, { path: '/api/menu' });
  const again = { path: '/api/menu', headers: { 'If-None-Match': headers.etag ?? '' } };
  const answer = await send(test, again);
  expect(comparable(answer)).toEqual(comparable(await send(test, uncached(again))));
  expect([answer.status, answer.body.length]).toEqual([304, 0]);
  await make({ door: 'rest', kind: 'change', name: 'Neer Dosa', price: 60 });
  const changed = await send(test, again);
  expect([changed.status, changed.body.includes('Neer Dosa')]).toEqual([200, true]);
});

describe('answers that depend on the viewer are not stored', () => {
  it.each([
    ['alone', '{ me { name } }'],
    ['beside the menu', '{ menu { id } me { name } }'],
    ['by another name', '{ menu: me { name } }'],
    ['in a fragment', 'query { ...Mine } fragment Mine on Query { menu { id } me { name } }'],
    ['in a fragment without a type', '{ ... { me { name } } }'],
    ['in a fragment within the query', '{ ... on Query @include(if: true) { me { name } } }'],
  ])('for the viewer queried %s', async (_how, query) => {
    for (let n = 0; n < 2; n += 1) {
      expect((await send(test, graphql(query, {}, as(asha)))).body.toString()).toContain(asha.name);
      expect((await send(test, graphql(query, {}, as(admin)))).body.toString()).toContain(admin.name);
      const stranger = (await send(test, graphql(query))).body.toString();
      expect(stranger).toContain(':null');
      expect(stranger).not.toContain(asha.name);
    }
  });

  it('for a document with several operations', async () => {
    const query = 'query Menu { menu { id } } query Mine { me { name } }';
    await send(test, graphql(query, { operationName: 'Menu' }));
    const ask = graphql(query, { operationName: 'Mine' }, as(asha));
    for (let n = 0; n < 2; n += 1) expect((await send(test, ask)).body.toString()).toContain(asha.name);
    expect((await send(test, { ...ask, headers: json })).body.toString()).toBe('{"data":{"me":null}}\n');
  });

  it('for the schema queried together with the menu', async () => {
    const shop = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      ROLE: 'api',
      INTROSPECTION: 'admins',
    });
    const query = '{ menu { id } __schema { description } }';
    for (let n = 0; n < 2; n += 1) {
      expect((await send(shop, graphql(query, {}, as(admin)))).body.toString()).toContain('__schema');
      expect((await send(shop, graphql(query))).body.toString()).toContain('FORBIDDEN');
    }
    await shop.close();
  });

  it('for a mutation, which is executed each time', async () => {
    const guest = await aCustomer(test);
    const logout = graphql('mutation { logout }', {}, as(guest));
    expect((await send(test, logout)).body.toString()).toContain('true');
    expect((await send(test, logout)).body.toString()).toContain('UNAUTHENTICATED');
  });

  it('for a route for admins', async () => {
    for (const account of [admin, asha]) {
      const { status } = await send(test, { path: '/api/admin/menu', headers: as(account) });
      expect(status).toBe(account === admin ? 200 : 403);
    }
  });
});

it('bad requests are refused also if the answer is cached', async () => {
  const read = graphql(allFields);
  await send(test, read);
  const form = await send(test, { ...read, headers: { 'Content-Type': 'text/plain' } });
  expect([form.status, form.body.toString()]).toEqual([400, expect.stringContaining('CSRF')]);
  const latin = await send(test, {
    ...read,
    headers: { 'Content-Type': 'application/json; charset=klingon' },
  });
  expect(latin.status).toBe(415);
  const endless = await send(
    test,
    graphql(`
      ${allFields}
      ${' '.repeat(300_000)}
    `),
  );
  expect(endless.status).toBe(413);
  const zipped = await send(test, { ...read, headers: { ...json, 'Content-Encoding': 'gzip' } });
  expect(zipped.status).toBe(400);
});

it('cached answers have the CORS headers of each origin', async () => {
  const shop = await TestApp.start({ CORS_ORIGINS: 'https://app.example.in' });
  try {
    for (const read of [graphql(allFields), { path: '/api/menu' }]) {
      for (const origin of ['https://app.example.in', 'https://evil.example', 'https://app.example.in']) {
        const { status, headers } = await send(shop, {
          ...read,
          headers: { ...read.headers, Origin: origin },
        });
        expect(status).toBe(200);
        const isAllowed = origin === 'https://app.example.in';
        expect(headers['access-control-allow-origin']).toBe(isAllowed ? origin : undefined);
        expect(headers.vary).toMatch(/Origin/);
      }
    }
  } finally {
    await shop.close();
  }
});

it('each request is logged at level debug, cached or not', async () => {
  const written: string[] = [];
  const logTo = { write: (line: string) => void written.push(line) };
  const talking = await TestApp.start(
    { ROLE: 'api', DATABASE_URL: test.databaseUrl, LOG_LEVEL: 'debug' },
    logTo,
  );
  const ids = ['first', 'second', 'third'];
  for (const id of ids) await send(talking, { path: '/api/menu', headers: { 'X-Request-Id': id } });
  for (const id of ids) {
    await expect.poll(() => written.filter((line) => line.includes(`"id":"${id}"`))).toHaveLength(1);
  }
  await talking.close();
});

it('the response cache survives an aborted request', async () => {
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  socket.end(
    'POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query":',
  );
  socket.resume();
  await once(socket, 'close');
  expect((await send(test, graphql(allFields))).status).toBe(200);
});

it('the response cache shows a change to its author before any notification', async () => {
  const trigger = (state: string) =>
    test.app.dataSource.query(`alter table menu_items ${state} trigger menu_items_announced`);
  await trigger('disable');
  try {
    for (const door of ['rest', 'graphql'] as const) {
      await send(test, { path: '/api/menu' });
      await make({ door, kind: 'change', name: `Ragi Dosa by ${door}`, price: 65 });
      const { body } = await send(test, { path: '/api/menu' });
      expect(body.toString()).toContain(`Ragi Dosa by ${door}`);
    }
  } finally {
    await trigger('enable');
  }
});

it('the response cache does not store an answer that was read before a change', async () => {
  const { menu } = test.app.services;
  const list = menu.list.bind(menu);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reading = vi.spyOn(menu, 'list').mockImplementationOnce(async (page) => {
    const items = await list(page);
    await held;
    return items;
  });
  const slow = send(test, { path: '/api/menu' });
  await expect.poll(() => reading.mock.calls.length).toBe(1);
  await make({ door: 'rest', kind: 'change', name: 'Set Dosa', price: 75 });
  release();
  expect((await slow).body.toString()).not.toContain('Set Dosa');
  expect((await send(test, { path: '/api/menu' })).body.toString()).toContain('Set Dosa');
});

it('the response cache notices rows changed by raw SQL', async () => {
  await send(other, { path: '/api/menu' });
  await test.app.dataSource.query(`update menu_items set description = 'Changed by hand'`);
  await expect
    .poll(async () => (await send(other, { path: '/api/menu' })).body.toString())
    .toContain('Changed by hand');
});

it('the response cache of another process returns a live change once it is announced', async () => {
  const client = other.live();
  const before = other.app.services.liveMenu.listeners();
  const changes = client.iterate<{ menuChanged: { item: { name: string } | null } }>({
    query: 'subscription { menuChanged { item { name } } }',
  });
  const first = changes.next();
  await expect.poll(() => other.app.services.liveMenu.listeners()).toBe(before + 1);
  await send(other, { path: '/api/menu' });
  await make({ door: 'graphql', kind: 'change', name: 'Benne Dosa', price: 90 });
  // Changes made before may still arrive.
  for (let message = await first; !message.done; message = await changes.next()) {
    if (message.value.data?.menuChanged.item?.name === 'Benne Dosa') break;
  }
  expect((await send(other, { path: '/api/menu' })).body.toString()).toContain('Benne Dosa');
  await client.dispose();
});

it('the response cache serves nothing outdated while notifications are lost, or afterwards', async () => {
  const database = await linkTo(test.databaseUrl);
  const cut = await TestApp.start({ ROLE: 'api', DATABASE_URL: database.url });
  expect((await send(cut, { path: '/api/menu' })).status).toBe(200);
  await database.cut();
  await make({ door: 'rest', kind: 'change', name: 'Pesarattu', price: 80 });
  expect((await send(cut, { path: '/api/menu' })).status).toBe(503);
  await database.mend();
  await expect.poll(async () => (await send(cut, { path: '/api/menu' })).status).toBe(200);
  // Also once answers are stored again.
  const list = vi.spyOn(cut.app.services.menu, 'list');
  await expect
    .poll(async () => {
      const asked = list.mock.calls.length;
      expect((await send(cut, { path: '/api/menu' })).body.toString()).toContain('Pesarattu');
      return list.mock.calls.length - asked;
    })
    .toBe(0);
  await cut.close();
  await database.cut();
}, 30_000);
