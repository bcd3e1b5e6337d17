import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket as WebSocketFrom } from 'ws';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { goodText } from '../doors/bad-texts.js';
import { operationsOf, routesOf } from '../doors/operations.js';
import { restFieldsOf } from '../doors/rest-fields.js';
import { aDish, anAdmin, type Account } from '../factories.js';
import { aPhoto } from '../pictures.js';
import { formOf, menuRoute, send } from '../uploads.js';
import { casesOf } from './attack.js';

let test: TestApp;
let secure: TestApp;
let admin: Account;
let picture: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '10000' });
  secure = await TestApp.start({
    DATABASE_URL: test.databaseUrl,
    ROLE: 'api',
    RATE_LIMIT_FACTOR: '10000',
    PUBLIC_URL: 'https://shop.example.in',
    CORS_ORIGINS: 'https://partner.example.in',
    PAYMENTS_SANDBOX: 'true',
  });
  admin = await anAdmin(test);
  await aDish(test);
  const { body } = await send(test, menuRoute, formOf(await aPhoto(9, 9).png().toBuffer()), admin.token);
  picture = body.image ?? '';
});
afterAll(async () => {
  await secure.close();
  await test.close();
});

/** One request for each kind of response: of every route, valid and invalid, by a visitor and by an admin. */
function everyKindOfRequest(): { name: string; path: string; init: RequestInit }[] {
  const asks = routesOf(test.web).flatMap(({ method, path, name }) =>
    [undefined, admin.token].map((token) => ({
      name: `${name} ${token ? 'as an admin' : 'as a visitor'}`,
      path: path.replaceAll(/:\w+/g, newId()),
      init: {
        method,
        headers: {
          Accept: 'application/json',
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
        },
        ...(method !== 'GET' && { body: '{}' }),
      },
    })),
  );
  const json = { 'Content-Type': 'application/json' };
  const post = (body: string, headers: Record<string, string> = json): RequestInit => ({
    method: 'POST',
    headers,
    body,
  });
  const html = { headers: { Accept: 'text/html' } };
  return [
    ...asks.filter(({ path }) => !path.endsWith('logout-everywhere') && !path.endsWith('logout')),
    { name: 'the page of the shop', path: '/shop/', init: html },
    { name: 'the playground', path: '/graphql', init: html },
    { name: 'a picture', path: picture, init: {} },
    { name: 'no picture', path: '/uploads/menu/none.webp', init: {} },
    { name: 'no asset', path: '/shop/assets/none.js', init: {} },
    { name: 'nothing', path: '/nothing', init: html },
    { name: 'a redirect', path: '/', init: {} },
    { name: 'an address that cannot be decoded', path: '/api/orders/%E0%A4%A', init: {} },
    {
      name: 'a preflight',
      path: '/api/menu',
      init: { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } },
    },
    { name: 'HEAD', path: '/api/menu', init: { method: 'HEAD' } },
    { name: 'bad JSON', path: '/api/auth/login', init: post('{') },
    { name: 'too large a body', path: '/api/auth/login', init: post(`{"email":"${'x'.repeat(70_000)}"}`) },
    { name: 'GraphQL', path: '/graphql', init: post('{"query":"{ menu { id } }"}') },
    {
      name: 'GraphQL once more, as it was prepared',
      path: '/graphql',
      init: post('{"query":"{ menu { id } }"}'),
    },
    { name: 'GraphQL by Express', path: '/graphql?', init: post('{"query":"{ menu { id } }"}') },
    { name: 'GraphQL with a mistake', path: '/graphql', init: post('{"query":"{ menus }"}') },
    {
      name: 'GraphQL that is no JSON',
      path: '/graphql',
      init: post('query', { 'Content-Type': 'text/plain' }),
    },
    { name: 'the menu', path: '/api/menu', init: {} },
    { name: 'the menu once more, as it was prepared', path: '/api/menu', init: {} },
  ];
}

const ask = (on: TestApp, path: string, init: RequestInit) =>
  fetch(on.url + path, { ...init, redirect: 'manual' });

