import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish } from '../../api/test/factories.js';
import { holdBack, closeContexts, launchBrowser, twoFrames } from './browser.js';
import { arrive, button, desk, phone, title, type Arrival, type Size } from './page.js';

const categories = ['Burgers', 'Rolls', 'Dosa', 'Pizza', 'Biryani', 'Sweets', 'Drinks'];
const dishesEach = 9;
const story = 'Slow-cooked overnight with whole spices, then finished over charcoal. '.repeat(6).trim();

let test: TestApp;
let browser: Browser;
let haleem: MenuItem;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  for (const category of categories) {
    for (let index = 1; index <= dishesEach; index++) {
      // Names of one to three lines.
      await aDish(test, {
        name: `${category} ${index} ${'with butter '.repeat(index % 4)}`.trim(),
        category,
      });
    }
  }
  haleem = await aDish(test, {
    name: 'Haleem',
    category: 'Specials',
    pricePaise: 124_950,
    description: story,
  });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const narrow: Size = { width: 360, height: 740 };
const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const chosen = (page: Page) => page.getByRole('tab', { selected: true });
const scrolledTo = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const wholeMenu = (page: Page) =>
  expect.poll(() => cards(page).count()).toBe(categories.length * dishesEach + 1);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(`scrollTo(0, ${top})`);
  await twoFrames(page);
}

/** Pixels between the sticky tabs and an element. */
const gapBelowTabs = async (page: Page, what: Locator) => {
  const row = await page.getByRole('tablist').boundingBox();
  const box = await what.boundingBox();
  return (box?.y ?? NaN) - (row?.y ?? NaN) - (row?.height ?? NaN);
};

const isHeadOf = async (page: Page, category: string) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect.poll(() => heading.textContent()).toBe(category);
  await expect.poll(() => gapBelowTabs(page, heading)).toBeGreaterThanOrEqual(0);
  await expect.poll(() => gapBelowTabs(page, heading)).toBeLessThanOrEqual(40);
};

