import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { operationsOf, routesOf } from '../doors/operations.js';
import { aCustomer, aDish, anAdmin } from '../factories.js';

/** The same for everybody, whoever asks. All others are not to be kept by any cache. */
const isPublic = new Set([
  'GET /',
  'GET /graphql',
  'GET /shop',
  'GET /shop/index.html',
  'GET /shop/manifest.webmanifest',
  'GET /shop/sw.js',
  'GET /api/menu',
  'GET /api/restaurant',
  'GET /api/openapi.json',
]);

// With and without the lane that answers GraphQL before Express.
describe.each(['', 'https://app.example.in'])('an answer with CORS_ORIGINS=%s', (CORS_ORIGINS) => {
  let test: TestApp;
  let tokens: (string | undefined)[];
  beforeAll(async () => {
    test = await TestApp.start({ CORS_ORIGINS, RATE_LIMIT_FACTOR: '1000' });
    tokens = [(await anAdmin(test)).token, (await aCustomer(test)).token, 'no.good.token', undefined];
    await aDish(test);
  });
  afterAll(() => test.close());

  async function cacheControlOf(method: string, route: string, token?: string, body?: string) {
    const response = await fetch(test.url + route, {
      method,
      redirect: 'manual',
      headers: {
        Origin: 'https://app.example.in',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body }),
    });
    await response.arrayBuffer();
    return response.headers.get('Cache-Control');
  }

  it('of a route is not stored, unless the route is public', async () => {
    for (const { method, path, name } of routesOf(test.web)) {
      if (isPublic.has(name)) continue;
      const route = path.replaceAll(/:\w+/g, newId());
      const body = method === 'GET' ? undefined : '{}';
      // Sessions end by these.
      const callers = name.includes('logout') ? ['no.good.token', undefined] : tokens;
      for (const token of callers) {
        expect([name, await cacheControlOf(method, route, token, body)]).toEqual([name, 'no-store']);
      }
    }
  });

  it('of GraphQL is not stored', async () => {
    const operations = operationsOf(test.app.schema).filter(
      ({ kind, name }) => kind !== 'Subscription' && !name.includes('logout'),
    );
    for (const operation of operations) {
      const { name, query } = operation;
      for (const token of tokens) {
        const body = JSON.stringify({ query, variables: operation.variables('right') });
        expect([name, await cacheControlOf('POST', '/graphql', token, body)]).toEqual([name, 'no-store']);
      }
    }
    for (const body of ['{', '{}', '[]'])
      expect(await cacheControlOf('POST', '/graphql', undefined, body)).toBe('no-store');
  });

  it('that is an error is not stored', async () => {
    for (const route of ['/nowhere', '/api/nowhere', '/uploads/nowhere.webp', '/shop/assets/nowhere.js'])
      expect([route, await cacheControlOf('GET', route, tokens[0])]).toEqual([route, 'no-store']);
  });

  it('of the public menu is asked for anew by its ETag', async () => {
    for (const token of tokens) {
      const { headers } = await test.rest('GET', '/api/menu', { token });
      expect(headers.get('Cache-Control')).toBeNull();
      const again = await fetch(`${test.url}/api/menu`, {
        // Otherwise `fetch` would ask for an answer past all caches.
        headers: { 'If-None-Match': headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' },
      });
      expect(again.status).toBe(304);
    }
  });
});
