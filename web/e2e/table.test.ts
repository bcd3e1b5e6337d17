import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, inCart, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let cart: NonNullable<Arrival['cart']>;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false', RATE_LIMIT_FACTOR: '100' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  cart = [inCart(await aDish(test, { name: 'Biryani', pricePaise: 25_000 }))];
  await changeRestaurant(test, owner, {
    orderWays: ['DELIVERY', 'TABLE'],
    tables: [{ name: 'Garden 4', seats: 4 }],
  });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const routeOfTable = async () => {
  const { data } = await test.graphql('{ tableCodes { url } }', {}, owner.token);
  const [first] = (data as { tableCodes: { url: string }[] }).tableCodes;
  return new URL(first?.url ?? '').hash.slice(1);
};

it('an order at a table begins with the scanned code and is brought to the table', async () => {
  const who = await aCustomer(test);
  const { page, complaints } = await at(await routeOfTable(), { who, cart });
  await title(page, 'Menu');
  await page.getByText('You order at Garden 4. We bring it to you.').waitFor();
  await page.reload();
  await page.getByText('You order at Garden 4. We bring it to you.').waitFor();
  await page.goto(`${test.url}/shop/#/checkout`);
  await page.getByRole('radio', { name: 'At the table' }).waitFor();
  await expect.poll(() => page.getByLabel('Address').count()).toBe(0);
  await page.getByText('You pay in cash, by card or UPI when we come to your table.').waitFor();
  await button(page, 'Order for ₹250').click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('We bring it to Garden 4.').waitFor();
  await dialog.getByRole('button', { name: 'Proceed' }).click();
  await toast(page, 'Order placed successfully!');
  await page.getByRole('link', { name: /^Track/ }).click();
  await page.getByRole('main').getByText('Garden 4').waitFor();

  const staff = await at('/admin/orders', { who: owner });
  await staff.page.getByRole('article').first().getByText('Garden 4', { exact: true }).waitFor();
  await button(staff.page, 'Start preparing').first().click();
  await button(staff.page, 'Ready to serve').first().click();
  await page.getByRole('main').locator('[data-status]').getByText('Ready', { exact: true }).waitFor();
  await button(staff.page, 'Mark served').first().click();
  await page.getByRole('main').locator('[data-status]').getByText('Served', { exact: true }).waitFor();
  expect([...complaints, ...staff.complaints]).toEqual([]);
});
