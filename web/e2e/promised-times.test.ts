import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, link, title, toast, type Arrival } from './page.js';

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
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const expected = /^Expected (.*, )?\d\d:\d\d–\d\d:\d\d$/;

describe('a promised time', () => {
  it('is set up by the owner, shown before and after the order, and changed by staff with the keyboard', async () => {
    await changeRestaurant(test, owner, { prepMinutes: null });
    const staff = await at('/admin/settings/ordering', { size: desk, who: owner });
    await staff.page.getByLabel('Usual minutes from order to food').fill('35');
    await button(staff.page, 'Save').click();
    await toast(staff.page, 'Settings saved.');

    const { page, complaints } = await at('/checkout', { who: await aCustomer(test), cart });
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
    await expect.poll(() => time.textContent()).toMatch(expected);
    expect([...complaints, ...staff.complaints]).toEqual([]);
  });
});
