import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let cart: NonNullable<Arrival['cart']>;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  await changeRestaurant(test, owner, { orderWays: ['DELIVERY', 'PICKUP'] });
  cart = [inCart(await aDish(test, { name: 'Biryani', pricePaise: 25_000 }))];
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

describe('an order that is picked up', () => {
  it('is placed without an address, and followed to the counter by customer and staff', async () => {
    const who = await aCustomer(test);
    const { page, complaints } = await at('/checkout', { who, cart });
    const main = page.getByRole('main');
    await page.getByLabel('Address').waitFor();
    await page.getByRole('radio', { name: 'Pickup' }).check();
    await main.getByText('12 Chowk Road, Bengaluru 560001').waitFor();
    await expect.poll(() => page.getByLabel('Address').count()).toBe(0);
    await main.getByText('You pay when you pick your food up.').waitFor();
    await button(page, 'Pay ₹250 on pickup').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Cash on Pickup. You pick it up at the restaurant.').waitFor();
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await title(page, 'Order History');
    await page.getByRole('link', { name: /^Track/ }).click();
    await title(page, 'Track Order');
    await main.getByText('Pick it up at').waitFor();
    await main.getByText('Cash on Pickup (Pending)').waitFor();
    const directions = main.getByRole('link', { name: /^Get directions/ });
    expect(await directions.getAttribute('href')).toContain('google.com/maps/dir/');

    const staff = await at('/admin/orders', { size: desk, who: owner });
    const order = staff.page.getByRole('article').first();
    await order.getByText('Pickup', { exact: true }).waitFor();
    await button(staff.page, 'Start preparing').first().click();
    await button(staff.page, 'Ready for pickup').first().click();
    await main
      .getByText('Your food is packed and waits for you at the restaurant.', { exact: true })
      .first()
      .waitFor();
    await main.locator('[data-status]').getByText('Ready for Pickup', { exact: true }).waitFor();
    await button(staff.page, 'Mark picked up').first().click();
    await main.locator('[data-status]').getByText('Picked Up', { exact: true }).waitFor();
    expect([...complaints, ...staff.complaints]).toEqual([]);
  });
});
