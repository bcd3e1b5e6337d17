import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { closeContexts, holdBack, isFor, launchBrowser } from './browser.js';
import { arrive, button, inCart, logIn, title, toast } from './page.js';
import { aCustomer, aDish, type Account } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  dish = await aDish(test, { name: 'Misal Pav' });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const home = { address: '12 MG Road, Bengaluru', coordinates: { lat: 12.9756, lng: 77.605 } };
const defaultPin = { lat: 20.59, lng: 78.96 };

/** A customer with an order, to the default address or `to`. */
async function whoHasOrdered(to: { address: string; coordinates?: object } = home): Promise<Account> {
  const who = await aCustomer(test);
  await test.rest('POST', '/api/orders', {
    token: who.token,
    body: { items: [{ menuItem: dish.id, qty: 1 }], paymentMode: 'COD', ...to },
  });
  return who;
}

const at = (route: string, who: Account) => arrive({ test, browser }, route, { who, cart: [inCart(dish)] });
const address = (page: Page) => page.getByLabel('Address');
const pinAt = (page: Page, lat: number, lng: number) =>
  page.getByText(`${lat.toFixed(4)}, ${lng.toFixed(4)}`).waitFor();

/** Whether the pin is in the centre of the map. */
const isCentred = async (page: Page) => {
  const pin = await page.locator('.leaflet-marker-draggable').boundingBox();
  const map = await page.locator('.leaflet-container').boundingBox();
  return pin && map ? Math.abs(pin.x + pin.width / 2 - (map.x + map.width / 2)) < 2 : undefined;
};

describe('a checkout', () => {
  it('is empty for a first-time customer, with the map at the middle of India', async () => {
    const { page } = await at('/checkout', await aCustomer(test));
    await title(page, 'Checkout');
    await pinAt(page, 20.59, 78.96);
    await expect.poll(() => isCentred(page)).toBe(true);
    expect(await address(page).inputValue()).toBe('');
  });

  it('starts with the address and the pin of the last order, on any device', async () => {
    const who = await whoHasOrdered();
    const { page } = await at('/checkout', who);
    await expect.poll(() => address(page).inputValue()).toBe(home.address);
    await pinAt(page, 12.9756, 77.605);
    await expect.poll(() => isCentred(page)).toBe(true);
    await button(page, 'Pay ₹45 on delivery').click();
    await button(page, 'Proceed').click();
    await title(page, 'Order History');
    const { body } = await test.rest<object[]>('GET', '/api/orders', { token: who.token });
    expect(body).toEqual([expect.objectContaining(home), expect.objectContaining(home)]);
  });

  it('keeps the default pin if the last order had it', async () => {
    const { page } = await at('/checkout', await whoHasOrdered({ ...home, coordinates: defaultPin }));
    await expect.poll(() => address(page).inputValue()).toBe(home.address);
    await pinAt(page, 20.59, 78.96);
    await expect.poll(() => isCentred(page)).toBe(true);
  });

  it('prefers typed input, even before the last order is known', async () => {
    const { page } = await at('/cart', await whoHasOrdered());
    const { bring, held } = await holdBack(page, /\/graphql$/, 'LastDelivery');
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await address(page).fill('7 Hill Road, Mumbai');
    await expect.poll(held).toBeGreaterThan(0);
    const answered = page.waitForResponse((response) => isFor('LastDelivery', response));
    bring();
    await answered;
    await page.reload();
    await title(page, 'Checkout');
    await expect.poll(() => address(page).inputValue()).toBe('7 Hill Road, Mumbai');
    await pinAt(page, 20.59, 78.96);
  });

  it('drops the pin of the last order with its address, and keeps one that was moved', async () => {
    const who = await whoHasOrdered();
    const { page } = await at('/checkout', who);
    await pinAt(page, 12.9756, 77.605);
    await address(page).fill('7 Hill Road, Mumbai');
    await pinAt(page, 20.59, 78.96);
    await page.reload();
    await expect.poll(() => address(page).inputValue()).toBe('7 Hill Road, Mumbai');
    await pinAt(page, 20.59, 78.96);

    const pin = page.locator('.leaflet-marker-draggable');
    await pin.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('20.5900, 78.9600').waitFor({ state: 'detached' });
    const [moved = ''] =
      /\d+\.\d{4}, \d+\.\d{4}/.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
    expect(moved).not.toBe('');
    await address(page).fill('8 Hill Road, Mumbai');
    await page.reload();
    await expect.poll(() => address(page).inputValue()).toBe('8 Hill Road, Mumbai');
    await page.getByText(moved).waitFor();
  });

  it('shows why cash is refused at the payment mode, until another one is chosen', async () => {
    const who = await whoHasOrdered();
    const { page } = await at('/checkout', who);
    await expect.poll(() => address(page).inputValue()).toBe(home.address);
    await test.app.dataSource.query('update orders set is_not_taken = true where user_id = $1', [who.id]);
    await button(page, 'Pay ₹45 on delivery').click();
    await button(page, 'Proceed').click();
    const refusal =
      'An earlier order was not taken, so please pay online. If that is wrong, call us and we sort it out.';
    await toast(page, refusal);
    const mode = page.getByLabel('Payment mode');
    await expect.poll(() => mode.evaluate((field) => field === document.activeElement)).toBe(true);
    const section = page.getByRole('region', { name: 'How to pay?' });
    await section.getByText(refusal).waitFor();
    await mode.selectOption('ONLINE');
    await section.getByText(refusal).waitFor({ state: 'detached' });
  });

  it('shows nothing of a customer to the next one on the same device', async () => {
    const { page } = await at('/checkout', await whoHasOrdered());
    await expect.poll(() => address(page).inputValue()).toBe(home.address);
    await address(page).fill('Behind 12 MG Road');
    await page.goto('./#/profile');
    await button(page, 'Logout').click();
    await page.getByRole('link', { name: 'Order Now' }).waitFor();
    await page.goto('./#/checkout');
    const answered = page.waitForResponse((response) => isFor('LastDelivery', response));
    await logIn(page, await aCustomer(test, 'Meera Iyer'));
    await title(page, 'Checkout');
    await answered;
    await pinAt(page, 20.59, 78.96);
    expect(await address(page).inputValue()).toBe('');
    expect(await page.content()).not.toContain('MG Road');
  });
});

describe('the back button after an order', () => {
  it('leads to the cart and not to the emptied checkout', async () => {
    const { page } = await at('/cart', await aCustomer(test));
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
    await address(page).fill(home.address);
    await button(page, 'Pay ₹45 on delivery').click();
    await button(page, 'Proceed').click();
    await toast(page, 'Order placed successfully!');
    await title(page, 'Order History');
    await page.goBack();
    await title(page, 'Your Cart');
  });
});
