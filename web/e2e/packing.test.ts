import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, phone, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let biryani: MenuItem;
let chai: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  browser = await launchBrowser();
  biryani = await aDish(test, { name: 'Biryani', pricePaise: 25_000, packingPaise: 1250 });
  chai = await aDish(test, { name: 'Chai', pricePaise: 3000 });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
/** Lines of sums, such as `Total ₹530`. */
const sumOf = (page: Page, label: string) =>
  page.getByRole('main').locator('p', { hasText: new RegExp(`^${label}`) });
const adds = (page: Page, label: string, price: string) =>
  expect
    .poll(async () => (await sumOf(page, label).allTextContents()).map((text) => text.replace(' ', '')))
    .toEqual([label + price]);

describe.each([phone, desk])('packing charges at $width px', (size) => {
  it('are in the cart, the checkout, the tracked order and the orders of staff', async () => {
    const who = await aCustomer(test);
    const { page, complaints } = await at('/menu', { size, who });
    await button(page, 'Add to Cart: Biryani').click();
    await button(page, 'Add to Cart: Chai').click();
    await page.goto('./#/cart');
    await button(page, 'One more Biryani').click();
    await adds(page, 'Packing', '₹25');
    await adds(page, 'Total', '₹555');

    await button(page, 'Proceed to Checkout').click();
    await title(page, 'Checkout');
    await adds(page, 'Packing', '₹25');
    await adds(page, 'Total', '₹555');
    await page.getByLabel('Address').fill('12 MG Road, Bengaluru');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Pay ₹555/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await title(page, 'Order History');
    await adds(page, 'Packing', '₹25');
    await page.getByRole('link', { name: /^Track/ }).click();
    await title(page, 'Track Order');
    await adds(page, 'Packing', '₹25');
    await adds(page, 'Total', '₹555');
    expect(complaints).toEqual([]);

    const { page: staff } = await at('/admin/orders', { size, who: await anAdmin(test) });
    await button(staff, 'Details').first().click();
    await adds(staff, 'Packing', '₹25');
  });

  it('have no line where they are 0', async () => {
    const { page } = await at('/cart', { size, cart: [inCart(chai, 2)] });
    await adds(page, 'Total', '₹60');
    expect(await page.getByText('Packing').count()).toBe(0);
  });
});

it('a cart of an older version says what packing costs before it can be ordered', async () => {
  const { page } = await at('/cart', { cart: [inCart(biryani)] });
  await page.getByText('Packing of Biryani now costs ₹12.50 (was ₹0).').waitFor();
  await adds(page, 'Total', '₹262.50');
  await button(page, 'OK').click();
  await expect.poll(() => page.getByText('now costs').count()).toBe(0);
});

it('an admin changes the packing charge of a dish, and open carts follow', async () => {
  const dish = await aDish(test, { name: 'Lassi', pricePaise: 9000 });
  const { page: cart } = await at('/cart', { cart: [inCart(dish, 2)] });
  await adds(cart, 'Total', '₹180');
  await expect.poll(() => test.app.live.menu.listeners()).toBe(1);

  const { page, complaints } = await at('/admin/menu', { who: await anAdmin(test), size: desk });
  const more = page.locator('details', { hasText: 'More about this dish' });
  const save = async (typed: string) => {
    await button(page, 'Edit Lassi').click();
    if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
    await page.getByLabel('Packing charge').fill(typed);
    await button(page, 'Update Item').click();
  };
  await save('7.5');
  await toast(page, '✅ Item updated!');
  await adds(cart, 'Packing', '₹15');
  await adds(cart, 'Total', '₹195');
  await cart.getByText('Packing of Lassi now costs ₹7.50 (was ₹0).').waitFor();

  await save('');
  await toast(page, '✅ Item updated!');
  await expect.poll(() => sumOf(cart, 'Packing').count()).toBe(0);
  await adds(cart, 'Total', '₹180');
  expect(complaints).toEqual([]);
});
