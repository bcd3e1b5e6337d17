import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { closeContexts, holdBack, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, link, phone, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let dish: MenuItem;
let cart: NonNullable<Arrival['cart']>;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false', RATE_LIMIT_FACTOR: '100' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  dish = await aDish(test, { name: 'Biryani', pricePaise: 25_000 });
  cart = [inCart(dish)];
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const expected = /^Expected (.*, )?\d\d:\d\d–\d\d:\d\d$/;

describe.each([phone, desk])('a promised time at $width px', (size) => {
  it('is set up by the owner, shown before and after the order, and changed by staff with the keyboard', async () => {
    await changeRestaurant(test, owner, { prepMinutes: null });
    const staff = await at('/admin/settings/ordering', { size, who: owner });
    await staff.page.getByLabel('Usual minutes from order to food').fill('35');
    await button(staff.page, 'Save').click();
    await toast(staff.page, 'Settings saved.');

    const { page, complaints } = await at('/checkout', { size, who: await aCustomer(test), cart });
    await page.getByText(expected).waitFor();
    await page.getByLabel('Address').fill('12 MG Road');
    await button(page, 'Pay ₹250 on delivery').click();
    const confirmation = page.getByRole('alertdialog');
    await confirmation.getByText(expected).waitFor();
    await confirmation.getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await page.getByRole('article').getByText(expected).waitFor();
    await link(page, 'Track Order').click();
    await title(page, 'Track Order');
    const time = page.getByRole('region', { name: 'Status' }).getByText(expected);
    const first = await time.textContent();

    await staff.page.goto('./#/admin/orders');
    const row = staff.page.getByRole('article').first();
    await row.getByText(/promised by \d\d:\d\d$/).waitFor();
    await row.getByRole('button', { name: 'Details' }).click();
    await button(staff.page, 'Change the time').focus();
    await staff.page.keyboard.press('Enter');
    const dialog = staff.page.getByRole('dialog', { name: 'Change the time' });
    await dialog.getByRole('radio', { name: '90', exact: true }).focus();
    await staff.page.keyboard.press('Space');
    await dialog.getByRole('radio', { name: 'Another reason' }).focus();
    await staff.page.keyboard.press('Space');
    await dialog.getByLabel('The reason in your words').fill('The tandoor had to be lit again.');
    await staff.page.keyboard.press('Enter');
    await toast(staff.page, 'The customer has been notified.');
    await row.getByText('The tandoor had to be lit again.').waitFor();

    await page.getByRole('main').getByText('The tandoor had to be lit again.').waitFor();
    await expect.poll(() => time.textContent()).not.toBe(first);
    expect(await time.textContent()).toMatch(expected);
    expect([...complaints, ...staff.complaints]).toEqual([]);
  });
});

describe('a promised time', () => {
  it('that has passed is said to be late, to the customer and to staff', async () => {
    await changeRestaurant(test, owner, { prepMinutes: 30 });
    const customer = await aCustomer(test);
    const { body: order } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: customer.token,
      body: { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
    });
    await test.app.dataSource.query(
      `update orders set promised_from = now() - interval '20 minutes', promised_until = now() - interval '5 minutes'
       where id = $1`,
      [order._id],
    );
    const { page } = await at(`/track-order/${order._id}`, { who: customer });
    await page.getByText('It is later than promised').waitFor();
    const staff = await at('/admin/orders', { who: owner });
    await staff.page.getByText(/^Late: .* · promised by/).waitFor();
  });

  it('is read again each minute while the checkout is open', async () => {
    await changeRestaurant(test, owner, { prepMinutes: 30 });
    const { page } = await at('/menu', { who: await aCustomer(test), cart });
    await page.clock.install();
    await page.goto('./#/checkout');
    const time = page.getByText(expected);
    await time.waitFor();
    const quotes = await holdBack(page, /\/graphql$/, 'Quote');
    await page.clock.fastForward(61_000);
    await expect.poll(quotes.held).toBe(1);
    // The last one stays meanwhile.
    await time.waitFor();
    quotes.bring();
  });

  it('is not spoken of where the owner promises none', async () => {
    await changeRestaurant(test, owner, { prepMinutes: null });
    const { page } = await at('/checkout', { who: await aCustomer(test), cart });
    await button(page, 'Pay ₹250 on delivery').waitFor();
    expect(await page.getByText(/^Expected/).count()).toBe(0);
  });
});
