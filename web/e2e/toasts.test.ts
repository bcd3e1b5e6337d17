import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aDish } from '../../api/test/factories.js';
import { launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, keepToasts, phone, title } from './page.js';

let test: TestApp;
let browser: Browser;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  dish = await aDish(test, { name: 'Paneer Makhani Burger with Extra Cheese and Fries' });
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** The parts of the heading and of the header's links that a toast covers. */
async function covered(page: Page): Promise<string[]> {
  // The animation has ended.
  await page.locator('.Toastify__toast:not(.Toastify--animate)').waitFor();
  return page.evaluate<string[]>(`(() => {
    const toast = document.querySelector('.Toastify__toast').getBoundingClientRect();
    const isCovered = (element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { left, right } = text.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
    };
    return ['h1', 'header a[href="#/"]', 'header a[href="#/cart"]'].filter((each) =>
      isCovered(document.querySelector(each)));
  })()`);
}

const lines = (page: Page) =>
  page.evaluate<number>(`(() => {
    const text = document.createRange();
    text.selectNodeContents(document.querySelector('.Toastify__toast'));
    return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  })()`);

describe('a toast', () => {
  it('with two lines leaves the heading of a phone’s screen visible', async () => {
    const { page } = await arrive({ test, browser }, '/cart', { cart: [inCart(dish)], size: phone });
    await title(page, 'Your Cart');
    await keepToasts(page);
    await button(page, `Remove ${dish.name}`).click();
    await page.getByRole('alert').getByText(`${dish.name} removed from cart.`).waitFor();
    expect(await lines(page)).toBeGreaterThan(1);
    expect(await covered(page)).toEqual([]);
  });

  it('leaves the heading in the middle of a desktop screen visible', async () => {
    const { page } = await arrive({ test, browser }, '/cart', { cart: [inCart(dish)], size: desk });
    await title(page, 'Your Cart');
    await keepToasts(page);
    await button(page, 'Proceed to Checkout').click();
    await title(page, 'Login');
    await page.getByRole('alert').getByText('You must be logged in to proceed to checkout.').waitFor();
    expect(await covered(page)).toEqual([]);
  });

  it('has no animation with reduced motion, and closes automatically', async () => {
    const { page } = await arrive({ test, browser }, '/cart', { cart: [inCart(dish)], size: phone });
    await title(page, 'Your Cart');
    await button(page, `Remove ${dish.name}`).click();
    const shown = page.getByRole('alert').getByText('removed from cart.');
    await shown.waitFor();
    const bar = page.locator('.Toastify__progress-bar--animated');
    const look = await bar.evaluate((element) => {
      const seen = {
        isSeen: element.checkVisibility({ visibilityProperty: true }),
        timing: getComputedStyle(element).animationTimingFunction,
      };
      element.getAnimations().forEach((animation) => animation.finish());
      return seen;
    });
    expect(look).toEqual({ isSeen: false, timing: 'steps(1)' });
    await shown.waitFor({ state: 'detached' });
  });
});
