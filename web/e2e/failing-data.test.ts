import axe, { type AxeResults } from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { closeContexts, launchBrowser, visitor } from './browser.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

describe('a screen whose code cannot be loaded', () => {
  it('says so accessibly, and keeps the cart', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    const cart = JSON.stringify(
      JSON.stringify([{ _id: 'a'.repeat(24), name: 'Dosa', price: 90, image: null, qty: 1 }]),
    );
    await page.addInitScript(`localStorage.setItem('cartItems', ${cart})`);
    await page.route('**/about-page*', (route) => route.abort());
    await page.goto('./#/cart');
    await page.getByText('Dosa').first().waitFor();
    await page.goto('./#/about');
    await page.getByRole('heading', { name: 'Something boiled over' }).waitFor();
    await page.getByText('This screen could not be shown. Your cart is safe.').waitFor();
    await page.evaluate(axe.source);
    expect((await page.evaluate<AxeResults>('axe.run()')).violations).toEqual([]);
    await page.unroute('**/about-page*');
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await page.getByRole('heading', { name: 'About Us' }).waitFor();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  });
});
