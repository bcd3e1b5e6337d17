import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';
import { holdBack, closeContexts, launchBrowser, visitor } from './browser.js';
import { arrive, button, keepToasts, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let boss: Account;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  boss = await anAdmin(test);
});
afterEach(async () => {
  await closeContexts(browser);
  // Otherwise the next test would count this page's socket.
  await expect.poll(() => test.app.live.menu.listeners()).toBe(0);
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

/** Live updates load after the first view. */
const isLive = ({ app }: TestApp) => expect.poll(() => app.live.menu.listeners()).toBe(1);

const change = (method: 'PUT' | 'DELETE', id: string, body?: unknown) =>
  test.rest(method, `/api/admin/menu/${id}`, { token: boss.token, body });

describe('a customer, while the menu changes,', () => {
  it('sees changes on the open menu, and those made while the server was away', async () => {
    const first = await TestApp.start({ DATABASE_URL: test.databaseUrl });
    const dish = await aDish(test, { name: 'Kothimbir Vadi', pricePaise: 6000 });
    const { page } = await visitor(browser, `${first.url}/shop/`);
    await page.goto('./#/menu');
    const card = page.getByRole('article', { name: 'Kothimbir Vadi' });
    await card.waitFor();
    await isLive(first);
    await change('PUT', dish.id, { price: 65 });
    await expect.poll(() => card.textContent()).toContain('₹65');

    const port = new URL(first.url).port;
    await first.close();
    await change('PUT', dish.id, { name: 'Alu Vadi' });
    const second = await TestApp.start({ DATABASE_URL: test.databaseUrl, PORT: port });
    await page.getByRole('article', { name: 'Alu Vadi' }).waitFor({ timeout: 20_000 });
    await change('DELETE', dish.id);
    await page.getByRole('article', { name: 'Alu Vadi' }).waitFor({ state: 'detached' });
    await page.close();
    await second.close();
  });

  it('becomes a visitor if the socket refuses their token, and follows the menu with one more connection', async () => {
    const dish = await aDish(test, { name: 'Bhakarwadi', pricePaise: 6000 });
    const { page, complaints } = await visitor(browser, `${test.url}/shop/`);
    // A page of the same origin that opens no socket.
    await page.goto(`${test.url}/healthz`);
    await page.evaluate("localStorage.setItem('token', 'not.a.token')");
    // The socket must be the first to notice.
    const { bring } = await holdBack(page, /\/graphql$/, 'Me');
    let sockets = 0;
    page.on('websocket', () => (sockets += 1));
    await page.goto('./#/menu');
    await expect.poll(() => page.evaluate("localStorage.getItem('token')")).toBeNull();
    bring();
    await isLive(test);
    await change('PUT', dish.id, { price: 65 });
    const card = page.getByRole('article', { name: 'Bhakarwadi' });
    await expect.poll(() => card.textContent()).toContain('₹65');
    await page.goto('./#/profile');
    await page.getByText('You are not logged in.').waitFor();
    expect([sockets, complaints]).toEqual([2, []]);
  });

  it('learns in the cart what was repriced or deleted, and orders at the new price', async () => {
    const asha = await aCustomer(test);
    const samosa = await aDish(test, { name: 'Samosa', pricePaise: 2000 });
    const lassi = await aDish(test, { name: 'Lassi', pricePaise: 5000 });
    const { page } = await at('/menu', { who: asha });
    await button(page, 'Add to Cart: Samosa').click();
    await button(page, 'Add to Cart: Lassi').click();
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
    await page.goto('./#/cart');
    const total = page.locator('p', { hasText: 'Total' });
    await expect.poll(() => total.textContent()).toContain('₹70');
    await isLive(test);

    await change('PUT', samosa.id, { price: 25 });
    await page.getByText('Samosa now costs ₹25 (was ₹20).').waitFor();
    await expect.poll(() => total.textContent()).toContain('₹75');
    await change('DELETE', lassi.id);
    await page.getByText('Lassi is not on the menu any more.').waitFor();
    await expect.poll(() => total.textContent()).toContain('₹25');

    // The checkout would fail, so the remove button is highlighted.
    await button(page, 'Proceed to Checkout').click();
    await toast(page, 'Lassi is not on the menu any more. Please remove it to go on.');
    await button(page, 'Remove it').click();
    await button(page, 'Proceed to Checkout').click();
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    expect(await page.getByText('The menu has changed').count()).toBe(0);

    // The price changes once more, while the dialog asks to confirm the old total.
    await page.getByLabel('Address').fill('12 MG Road, Bengaluru');
    await page.getByRole('button', { name: /^Pay ₹25/ }).click();
    await page.getByRole('alertdialog').getByText('₹25').waitFor();
    await change('PUT', samosa.id, { price: 30, name: 'Punjabi Samosa' });
    await page.getByText('Punjabi Samosa now costs ₹30 (was ₹25).').waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Pay ₹30/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    const { body } = await test.rest<{ total: number }[]>('GET', '/api/orders', { token: asha.token });
    expect(body).toMatchObject([
      { total: 30, items: [{ menuItem: { name: 'Punjabi Samosa', price: 30 }, qty: 1 }] },
    ]);
  });

  it('sees a dish with a very long name completely, today’s total in the bar, and toasts that cover nothing', async () => {
    const name = 'Donaudampfschifffahrts'.repeat(5);
    const dish = await aDish(test, { name, pricePaise: 4000 });
    const { page } = await at('/menu', { size: { width: 320, height: 640 } });
    await page.emulateMedia({ colorScheme: 'dark' });
    const card = page.getByRole('article', { name });
    const rightOf = async (text: string) => {
      const box = await card.getByText(text).boundingBox();
      return (box?.x ?? Infinity) + (box?.width ?? 0);
    };
    await button(page, `Add to Cart: ${name}`).click();
    expect(await rightOf('No Image')).toBeLessThanOrEqual(320);
    const bar = page.getByRole('link', { name: 'View cart' });
    await expect.poll(() => bar.textContent()).toContain('₹40');
    await isLive(test);
    await change('PUT', dish.id, { price: 55 });
    await expect.poll(() => bar.textContent()).toContain('₹55');

    await bar.click();
    const total = page.locator('p', { hasText: 'Total' });
    await expect.poll(() => total.textContent()).toContain('₹55');
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await keepToasts(page);
    await button(page, `Remove ${name}`).click();
    await toast(page, 'removed from cart.');
    const cart = await page.getByRole('link', { name: /^Cart, / }).boundingBox();
    // It slides in from above and stops below the row of logo and cart.
    await expect
      .poll(async () => (await page.getByRole('alert').first().boundingBox())?.y)
      .toBeGreaterThanOrEqual(cart ? cart.y + cart.height : Infinity);
    const close = page.getByRole('button', { name: 'close' });
    expect(await close.boundingBox()).toMatchObject({ width: 44, height: 44 });
    const colour = "getComputedStyle(document.querySelector('.Toastify__close-button')).color";
    await expect.poll(() => page.evaluate(colour)).toBe('rgb(188, 173, 152)');
  });

  it('cannot order missing dishes from the checkout either', async () => {
    const asha = await aCustomer(test);
    const jalebi = await aDish(test, { name: 'Jalebi' });
    await aDish(test, { name: 'Rabdi', pricePaise: 8000 });
    const { page } = await at('/menu', { who: asha });
    await button(page, 'Add to Cart: Jalebi').click();
    await button(page, 'Add to Cart: Rabdi').click();
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
    await page.goto('./#/checkout');
    await page.getByLabel('Address').fill('12 MG Road, Bengaluru');
    await isLive(test);
    await change('DELETE', jalebi.id);
    await page.getByText(/Jalebi is not on the menu any more/).waitFor();
    await page.getByRole('button', { name: /^Pay ₹80/ }).click();
    await toast(page, 'Jalebi is not on the menu any more. Please remove it to go on.');
    await button(page, 'Remove it').click();
    await page.getByRole('button', { name: /^Pay ₹80/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
  });
});
