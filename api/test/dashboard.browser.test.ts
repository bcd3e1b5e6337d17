import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { User } from '../src/modules/auth/user.entity.js';
import { Order } from '../src/modules/orders/order.entity.js';
import { TestApp } from './app.js';
import { launchBrowser, visitor } from './browser.js';
import { aCustomer, aDish, anAdmin, password, type Account } from './factories.js';

let test: TestApp;
let browser: Browser;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
});
beforeEach(async () => {
  await test.app.dataSource.manager.deleteAll(Order);
  admin = await anAdmin(test, 'Meenakshi Sundaram');
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const desktop = { width: 1280, height: 800 };

async function login(page: Page, { email }: Account): Promise<void> {
  await page.goto('./#/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** What stands on the five cards. */
const cards = (page: Page) =>
  page.locator('dl > div').evaluateAll((entries) => entries.map((entry) => entry.textContent));

/** The pie's slices, by their colours. */
const slices = (page: Page) =>
  page
    .locator('.recharts-pie .recharts-sector')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('fill')));

describe('the dashboard', () => {
  it('greets the admin after the login and follows the shop live', async () => {
    const { page, complaints } = await visitor(browser, `${test.url}/shop/`, desktop);
    await login(page, admin);
    await page.getByText('Welcome back, Meenakshi Sundaram!').waitFor();
    expect(page.url()).toMatch(/#\/admin\/dashboard$/);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByText('Nothing to show yet').waitFor();

    const asha = await aCustomer(test);
    const dish = await aDish(test);
    const place = async () => {
      const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
        token: asha.token,
        body: { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
      });
      return body._id;
    };
    const setStatus = (id: string, status: string) =>
      test.rest('PUT', `/api/admin/orders/${id}/status`, { token: admin.token, body: { status } });
    const people = await test.app.dataSource.manager.count(User);

    const [first] = [await place(), await place(), await place()];
    await expect
      .poll(() => cards(page))
      .toEqual([`Users${people}`, 'Orders3', 'Menu Items1', 'Pending Orders3', 'Delivered Orders0']);
    await expect.poll(() => slices(page)).toEqual(['#ffcc00']);

    await setStatus(first, 'Delivered');
    await expect
      .poll(() => cards(page))
      .toEqual([`Users${people}`, 'Orders3', 'Menu Items1', 'Pending Orders2', 'Delivered Orders1']);
    await expect.poll(() => slices(page)).toEqual(['#ffcc00', '#00cc99']);
    const overview = page.getByRole('region', { name: 'Order Status Overview' });
    await expect
      .poll(() => overview.getByRole('listitem').allTextContents())
      .toEqual(['Pending267%', 'Delivered133%']);
    expect((await overview.locator('svg').first().boundingBox())?.height).toBe(300);

    for (const [name, route] of [
      ['Manage Menu', '/admin/menu'],
      ['Manage bookings', '/admin/booking'],
      ['Manage Orders', '/admin/orders'],
    ] as const) {
      expect(await page.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(`#${route}`);
    }
    await page.getByRole('link', { name: 'Manage Orders' }).click();
    await page.getByRole('heading', { name: 'All Orders' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('says so when the server refuses, and shows no number', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await login(page, admin);
    await page.getByText('Welcome back').waitFor();
    await page.goto('./#/admin/orders');
    await page.getByRole('heading', { name: 'All Orders' }).waitFor();
    await test.app.dataSource.manager.update(User, { id: admin.id }, { role: 'customer' });
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('Access denied. You are not authorized.').waitFor();
    expect(await cards(page)).toEqual([]);
  });

  it('says when it could not be loaded, and tries again', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    let isDown = true;
    await page.route('**/graphql', async (route) => {
      if (isDown && route.request().postData()?.includes('dashboard')) await route.abort();
      else await route.continue();
    });
    await page.routeWebSocket(/graphql/, (socket) => socket.close());
    await login(page, admin);
    await page.getByText('The dashboard could not be loaded.').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Welcome back, Meenakshi Sundaram!').waitFor();
  });

  it('sends customers and visitors home, as the admin’s other screens do, and they download nothing of it', async () => {
    for (const person of [await aCustomer(test), undefined]) {
      const { page } = await visitor(browser, `${test.url}/shop/`);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      if (person) {
        await login(page, person);
        await page.getByRole('link', { name: 'Order Now' }).waitFor();
      }
      for (const route of ['/admin/dashboard', '/admin/orders']) {
        await page.goto('about:blank');
        await page.goto(`./#${route}`);
        await page.getByRole('link', { name: 'Order Now' }).waitFor();
        await expect.poll(() => page.url()).toMatch(/#\/$/);
      }
      expect(fetched.filter((url) => url.includes('admin-'))).toEqual([]);
    }
  });
});
