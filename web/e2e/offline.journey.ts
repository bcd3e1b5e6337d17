import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, isLive, link, lossOfConnection, test, title } from './journey-test';
import { untilPrerendered, withoutMenu } from './page-loads';
import { aCustomer, aDish, changeDish } from './people';
import { Shop } from './shop';

test.use({ hasOwnShop: true });

/** Waits until the shop is cached on the device. */
const isCached = (page: Page) => page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');

const dishOn = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const noConnection = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection.' });

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

/** A proxy before a shop that changes answers, for example to those of a newer version. @param changes by path */
async function proxyTo(shop: Shop, changes: Record<string, (body: string) => string>) {
  const { host, port } = new URL(shop.url);
  const server = createServer((asked, answer) => {
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
  // Without a socket the page polls, and a request during a takeover hangs Chromium 147 with DevTools attached.
  server.on('upgrade', (asked, socket, head) => {
    const headers = Object.entries({ ...asked.headers, host, origin: shop.url });
    const passed = connect(Number(port), '127.0.0.1');
    passed.write(
      `GET ${asked.url} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('')}\r\n`,
    );
    passed.write(head);
    // Ends when either side does.
    pipeline(socket, passed, socket, () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { shop: new Shop(url, shop.databaseUrl, shop.adminToken), close };
}

test('a shop that was visited before opens offline with the menu and the cart, and is live once online', async ({
  shop,
  visit,
  complaints,
}) => {
  const dish = await aDish(shop, { name: 'Misal Pav' });
  await untilPrerendered(shop, dish.name);
  const first = await visit('/menu', { serviceWorkers: 'allow' });
  await dishOn(first, dish.name).getByRole('button', { name: 'Add to Cart' }).click();
  await isCached(first);
  const context = first.context();
  await first.close();

  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto('./#/menu');
  await expect(dishOn(page, dish.name).getByText('₹45')).toBeVisible();
  // Shown once the code has loaded.
  const cart = link(page, 'Cart, 1 item');
  await expect(cart).toBeVisible();
  const reconnect = await withoutConnection(page);
  await expect(noConnection(page)).toBeVisible();
  await cart.click();
  await expect(title(page, 'Your Cart')).toBeVisible();
  await expect(page.getByText(dish.name).first()).toBeVisible();

  await changeDish(shop, dish, { price: 60 });
  await reconnect();
  await context.setOffline(false);
  await expect(noConnection(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'MENU' }).first().click();
  await expect(dishOn(page, dish.name).getByRole('group', { name: `${dish.name} in cart` })).toBeVisible();
  await expect(dishOn(page, dish.name).getByText('₹60')).toBeVisible();
  complaints.expect(...lossOfConnection);
});

test('a shop whose first visit was in Hindi opens offline in Hindi', async ({ shop, visit, complaints }) => {
  const dish = await aDish(shop, { name: 'Misal Pav' });
  await untilPrerendered(shop, dish.name);
  const page = await visit('/menu', { serviceWorkers: 'allow', languages: ['hi-IN', 'en'] });
  const heading = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await expect(heading('मेन्यू')).toBeVisible();
  const keptTexts = () =>
    page.evaluate<number>(
      `caches.open('visited').then((cache) => cache.keys()).then((all) => all.filter(({ url }) => url.includes('/hi-')).length)`,
    );
  await expect.poll(keptTexts).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await page.reload();
  await expect(dishOn(page, dish.name).getByText('₹45')).toBeVisible();
  await expect(link(page, /^कार्ट/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  complaints.expect(...lossOfConnection);
});

test('a shop opens offline with the last shown menu, including changes since the page was loaded', async ({
  shop,
  visit,
  complaints,
}) => {
  const dish = await aDish(shop, { name: 'Dahi Vada' });
  await untilPrerendered(shop, dish.name);
  const page = await visit('/menu', { serviceWorkers: 'allow' });
  await isCached(page);
  await isLive(page);
  await changeDish(shop, dish, { price: 61 });
  await expect(dishOn(page, dish.name).getByText('₹61')).toBeVisible();
  const isKept = () =>
    page.evaluate<boolean>(
      `caches.match(${JSON.stringify(`${shop.url}/shop/`)}).then((page) => page?.text() ?? '').then((html) => html.includes('₹61'))`,
    );
  await expect.poll(isKept).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await expect(dishOn(page, dish.name).getByText('₹61')).toBeVisible();
  complaints.expect(...lossOfConnection);
});

test('a shop opens offline with the menu, even if the server’s last pages had none', async ({
  shop,
  visit,
  complaints,
}) => {
  const dish = await aDish(shop, { name: 'Sol Kadhi' });
  await untilPrerendered(shop, dish.name);
  const changes: Record<string, (body: string) => string> = {};
  const proxy = await proxyTo(shop, changes);
  const page = await visit('/menu', { at: proxy.shop, serviceWorkers: 'allow' });
  await expect(dishOn(page, dish.name)).toBeVisible();
  await isCached(page);
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
  await expect(dishOn(page, dish.name)).toBeVisible();
  complaints.expect(...lossOfConnection);
  await page.close();
  proxy.close();
});

for (const route of ['/order-history', '/admin/orders'])
  test(`${route}, opened offline, says that the shop cannot be reached`, async ({
    shop,
    visit,
    complaints,
  }) => {
    const who = route.startsWith('/admin') ? shop.owner : await aCustomer(shop);
    const page = await visit('/menu', { who, serviceWorkers: 'allow' });
    await isCached(page);
    await page.context().setOffline(true);
    await page.goto(`./#${route}`);
    await page.reload({ waitUntil: 'commit' });
    const reconnect = await withoutConnection(page);
    const logo = page.getByRole('banner').getByRole('link', { name: /home$/ }).locator('img');
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(noConnection(page)).toBeVisible();
    await expect(page.getByRole('main').getByText(/^The shop cannot be reached right now/)).toBeVisible();
    await reconnect();
    await page.context().setOffline(false);
    await expect(page.getByText('No orders yet')).toBeVisible();
    complaints.expect(...lossOfConnection);
  });

test('a device stores no private data, and no code of the staff area', async ({ shop, visit }) => {
  const who = await aCustomer(shop, 'Asha Unforgettable');
  const page = await visit('/profile', { who, serviceWorkers: 'allow' });
  await expect(page.getByText(who.name).first()).toBeVisible();
  await isCached(page);
  await page.goto('./#/menu');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  const addresses = await page.evaluate<string[]>(`(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);
  expect(addresses.filter((path) => path.endsWith('/index.html'))).toHaveLength(1);
  expect(
    addresses.filter((path) => !path.startsWith('/shop/') && !path.startsWith('/uploads/menu/')),
  ).toEqual([]);
  expect(addresses.filter((path) => /\/(staff-area|admin-)/.test(path))).toEqual([]);
  const stored = () =>
    page.evaluate<string>(`(async () => {
    const kept = await caches.match(${JSON.stringify(`${shop.url}/shop/`)});
    return JSON.stringify({ ...localStorage, token: '' }) + ((await kept?.text()) ?? '');
  })()`);
  await expect.poll(stored).toContain('prerendered-menu');
  expect(await stored()).not.toContain(who.name);
});

test('a new version is offered, except at the checkout, and is opened on request', async ({
  shop,
  visit,
}) => {
  const lookForNews = (page: Page) =>
    page.evaluate(
      'navigator.serviceWorker.getRegistration().then((known) => known.update()).then(() => undefined)',
    );
  const isWaiting = (page: Page) =>
    page.evaluate<boolean>(
      'navigator.serviceWorker.getRegistration().then((known) => Boolean(known.waiting))',
    );
  const dish = await aDish(shop, { name: 'Kanda Bhaji' });
  const changes: Record<string, (body: string) => string> = {};
  const proxy = await proxyTo(shop, changes);
  const who = await aCustomer(shop);
  const page = await visit('/menu', { who, at: proxy.shop, serviceWorkers: 'allow' });
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
  await dishOn(page, dish.name).getByRole('button', { name: 'Add to Cart' }).click();
  await isCached(page);
  await page.goto('./#/checkout');
  await expect(title(page, 'Checkout')).toBeVisible();
  await expect(offer).toHaveCount(0);

  changes['/shop/sw.js'] = (worker) => `${worker}\n// A newer version`;
  await lookForNews(page);
  await expect.poll(() => isWaiting(page)).toBe(true);
  await expect(offer).toHaveCount(0);
  await page.goto('./#/cart');
  await expect(offer).toBeVisible();

  // The worker fetches the page again and again, as it stays without the changed menu.
  let pagesAsked = 0;
  changes['/shop/'] = (html) => {
    pagesAsked += 1;
    return withoutMenu(html);
  };
  await changeDish(shop, dish, { price: 61 });
  await expect.poll(() => pagesAsked, { timeout: 20_000 }).toBeGreaterThan(0);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(title(page, 'Your Cart')).toBeVisible();
  await expect(page.getByText(dish.name).first()).toBeVisible();
  await expect.poll(() => isWaiting(page)).toBe(false);
  await expect(offer).toHaveCount(0);
  await page.close();
  proxy.close();
});

test('the server makes browsers revalidate the service worker, and serves a manifest with icons', async ({
  shop,
}) => {
  const worker = await fetch(`${shop.url}/shop/sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('javascript');
  expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'");
  const manifest = await fetch(`${shop.url}/shop/manifest.webmanifest`);
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
    expect((await fetch(`${shop.url}/shop/${src}`)).headers.get('content-type')).toBe('image/png');
});
