import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, phone, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let biryani: MenuItem;
let cart: NonNullable<Arrival['cart']>;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false', RATE_LIMIT_FACTOR: '100' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  biryani = await aDish(test, { name: 'Biryani', pricePaise: 25_000 });
  cart = [inCart(biryani)];
});
beforeEach(() => changeRestaurant(test, owner, { guestsAllowed: true }));
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

describe.each([phone, desk])('a guest at $width px', (size) => {
  it('orders without an account, follows the order on another device, and keeps it', async () => {
    const { page, complaints } = await at('/checkout', { size, cart });
    await page.getByRole('link', { name: 'Continue without an account' }).click();
    await title(page, 'Order without an account');
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByLabel('Phone number').fill('12345');
    await button(page, 'Continue').click();
    await page.getByText('Please enter a phone number such as 98765 43210').waitFor();
    await page.getByLabel('Phone number').fill('098765 43210');
    await button(page, 'Continue').click();
    await title(page, 'Checkout');
    await expect
      .poll(() => page.getByLabel('Phone number', { exact: true }).inputValue())
      .toBe('+91 98765 43210');
    await page.getByLabel('Address').fill('12 MG Road');
    await button(page, 'Pay ₹250 on delivery').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await page.getByRole('link', { name: /^Track/ }).click();
    await title(page, 'Track Order');

    // The headless browser has no access to the clipboard: the link is shown.
    await button(page, 'Copy the link').click();
    const link = await page.getByRole('link', { name: /guest/ }).getAttribute('href');
    const elsewhere = await at(new URL(link ?? '').hash.slice(1), { size });
    await button(elsewhere.page, 'Show my orders').click();
    await title(elsewhere.page, 'Track Order');
    await elsewhere.page.getByRole('main').getByText('12 MG Road').waitFor();

    await page.getByRole('link', { name: 'Keep my orders' }).click();
    await page.getByLabel('Email').fill(`asha-${size.width}@example.in`);
    await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await button(page, 'Make an account').click();
    await toast(page, 'Your orders are kept in your new account.');
    await page.getByText(`asha-${size.width}@example.in`).waitFor();
    expect([...complaints, ...elsewhere.complaints]).toEqual([]);
  });
});

describe('a link in a mail to a guest', () => {
  it('shows a stranger the state of the order alone, and confirms the address in the guest’s own browser', async () => {
    const person = { name: 'Asha Rao', phone: '98765 43211', email: 'typo@example.in' };
    const { token } = (await test.rest<{ token: string }>('POST', '/api/auth/guest', { body: person })).body;
    const items = [{ menuItem: biryani.id, qty: 1 }];
    const body = { items, address: '12 MG Road', phone: person.phone };
    const order = (await test.rest<{ _id: string; userId: string }>('POST', '/api/orders', { token, body }))
      .body;
    const link = await test.app.services.guests.createMailedLink(order.userId, order._id);
    const route = `/guest/${link}/${order._id}`;

    const stranger = await at(route, { cart });
    await stranger.page.getByText('We have your order and will start on it in a moment.').waitFor();
    await stranger.page.getByText('This e-mail address is not confirmed yet.').waitFor();
    await expect.poll(() => button(stranger.page, 'Show my orders').count()).toBe(0);
    await expect.poll(() => stranger.page.getByText('12 MG Road').count()).toBe(0);
    expect(await stranger.page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    const guest = await at(route, { who: { token } });
    await button(guest.page, 'Show my orders').click();
    await guest.page.getByText('12 MG Road').waitFor();
    const elsewhere = await at(route);
    await button(elsewhere.page, 'Show my orders').click();
    await elsewhere.page.getByText('12 MG Road').waitFor();
    expect([...stranger.complaints, ...guest.complaints, ...elsewhere.complaints]).toEqual([]);
  });
});

describe('the login', () => {
  it('offers no order without an account unless the owner allows it', async () => {
    await changeRestaurant(test, owner, { guestsAllowed: false });
    const { page } = await at('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).waitFor();
    // The page may begin with the settings before the change.
    await expect.poll(() => page.getByRole('link', { name: 'Continue without an account' }).count()).toBe(0);
    const { page: direct } = await at('/guest');
    await title(direct, 'Login');
  });

  it('is left by keyboard for an order without an account', async () => {
    const { page } = await at('/login');
    await page.getByRole('link', { name: 'Continue without an account' }).press('Enter');
    await title(page, 'Order without an account');
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Asha Rao');
    await page.keyboard.press('Tab');
    await page.keyboard.type('98765 43210');
    await page.keyboard.press('Enter');
    await title(page, 'Menu');
  });

  it('shows what to do about a link that is too old', async () => {
    const { page } = await at(`/guest/${'x'.repeat(43)}`);
    await page
      .getByText('This link is too old, a device was signed out, or the orders belong to an account by now.')
      .waitFor();
  });
});
