import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish } from '../../api/test/factories.js';
import { closeContexts, holdBack, launchBrowser, visitor } from './browser.js';
import { button, link, logIn, title, toast, untilDrawn } from './page.js';

let test: TestApp;
let browser: Browser;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  dish = await aDish(test, { name: 'Misal Pav' });
  await untilDrawn(test, dish.name);
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** What Safari 16.4, Chrome 111 or Firefox 121 do not have. */
const newer = `
  AbortSignal.any AbortSignal.timeout Array.fromAsync Error.isError Iterator.concat Iterator.from Map.groupBy
  Object.groupBy Promise.try Promise.withResolvers RegExp.escape URL.canParse URL.parse
  Element.prototype.moveBefore HTMLElement.prototype.showPopover HTMLElement.prototype.togglePopover
  Iterator.prototype.drop Iterator.prototype.every Iterator.prototype.filter Iterator.prototype.find
  Iterator.prototype.flatMap Iterator.prototype.forEach Iterator.prototype.map Iterator.prototype.reduce
  Iterator.prototype.some Iterator.prototype.take Iterator.prototype.toArray
  Document.prototype.startViewTransition
  Set.prototype.difference Set.prototype.intersection Set.prototype.isDisjointFrom Set.prototype.isSubsetOf
  Set.prototype.isSupersetOf Set.prototype.symmetricDifference Set.prototype.union
  String.prototype.isWellFormed String.prototype.toWellFormed
  window.CloseWatcher window.navigation window.requestIdleCallback window.scheduler window.URLPattern`;

const withoutNewer = `
  for (const path of ${JSON.stringify(newer.trim().split(/\s+/))}) {
    const names = path.split('.');
    const name = names.pop();
    const owner = names.reduce((object, key) => object?.[key], window);
    if (owner) delete owner[name];
  }
  if ('any' in AbortSignal) throw new Error('AbortSignal.any is still there');`;

/** ICU 72, as in Debian's WebKitGTK. */
const withFormatsOfIcu72 = `
  const { DateTimeFormat } = Intl;
  Intl.DateTimeFormat = class extends DateTimeFormat {
    constructor(locale, options) {
      super(locale === 'en-CA' ? 'en-US' : locale, options);
    }
  };`;

describe.each([
  ['without APIs that are newer than the oldest supported browsers', withoutNewer],
  ['with the date formats of ICU 72', withFormatsOfIcu72],
])('a browser %s', (_name, script) => {
  it('shows the menu, signs in and orders in cash', async () => {
    const { page, complaints } = await visitor(browser, `${test.url}/shop/`);
    await page.addInitScript(script);
    await page.goto('./#/menu');
    await page.getByRole('article', { name: dish.name }).waitFor();
    await page.goto('./#/login');
    await logIn(page, await aCustomer(test));
    await link(page, 'Order Now').click();
    await button(page, `Add to Cart: ${dish.name}`).click();
    await page.goto('./#/checkout');
    await page.getByLabel('Address').fill('4B, Lake View, Koramangala, Bengaluru 560034');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await link(page, 'Track Order').click();
    await title(page, 'Track Order');
    expect(complaints).toEqual([]);
  });
});

const entry = /\/assets\/index-[^/]*\.js$/;
const question = (page: Page) => page.getByText('Please update your browser');

/** Opens a screen in a browser that cannot parse a script. */
async function openUnparsed(script: RegExp, route: string, language = 'en') {
  const { page } = await visitor(browser, `${test.url}/shop/`);
  await page.addInitScript(`localStorage.setItem('language', '${language}')`);
  const body = 'export const later = ;';
  await page.route(script, (request) => request.fulfill({ contentType: 'text/javascript', body }));
  await page.goto(`./#${route}`);
  return page;
}

const isOnTop = (page: Page) =>
  page.evaluate<boolean>(
    'document.elementFromPoint(innerWidth / 2, 8)?.closest("[role=alert]") instanceof Element',
  );

describe('a browser that cannot parse the code of the shop', () => {
  it.each(['/', '/menu', '/cart'])('shows what to do on %s, with the phone number', async (route) => {
    const page = await openUnparsed(entry, route);
    const notice = page.getByRole('alert');
    await expect
      .poll(() => notice.textContent())
      .toBe(
        'This shop does not work in your browser. Please update your browser, or call us: +91 80000 00000',
      );
    expect(await link(page, '+91 80000 00000').first().getAttribute('href')).toBe('tel:+918000000000');
    expect(await isOnTop(page)).toBe(true);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await expect.poll(() => isOnTop(page)).toBe(true);
  });

  it('shows it in Hindi', async () => {
    const page = await openUnparsed(entry, '/', 'hi');
    await page.getByRole('alert').getByText('कृपया अपना ब्राउज़र अपडेट करें, या हमें कॉल करें:').waitFor();
  });

  it('shows it on a page without the phone number', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.route(/\/shop\/$/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/<script type="application\/ld\+json".*?<\/script>/, ''),
      });
    });
    await page.route(entry, (request) => request.fulfill({ contentType: 'text/javascript', body: '}' }));
    await page.goto('./');
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toBe('This shop does not work in your browser. Please update your browser. ');
  });

  it.each([
    ['the cart', /\/assets\/cart-page-[^/]*\.js$/, '/cart'],
    ['the requests', /\/assets\/api-[^/]*\.js$/, '/login'],
  ])('shows it if only the code of %s cannot be parsed', async (_name, script, route) => {
    const page = await openUnparsed(script, route);
    await page
      .getByRole('alert')
      .filter({ has: question(page) })
      .waitFor();
  });
});

describe('a browser that runs no modules', () => {
  it('shows that it must be updated', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.addInitScript('delete HTMLScriptElement.prototype.noModule');
    await page.goto('./');
    await page.getByRole('alert').getByRole('link', { name: '+91 80000 00000' }).waitFor();
  });
});

describe('a browser that can parse the code', () => {
  const fail = (page: Page, filename: string) =>
    page.evaluate(`dispatchEvent(new ErrorEvent('error', {
      filename: ${JSON.stringify(filename)}, error: new SyntaxError('Unexpected token'),
    }))`);

  it('shows no advice to update after errors of an extension, or errors once the shop runs', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    const { bring, held } = await holdBack(page, entry);
    const asked = page.waitForRequest(entry);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await expect.poll(held).toBeGreaterThan(0);
    await fail(page, 'chrome-extension://abc/content.js');
    expect(await question(page).count()).toBe(0);
    bring();
    // The recorded actions have been replayed.
    await expect.poll(() => page.evaluate('window.earlyActions === undefined')).toBe(true);
    await fail(page, (await asked).url());
    expect(await question(page).count()).toBe(0);
  });

  it('offers to try again, not to update, if the code of a screen cannot be fetched', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.route(/\/assets\/cart-page-[^/]*\.js$/, (request) => request.abort());
    await page.goto('./#/cart');
    await page.getByRole('heading', { name: 'Something boiled over' }).waitFor();
    expect(await question(page).count()).toBe(0);
  });
});
