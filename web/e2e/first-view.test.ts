import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { holdBack, closeContexts, launchBrowser, visitor, withoutDrawnScreens } from './browser.js';
import { untilDrawn } from './page.js';
import { aDish, anAdmin } from '../../api/test/factories.js';

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

/** A visitor whose GraphQL code is held back until `bring` is called. */
async function waiting(route: string) {
  const { page, complaints } = await visitor(browser, `${test.url}/shop/`);
  const held = await holdBack(page, /\/assets\/api-[^/]*\.js$/);
  await page.goto(`./#${route}`);
  return { page, complaints, ...held };
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

describe.each(['/', '/menu'])('the first view of %s, while what asks the server is on its way', (route) => {
  it('shows the menu, fills the cart, and is live once that is there', async () => {
    const dish = await aDish(test, {
      name: `Vada Pav of ${route}`,
      category: `First of ${route}`,
      image: '/shop/icons/apple-touch-180.png',
    });
    await untilDrawn(test, dish.name);
    const { page, complaints, bring, held } = await waiting(route);
    await card(page, dish.name).getByText('₹45').waitFor();
    await expect.poll(held).toBeGreaterThan(0);
    await card(page, dish.name).getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await page.getByRole('link', { name: /1 item · ₹45/ }).waitFor();

    bring();
    const { token } = await anAdmin(test);
    await test.rest('PUT', `/api/admin/menu/${dish.id}`, { token, body: { price: 60 } });
    await card(page, dish.name).getByText('₹60').waitFor();
    await page.getByRole('link', { name: /1 item · ₹60/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('what somebody begins while that is on its way', () => {
  it('is suggested as soon as it can be', async () => {
    await aDish(test, { name: 'Kathi Roll' });
    const { page, bring, held } = await waiting('/');
    await page.getByRole('combobox', { name: 'Search menu' }).fill('kathi');
    await expect.poll(held).toBeGreaterThan(0);
    await page.getByRole('combobox').press('End');
    expect(await page.getByRole('option').count()).toBe(0);
    bring();
    await page.getByRole('option', { name: /Kathi Roll/ }).click();
    await page.getByText('for “Kathi Roll”').waitFor();
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('Kathi Roll');
  });

  it('is searched for without it', async () => {
    const dish = await aDish(test, { name: 'Dabeli' });
    await untilDrawn(test, dish.name);
    const { page } = await waiting('/');
    await page.getByRole('combobox', { name: 'Search menu' }).fill('dabel');
    await page.keyboard.press('Enter');
    await page.getByText('1 dish for “dabel”').waitFor();
    await card(page, dish.name).waitFor();
  });

  it('opens: a screen that needs it comes with it', async () => {
    const { page, bring } = await waiting('/');
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect.poll(() => page.url()).toContain('#/login');
    bring();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
  });
});

describe('a menu that could not be asked for before', () => {
  it('is asked for again by what comes later', async () => {
    const dish = await aDish(test, { name: 'Poha' });
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await withoutDrawnScreens(page);
    let asked = 0;
    await page.route('**/graphql', async (request) => {
      asked += 1;
      if (asked === 1) await request.abort();
      else await request.continue();
    });
    await page.goto('./#/menu');
    await card(page, dish.name).waitFor();
    expect(asked).toBeGreaterThan(1);
  });

  it.each(['with the menu', 'without it'])(
    'ignores and removes the menu that an older version kept on the device, if the page comes %s',
    async (content) => {
      const dish = await aDish(test, { name: `Upma ${content}` });
      const { page, complaints } = await visitor(browser, `${test.url}/shop/`);
      if (content === 'without it') await withoutDrawnScreens(page);
      const old = { __typename: 'MenuItem', id: dish.id, name: 'Old', price: 1, description: '' };
      const kept = { menu: [{ ...old, category: 'Old', image: null, isVegetarian: true }, { id: 'a' }] };
      await page.goto(`${test.url}/healthz`);
      await page.evaluate(`localStorage.setItem('lastMenu', ${JSON.stringify(JSON.stringify(kept))})`);
      await page.goto('./#/menu');
      await card(page, dish.name).waitFor();
      await expect.poll(() => page.evaluate("localStorage.getItem('lastMenu')")).toBeNull();
      expect(await card(page, 'Old').count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );
});

it('gives way to the screen that somebody goes to while it is drawn', async () => {
  const { page, complaints } = await visitor(browser, `${test.url}/shop/`);
  // After the router has read the address and before it listens.
  await page.addInitScript(`
    const { replaceState } = history;
    history.replaceState = function (...state) {
      history.replaceState = replaceState;
      // As a link does: setting location.hash before the load event would replace the history entry.
      queueMicrotask(() => history.pushState(null, '', '#/about?by=link'));
      return replaceState.apply(this, state);
    };
  `);
  await page.goto('./');
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
  expect(page.url()).toMatch(/#\/about\?by=link$/);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /hot to your door/ }).waitFor();
  expect(complaints).toEqual([]);
});
