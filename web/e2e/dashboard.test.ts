import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { User } from '../../api/src/modules/auth/user.entity.js';
import { Order } from '../../api/src/modules/orders/order.entity.js';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, visitor } from './browser.js';
import { desk, logIn } from './page.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';

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

/** A signed-in browser. */
async function open(route: string, { token }: Account = admin): Promise<Page> {
  const { page } = await visitor(browser, `${test.url}/shop/`);
  await page.addInitScript(`sessionStorage.opened ??= localStorage.token = ${JSON.stringify(token)};`);
  await page.goto(`./#${route}`);
  return page;
}

/** Every route of the admin area's table. */
const adminRoutes = [
  ...readFileSync(new URL('../src/app/admin-area.tsx', import.meta.url), 'utf8').matchAll(
    /screen\(\s*'[A-Z_]+',\s*'([^']+)'/g,
  ),
].map(([, route = '']) => `/admin/${route.replace(/\/:.*/, '')}`);

/** The values of the five cards. */
const cards = (page: Page) =>
  page.locator('dl > div').evaluateAll((entries) => entries.map((entry) => entry.textContent));

/** The pie's slices, by their colours. */
const slices = (page: Page) =>
  page
    .locator('.recharts-pie .recharts-sector')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('fill')));

describe('the dashboard', () => {
  it('greets the admin after the login and updates live', async () => {
    const { page, complaints } = await visitor(browser, `${test.url}/shop/`, desk);
    await page.goto('./#/login');
    await logIn(page, admin);
    await page.getByText('Welcome back, Meenakshi Sundaram!').waitFor();
    expect(page.url()).toMatch(/#\/admin\/dashboard$/);
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('MAIN');
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
      await expect
        .poll(() => page.getByRole('link', { name, exact: true }).getAttribute('href'))
        .toBe(`#${route}`);
    }
    const drawn = await overview.locator('.recharts-sector').first().getAttribute('d');
    expect(drawn).toMatch(/A 90,\s?90,/);
    const pages = page.getByRole('navigation', { name: 'Manage' }).getByRole('link');
    // Not the routes below the menu, the dashboard itself, the welcome, which the checklist offers, and the codes of the
    // tables, which the settings offer.
    const managed = adminRoutes.filter((route) => !route.includes('/menu/')).length - 3;
    await expect.poll(() => pages.count()).toBe(managed);
    for (let index = 0; index < managed; index += 1) {
      const route = (await pages.nth(index).getAttribute('href')) ?? '';
      expect(adminRoutes.map((known) => `#${known}`)).toContain(route);
      await pages.nth(index).click();
      await expect.poll(() => page.url()).toContain(route);
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).textContent())
        .not.toMatch(/^Admin Dashboard$/);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Page not found');
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
      await pages.first().waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('sends customers and visitors home, like the admin’s other screens, without loading its code', async () => {
    for (const person of [await aCustomer(test), undefined]) {
      const { page } = await visitor(browser, `${test.url}/shop/`);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      if (person) {
        await page.goto('./#/login');
        await logIn(page, person);
        await page.getByRole('link', { name: 'Order Now' }).waitFor();
      }
      expect(adminRoutes.length).toBeGreaterThan(5);
      // Loads the page for the first one alone.
      await page.goto('about:blank');
      for (const route of [...adminRoutes, '/admin', '/admin/nothing/there']) {
        await page.goto(`./#${route}`);
        await page.getByRole('link', { name: 'Order Now' }).waitFor();
        await expect.poll(() => page.url()).toMatch(/#\/$/);
      }
      expect(fetched.filter((url) => url.includes('admin-'))).toEqual([]);
    }
  });

  it('ends with a logout that leads to the login, even if that must be loaded first', async () => {
    const page = await open('/admin/dashboard');
    await page.getByText('Welcome back').waitFor();
    await page.route(/login-page/, async (route) => {
      // Slower than all other requests of the page.
      await page.waitForTimeout(300);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(page.url()).toMatch(/#\/login$/);
    await expect.poll(() => page.evaluate('localStorage.token')).toBeUndefined();
    expect(await page.getByText('Your session has ended').count()).toBe(0);
    // After a logout, the next login leads to the dashboard.
    await page.goto('./#/login');
    await logIn(page, admin);
    await page.getByText('Welcome back').waitFor();
  });

  it('says when the session has ended, and the next login returns to it', async () => {
    const page = await open('/admin/orders?status=PREPARING');
    await page.getByText('Live', { exact: true }).waitFor();
    await test.graphql('mutation { logoutEverywhere }', {}, admin.token);
    await page.getByText('Your session has ended. Please log in again.').waitFor();
    await page.getByRole('link', { name: 'Order Now' }).waitFor();
    expect(page.url()).toMatch(/#\/$/);
    await page.goto('./#/login');
    await logIn(page, admin);
    await page.getByRole('heading', { name: 'All Orders' }).waitFor();
    expect(page.url()).toMatch(/#\/admin\/orders\?status=PREPARING$/);
  });
});
