import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, anAdmin } from '../../api/test/factories.js';
import { holdBack, closeContexts, launchBrowser, visitor } from './browser.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

describe('a guarded screen while its code is fetched', () => {
  it.each([
    ['/order-history', /\/order-history-page-[^/]*\.js$/],
    ['/admin/orders', /\/admin-area-[^/]*\.js$/],
    ['/admin/orders', /\/admin-orders-page-[^/]*\.js$/],
  ])('shows the header and "Loading..." at %s (%s)', async (route, code) => {
    const who = await (route.startsWith('/admin') ? anAdmin(test) : aCustomer(test));
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(who.token)})`);
    const { bring, held } = await holdBack(page, code);
    await page.goto(`./#${route}`, { waitUntil: 'commit' });
    await expect.poll(held).toBeGreaterThan(0);
    await page.getByRole('main').getByText('Loading...', { exact: true }).filter({ visible: true }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Chowk Street Kitchen, home' }).waitFor();
    bring();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
