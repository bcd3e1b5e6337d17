import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHealthServer } from '../../src/http/health.js';
import { TestApp } from '../app.js';
import { anAdmin } from '../factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ METRICS_TOKEN: 'token of the metrics' });
});
afterAll(() => test.close());

/** Sends the raw path: `fetch` would normalise `//` and `/./`. */
function get(path: string, port = Number(new URL(test.url).port), headers = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

const web = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const prerender = readdirSync(`${web}/prerender`).find((name) => name.endsWith('.js'));

describe('a path in another spelling', () => {
  it.each([
    ['/READYZ', '/readyz'],
    ['/readyz/', '/readyz'],
    ['/Healthz', '/healthz'],
    ['/%68ealthz', '/healthz'],
    ['//healthz', '/healthz'],
    ['/api//menu', '/api/menu'],
    ['/api/./menu', '/api/menu'],
    ['/api/auth/../menu', '/api/menu'],
    ['/api/%6denu', '/api/menu'],
    ['/API/menu', '/api/menu'],
    ['/api/Menu', '/api/menu'],
    ['/shop//index.html', '/shop/index.html'],
    ['/shop/%69ndex.html', '/shop/index.html'],
    ['/Shop/', '/shop/'],
    ['/sandbox//razorpay/v1/checkout.js', '/sandbox/razorpay/v1/checkout.js'],
    ['/SANDBOX/razorpay/v1/checkout.js', '/sandbox/razorpay/v1/checkout.js'],
  ])('does not match: %s is not %s', async (path, route) => {
    expect(await get(path)).toBe(404);
    expect(await get(route)).toBe(200);
  });

  it.each(['/METRICS', '/metrics/', '/%6detrics', '//metrics', '/./metrics'])(
    'does not reach the metrics: %s',
    async (path) => {
      const headers = { Authorization: 'Bearer token of the metrics' };
      expect(await get(path, undefined, headers)).toBe(404);
      expect(await get('/metrics', undefined, headers)).toBe(200);
    },
  );

  it.each([
    `/shop/prerender/${prerender}`,
    `/shop//prerender/${prerender}`,
    `/shop/%70rerender/${prerender}`,
    `/shop/./prerender/${prerender}`,
    `/shop/assets/../prerender/${prerender}`,
    `/shop/assets/..%2fprerender/${prerender}`,
    `/shop/assets/..%5cprerender/${prerender}`,
    `/shop/assets/..\\prerender/${prerender}`,
    `/shop/PRERENDER/${prerender}`,
    `/shop/prerender%2f${prerender}`,
    '/shop//playground/index.html',
    '/shop/%70layground/index.html',
  ])('does not reach the renderer: %s', async (path) => {
    expect(await get(path)).toBe(404);
  });

  it.each(['/uploads//x.webp', '/uploads/%2e%2e/x.webp', '/uploads/..%2f..%2fpackage.json'])(
    'reaches no file: %s',
    async (path) => {
      expect(await get(path)).toBe(404);
    },
  );

  it('is rejected before the caller and the body are read', async () => {
    const { token } = await anAdmin(test);
    const headers = { Authorization: `Bearer ${token}` };
    expect(await get('/api/admin//orders', undefined, headers)).toBe(404);
    expect(await get('/api/Admin/orders', undefined, headers)).toBe(404);
    expect(await get('/api/admin/orders', undefined, headers)).toBe(200);
  });

  it('is rejected by a worker too', async () => {
    const health = await startHealthServer(test.app, 0);
    expect(await get('/readyz', health.port)).toBe(200);
    for (const path of ['/READYZ', '/readyz/', '//readyz', '/%72eadyz'])
      expect([path, await get(path, health.port)]).toEqual([path, 404]);
    await health.close();
  });
});

it('a path with encoded characters is found', async () => {
  // An invalid id, not another route.
  expect(await get('/api/menu?search=a//b%2e')).toBe(200);
  expect(await get('/shop/caf%C3%A9.txt')).toBe(404);
});
