import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { dayAhead } from '../../api/test/a-booking.js';
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
  const slotRules = { daysAhead: 2, leadMinutes: 45, ordersPerSlot: 1, dishesPerSlot: null };
  await changeRestaurant(test, owner, { slotRules });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

it('an order for later is placed for a day and a time, and waits below the orders of now', async () => {
  const who = await aCustomer(test);
  const { page, complaints } = await at('/checkout', { who, cart });
  await page.getByRole('radio', { name: 'Later' }).check();
  await page.getByLabel('Day').selectOption(dayAhead(1));
  const time = page.getByLabel('Time');
  const wanted = await time.locator('option:not([disabled])').nth(3).textContent();
  await time.selectOption(wanted);
  await page.getByLabel('Address').fill('12 MG Road');
  await button(page, 'Pay ₹250 on delivery').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await toast(page, 'Order placed successfully!');
  await page.getByRole('article').getByText(`, ${wanted}–`).waitFor();
  await page.getByRole('link', { name: /^Track/ }).click();
  await title(page, 'Track Order');
  await page.getByRole('main').getByText(`, ${wanted}–`).first().waitFor();

  const staff = await at('/admin/orders', { who: owner });
  const later = staff.page.getByRole('region', { name: /^Tomorrow/ });
  await later.getByText(`, ${wanted}–`).first().waitFor();
  await expect.poll(() => later.getByText(/^Waiting/).count()).toBe(0);

  // Its slot is full for the next customer.
  const next = await at('/checkout', { who: await aCustomer(test), cart });
  await next.page.getByRole('radio', { name: 'Later' }).check();
  await next.page.getByLabel('Day').selectOption(dayAhead(1));
  await next.page
    .getByLabel('Time')
    .locator('option[disabled]', { hasText: `${wanted} (full)` })
    .waitFor({ state: 'attached' });
  expect([...complaints, ...staff.complaints, ...next.complaints]).toEqual([]);
});
