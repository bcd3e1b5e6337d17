import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '../../api/test/a-booking.js';
import { TestApp } from '../../api/test/app.js';
import { closeContexts, launchBrowser, visitor, withoutDrawnScreens } from './browser.js';
import { meet } from './page.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
let asha: Account;
let boss: Account;
let order: string;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  asha = await aCustomer(test);
  boss = await anAdmin(test);
  const dish = await aDish(test, { name: 'Misal Pav', image: null });
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

/** A page whose requests fail while `isFailing`, except for the session's. */
async function failing(account: Account | undefined, failure: '500' | 'aborted') {
  const { page } = await visitor(browser, `${test.url}/shop/`);
  await withoutDrawnScreens(page);
  const api = { isFailing: true };
  const token = JSON.stringify(account?.token ?? null);
  const cart = JSON.stringify(
    JSON.stringify([{ _id: 'a'.repeat(24), name: 'Dosa', price: 90, image: null, qty: 1 }]),
  );
  await page.addInitScript(
    `if (${token}) localStorage.setItem('token', ${token}); localStorage.setItem('cartItems', ${cart});`,
  );
  await page.route('**/graphql', async (route) => {
    const isOfSession = /"operationName":"Me"/.test(route.request().postData() ?? '');
    if (!api.isFailing || isOfSession) await route.continue();
    else if (failure === '500') await route.fulfill({ status: 500, body: 'a proxy’s page' });
    else await route.abort();
  });
  return { page, api };
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true }).first();

/** The message of each screen. Screens of one user share no data, which would be cached. */
const screens: Readonly<Record<'nobody' | 'asha' | 'boss', readonly (readonly [string, RegExp])[]>> = {
  nobody: [['/menu', /menu could not be loaded/]],
  asha: [
    ['/checkout', /Paying online could not be offered/],
    ['/book', /Our hours cannot be read/],
    ['/order-history', /orders could not be loaded/],
    ['/track-order/', /order could not be loaded/],
    ['/booking-details', /bookings could not be loaded/],
  ],
  boss: [
    ['/admin/dashboard', /could not be loaded/],
    ['/admin/orders', /orders could not be loaded/],
    ['/admin/menu', /menu could not be loaded/],
    ['/admin/booking', /bookings could not be loaded/],
    ['/admin/payments', /payments could not be loaded/],
    ['/admin/messages', /messages could not be loaded/],
    ['/admin/mails', /mails could not be loaded/],
  ],
};

describe('a screen whose data cannot be loaded', () => {
  it.each(['nobody', 'asha', 'boss'] as const)('says so, and loads them on retry: %s', async (who) => {
    const { page, api } = await failing({ nobody: undefined, asha, boss }[who], '500');
    // Socket messages would repair what the retry has to.
    await page.routeWebSocket(/graphql/, () => undefined);
    for (const [route, sentence] of screens[who]) {
      api.isFailing = true;
      await page.goto(`./#${route}${route.endsWith('/') ? order : ''}`);
      const said = page.locator('main').getByRole('alert').filter({ hasText: sentence });
      const button = said.getByRole('button', { name: 'Try again', exact: true });
      await button.waitFor();
      api.isFailing = false;
      await button.click();
      await said.waitFor({ state: 'detached' });
    }
  });

  it('says so for later data, too: free times, and the notifications under the bell', async () => {
    const { page, api } = await failing(asha, '500');
    await page.routeWebSocket(/graphql/, () => undefined);
    await page.goto('./#/book');
    await page.getByLabel('Date').fill(dayAhead(3));
    const times = page.getByRole('alert').filter({ hasText: 'The free times cannot be read just now.' });
    await times.waitFor();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await bell.getByText('Your notifications could not be loaded.').waitFor();
    api.isFailing = false;
    await bell.getByRole('button', { name: 'Try again' }).click();
    await bell.getByText('We have your order').first().waitFor();
    await page.keyboard.press('Escape');
    await times.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('list', { name: /^Free times for/ }).waitFor();
  });

  it('says so for orders for later alone, beside the other orders', async () => {
    const { page, api } = await failing(boss, '500');
    api.isFailing = false;
    await page.routeWebSocket(/graphql/, () => undefined);
    await meet(page, 'LaterOrders', 'fault');
    await page.goto('./#/admin/orders');
    const said = page
      .locator('main')
      .getByRole('alert')
      .filter({ hasText: 'The orders for later could not be loaded.' });
    await said.waitFor();
    await page.getByRole('article', { name: `Order ${order}` }).waitFor();
    await page.unroute('**/graphql');
    await said.getByRole('button', { name: 'Try again' }).click();
    await said.waitFor({ state: 'detached' });
  });

  it('says so if even its code cannot be loaded, and keeps the cart', async () => {
    const { page } = await failing(undefined, '500');
    await page.route('**/about-page*', (route) => route.abort());
    await page.goto('./#/cart');
    await page.getByText('Dosa').first().waitFor();
    await page.goto('./#/about');
    await page.getByRole('heading', { name: 'Something boiled over' }).waitFor();
    await page.getByText('This screen could not be shown. Your cart is safe.').waitFor();
    await page.unroute('**/about-page*');
    await tryAgain(page).click();
    await page.getByRole('heading', { name: 'About Us' }).waitFor();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  });

  it('says so without any answer, too', async () => {
    const { page, api } = await failing(undefined, 'aborted');
    await page.goto('./#/');
    await page.getByText('The menu could not be loaded.').waitFor();
    api.isFailing = false;
    await tryAgain(page).click();
    await page.goto('./#/menu');
    await page.getByRole('article', { name: 'Misal Pav' }).waitFor();
  });
});

describe('the cart without the menu', () => {
  it('is shown as it is stored', async () => {
    const { page } = await failing(undefined, '500');
    await page.goto('./#/cart');
    await page.getByText('Dosa').first().waitFor();
    await expect.poll(() => page.getByText('₹90').count()).toBeGreaterThan(0);
  });
});
