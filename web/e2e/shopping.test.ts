import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish } from '../../api/test/factories.js';
import { holdBack, closeContexts, launchBrowser } from './browser.js';
import {
  arrive,
  button,
  endSession,
  inCart,
  keepToasts,
  kept,
  link,
  logIn,
  meet,
  title,
  toast,
  type Arrival,
} from './page.js';

let test: TestApp;
let browser: Browser;
let chai: MenuItem;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  chai = await aDish(test, { name: 'Cutting Chai', pricePaise: 1250, category: null });
  for (const kind of ['Masala', 'Rava', 'Set', 'Onion', 'Ghee', 'Paper']) {
    await aDish(test, { name: `${kind} Dosa`, category: 'South' });
  }
  await aDish(test, { name: 'Vada Pav', category: 'Street' });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

describe('a visitor', () => {
  it('the search suggests at most five dishes, and the menu shows a category or the results', async () => {
    const { page, complaints } = await at('/about');
    const box = page.getByPlaceholder('Search menu...');
    await box.fill('   ');
    await box.press('Enter');
    expect(page.url()).toMatch(/#\/about$/);
    const suggested = page.getByRole('option');
    await box.fill(' dosa ');
    await expect.poll(() => suggested.count()).toBe(5);
    // The list stays for a click and closes when the box loses the focus.
    await page.keyboard.press('Tab');
    await suggested.first().waitFor({ state: 'hidden' });
    await box.fill('rava');
    await page.getByRole('option', { name: /Rava Dosa/ }).click();
    await title(page, 'Our Menu');
    await expect.poll(() => box.inputValue()).toBe('Rava Dosa');
    expect(page.url()).toContain('#/menu?search=Rava%20Dosa');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);

    // Suggestions match the text in the box before the server has answered.
    await box.fill('dos');
    await expect.poll(() => suggested.count()).toBe(5);
    const { bring, held } = await holdBack(page, /\/graphql$/, 'MenuSuggestions');
    await box.fill('rava dos');
    await expect.poll(() => suggested.allTextContents()).toEqual([expect.stringContaining('Rava Dosa')]);
    await box.fill('chai');
    await expect.poll(() => suggested.count()).toBe(0);
    await expect.poll(held).toBeGreaterThan(0);
    bring();
    await suggested.filter({ hasText: 'Cutting Chai' }).waitFor();
    await box.press('Escape');

    await page.goto('./#/menu?search=cHaI');
    const card = page.getByRole('article', { name: 'Cutting Chai' });
    await card.waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    for (const text of ['No Image', 'Cutting Chai', '₹12.50', 'Add to Cart']) {
      await card.getByText(text, { exact: true }).waitFor();
    }

    await page.goto('./#/menu');
    await expect.poll(() => page.getByRole('article').count()).toBe(8);
    const tabs = page.getByRole('tab');
    expect((await tabs.allTextContents()).toSorted()).toEqual(['All', 'South', 'Street', 'Uncategorized']);
    const groups = page.getByRole('main').getByRole('heading', { level: 2 });
    expect((await groups.allTextContents()).toSorted()).toEqual(['South', 'Street', 'Uncategorized']);
    await tabs.filter({ hasText: 'South' }).click();
    await expect.poll(() => groups.allTextContents()).toEqual(['South']);
    await tabs.filter({ hasText: 'Uncategorized' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await tabs.filter({ hasText: 'All' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(8);
    expect(complaints).toEqual([]);
  });

  it('the cart adds up repeated additions, and toasts have the specified texts', async () => {
    const { page } = await at('/menu', { cart: [inCart(chai, 2), inCart(chai, 2)] });
    await page.getByRole('group', { name: 'Cutting Chai in cart' }).getByText('4').waitFor();
    await button(page, 'Add to Cart: Cutting Chai').click();
    await page.goto('./#/cart');
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cutting Chai' });
    await line.getByText('No Image').waitFor();
    await line.getByText('₹12.50 each').waitFor();
    const quantity = page.getByLabel('Quantity of Cutting Chai');
    await expect.poll(() => quantity.getAttribute('min')).toBe('1');
    await expect.poll(() => quantity.inputValue()).toBe('5');
    await page.getByText('₹62.50').first().waitFor();
    await page.reload();
    await expect.poll(() => quantity.inputValue()).toBe('5');
    await keepToasts(page);
    await button(page, 'Remove Cutting Chai').click();
    await toast(page, 'Cutting Chai removed from cart.');
    await page.getByText('Your cart is empty').waitFor();

    const shown = page.locator('.Toastify__toast');
    await expect.poll(() => shown.getAttribute('class')).toContain('Toastify__toast--info');
    await page.locator('.Toastify__toast-container--top-center').waitFor();
    const restsAt = Math.round((await shown.boundingBox())?.x ?? NaN);
    const bar = page.locator('.Toastify__progress-bar--animated');
    expect(await bar.evaluate((each) => (each as unknown as HTMLDivElement).style.animationDuration)).toBe(
      '5000ms',
    );
    await page.keyboard.press('Alt+t');
    await expect.poll(() => page.evaluate('document.activeElement.closest(".Toastify") !== null')).toBe(true);
    // Dragged by half of its width it returns; by nine tenths it closes.
    const pull = async (part: number) => {
      const box = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [box.x + 20, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + box.width * part, y, { steps: 3 });
      await page.mouse.up();
    };
    await pull(0.5);
    await expect.poll(async () => Math.round((await shown.boundingBox())?.x ?? NaN)).toBe(restsAt);
    await pull(0.9);
    await shown.waitFor({ state: 'detached' });
  });
});

describe('the checkout', () => {
  it('shows errors, keeps the input through every failure, and clears it with the order', async () => {
    const asha = await aCustomer(test);
    const { page } = await at('/checkout', {
      who: asha,
      cart: [inCart(chai, 2), { ...inCart(chai, 2), _id: 'x7', name: 'Odd' }],
    });
    await title(page, 'Checkout');
    const pay = page.getByRole('main').getByRole('button', { name: /^Pay ₹/ });
    const proceed = page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' });
    const address = page.getByLabel('Address');
    await address.fill('   ');
    await pay.click();
    await toast(page, 'Please enter your address');
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    await address.fill('4B, Lake View, Bengaluru');
    await pay.click();
    await toast(page, 'Cart contains invalid items. Please remove them before checkout.');
    await page.getByRole('region', { name: 'Your order' }).getByRole('button', { name: 'Remove' }).click();
    const methods = page.getByLabel('Payment mode').locator('option');
    await expect
      .poll(() => methods.evaluateAll((all) => all.map((each) => each.getAttribute('value'))))
      .toEqual(['COD', 'ONLINE']);

    await page.getByText('20.5900, 78.9600').waitFor();
    const map = page.locator('.leaflet-container');
    expect((await map.boundingBox())?.height).toBe(300);
    const pin = page.getByRole('button', { name: /^Delivery place/ });
    await pin.scrollIntoViewIfNeeded();
    const box = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 50, { steps: 4 });
    await page.mouse.up();
    await page.getByText('20.5900, 78.9600').waitFor({ state: 'detached' });
    const place = page.locator('output').filter({ hasText: 'Pin at' });
    const moved = await place.innerText();
    expect(moved).toMatch(/Pin at \d+\.\d{4}, \d+\.\d{4}$/);

    await meet(page, 'PlaceOrder', 'silence');
    await pay.click();
    await page.getByText('The total is ₹25. Do you want to proceed?').waitFor();
    await proceed.click();
    await toast(page, 'Something went wrong. Please try again later.');
    await page.unroute('**/graphql');
    await meet(page, 'PlaceOrder', 'fault');
    await pay.click();
    await proceed.click();
    await toast(page, 'Failed to place order. Please try again.');
    await page.unroute('**/graphql');
    await meet(page, 'StartOrderPayment', 'silence');
    await page.getByLabel('Payment mode').selectOption('ONLINE');
    await pay.click();
    await proceed.click();
    await toast(page, 'Failed to initiate payment.');
    await page.unroute('**/graphql');

    await page.reload();
    await title(page, 'Checkout');
    await expect.poll(() => address.inputValue()).toBe('4B, Lake View, Bengaluru');
    await expect.poll(() => place.innerText()).toBe(moved);
    await endSession(test, asha);
    await logIn(page, asha);
    await title(page, 'Checkout');
    await expect.poll(() => address.inputValue()).toBe('4B, Lake View, Bengaluru');
    await expect.poll(() => place.innerText()).toBe(moved);
    await expect.poll(() => kept(page)).toEqual(['checkoutDraft']);
    await pay.click();
    await proceed.click();
    await toast(page, 'Order placed successfully!');
    await title(page, 'Order History');
    await link(page, 'Cart, 0 items').waitFor();
    await expect.poll(() => kept(page)).toEqual([]);
  });
});
