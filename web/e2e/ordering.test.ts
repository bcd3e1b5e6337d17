import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { dayAhead } from '../../api/test/a-booking.js';
import { type Account, aCustomer, aDish, anAdmin, changeRestaurant } from '../../api/test/factories.js';
import { launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, title, toast } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  dish = await aDish(test);
});
beforeEach(async () => {
  await setOrdering({ takesOrders: true, pause: 'NONE', busyMinutes: 0 });
  await change({ orderHours: null, specialDays: [] });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

async function setOrdering(input: object): Promise<void> {
  const { status } = await test.rest('PATCH', '/api/admin/ordering', { token: owner.token, body: input });
  expect(status).toBe(200);
}

const change = (input: object) => changeRestaurant(test, owner, input);

const current = () => test.app.services.restaurant.present();

it('a shop tells of a switch live, keeps the cart, and takes the order once it is on again', async () => {
  const who = await aCustomer(test);
  const { page, complaints } = await arrive({ test, browser }, '/cart', {
    who,
    cart: [inCart(dish)],
  });
  await title(page, 'Your Cart');
  await expect.poll(() => test.app.live.restaurant.listeners()).toBe(1);
  await setOrdering({ takesOrders: false });
  await page.getByText('No orders just now', { exact: true }).waitFor();
  const refusal = 'The restaurant takes no orders just now. Please look in again later.';
  await page.getByText(refusal).waitFor();
  await button(page, 'Proceed to Checkout').click();
  await toast(page, refusal);
  await title(page, 'Your Cart');

  await setOrdering({ takesOrders: true });
  await expect.poll(() => page.getByText('No orders just now', { exact: true }).count()).toBe(0);
  await expect.poll(() => page.getByRole('main').getByText(refusal).count()).toBe(0);
  await button(page, 'Proceed to Checkout').click();
  await title(page, 'Checkout');
  await page.getByLabel('Address').fill('12 MG Road');
  await page.getByRole('button', { name: /^Pay .* on delivery$/ }).click();
  await button(page, 'Proceed').click();
  await toast(page, /success/i);
  expect(complaints).toEqual([]);
});

it('staff set hours with several intervals, copy them, and close a date', async () => {
  const { page, complaints } = await arrive({ test, browser }, '/admin/settings/hours', {
    who: owner,
    size: desk,
  });
  await page.getByRole('checkbox', { name: 'Take orders at any hour' }).uncheck();
  const orders = page.getByRole('region', { name: 'Hours for orders' });
  const monday = orders.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Closes').fill('15:00');
  await button(page, 'Save').scrollIntoViewIfNeeded();
  await monday.getByRole('button', { name: 'Add hours' }).click();
  await monday.getByLabel('Opens').nth(1).fill('14:00');
  await monday.getByLabel('Closes').nth(1).fill('02:00');
  await monday.getByText('On the next day').waitFor();
  await button(page, 'Save').click();
  await monday.getByText('These hours overlap with others.').waitFor();
  await monday.getByLabel('Opens').nth(1).fill('18:00');
  await monday.getByRole('button', { name: 'Copy to all days: the hours of Monday' }).click();
  await orders.getByRole('checkbox', { name: 'Sunday' }).uncheck();
  await button(page, 'Add a special day').click();
  const special = page.getByRole('region', { name: 'Special days' });
  await special.getByLabel('Date').fill(dayAhead(3));
  await special.getByLabel('Reason').fill('Diwali');
  await special.getByLabel('Tables').selectOption({ label: 'As usual' });
  await button(page, 'Save').click();
  await toast(page, 'Settings saved.');
  const day = [
    { opensAt: 660, closesAt: 900 },
    { opensAt: 1080, closesAt: 1560 },
  ];
  expect(await current()).toMatchObject({
    orderHours: [day, day, day, day, day, day, []],
    specialDays: [{ date: dayAhead(3), reason: 'Diwali', orderHours: [], bookingHours: null }],
  });
  expect(complaints).toEqual([]);
});
