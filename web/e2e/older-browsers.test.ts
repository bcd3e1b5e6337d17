import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish } from '../../api/test/factories.js';
import { closeContexts, launchBrowser, visitor } from './browser.js';
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