describe('V3.4 every kind of response', () => {
  it('has the security headers for browsers', async () => {
    const wrong: string[] = [];
    for (const { name, path, init } of everyKindOfRequest()) {
      const { headers } = await ask(secure, path, init);
      const policy = headers.get('Content-Security-Policy') ?? '';
      const holds = {
        'V3.4.1 Strict-Transport-Security': headers.get('Strict-Transport-Security') === 'max-age=31536000',
        'V3.4.3 default-src': /^default-src '(self|none)'/.test(policy),
        'V3.4.3 object-src': policy.includes("object-src 'none'") || policy.startsWith("default-src 'none'"),
        'V3.4.3 base-uri': policy.includes("base-uri 'none'"),
        'V3.4.3 scripts': !/script-src[^;]*(unsafe|\*|http:|data:)/.test(policy),
        'V3.4.4 X-Content-Type-Options': headers.get('X-Content-Type-Options') === 'nosniff',
        'V3.4.5 Referrer-Policy': headers.get('Referrer-Policy') === 'strict-origin-when-cross-origin',
        'V3.4.6 frame-ancestors': /frame-ancestors '(none|self)'/.test(policy),
        'V3.4.8 Cross-Origin-Opener-Policy': headers.get('Cross-Origin-Opener-Policy') === 'same-origin',
        'V3.3.1 no cookie': !headers.has('Set-Cookie'),
        'V13.4.6 no name of a program': !headers.has('X-Powered-By') && !headers.has('Server'),
      };
      for (const [rule, isHeld] of Object.entries(holds)) if (!isHeld) wrong.push(`${name}: ${rule}`);
    }
    expect(wrong).toEqual([]);
  });

  it('V4.1.1 has a content type, with a character set for text', async () => {
    const wrong: string[] = [];
    for (const { name, path, init } of everyKindOfRequest()) {
      // Express lists the methods of a route as ASCII text.
      if (init.method === 'OPTIONS') continue;
      const answer = await ask(test, path, init);
      const type = answer.headers.get('Content-Type');
      const isEmpty = (await answer.arrayBuffer()).byteLength === 0;
      const isRight =
        type === null
          ? isEmpty
          : !/^(text\/|application\/(json|javascript))/.test(type) || /charset=utf-8/i.test(type);
      if (!isRight) wrong.push(`${name}: ${type}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('V3.4.2 other origins', () => {
  const askFrom = (origin: string, path: string, init: RequestInit) =>
    ask(secure, path, { ...init, headers: { ...(init.headers as Record<string, string>), Origin: origin } });

  it('cannot read any response unless the owner has listed them', async () => {
    const origins = casesOf(
      [
        'https://evil.example',
        'null',
        'https://shop.example.in.evil.example',
        'https://partner.example.in:8443',
      ],
      2,
    );
    for (const origin of [...origins, 'http://partner.example.in']) {
      for (const { name, path, init } of casesOf(everyKindOfRequest(), 30)) {
        const { headers } = await askFrom(origin, path, init);
        const allowed = headers.get('Access-Control-Allow-Origin');
        expect([name, origin, allowed === '*' || allowed === origin]).toEqual([name, origin, false]);
        expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      }
    }
  });

  it('can read responses if the owner has listed them, without credentials', async () => {
    const { headers } = await askFrom('https://partner.example.in', '/api/menu', {});
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example.in');
    expect(headers.get('Vary')).toContain('Origin');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });
});

describe('V3.5 a page of another site', () => {
  /** Content types that browsers send to other sites without a preflight. */
  const simpleTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

  it('V3.5.2 changes nothing by a form or a request without a preflight', async () => {
    const fields = restFieldsOf(test).filter(({ part }) => part === 'json');
    const bodies = new Map(fields.map(({ route, body }) => [route, body('12 MG Road')]));
    for (const [route, body] of bodies) {
      const [method = '', path = ''] = route.split(' ');
      // These are forms themselves; one redirects, the other needs a token, which no foreign form has.
      if (method !== 'POST' || route === 'POST /api/admin/menu' || route === 'POST /api/payment/callback')
        continue;
      for (const type of simpleTypes) {
        const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => goodText(name));
        const { status } = await ask(test, address, {
          method,
          headers: { 'Content-Type': type, Authorization: `Bearer ${admin.token}` },
          body: JSON.stringify(body),
        });
        // A webhook is authenticated by its signature, whatever its type.
        expect([route, type, status === 415 || route === 'POST /api/payment/webhook']).toEqual([
          route,
          type,
          true,
        ]);
      }
    }
  });

  it('V3.5.1 runs no GraphQL operation by a form, or by GET without a custom header', async () => {
    const { token } = admin;
    for (const type of simpleTypes) {
      const body = '{"query":"mutation { logoutEverywhere }"}';
      const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` };
      expect((await ask(test, '/graphql', { method: 'POST', headers, body })).status).toBe(400);
    }
    const { status } = await ask(test, '/graphql?query={me{id}}', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(status).toBe(400);
  });

  it('V3.5.3 runs no GraphQL mutation by GET or HEAD, and changes nothing in REST by another method', async () => {
    const mutations = operationsOf(test.app.schema).filter(({ kind }) => kind === 'Mutation');
    for (const mutation of casesOf(mutations, 6)) {
      const { name, query } = mutation;
      const search = new URLSearchParams({ query, variables: JSON.stringify(mutation.variables('right')) });
      for (const method of ['GET', 'HEAD']) {
        const { status } = await ask(test, `/graphql?${search}`, {
          method,
          headers: { 'Apollo-Require-Preflight': 'true', Authorization: `Bearer ${admin.token}` },
        });
        expect([name, method, status]).toEqual([name, method, 405]);
      }
    }
    const routes = routesOf(test.web).filter(({ path }) => path.startsWith('/api/'));
    const known = new Set(routes.map(({ name }) => name));
    for (const { path } of routes) {
      if (known.has(`GET ${path}`)) continue;
      const address = path.replaceAll(/:\w+/g, newId());
      for (const override of ['X-Nothing', 'X-HTTP-Method-Override', 'X-Method-Override']) {
        const headers = { Authorization: `Bearer ${admin.token}`, [override]: 'POST' };
        // `GET /api/orders/:id` and the like read, and find nothing.
        expect([path, (await ask(test, `${address}?_method=POST`, { headers })).status]).toEqual([path, 404]);
      }
    }
  });

  it('V4.4.2 opens no WebSocket', async () => {
    const handshake = (origin: string) =>
      new Promise<number>((resolve, reject) => {
        const socket = new WebSocketFrom(
          `${test.url.replace('http', 'ws')}/graphql`,
          'graphql-transport-ws',
          { origin },
        );
        socket.once('open', () => socket.close(1000));
        socket.once('close', () => resolve(101));
        socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
        socket.once('error', reject);
      });
    for (const origin of ['https://evil.example', 'null', `${test.url}.evil.example`]) {
      expect([origin, await handshake(origin)]).toEqual([origin, 403]);
    }
    expect(await handshake(test.url)).toBe(101);
  });
});

describe('V3.7.2 a redirect', () => {
  it('stays in this shop, whatever the request contains', async () => {
    const addresses = [
      '/',
      '//evil.example',
      '//evil.example/%2e%2e',
      '/%5cevil.example',
      '/shop//evil.example/..',
      '/shop/%2f%2fevil.example/..',
      '/shop/assets//evil.example/',
      '/uploads//evil.example/',
      '/?next=https://evil.example',
    ];
    const answers = await Promise.all([
      ...addresses.map((path) => ask(test, path, { headers: { 'X-Forwarded-Host': 'evil.example' } })),
      ask(test, '/api/payment/callback?url=https://evil.example', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Referer: 'https://evil.example' },
        body: 'redirect=https://evil.example',
      }),
    ]);
    for (const { url, headers } of answers) {
      expect([url, headers.get('Location') ?? '/shop/']).toEqual([url, expect.stringMatching(/^\/shop\//)]);
    }
  });
});
