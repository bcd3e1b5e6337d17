import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish } from '../../api/test/factories.js';
import { holdBack, closeContexts, launchBrowser, twoFrames } from './browser.js';
import { arrive, title, type Size } from './page.js';

const dishes = 64;

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  for (let index = 1; index <= dishes; index++) await aDish(test, { name: `Dosa ${index}` });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const narrow: Size = { width: 360, height: 740 };
const cards = (page: Page) => page.getByRole('article');
const scrolledTo = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const wholeMenu = (page: Page) => expect.poll(() => cards(page).count()).toBe(dishes);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(`scrollTo(0, ${top})`);
  await twoFrames(page);
}

describe('a reload keeps the scroll position', () => {
  const place = 3000;

  it('of the menu, also when code and menu load late, unless the user has scrolled meanwhile', async () => {
    const { page } = await arrive({ test, browser }, '/menu', { size: narrow });
    await wholeMenu(page);
    await scrollTo(page, place);
    for (const isScrolled of [false, true]) {
      const code = await holdBack(page, /\.js$/);
      await page.reload({ waitUntil: 'commit' });
      await cards(page).first().waitFor();
      if (isScrolled) await page.mouse.wheel(0, 300);
      if (isScrolled) await expect.poll(() => scrolledTo(page)).toBe(300);
      code.bring();
      await wholeMenu(page);
      await expect.poll(() => scrolledTo(page)).toBe(isScrolled ? 300 : place);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  it('of a paged list', async () => {
    const asha = await aCustomer(test);
    const dish = await aDish(test);
    for (let order = 0; order < 12; order++) {
      await test.rest('POST', '/api/orders', {
        token: asha.token,
        body: { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
      });
    }
    const { page } = await arrive({ test, browser }, '/order-history', { who: asha, size: narrow });
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(10);
    await scrollTo(page, 1500);
    const { bring } = await holdBack(page, /graphql$/, 'MyOrders');
    await page.reload();
    await title(page, 'Order History');
    bring();
    await expect.poll(() => scrolledTo(page)).toBe(1500);
  });
});
