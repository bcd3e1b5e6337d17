import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { closeContexts, launchBrowser, visitor, withoutMenu, type Visitor } from './browser.js';
import { untilDrawn } from './page.js';
import { aCustomer, aDish, anAdmin } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
/** A proxy that can change answers, for example to those of a newer version. */
let front: Server;
let changes: Record<string, (body: string) => string>;
let shop: string;

beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  front = createServer((asked, answer) => {
    const { host, port } = new URL(test.url);
    const change = changes[asked.url ?? ''];
    const headers = {
      ...asked.headers,
      host,
      ...(change && { 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' }),
    };
    const passed = request({ port, method: asked.method, path: asked.url, headers }, (given) => {
      const { 'content-length': _length, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 502, change ? kept : given.headers);
      if (change) void text(given).then((body) => answer.end(change(body)));
      else given.pipe(answer);
    });
    // The page or the server was closed.
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  shop = `http://127.0.0.1:${(front.address() as AddressInfo).port}/shop/`;
});
beforeEach(() => {
  changes = {};
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  front.closeAllConnections();
  front.close();
  await test.close();
});

async function open(route: string, address = `${test.url}/shop/`, token?: string): Promise<Visitor> {
  const person = await visitor(browser, address, undefined, undefined, 'allow');
  if (token) await person.page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  await person.page.goto(`./#${route}`);
  return person;
}

/** Waits until the shop is cached on the device. */
const kept = (page: Page) => page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

const dishOn = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const noConnection = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection.' });
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' });

/**
 * Marks a page of an offline context as offline, because Chromium 147 considers pages from the cache online.
 * @returns a function that reverts it
 */
async function withoutConnection(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { offline: true, ...unlimited });
  return () => devtools.detach();
}

describe('a shop that was visited before', () => {
  it('opens offline with the menu and the cart, and is live once online', async () => {
    const dish = await aDish(test, { name: 'Misal Pav' });
    await untilDrawn(test, dish.name);
    const { page: first } = await open('/menu');
    await dishOn(first, dish.name).getByRole('button', { name: 'Add to Cart' }).click();
    await kept(first);
    const context = first.context();
    await first.close();

    await context.setOffline(true);
    const page = await context.newPage();
    await page.goto('./#/menu');
    await dishOn(page, dish.name).getByText('₹45').waitFor();
    // Shown once the code has loaded.
    const cart = page.getByRole('link', { name: 'Cart, 1 item' });
    await cart.waitFor();
    const reconnect = await withoutConnection(page);
    await noConnection(page).waitFor();
    await cart.click();
    await page.getByRole('heading', { name: 'Your Cart' }).waitFor();
    await page.getByText(dish.name).first().waitFor();

    const { token } = await anAdmin(test);
    await test.rest('PUT', `/api/admin/menu/${dish.id}`, { token, body: { price: 60 } });
    await reconnect();
    await context.setOffline(false);
    await noConnection(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'MENU' }).first().click();
    await dishOn(page, dish.name)
      .getByRole('group', { name: `${dish.name} in cart` })
      .waitFor();
    await dishOn(page, dish.name).getByText('₹60').waitFor();
  });

  it('opens offline with the menu, even if the server’s last pages had none', async () => {
    const dish = await aDish(test, { name: 'Sol Kadhi' });
    await untilDrawn(test, dish.name);
    const { page } = await open('/menu', shop);
    await dishOn(page, dish.name).waitFor();
    await kept(page);
    let withoutMenuSent = 0;
    changes['/shop/'] = (html) => {
      withoutMenuSent += 1;
      return withoutMenu(html);
    };
    for (const visits of [1, 2]) {
      await page.reload();
      await expect.poll(() => withoutMenuSent).toBe(visits);
    }
    await page.context().setOffline(true);
    await page.reload();
    await dishOn(page, dish.name).waitFor();
  });

  it('opens offline with the menu that it showed last, changes since the page was loaded included', async () => {
    const dish = await aDish(test, { name: 'Dahi Vada' });
    await untilDrawn(test, dish.name);
    const { page } = await open('/menu');
    await dishOn(page, dish.name).waitFor();
    await kept(page);
    const { token } = await anAdmin(test);
    await test.rest('PUT', `/api/admin/menu/${dish.id}`, { token, body: { price: 61 } });
    await dishOn(page, dish.name).getByText('₹61').waitFor();
    const isKept = () =>
      page.evaluate<boolean>(
        `caches.match(${JSON.stringify(`${test.url}/shop/`)}).then((page) => page?.text() ?? '').then((html) => html.includes('₹61'))`,
      );
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await dishOn(page, dish.name).getByText('₹61').waitFor();
  });

  it.each(['/order-history', '/admin/orders'])(
    'says at %s, opened offline, that the shop cannot be reached',
    async (route) => {
      const { token } = await (route.startsWith('/admin') ? anAdmin(test) : aCustomer(test));
      const { page } = await open('/menu', undefined, token);
      await kept(page);
      await page.context().setOffline(true);
      await page.goto(`./#${route}`);
      await page.reload({ waitUntil: 'commit' });
      const reconnect = await withoutConnection(page);
      const logo = page.getByRole('banner').getByRole('link', { name: /home$/ }).locator('img');
      await expect
        .poll(() => logo.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
        .toBeGreaterThan(0);
      await noConnection(page).waitFor();
      await page
        .getByRole('main')
        .getByText(/^The shop cannot be reached just now/)
        .waitFor();
      await reconnect();
      await page.context().setOffline(false);
      await page.getByText('No orders yet').waitFor();
    },
  );

  it('stores no private data on the device', async () => {
    const { token, name } = await aCustomer(test, 'Asha Unforgettable');
    await aDish(test);
    const { page } = await open('/profile', undefined, token);
    await page.getByText(name).first().waitFor();
    await kept(page);
    await page.goto('./#/menu');
    await page.getByRole('article').first().waitFor();
    await page.reload();
    await page.getByRole('article').first().waitFor();
    const addresses = await page.evaluate<string[]>(`(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    })()`);
    expect(addresses.filter((path) => path.endsWith('/index.html'))).toHaveLength(1);
    expect(
      addresses.filter((path) => !path.startsWith('/shop/') && !path.startsWith('/uploads/menu/')),
    ).toEqual([]);
    expect(addresses.filter((path) => /\/admin-/.test(path))).toEqual([]);
    const stored = () =>
      page.evaluate<string>(`(async () => {
      const kept = await caches.match(${JSON.stringify(`${test.url}/shop/`)});
      return JSON.stringify({ ...localStorage, token: '' }) + ((await kept?.text()) ?? '');
    })()`);
    await expect.poll(stored).toContain('drawn-menu');
    expect(await stored()).not.toContain(name);
  });
});

describe('a new version', () => {
  const lookForNews = (page: Page) =>
    page.evaluate(
      'navigator.serviceWorker.getRegistration().then((known) => known.update()).then(() => undefined)',
    );

  const isWaiting = (page: Page) =>
    page.evaluate<boolean>(
      'navigator.serviceWorker.getRegistration().then((known) => Boolean(known.waiting))',
    );

  it('is offered, except at the checkout, and is opened on request', async () => {
    const { token } = await aCustomer(test);
    const dish = await aDish(test, { name: 'Bhel Puri' });
    const { page } = await open('/menu', shop, token);
    await dishOn(page, dish.name).getByRole('button', { name: 'Add to Cart' }).click();
    await kept(page);
    expect(await offer(page).count()).toBe(0);
    await page.goto('./#/checkout');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();

    changes['/shop/sw.js'] = (worker) => `${worker}\n// A newer version`;
    await lookForNews(page);
    await expect.poll(() => isWaiting(page)).toBe(true);
    expect(await offer(page).count()).toBe(0);
    await page.goto('./#/cart');
    await offer(page).waitFor();

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await page.getByRole('heading', { name: 'Your Cart' }).waitFor();
    await page.getByText(dish.name).first().waitFor();
    expect(await isWaiting(page)).toBe(false);
    expect(await offer(page).count()).toBe(0);
  });
});

describe('the server', () => {
  it('makes browsers revalidate the service worker, and serves a manifest with icons', async () => {
    const worker = await fetch(`${test.url}/shop/sw.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('javascript');
    expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'");
    const manifest = await fetch(`${test.url}/shop/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
    const { icons } = (await manifest.json()) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src } of icons)
      expect((await fetch(`${test.url}/shop/${src}`)).headers.get('content-type')).toBe('image/png');
  });
});
