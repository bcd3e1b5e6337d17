import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { holdBack, closeContexts, launchBrowser, visitor } from './browser.js';
import { button, inCart, logIn, title, toast } from './page.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
let asha: Account;
let boss: Account;
let order: string;
let cart: readonly unknown[];
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  asha = await aCustomer(test);
  boss = await anAdmin(test);
  const dish = await aDish(test, { name: 'Misal Pav' });
  cart = [inCart(dish)];
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: asha.token,
    body: { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
  });
  order = body._id;
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const customerScreens = [
  '/profile',
  '/edit-profile',
  '/book',
  '/booking-details',
  '/checkout',
  '/order-history',
  '/track-order/',
];
const adminScreens = [
  '/admin/dashboard',
  '/admin/menu',
  '/admin/orders',
  '/admin/booking',
  '/admin/messages',
  '/admin/payments',
  '/admin/mails',
];

/** A page with the stored token of `who`. */
async function signedIn(who: Account) {
  const { page } = await visitor(browser, `${test.url}/shop/`);
  const stored = JSON.stringify({ token: who.token, cartItems: JSON.stringify(cart) });
  await page.addInitScript(`Object.assign(localStorage, ${stored})`);
  return page;
}

const addressOf = (route: string) => `./#${route}${route.endsWith('/') ? order : ''}`;

/** A page opened at `route` while `urls` are held back. */
async function opening(route: string, urls: RegExp, operation = '') {
  const page = await signedIn(route.startsWith('/admin') ? boss : asha);
  const held = await holdBack(page, urls, operation);
  await page.goto(addressOf(route), { waitUntil: 'commit' });
  await expect.poll(held.held).toBeGreaterThan(0);
  return { page, ...held };
}

/** React keeps a hidden skeleton beside the one that replaces it, if the session is known before the code. */
const loading = (page: Page) =>
  page.getByRole('main').getByText('Loading...', { exact: true }).filter({ visible: true });
const header = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Chowk Street Kitchen, home' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

describe('a guarded screen while the session is checked', () => {
  it.each(customerScreens)('shows the header and "Loading..." at %s', async (route) => {
    const { page, bring } = await opening(route, /\/graphql$/, 'Me');
    await loading(page).waitFor();
    await header(page).waitFor();
    await page.getByRole('combobox', { name: 'Search menu' }).waitFor();
    bring();
    await heading(page);
  });

  it.each(adminScreens)('shows the admin’s header and "Loading..." at %s', async (route) => {
    const { page, bring } = await opening(route, /\/graphql$/, 'Me');
    await loading(page).waitFor();
    await header(page).waitFor();
    await button(page, 'Logout').waitFor();
    bring();
    await heading(page);
  });

  it('shows "Loading..." until the tracked order arrives', async () => {
    const { page, bring } = await opening('/track-order/', /\/graphql$/, 'Me');
    const arrival = await holdBack(page, /\/graphql$/, 'TrackOrder');
    await loading(page).waitFor();
    bring();
    await expect.poll(arrival.held).toBeGreaterThan(0);
    await title(page, 'Track Order');
    await loading(page).waitFor();
    arrival.bring();
    await page.getByText('1 MG Road').waitFor();
    expect(await loading(page).count()).toBe(0);
  });
});

describe('the profile', () => {
  /** Counts its requests, and waits for the next acknowledged socket. */
  function watch(page: Page) {
    let requests = 0;
    page.on('request', (asked) => {
      if (asked.postData()?.includes('"operationName":"Me"')) requests += 1;
    });
    const live = new Promise<void>((resolve) => {
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('connection_ack')) resolve();
        }),
      );
    });
    return { requests: () => requests, live };
  }
  /** A round trip, so that requests on their way are counted. */
  const roundTrip = (page: Page) => page.evaluate("fetch('/healthz').then(() => undefined)");

  it.each(['/', '/profile', '/order-history'])('is read once by a load of %s', async (route) => {
    const page = await signedIn(asha);
    const { requests, live } = watch(page);
    await page.goto(addressOf(route));
    await Promise.all([heading(page), live]);
    await roundTrip(page);
    expect(requests()).toBe(1);
  });

  it('is not read after a login, which returns it', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    const visiting = watch(page);
    await page.goto('./#/menu');
    await visiting.live;
    await page.goto('./#/login');
    const { requests, live } = watch(page);
    await logIn(page, asha);
    await live;
    await roundTrip(page);
    expect(requests()).toBe(0);
  });
});

describe('a guarded screen while its code is fetched', () => {
  it.each([
    ['/order-history', /\/order-history-page-[^/]*\.js$/],
    ['/admin/orders', /\/admin-area-[^/]*\.js$/],
    ['/admin/orders', /\/admin-orders-page-[^/]*\.js$/],
  ])('shows the header and "Loading..." at %s (%s)', async (route, code) => {
    const { page, bring } = await opening(route, code);
    await loading(page).waitFor();
    await header(page).waitFor();
    bring();
    await heading(page);
  });
});

describe('a guarded screen whose session cannot be checked', () => {
  /** Opens `route` while the API is unreachable. */
  async function cutOff(route: string) {
    const page = await signedIn(route.startsWith('/admin') ? boss : asha);
    await page.routeWebSocket(/graphql/, (socket) => socket.close());
    await page.route('**/graphql', (asked) => asked.abort());
    await page.goto(addressOf(route));
    await header(page).waitFor();
    return page;
  }

  /** Waits until the session is restored, automatically or by the button. */
  const reconnect = async (page: Page) => {
    await button(page, 'Try again').waitFor();
    await page.unroute('**/graphql');
  };

  it.each([
    ['/admin/orders', '❌ Failed to load orders'],
    ['/track-order/', '❌ Failed to load order'],
  ])('says at %s that it failed, and loads once the server answers', async (route, words) => {
    const page = await cutOff(route);
    await toast(page, words);
    await page
      .getByRole('main')
      .getByText(/^The shop cannot be reached just now/)
      .waitFor();
    await reconnect(page);
    await page.getByRole('main').getByText('1 MG Road').first().waitFor();
  });

  it('says at /admin/dashboard that access is denied, and why', async () => {
    const page = await cutOff('/admin/dashboard');
    const main = page.getByRole('main');
    await main.getByText('Access denied. You are not authorized.', { exact: true }).waitFor();
    await main.getByText(/^The shop cannot be reached just now/).waitFor();
    await reconnect(page);
    await page.getByText(`Welcome back, ${boss.name}!`).waitFor();
  });
});
