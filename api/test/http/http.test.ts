import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aCustomer, type Account } from '../factories.js';

let test: TestApp;
let asha: Account;
beforeAll(async () => {
  test = await TestApp.start();
  asha = await aCustomer(test);
});
afterAll(() => test.close());

interface ErrorBody {
  message: string;
  code: string;
}

describe('an invalid REST request', () => {
  const post = (body: string, contentType = 'application/json') =>
    test.rest<ErrorBody>('POST', '/api/orders', {
      token: asha.token,
      body,
      headers: { 'Content-Type': contentType },
    });

  it.each([
    ['broken JSON', '{"items": [', 'application/json', 400, 'BAD_JSON'],
    ['another content type', 'items=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['another character set', '{}', 'application/json; charset=klingon', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an endless body', `{"address": "${'x'.repeat(70_000)}"}`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
    ['an array', '[]', 'application/json', 400, 'BAD_USER_INPUT'],
    ['null', 'null', 'application/json', 400, 'BAD_JSON'],
  ])('is refused in JSON: %s', async (_what, body, contentType, status, code) => {
    const answer = await post(body, contentType);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/\w/);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\bat \w+/);
  });

  it('is refused without a body', async () => {
    const answer = await test.rest<ErrorBody>('POST', '/api/orders', { token: asha.token });
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('is refused for an unknown route or method', async () => {
    expect(await test.rest('GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await test.rest('DELETE', '/api/orders')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await test.rest('GET', '/uploads/..%2f..%2fpackage.json')).toMatchObject({
      body: { code: expect.any(String) as string },
    });
    expect(await test.rest('GET', '/api/orders/%E0%A4%A', { token: asha.token })).toMatchObject({
      status: 400,
    });
  });

  it('is refused for an invalid idempotency key', async () => {
    const answer = await test.rest<ErrorBody>('POST', '/api/orders', {
      token: asha.token,
      body: {},
      headers: { 'Idempotency-Key': 'x'.repeat(201) },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  });
});

describe('an invalid GraphQL request', () => {
  it.each([
    ['broken syntax', '{ menu {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ menu { secret } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a bad variable', 'query ($id: ID!) { order(id: $id) { id } }', 'BAD_USER_INPUT'],
  ])('is refused with a code: %s', async (_what, query, code) => {
    const { status, errors } = await test.graphql(query, {}, asha.token);
    expect([status, errors?.[0]?.extensions['code']]).toEqual([400, code]);
    expect(JSON.stringify(errors)).not.toContain('stacktrace');
  });

  it('is refused as a form of another site', async () => {
    const answer = await test.rest('POST', '/graphql', {
      body: '{"query":"{ menu { id } }"}',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });
});

describe('the server', () => {
  it('answers its probes', async () => {
    expect(await test.rest('GET', '/healthz')).toMatchObject({ status: 200 });
    expect(await test.rest('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
    const metrics = await fetch(`${test.url}/metrics`);
    expect(await metrics.text()).toContain('nodejs_eventloop_lag_seconds');
  });

  it('redirects to the shop and shows browsers a page at /graphql', async () => {
    const root = await fetch(`${test.url}/`, { redirect: 'manual' });
    expect([root.status, root.headers.get('Location')]).toEqual([302, '/shop/']);
    const page = await fetch(`${test.url}/graphql`, { headers: { Accept: 'text/html,*/*' } });
    expect(await page.text()).toContain('<!doctype html>');
  });

  it.each([
    ['/shop/%23/menu', '/shop/#/menu'],
    ['/shop/menu?search=dosa', '/shop/#/menu?search=dosa'],
    ['/shop/%23/menu%3Fsearch=dosa', '/shop/#/menu?search=dosa'],
    ['/shop/guest/a-link/', '/shop/#/guest/a-link/'],
    ['/shop/%E0%A4%95', '/shop/#/%E0%A4%95'],
    ['/shop/admin', '/shop/#/admin'],
  ])('redirects %s to %s', async (address, location) => {
    const answer = await fetch(`${test.url}${address}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, location]);
  });

  it('redirects neither missing files of the shop, nor programs', async () => {
    const open = (path: string, init: RequestInit = {}) =>
      fetch(`${test.url}${path}`, { redirect: 'manual', ...init });
    for (const path of [
      '/shop/gone.js',
      '/shop/assets/gone',
      '/shop/playground',
      '/shop/%ff',
      '/shop/a%0d%0aX',
      '/nothing',
    ])
      expect((await open(path)).status).toBeGreaterThanOrEqual(400);
    expect((await open('/shop/menu', { headers: { Accept: 'application/json' } })).status).toBe(404);
    expect((await open('/shop/menu', { method: 'POST' })).status).toBe(404);
  });

  it('has an icon for pages that name none', async () => {
    const icon = await fetch(`${test.url}/favicon.ico`);
    expect([icon.status, icon.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  });

  it('compresses the shop, and lets browsers keep its parts for ever', async () => {
    const page = await fetch(`${test.url}/shop/`);
    expect(page.headers.get('Cache-Control')).toBe('public, max-age=0');
    const entry = /assets\/index-[\w-]+\.js/.exec(await page.text())?.[0] ?? '';
    const length = async (encoding: string) => {
      const { headers } = await fetch(`${test.url}/shop/${entry}`, {
        method: 'HEAD',
        headers: { 'Accept-Encoding': encoding },
      });
      expect(headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(headers.get('Content-Type')).toMatch(/^(text|application)\/javascript/);
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('Vary')).toContain('Accept-Encoding');
      return Number(headers.get('Content-Length'));
    };
    const whole = await length('identity');
    expect(await length('gzip')).toBeLessThan(whole / 2.5);
    expect(await length('br')).toBeLessThan(await length('gzip'));
    expect((await fetch(`${test.url}/shop/assets/gone-1a2b.js`)).status).toBe(404);
  });

  it('answers GraphQL queries by GET', async () => {
    const response = await fetch(`${test.url}/graphql?query=${encodeURIComponent('{ menu { id } }')}`, {
      headers: { 'Apollo-Require-Preflight': 'true', Accept: 'application/json' },
    });
    expect(await response.json()).toEqual({ data: { menu: [] } });
  });

  it('sends a strict policy and reveals no framework', async () => {
    const { headers } = await fetch(`${test.url}/healthz`);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=(), microphone=()');
    expect(headers.get('Permissions-Policy')).toMatch(/payment=\(self\)$/);
  });

  it('allows USB printers on the page of staff and nowhere else', async () => {
    const usbOf = async (path: string) => {
      const response = await fetch(`${test.url}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      return /usb=\([^)]*\)/.exec(response.headers.get('Permissions-Policy') ?? '')?.[0];
    };
    expect(await usbOf('/shop/staff')).toBe('usb=(self)');
    for (const path of ['/shop/', '/shop', '/shop/index.html', '/shop/sw.js', '/healthz', '/api/menu'])
      expect([path, await usbOf(path)]).toEqual([path, 'usb=()']);
  });

  it('allows pages to open sockets only to their own host, for any host of the request', async () => {
    const socketsOf = async (host: string) => {
      const policy = await new Promise<string>((resolve, reject) => {
        const request = get(`${test.url}/healthz`, { headers: { Host: host } }, (response) => {
          response.resume();
          resolve(String(response.headers['content-security-policy']));
        });
        request.once('error', reject);
      });
      return policy.split(';').find((directive) => directive.startsWith('connect-src'));
    };
    expect(await socketsOf('shop.example.in')).toBe(
      "connect-src 'self' ws://shop.example.in wss://shop.example.in",
    );
    expect(await socketsOf("x *; script-src 'unsafe-inline'")).toBe("connect-src 'self' 'self'");
  });

  it('sends HSTS only if its address has TLS', async () => {
    const secure = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      ROLE: 'api',
      PUBLIC_URL: 'https://shop.example.in',
    });
    const response = await fetch(`${secure.url}/healthz`);
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    await secure.close();
    const plain = await fetch(`${test.url}/healthz`);
    expect(plain.headers.get('Strict-Transport-Security')).toBeNull();
  });

  it('allows Razorpay’s window only if Razorpay takes the payments', async () => {
    const policyOf = async (environment: Record<string, string>) => {
      const other = await TestApp.start({ DATABASE_URL: test.databaseUrl, ROLE: 'api', ...environment });
      const { headers } = await fetch(`${other.url}/healthz`);
      await other.close();
      return headers;
    };
    const keys = {
      RAZORPAY_KEY_ID: 'rzp_test_OnlyForTests00',
      RAZORPAY_KEY_SECRET: 'key secret of the tests',
      RAZORPAY_WEBHOOK_SECRET: 'webhook secret of the tests',
    };
    const real = await policyOf(keys);
    const directives = (real.get('Content-Security-Policy') ?? '').split(';');
    expect(directives).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^script-src 'self' '[^']+' https:\/\/checkout\.razorpay\.com$/),
        "frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com",
        expect.stringMatching(
          /^connect-src 'self' ws:\/\/127\.0\.0\.1:\d+ wss:\/\/127\.0\.0\.1:\d+ https:\/\/lumberjack\.razorpay\.com$/,
        ),
      ]),
    );
    expect(real.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');

    const sandbox = await policyOf({});
    const off = await policyOf({ PAYMENTS_SANDBOX: 'false' });
    for (const headers of [sandbox, off]) {
      expect(headers.get('Content-Security-Policy')).not.toMatch(/razorpay|frame-src/);
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    }
  });
});
