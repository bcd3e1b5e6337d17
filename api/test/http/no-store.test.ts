import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { operationsOf, routesOf } from '../doors/operations.js';
import { aCustomer, aDish, anAdmin } from '../factories.js';

/** The same for all callers. Every other response must not be cached. */
const isPublic = new Set([
  'GET /',
  'GET /graphql',
  'GET /shop',
  'GET /shop/index.html',
  'GET /shop/staff',
  'GET /shop/manifest.webmanifest',
  'GET /shop/sw.js',
  'GET /favicon.ico',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /api/menu',
  'GET /api/restaurant',
  'GET /api/openapi.json',
  'GET /api/quote/slots',
]);

// CORS adds middleware before GraphQL.
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

  it('is not stored for a route, unless the route is public', async () => {
    for (const { method, path, name } of routesOf(test.web)) {
      if (isPublic.has(name)) continue;
      const route = path.replaceAll(/:\w+/g, newId());
      const body = method === 'GET' ? undefined : '{}';
      // These end the caller's session.
      const callers = name.includes('logout') ? ['no.good.token', undefined] : tokens;
      for (const token of callers) {
        expect([name, await cacheControlOf(method, route, token, body)]).toEqual([name, 'no-store']);
      }
    }
  });

  it('is not stored for GraphQL', async () => {
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

  it('is not stored if it is an error', async () => {
    for (const route of ['/nowhere', '/api/nowhere', '/uploads/nowhere.webp', '/shop/assets/nowhere.js'])
      expect([route, await cacheControlOf('GET', route, tokens[0])]).toEqual([route, 'no-store']);
  });

  it('is revalidated by its ETag for the public menu', async () => {
    for (const token of tokens) {
      const { headers } = await test.rest('GET', '/api/menu', { token });
      expect(headers.get('Cache-Control')).toBeNull();
      const again = await fetch(`${test.url}/api/menu`, {
        // Otherwise `fetch` would bypass caches.
        headers: { 'If-None-Match': headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' },
      });
      expect(again.status).toBe(304);
    }
  });
});