describe.each([narrow, desk])('the tabs of the menu at $width px', (size) => {
  it('scroll to the head of their dishes from far down the page', async () => {
    const { page, complaints } = await at('/menu', { size });
    await wholeMenu(page);
    await scrollTo(page, 4000);
    await tab(page, 'Pizza').click();
    await expect.poll(() => cards(page).count()).toBe(dishesEach);
    await isHeadOf(page, 'Pizza');
    // A category with a single dish does not scroll the tabs.
    const before = await page.getByRole('tablist').boundingBox();
    await tab(page, 'Specials').click();
    await expect.poll(() => cards(page).count()).toBe(1);
    await isHeadOf(page, 'Specials');
    expect((await page.getByRole('tablist').boundingBox())?.y).toBe(before?.y);

    await tab(page, 'All').click();
    await wholeMenu(page);
    await isHeadOf(page, 'Burgers');
    await scrollTo(page, 4000);
    await tab(page, 'All').click();
    await isHeadOf(page, 'Burgers');
    // By keyboard as by touch.
    await scrollTo(page, 4000);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => cards(page).count()).toBe(dishesEach);
    await isHeadOf(page, 'Burgers');
    expect(complaints).toEqual([]);
  });

  it('do not scroll while their dishes begin in view', async () => {
    const { page } = await at('/menu', { size });
    await wholeMenu(page);
    await tab(page, 'Rolls').click();
    await expect.poll(() => cards(page).count()).toBe(dishesEach);
    expect(await scrolledTo(page)).toBe(0);
  });

  it('mark the visible category while All stays selected', async () => {
    const { page } = await at('/menu', { size });
    await wholeMenu(page);
    const marked = page.locator('[role=tab][aria-current]');
    for (const category of ['Sweets', 'Dosa', 'Drinks']) {
      await page
        .getByRole('region', { name: category })
        .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(() => marked.allTextContents()).toEqual([category]);
      const row = await page.getByRole('tablist').boundingBox();
      const isInSight = async () => {
        const box = await marked.boundingBox();
        if (!row || !box) return false;
        return box.x >= row.x && box.x + box.width <= row.x + row.width;
      };
      await expect.poll(isInSight).toBe(true);
      await expect.poll(() => chosen(page).allTextContents()).toEqual(['All']);
    }
    await wholeMenu(page);
    await tab(page, 'Drinks').click();
    await expect.poll(() => cards(page).count()).toBe(dishesEach);
    expect(await marked.count()).toBe(0);
  });

  it('keep the chosen one in the address', async () => {
    const { page } = await at('/menu', { size });
    await wholeMenu(page);
    const isPizza = async (there: Page) => {
      await expect.poll(() => chosen(there).allTextContents()).toEqual(['Pizza']);
      await expect.poll(() => cards(there).count()).toBe(dishesEach);
    };
    await tab(page, 'Pizza').click();
    await isPizza(page);
    expect(page.url()).toMatch(/#\/menu\?category=Pizza$/);
    await page.reload();
    await isPizza(page);
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await title(page, 'Your Cart');
    await page.goBack();
    await isPizza(page);
    const { page: friend } = await at('/menu?category=Pizza', { size });
    await isPizza(friend);
    const row = await friend.getByRole('tablist').boundingBox();
    await expect
      .poll(async () => (await chosen(friend).boundingBox())?.x)
      .toBeLessThan((row?.x ?? 0) + (row?.width ?? 0));

    await tab(page, 'All').click();
    await wholeMenu(page);
    expect(page.url()).toMatch(/#\/menu$/);
    await page.goto('./#/menu?category=Nowhere');
    await expect.poll(() => chosen(page).allTextContents()).toEqual(['All']);
    await wholeMenu(page);

    await page.goto('./#/menu?search=pizza&category=Pizza');
    await isPizza(page);
    await tab(page, 'All').click();
    await expect.poll(() => page.url()).toMatch(/#\/menu\?search=pizza$/);
  });
});

it('a search from far down the menu shows its results from the top', async () => {
  const { page } = await at('/menu', { size: narrow });
  await wholeMenu(page);
  await scrollTo(page, 5000);
  await page.getByPlaceholder('Search menu...').fill('butter');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'for “butter”' }).waitFor();
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

describe.each([narrow, desk])('the scroll position on the menu at $width px', (size) => {
  const place = 3000;

  it('is kept for back and forward, and through a reload', async () => {
    const { page, complaints } = await at('/menu', { size });
    await wholeMenu(page);
    await scrollTo(page, place);
    const seen = await cards(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await title(page, 'Your Cart');
    await expect.poll(() => scrolledTo(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolledTo(page)).toBe(place);
    await wholeMenu(page);
    expect(
      await cards(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top)),
    ).toEqual(seen);
    await page.goForward();
    await title(page, 'Your Cart');
    await expect.poll(() => scrolledTo(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolledTo(page)).toBe(place);
    await page.reload();
    await expect.poll(() => scrolledTo(page)).toBe(place);
    // A new visit to the same screen starts at the top.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await title(page, 'About Us');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Menu', exact: true }).click();
    await title(page, 'Our Menu');
    await expect.poll(() => scrolledTo(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is kept when code and menu load late, unless the user has scrolled meanwhile', async () => {
    const { page } = await at('/menu', { size });
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
});

it('the scroll position in a paged list is kept, too', async () => {
  const asha = await aCustomer(test);
  for (let order = 0; order < 12; order++) {
    await test.rest('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: haleem.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
    });
  }
  const { page } = await at('/order-history', { who: asha, size: narrow });
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(10);
  await scrollTo(page, 1500);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await title(page, 'Your Cart');
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(1500);
  const { bring } = await holdBack(page, /graphql$/, 'MyOrders');
  await page.reload();
  await title(page, 'Order History');
  bring();
  await expect.poll(() => scrolledTo(page)).toBe(1500);
});

describe('a card of the menu', () => {
  it('says ‘Add to Cart’ before and after its dish is in the cart', async () => {
    for (const [language, add] of [
      ['en', 'Add to Cart: Haleem'],
      ['hi', 'कार्ट में डालें: Haleem'],
    ] as const) {
      const { page } = await at('/menu');
      await page.evaluate(`localStorage.setItem('language', '${language}')`);
      await page.reload();
      for (const count of ['1', '2']) {
        await card(page, 'Haleem').getByRole('button', { name: add, exact: true }).click();
        await card(page, 'Haleem').locator('[aria-live]').getByText(count, { exact: true }).waitFor();
      }
      await card(page, 'Haleem').getByRole('button', { name: add, exact: true }).waitFor();
    }
  });

  it.each([320, 360, 375, 768, 1280])(
    'keeps price and button in one row, and the button’s text in one line, at %i px',
    async (width) => {
      for (const language of ['en', 'hi']) {
        const { page } = await at('/menu', { size: { width, height: 800 } });
        await page.evaluate(`localStorage.setItem('language', '${language}')`);
        await page.reload();
        const add = card(page, 'Haleem').getByRole('button', { name: /Cart|कार्ट/ });
        const price = card(page, 'Haleem').getByText('₹1,249.50');
        await add.scrollIntoViewIfNeeded();
        // Polled, as the page moves until its scroll position is restored.
        const layout = async () => {
          const [box, text] = [await add.boundingBox(), await price.boundingBox()];
          if (!box || !text) return 'missing';
          return {
            height: box.height,
            isOneRow: Math.abs(box.y + 22 - text.y - text.height / 2) < 3,
            isPriceFirst: text.x + text.width < box.x,
          };
        };
        await expect
          .poll(layout, { message: language })
          .toEqual({ height: 44, isOneRow: true, isPriceFirst: true });
        await page.context().close();
      }
    },
  );
});

describe.each([phone, desk])('the sheet of a dish at $width px', (size) => {
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Haleem' });

  it('shows the dish with its whole description, and adds it to the cart', async () => {
    const { page, complaints } = await at('/menu?category=Specials', { size });
    // By a tap anywhere except on the cart's buttons.
    await card(page, 'Haleem').getByText('No Image').click();
    await sheet(page).getByText(story).waitFor();
    await expect
      .poll(() =>
        sheet(page)
          .getByText(story)
          .evaluate((all) => all.scrollHeight <= all.clientHeight),
      )
      .toBe(true);
    await sheet(page).getByText('₹1,249.50').waitFor();
    await sheet(page).getByRole('button', { name: 'Add to Cart: Haleem' }).click();
    await sheet(page).getByRole('group', { name: 'Haleem in cart' }).getByText('1').waitFor();
    await button(page, 'Close').click();
    await sheet(page).waitFor({ state: 'detached' });
    await card(page, 'Haleem').getByRole('group', { name: 'Haleem in cart' }).getByText('1').waitFor();
    await button(page, 'Add to Cart: Haleem').click();
    expect(await sheet(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('opens and closes by keyboard, and returns the focus', async () => {
    const { page } = await at('/menu', { size });
    await wholeMenu(page);
    const opener = card(page, 'Haleem').getByRole('button', { name: 'Haleem', exact: true });
    await opener.focus();
    const before = await scrolledTo(page);
    await page.keyboard.press('Enter');
    await sheet(page).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.closest("dialog") !== null')).toBe(true);
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
    expect(await scrolledTo(page)).toBe(before);
    expect(page.url()).toMatch(/#\/menu$/);
  });

  it('is closed by Back, and can be shared', async () => {
    const { page } = await at('/', { size });
    await page.goto('./#/menu');
    await wholeMenu(page);
    await card(page, 'Haleem').getByText('Haleem').click();
    await sheet(page).waitFor();
    const address = page.url();
    await page.goBack();
    await sheet(page).waitFor({ state: 'detached' });
    await title(page, 'Our Menu');

    const { page: friend } = await at('/about', { size });
    await friend.goto(address);
    await sheet(friend).waitFor();
    await friend.keyboard.press('Escape');
    await sheet(friend).waitFor({ state: 'detached' });
    expect(friend.url()).toMatch(/#\/menu$/);
  });
});
