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

describe.each(['/', '/menu'])('the first view of %s, while the GraphQL client loads', (route) => {
  it('shows the menu, fills the cart, and is live once the client is loaded', async () => {
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
    await expect.poll(() => test.app.live.menu.listeners()).toBe(1);
    await test.rest('PUT', `/api/admin/menu/${dish.id}`, { token, body: { price: 60 } });
    await card(page, dish.name).getByText('₹60').waitFor();
    await page.getByRole('link', { name: /1 item · ₹60/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('while the GraphQL client loads', () => {
  it('suggestions for typed text wait for it', async () => {
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

  it('a search works without it', async () => {
    const dish = await aDish(test, { name: 'Dabeli' });
    await untilDrawn(test, dish.name);
    const { page } = await waiting('/');
    await page.getByRole('combobox', { name: 'Search menu' }).fill('dabel');
    await page.keyboard.press('Enter');
    await page.getByText('1 dish for “dabel”').waitFor();
    await card(page, dish.name).waitFor();
  });

  it('a screen that needs it opens once it is loaded', async () => {
    const { page, bring } = await waiting('/');
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect.poll(() => page.url()).toContain('#/login');
    bring();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
  });
});

describe('the menu of a page', () => {
  it('is requested again if the first request failed', async () => {
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
    'is not the one that an older version stored on the device, which is removed: page %s',
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

it('the stylesheet of the first view is part of the page and is never fetched', async () => {
  const { page } = await visitor(browser, `${test.url}/shop/`);
  const styles: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'stylesheet') styles.push(asked.url());
  });
  await page.goto('./');
  const inlined = await page.evaluate<string>("document.querySelector('link[rel=stylesheet]').href");
  // This screen needs it too.
  await page.goto('./#/about');
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
  expect(styles).toContainEqual(expect.stringMatching(/\/about-page-/));
  expect(styles).not.toContain(inlined);
});

it('the first pictures are requested before the code', async () => {
  const image = '/shop/icons/apple-touch-180.png';
  const dish = await aDish(test, { name: 'Jalebi', category: 'Jalebi', image });
  await untilDrawn(test, dish.name);
  const { page } = await visitor(browser, `${test.url}/shop/`);
  const requested: string[] = [];
  page.on('request', (asked) => requested.push(new URL(asked.url()).pathname));
  await page.goto('./');
  const code = requested.findIndex((path) => path.endsWith('.js'));
  expect(requested.slice(0, code)).toContain(image);
});

it('the first view follows a navigation while it renders', async () => {
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
  await page.getByRole('heading', { level: 1, name: 'Chowk Street Kitchen' }).waitFor();
  expect(complaints).toEqual([]);
});
