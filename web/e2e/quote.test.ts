import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, inCart, title, toast } from './page.js';

let test: TestApp;
let browser: Browser;
let feast: MenuItem;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  feast = await aDish(test, { name: 'Wedding Feast', pricePaise: 1_000_000 });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const cashTooMuch = 'An order to be paid in cash can be ₹1,00,000 at most. Please order less, or pay online.';
const tooMuch = 'An online payment can be ₹1 to ₹5,00,000. Please change your order.';

const at = async (route: string, qty: number) =>
  arrive({ test, browser }, route, { who: await aCustomer(test), cart: [{ ...inCart(feast), qty }] });

describe('the checkout', () => {
  it('says before the last step that a total is too large for cash, and takes it online', async () => {
    const { page } = await at('/checkout', 11);
    await title(page, 'Checkout');
    await page.getByLabel('Address').fill('12 MG Road');
    const mode = page.getByLabel('Payment Mode');
    await expect.poll(() => mode.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText(cashTooMuch).count()).toBe(1);
    await page.getByRole('button', { name: /^Pay .* on delivery$/ }).click();
    await toast(page, cashTooMuch);
    expect(await button(page, 'Proceed').count()).toBe(0);

    await mode.selectOption('ONLINE');
    await expect.poll(() => mode.getAttribute('aria-invalid')).toBeNull();
    await page.getByRole('button', { name: /^Pay .* online$/ }).click();
    await button(page, 'Proceed').waitFor();
  });
});

describe('the cart', () => {
  it('says that its total is too large for any payment, and leads to the checkout once it is less', async () => {
    const { page } = await at('/cart', 51);
    await page.getByText(tooMuch).waitFor();
    await button(page, 'Proceed to Checkout').click();
    await toast(page, tooMuch);
    await button(page, 'One Wedding Feast less').click();
    await expect.poll(() => page.getByRole('main').getByText(tooMuch).count()).toBe(0);
    await button(page, 'Proceed to Checkout').click();
    await title(page, 'Checkout');
  });
});
