import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, phone, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let cart: NonNullable<Arrival['cart']>;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false', RATE_LIMIT_FACTOR: '100' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  cart = [inCart(await aDish(test, { name: 'Biryani', pricePaise: 25_000 }))];
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
    await button(page, 'Show my orders').click();
    await page.getByText('This link is too old, or the orders belong to an account by now.').waitFor();
  });
});
