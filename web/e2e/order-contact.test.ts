import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, phone, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let cart: NonNullable<Arrival['cart']>;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  cart = [inCart(await aDish(test, { name: 'Biryani', pricePaise: 25_000 }))];
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

describe.each([phone, desk])('the contact details of an order at $width px', (size) => {
  it('reach staff and rider, and the number is filled in the next time', async () => {
    await changeRestaurant(test, owner, { phoneRequired: true });
    const who = await aCustomer(test);
    const { page, complaints } = await at('/checkout', { size, who, cart });
    const number = page.getByLabel('Phone number', { exact: true });
    // The page may have been drawn before the number was required.
    await number.waitFor();
    await page.getByLabel('Address').fill('12 MG Road');
    await button(page, 'Pay ₹250 on delivery').click();
    await toast(page, 'Please enter your phone number');
    await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true);
    await number.fill('0000000000');
    await page.getByLabel('Note for the rider').fill('Second gate');
    await page.reload();
    await expect.poll(() => number.inputValue()).toBe('0000000000');
    await button(page, 'Pay ₹250 on delivery').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Please enter a phone number such as 98765 43210');
    await number.fill('०९८७६५४३२१०');
    await button(page, 'Pay ₹250 on delivery').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await title(page, 'Order History');
    await page.getByRole('link', { name: /^Track/ }).click();
    await page.getByRole('main').getByText('Second gate').waitFor();
    await page.getByRole('main').getByText('+91 98765 43210').waitFor();

    const staff = await at('/admin/orders', { size, who: owner });
    const order = staff.page.getByRole('article').first();
    await order.getByText('Second gate').waitFor();
    const link = (name: string) => order.getByRole('link', { name }).getAttribute('href');
    expect(await link('+91 98765 43210')).toBe('tel:+919876543210');
    expect(await link('WhatsApp')).toBe('https://wa.me/919876543210');

    const again = await at('/checkout', { size, who, cart });
    const known = again.page.getByLabel('Phone number', { exact: true });
    await expect.poll(() => known.inputValue()).toBe('+91 98765 43210');
    expect([...staff.complaints, ...again.complaints]).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

it('the owner requires a phone number by keyboard, and an open checkout asks for it', async () => {
  await changeRestaurant(test, owner, { phoneRequired: false });
  const checkout = await at('/checkout', { who: await aCustomer(test), cart });
  await checkout.page.getByLabel('Phone number (optional)').waitFor();
  const { page } = await at('/admin/settings/ordering', { who: owner });
  const box = page.getByRole('checkbox', { name: 'No order without a phone number' });
  await box.focus();
  await page.keyboard.press('Space');
  await button(page, 'Save').press('Enter');
  await expect.poll(async () => (await test.app.services.restaurant.present()).phoneRequired).toBe(true);
  await checkout.page.getByLabel('Phone number', { exact: true }).waitFor();
});
