import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';
import { ShopProcess } from './shop-process.js';

const collectGarbage = fileURLToPath(new URL('collect-garbage.mjs', import.meta.url));
const mebibyte = 1024 * 1024;
const operationsEach = 50;
/**
 * 13 MiB for what sockets and operations may hold; the rest is the usual fluctuation. Most send 120 MB, and documents
 * would take 100 MB.
 */
const maxBytes = 40 * mebibyte;

let database: ScratchDatabase;
let shop: ShopProcess;
const opened: WebSocket[] = [];
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const environment = { DATABASE_URL: database.url, ROLE: 'api', RATE_LIMIT_FACTOR: '1' };
  shop = await ShopProcess.create(environment, [
    process.execPath,
    '--max-old-space-size=512',
    '--import',
    collectGarbage,
  ]);
  await shop.start();
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate();
  await expect.poll(() => gauge('chowk_live_sockets')).toBe(0);
});
afterAll(async () => {
  await shop.remove();
  await database.drop();
});

async function gauge(name: string): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  return Number(new RegExp(`^${name}(?:{.*})? (\\d+)`, 'm').exec(text)?.[1]);
}

/** Opens and initialises a visitor's socket. */
async function visit(introduction: object = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${shop.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  opened.push(socket);
  await once(socket, 'open');
  const answered = Promise.race([once(socket, 'message'), once(socket, 'close')]);
  socket.send(JSON.stringify({ type: 'connection_init', payload: introduction }));
  await answered;
  return socket;
}

/** In groups, because uninitialised sockets have a limit of their own. */
async function visits(count: number, introduction: object = {}): Promise<WebSocket[]> {
  const visitors: WebSocket[] = [];
  while (visitors.length < count) {
    visitors.push(...(await Promise.all(Array.from({ length: 50 }, () => visit(introduction)))));
  }
  return visitors;
}

/** Sends operations on sockets, waits until each is live or refused, and returns their memory. */
async function bytesUsed(
  message: (n: number) => object,
  sockets = 40,
): Promise<{ bytes: number; refused: number }> {
  const visitors = await Promise.all(Array.from({ length: sockets }, () => visit()));
  const before = await shop.bytesInUse();
  let refused = 0;
  for (const [number, socket] of visitors.entries()) {
    socket.on('message', (data: Buffer) => (refused += Number(data.toString().includes('"type":"error"'))));
    for (let n = 0; n < operationsEach; n += 1) {
      const id = number * operationsEach + n;
      socket.send(JSON.stringify({ id: `${id}`, type: 'subscribe', ...message(id) }));
    }
  }
  await expect
    .poll(async () => refused + (await gauge('chowk_live_subscriptions')))
    .toBe(sockets * operationsEach);
  return { bytes: (await shop.bytesInUse()) - before, refused };
}

const query = 'subscription { menuChanged { id } }';
/** Nearly as many tokens as a document may have. */
const largeDocument = `subscription { menuChanged { ...A0 } } ${Array.from(
  { length: 100 },
  (_, n) => `fragment A${n} on MenuChange { id ${n < 99 ? `...A${n + 1}` : ''} }`,
).join(' ')}`;
/** Fewer, because each document costs 4 ms to parse and validate. */
const socketsForDocuments = 10;
const fat = 'x'.repeat(60_000);

describe('the memory of visitors’ live operations', () => {
  it.each<[what: string, message: (n: number) => object, sockets?: number]>([
    ['variables that no document declares', () => ({ payload: { query, variables: { fat } } })],
    ['extensions', () => ({ payload: { query, extensions: { fat } } })],
    ['properties that the protocol does not know', () => ({ payload: { query }, fat })],
    ['blanks and comments', (n) => ({ payload: { query: `${query} # ${n} ${fat}` } })],
    ['operation ids', (n) => ({ payload: { query }, id: `${n}${fat}` })],
    [
      'variables that the document declares',
      () => ({
        payload: {
          query: 'subscription ($a: Boolean!) { menuChanged { id @skip(if: $a) } }',
          variables: { a: fat },
        },
      }),
    ],
    [
      'documents of which each is another one',
      (n) => ({ payload: { query: `${largeDocument} # ${n}` } }),
      socketsForDocuments,
    ],
    [
      'as many operations as a connection may have, that take its memory',
      (n) => ({ payload: { query: `${query} # ${n} ${fat.slice(0, 2300)}` } }),
    ],
  ])('stays limited, whatever they send: %s', async (_what, message, sockets) => {
    const { bytes } = await bytesUsed(message, sockets);
    expect(bytes).toBeLessThan(maxBytes);
  });

  it('is enough for the shop’s own operations, on as many sockets as a network may have', async () => {
    const menuChanged =
      'subscription MenuChanged { menuChanged { id item { ...WholeDish } } } fragment WholeDish on MenuItem { id name price description category image version }';
    for (const visitor of await visits(500)) {
      visitor.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: menuChanged } }));
    }
    await expect.poll(() => gauge('chowk_live_subscriptions')).toBe(500);
  });

  it('is freed when they end', async () => {
    const large = (n: number) => ({ payload: { query: `${largeDocument} # ${n}` } });
    expect((await bytesUsed(large, socketsForDocuments)).refused).toBeGreaterThan(0);
    for (const socket of opened.splice(0)) socket.terminate();
    await expect.poll(() => gauge('chowk_live_sockets')).toBe(0);
    const visitor = await visit();
    visitor.send(JSON.stringify({ id: '1', type: 'subscribe', ...large(1) }));
    await expect.poll(() => gauge('chowk_live_subscriptions')).toBe(1);
  });
});

it('the process keeps nothing of connection_init payloads', async () => {
  await visit();
  const before = await shop.bytesInUse();
  await visits(400, { fat: fat.slice(0, 8000) });
  expect((await shop.bytesInUse()) - before).toBeLessThan(400 * 14_000);
  const visitor = await visit({ fat });
  expect(visitor.readyState).toBeGreaterThan(WebSocket.OPEN);
});

it('the process keeps nothing of variables that the document does not declare', async () => {
  const post = async (n: number) => {
    const variables = Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`undeclared${i}`, n + i]));
    const { status } = await shop.call('POST', '/graphql', {
      body: { query: '{ menu { id } me { id } }', variables },
    });
    expect(status).toBe(200);
  };
  for (let n = 0; n < 20; n += 1) await post(n);
  const before = await shop.bytesInUse();
  for (let n = 20; n < 120; n += 1) await post(n);
  expect((await shop.bytesInUse()) - before).toBeLessThan(4 * mebibyte);
});
