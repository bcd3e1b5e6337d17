import type { Page } from '@playwright/test';
import { button, expect, link, logIn, test, title, toast } from './journey-test';
import { holdBack } from './page-loads';
import { aCustomer, aDish, password } from './people';

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

for (const [name, script] of [
  ['without APIs that are newer than the oldest supported browsers', withoutNewer],
  ['with the date formats of ICU 72', withFormatsOfIcu72],
] as const)
  test(`a browser ${name} shows the menu, signs in and orders in cash`, async ({ shop, visit }) => {
    const dish = await aDish(shop);
    const page = await visit('/menu', { script });
    await expect(page.getByRole('article', { name: dish.name, exact: true })).toBeVisible();
    await page.goto('./#/login');
    await logIn(page, await aCustomer(shop), password);
    await link(page, 'Order Now').click();
    await button(page, `Add to Cart: ${dish.name}`).click();
    await page.goto('./#/checkout');
    await page.getByLabel('Address').fill('4B, Lake View, Koramangala, Bengaluru 560034');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await expect(toast(page, 'Order placed successfully!')).toBeVisible();
    await link(page, 'Track Order').click();
    await expect(title(page, 'Track Order')).toBeVisible();
  });

const entry = /\/assets\/index-[^/]*\.js$/;
const question = (page: Page) => page.getByText('Please update your browser');

/** A device whose browser cannot parse a script. */
const unparsed = (script: RegExp) => ({
  prepare: (page: Page) =>
    page.route(script, (request) =>
      request.fulfill({ contentType: 'text/javascript', body: 'export const later = ;' }),
    ),
});

const isOnTop = (page: Page) =>
  page.evaluate<boolean>(
    'document.elementFromPoint(innerWidth / 2, 8)?.closest("[role=alert]") instanceof Element',
  );

test('a browser that cannot parse the code of the shop shows what to do, with the phone number', async ({
  visit,
  complaints,
}) => {
  for (const route of ['/', '/menu', '/cart']) {
    const page = await visit(route, unparsed(entry));
    await expect(page.getByRole('alert')).toHaveText(
      'This shop does not work in your browser. Please update your browser, or call us: +91 80000 00000',
    );
    await expect(link(page, '+91 80000 00000').first()).toHaveAttribute('href', 'tel:+918000000000');
    await expect.poll(() => isOnTop(page)).toBe(true);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await expect.poll(() => isOnTop(page)).toBe(true);
  }
  const page = await visit('/', { stored: { language: 'hi' }, ...unparsed(entry) });
  await expect(page.getByRole('alert').getByText('कृपया अपना ब्राउज़र अपडेट करें, या हमें कॉल करें:')).toBeVisible();
  complaints.expect(/Unexpected token ';'/);
});

test('a page without the phone number shows what to do about a browser that is too old', async ({
  visit,
  complaints,
}) => {
  const page = await visit('/', {
    prepare: async (opened) => {
      await opened.route(/\/shop\/$/, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: html.replace(/<script type="application\/ld\+json".*?<\/script>/, ''),
        });
      });
      await unparsed(entry).prepare(opened);
    },
  });
  await expect(page.getByRole('alert')).toHaveText(
    'This shop does not work in your browser. Please update your browser.',
  );
  complaints.expect(/Unexpected token ';'/);
});

test('a browser that cannot parse some of the code, or runs no modules, shows what to do as well', async ({
  visit,
  complaints,
}) => {
  for (const [script, route] of [
    [/\/assets\/cart-page-[^/]*\.js$/, '/cart'],
    [/\/assets\/api-[^/]*\.js$/, '/login'],
  ] as const) {
    const page = await visit(route, unparsed(script));
    await expect(page.getByRole('alert').filter({ has: question(page) })).toBeVisible();
  }
  const page = await visit('/', { script: 'delete HTMLScriptElement.prototype.noModule' });
  await expect(page.getByRole('alert').getByRole('link', { name: '+91 80000 00000' })).toBeVisible();
  complaints.expect(/Unexpected token ';'/);
});

test('a browser that can parse the code shows no advice to update after other errors', async ({
  visit,
  complaints,
}) => {
  const fail = (page: Page, filename: string) =>
    page.evaluate(`dispatchEvent(new ErrorEvent('error', {
      filename: ${JSON.stringify(filename)}, error: new SyntaxError('Unexpected token'),
    }))`);
  const code = holdBack(entry);
  const page = await visit('/', {
    waitUntil: 'commit',
    prepare: code.prepare,
  });
  await expect.poll(() => code.held.length).toBeGreaterThan(0);
  await fail(page, 'chrome-extension://abc/content.js');
  await expect(question(page)).toHaveCount(0);
  code.bring();
  // The recorded actions have been replayed.
  await expect.poll(() => page.evaluate('window.earlyActions === undefined')).toBe(true);
  await fail(page, code.held[0]?.url() ?? '');
  await expect(question(page)).toHaveCount(0);

  // Code that cannot be fetched is to be tried again.
  const other = await visit('/cart', {
    prepare: (opened) => opened.route(/\/assets\/cart-page-[^/]*\.js$/, (request) => request.abort()),
  });
  await expect(other.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(question(other)).toHaveCount(0);
  complaints.expect(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
});
