import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { MenuItem as MenuItemEntity } from '../../api/src/modules/menu/menu-item.entity.js';
import { aBooking } from '../../api/test/a-booking.js';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, twoFrames, visitor, withNetworkIdle } from './browser.js';
import { desk, phone } from './page.js';
import { aCustomer, anAdmin, type Account } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
let asha: Account;
let admin: Account;
let dishes: MenuItem[];
/** Names of option groups and choices. */
let optionNames: string[];
let orderId: string;

beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'true' });
  browser = await launchBrowser();
  asha = await aCustomer(test, 'Asha Rao');
  admin = await anAdmin(test, 'Vikram Shetty');
  dishes = await test.app.dataSource.manager.find(MenuItemEntity);
  optionNames = (await test.app.services.menu.groups()).flatMap(({ name, choices }) => [
    name,
    ...choices.map((choice) => choice.name),
  ]);
  const { token } = asha;
  orderId = await place();
  const delivered = await place();
  const body = { status: 'Delivered' };
  await test.rest('PUT', `/api/admin/orders/${delivered}/status`, { token: admin.token, body });
  await test.rest('POST', '/api/booking', { token, body: aBooking() });
  const message = { name: 'Asha Rao', email: 'asha@example.in', message: 'मज़ा आ गया!' };
  await test.rest('POST', '/api/contact', { body: message });
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

async function place(): Promise<string> {
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: asha.token,
    body: { items: [{ menuItem: dishes[0]?.id, qty: 2 }], address: '12 MG Road', paymentMode: 'COD' },
  });
  return body._id;
}

/** A browser in which Hindi was chosen before. */
async function open(route: string, options: { who?: Account; language?: 'hi' } = {}) {
  const { who, language } = options;
  const opened = await visitor(browser, `${test.url}/shop/`, phone);
  const stored = { ...(who && { token: who.token }), ...(language && { language }) };
  await opened.page.goto('./favicon.svg');
  await opened.page.evaluate(
    `for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value);`,
  );
  await opened.page.goto(`./#${route}`);
  return opened;
}

