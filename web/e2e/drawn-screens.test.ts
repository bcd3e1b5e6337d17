import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin } from '../../api/test/factories.js';
import { holdBack, closeContexts, launchBrowser, visitor } from './browser.js';
import { untilDrawn } from './page.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  const image = '/shop/icons/apple-touch-180.png';
  await aDish(test, { name: 'Vada Pav', category: 'Pav', pricePaise: 4500, image });
  await untilDrawn(test, 'Vada Pav');
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** A visitor whose code is held back until `bring` is called. */
async function waiting(
  route: string,
  storage: Readonly<Record<string, string>> = {},
  languages: readonly string[] = ['en-US'],
) {
  const { page, complaints } = await visitor(browser, `${test.url}/shop/`, { width: 1280, height: 800 });
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(storage)})`);
  await page.addInitScript(
    `Object.defineProperty(navigator, 'languages', { value: ${JSON.stringify(languages)} })`,
  );
  const held = await holdBack(page, /\.js$/);
  // Later events wait for modules.
  await page.goto(`./#${route}`, { waitUntil: 'commit' });
  return { page, complaints, ...held };
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

describe.each(['/', '/menu'])('the prerendered screen at %s', (route) => {
  const english = { title: /Chowk Street Kitchen|Our Menu/, add: 'Add to Cart', spoken: 'en-IN' };
  const hindi = { title: /Chowk Street Kitchen|मेन्यू/, add: 'कार्ट में डालें', spoken: 'hi-IN' };
  it.each([
    { chosen: 'en', languages: ['hi-IN', 'en'], ...english },
    { chosen: 'hi', languages: ['en-US'], ...hindi },
    { chosen: '', languages: ['en-US', 'hi'], ...english },
    { chosen: '', languages: ['hi', 'en-IN'], ...hindi },
  ])('is shown in $spoken for "$chosen" and $languages, and is hydrated', async (visit) => {
    const { chosen, languages, title, add, spoken } = visit;
    const { page, complaints, bring } = await waiting(route, { language: chosen }, languages);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(spoken);
    await card(page, 'Vada Pav').getByText('₹45').waitFor();
    const drawn = await card(page, 'Vada Pav').elementHandle();

    // Actions before hydration are replayed.
    await card(page, 'Vada Pav').getByRole('button', { name: add }).click();
    await page.getByRole('combobox').fill('vada');
    bring();
    await page.locator('nav a[href="#/cart"]').filter({ hasText: '1' }).waitFor();
    await expect.poll(() => page.getByRole('combobox').inputValue()).toBe('vada');
    await page.getByRole('option', { name: /Vada Pav/ }).waitFor();
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe(spoken);
    expect(complaints).toEqual([]);
  });
});

describe('before the shop’s code has loaded', () => {
  it('a search can be typed and sent', async () => {
    const { page, bring } = await waiting('/');
    await page.getByRole('combobox', { name: 'Search menu' }).fill('vad');
    await page.keyboard.press('Enter');
    bring();
    await page.getByText('1 dish for “vad”').waitFor();
    expect(page.url()).toMatch(/\/shop\/#\/menu\?search=vad$/);
  });

  it('a link leads to its screen', async () => {
    const { page, complaints, bring } = await waiting('/');
    await page.getByRole('link', { name: 'ABOUT', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/#\/about$/);
    bring();
    await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('private screens are empty, and show no prerendered screen instead', async () => {
    const { page, bring } = await waiting('/cart');
    // All inline scripts have run.
    await expect.poll(() => page.evaluate('document.readyState')).not.toBe('loading');
    expect(await page.locator('template').count()).toBe(0);
    expect(await page.locator('#root').innerHTML()).toBe('');
    bring();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
  });

  it('a navigation during hydration is followed, with the user’s session', async () => {
    const { token } = await aCustomer(test);
    const { page, complaints, bring } = await waiting('/', { token });
    // React hydrates in slices, and the page changes in between.
    await page.addInitScript(`
      const { replaceState } = history;
      let begun = false;
      window.wentToLogin = false;
      history.replaceState = function (state, title, url) {
        window.wentToLogin ||= String(url).includes('#/login');
        replaceState.apply(this, begun ? [state, title, url] : [state, title, '#/order-history']);
        begun = true;
      };
    `);
    await page.reload({ waitUntil: 'commit' });
    await card(page, 'Vada Pav').waitFor();
    bring();
    await page.getByRole('heading', { level: 1, name: 'Order History' }).waitFor();
    expect(await page.evaluate('window.wentToLogin')).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('a signed-in user sees no login link, and the session is restored', async () => {
    const { token } = await aCustomer(test);
    const { page, complaints, bring } = await waiting('/', { token });
    await card(page, 'Vada Pav').waitFor();
    expect(await page.getByRole('link', { name: 'LOGIN' }).isVisible()).toBe(false);
    bring();
    await page.getByText('My Account').waitFor();
    expect(complaints).toEqual([]);
  });
});

it('a page with an outdated menu shows it, and then the current one', async () => {
  const dish = await aDish(test, { name: 'Misal Pav', category: 'Pav', pricePaise: 6000 });
  await untilDrawn(test, 'Misal Pav');
  const { page, complaints, bring } = await waiting('/menu');
  await card(page, 'Misal Pav').getByText('₹60').waitFor();
  const { token } = await anAdmin(test);
  await page.route('**/graphql', async (asked) => {
    await test.rest('PUT', `/api/admin/menu/${dish.id}`, { token, body: { price: 75 } });
    await asked.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await card(page, 'Misal Pav').getByText('₹60').waitFor();
  bring();
  await card(page, 'Misal Pav').getByText('₹75').waitFor();
  expect(complaints).toEqual([]);
});

it('a picture that failed to load before hydration is replaced by a text', async () => {
  await aDish(test, { name: 'Batata Vada', category: 'Pav', image: '/uploads/menu/nothing-here.webp' });
  await untilDrawn(test, 'Batata Vada');
  const { page, bring } = await waiting('/menu');
  await card(page, 'Batata Vada').waitFor();
  const picture = card(page, 'Batata Vada').locator('img');
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true);
  expect(await card(page, 'Batata Vada').getByText('No Image').count()).toBe(0);
  bring();
  await card(page, 'Batata Vada').getByText('No Image').waitFor();
});