/** All texts of a page: visible, accessible, and the title. */
const saidOn = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const said = [document.title];
    // Except map attributions, mails, and texts of customers.
    const isForeign = (element) => element.closest('.leaflet-container, [lang="en"], article pre, address a, noscript');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!isForeign(node.parentElement) && !/^(SCRIPT|STYLE)$/.test(node.parentElement.tagName)) said.push(node.data);
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (isForeign(element)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(element.getAttribute(name) ?? '');
    }
    return said;
  })()`);

/** Texts that are not translated: names, input and abbreviations. */
const names =
  /Chowk Street Kitchen|Street food cooked to order\.|Chowk|Asha Rao|Vikram Shetty|12 MG Road|12 Chowk Road, Bengaluru|By the window, please|Instagram|Facebook|YouTube|Razorpay|razorpay\.com|OpenStreetMap|WhatsApp|MSG91|\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:X|FSSAI|HTTPS|UPI|SMS|PIN|JPEG|PNG|WebP|GIF|AVIF|MB|Alt\+T|roll|paneer)\b|\b[0-9a-f]{24}\b|\b[0-9a-f]{6}\b|\S+@\S+/g;

function englishIn(said: readonly string[]): string[] {
  const data = dishes
    .flatMap(({ name, description, category }) => [name, description, category ?? ''])
    .concat(optionNames)
    .filter((text) => text !== '')
    .toSorted((one, other) => other.length - one.length);
  return said.filter((text) =>
    /[a-z]{2}/i.test(data.reduce((rest, known) => rest.replaceAll(known, ''), text).replaceAll(names, '')),
  );
}

/** Horizontal overflow in pixels. */
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');

const cart = () =>
  JSON.stringify(
    dishes
      .slice(0, 2)
      .map(({ id, name, pricePaise, image }) => ({ _id: id, name, price: pricePaise / 100, image, qty: 2 })),
  );

/** Visits screens without reloading and collects English texts and overflow. */
async function walk(page: Page, routes: readonly (readonly [route: string, heading: string])[]) {
  const faults: string[] = [];
  await withNetworkIdle(page, async (networkIdle) => {
    for (const [route, heading] of routes) {
      await page.evaluate(`location.hash = ${JSON.stringify(route)}`);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await networkIdle();
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport);
        await twoFrames(page);
        const where = `${route} at ${viewport.width} px`;
        faults.push(...englishIn(await saidOn(page)).map((text) => `${where}: ${text.trim()}`));
        const wider = await overflow(page);
        if (wider > 0) faults.push(`${where}: ${wider} px too wide`);
      }
    }
  });
  return faults;
}

describe('Hindi', () => {
  it('is all that a visitor reads', async () => {
    const { page, complaints } = await open('/', { language: 'hi' });
    const faults = await walk(page, [
      ['/', 'Chowk Street Kitchen'],
      ['/menu', 'हमारा मेन्यू'],
      ['/cart', 'आपका कार्ट'],
      ['/about', 'हमारे बारे में'],
      ['/contact', 'संपर्क'],
      ['/privacy', 'निजता'],
      ['/terms', 'शर्तें'],
      ['/refunds', 'रद्द करना और रिफ़ंड'],
      ['/login', 'लॉग इन'],
      ['/register', 'रजिस्टर करें'],
      ['/forgot-password', 'पासवर्ड भूल गए?'],
      ['/reset-password/link', 'नया पासवर्ड'],
      ['/nowhere', 'पेज नहीं मिला'],
    ]);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is all that a customer reads', async () => {
    const { page, complaints } = await open('/', { who: asha, language: 'hi' });
    await page.evaluate(`localStorage.setItem('cartItems', ${JSON.stringify(cart())})`);
    await page.reload();
    const faults = await walk(page, [
      ['/cart', 'आपका कार्ट'],
      ['/checkout', 'चेकआउट'],
      ['/order-history', 'ऑर्डर हिस्ट्री'],
      [`/track-order/${orderId}`, 'ऑर्डर ट्रैक करें'],
      ['/book', 'टेबल बुक करें'],
      ['/booking-details', 'मेरी बुकिंग'],
      ['/profile', 'प्रोफ़ाइल'],
      ['/edit-profile', 'प्रोफ़ाइल बदलें'],
    ]);
    await page.getByRole('button', { name: /^सूचनाएँ/ }).click();
    await page.getByRole('dialog').getByText('आपकी टेबल बुक हो गई है').waitFor();
    faults.push(...englishIn(await saidOn(page)).map((text) => `the bell: ${text}`));
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is all that an admin reads, except mails', async () => {
    const { page, complaints } = await open('/admin', { who: admin, language: 'hi' });
    const faults = await walk(page, [
      ['/admin/dashboard', 'एडमिन डैशबोर्ड'],
      ['/admin/menu', 'मेन्यू सँभालें'],
      ['/admin/orders', 'सभी ऑर्डर'],
      ['/admin/booking', 'सभी बुकिंग'],
      ['/admin/messages', 'संदेश'],
      ['/admin/payments', 'पेमेंट'],
    ]);
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is chosen in the footer by keyboard, and kept with the input', async () => {
    const { page, complaints } = await open('/contact');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await withNetworkIdle(page, async (networkIdle) => {
      await page.reload();
      await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
      await page.getByLabel('Message').fill('Do you cater?');
      await networkIdle();
    });
    // With English, neither the Hindi texts nor the font are loaded.
    expect(fetched.filter((path) => /\/hi-|devanagari/.test(path))).toEqual([]);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-IN');

    const choices = page.getByRole('group', { name: 'Language' }).getByRole('button');
    await expect.poll(() => choices.allTextContents()).toEqual(['English', 'हिन्दी']);
    await choices.nth(0).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'संपर्क', level: 1 }).waitFor();
    await page.getByRole('status').filter({ hasText: 'भाषा: हिन्दी' }).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('हिन्दी');
    await expect
      .poll(() => page.getByRole('button', { name: 'हिन्दी' }).getAttribute('aria-pressed'))
      .toBe('true');
    await expect.poll(() => page.getByLabel('संदेश').inputValue()).toBe('Do you cater?');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hi-IN');
    await expect.poll(() => page.title()).toBe('संपर्क · Chowk Street Kitchen');

    await page.reload();
    await page.getByRole('heading', { name: 'संपर्क', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-IN');
    await page.reload();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is the default in a browser that prefers it, until another language is chosen in the menu', async () => {
    const context = await browser.newContext({
      viewport: phone,
      baseURL: `${test.url}/shop/`,
      locale: 'hi-IN',
    });
    const page = await context.newPage();
    await page.goto('./#/contact');
    await page.getByRole('heading', { name: 'संपर्क', level: 1 }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('hi-IN');

    const header = page.getByRole('banner');
    await header.getByRole('button', { name: 'मेन्यू' }).click();
    const english = header.getByRole('group', { name: 'भाषा' }).getByRole('button', { name: 'English' });
    await english.click();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-IN');
    await page.reload();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    await context.close();
  });

  it('translates the server’s refusals, and formats dates and amounts as in India', async () => {
    const { page } = await open('/login', { language: 'hi' });
    await page.getByLabel('ईमेल').fill('nobody@example.in');
    await page.getByRole('textbox', { name: 'पासवर्ड' }).fill('wrong password');
    await page.getByRole('button', { name: 'लॉग इन करें', exact: true }).click();
    await page.getByText('ईमेल या पासवर्ड सही नहीं है।').waitFor();

    const { page: history } = await open('/order-history', { who: asha, language: 'hi' });
    const first = history.getByRole('article').first();
    await first.waitFor();
    await expect
      .poll(() => first.getByRole('time').first().textContent())
      .toMatch(/^\d{1,2} \S+ 20\d\d, (सुबह|दोपहर|शाम|रात) \d{1,2}:\d\d$/);
    const total = ((dishes[0]?.pricePaise ?? 0) * 2) / 100;
    await first
      .getByText(`₹${total.toLocaleString('en-IN')}`)
      .first()
      .waitFor();
  });

  it('fits an order’s buttons in one line each on a narrow phone', async () => {
    const { page } = await open('/order-history', { who: asha, language: 'hi' });
    await page.setViewportSize({ width: 360, height: 640 });
    const words = page
      .getByRole('article')
      .first()
      .getByText(/^(फिर से ऑर्डर करें|ऑर्डर ट्रैक करें)$/);
    await expect.poll(() => words.count()).toBe(2);
    const lines = () =>
      words.evaluateAll((all) =>
        all.map((each) => {
          const text = each.ownerDocument.createRange();
          text.selectNodeContents(each);
          return text.getClientRects().length;
        }),
      );
    await page.evaluate('document.fonts.ready');
    await expect.poll(lines).toEqual([1, 1]);
  });

  it('leaves everything as it is if it cannot be loaded, and says so', async () => {
    const { page } = await open('/about');
    await page.getByRole('heading', { name: 'About Us' }).waitFor();
    await page.route(/\/hi-/, (route) => route.abort());
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('alert').filter({ hasText: 'This language could not be loaded.' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en-IN');
    await page.reload();
    await page.getByRole('heading', { name: 'About Us' }).waitFor();
  });
});
