import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { Order } from '../../api/src/modules/orders/order.entity.js';
import { TestApp } from '../../api/test/app.js';
import { dayAhead } from '../../api/test/a-booking.js';
import { type Account, aCustomer, aDish, anAdmin, changeRestaurant } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, phone, title, toast } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  dish = await aDish(test);
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const change = (input: object) => changeRestaurant(test, owner, input);

const unset = {
  whatsapp: null,
  fssai: null,
  gstin: null,
  grievanceName: null,
  grievanceEmail: null,
  grievancePhone: null,
  privacyText: null,
  termsText: null,
  refundText: null,
  coordinates: null,
  orderHours: null,
  specialDays: [],
};
beforeEach(() => change(unset));

const footer = (page: Page) => page.getByRole('contentinfo');
const roundTheClock = Array.from({ length: 7 }, () => [{ opensAt: '00:00', closesAt: '00:00' }]);

describe.each([
  ['375', phone],
  ['1280', desk],
])('the footer (%s wide)', (_width, size) => {
  it('shows what is set in the settings, live, and nothing else', async () => {
    const { page, complaints } = await arrive({ test, browser }, '/', { size });
    await footer(page).getByText('12 Chowk Road, Bengaluru 560001').waitFor();
    await footer(page).getByRole('link', { name: '+91 80000 00000' }).waitFor();
    for (const absent of ['FSSAI', 'GSTIN', 'Grievance officer'])
      expect(await footer(page).getByText(absent).count()).toBe(0);
    await expect.poll(() => test.app.live.restaurant.listeners()).toBe(1);

    await change({
      fssai: '10012345678901',
      gstin: '27AAPFU0939F1ZV',
      grievanceName: 'Asha Rao',
      grievanceEmail: 'grievance@chowk.example',
    });
    await footer(page).getByText('FSSAI licence 10012345678901').waitFor();
    await footer(page).getByText('GSTIN 27AAPFU0939F1ZV').waitFor();
    await footer(page).getByText('Grievance officer: Asha Rao').waitFor();
    const link = (name: string | RegExp) => footer(page).getByRole('link', { name }).getAttribute('href');
    expect(await link(/Food Safety Connect/)).toBe('https://foscos.fssai.gov.in/consumergrievance');
    expect(await link('grievance@chowk.example')).toBe('mailto:grievance@chowk.example');
    expect(await link('+91 80000 00000')).toBe('tel:+918000000000');
    expect(complaints).toEqual([]);
  });

  it('leads to the legal pages', async () => {
    const { page, complaints } = await arrive({ test, browser }, '/', { size });
    for (const name of ['Privacy', 'Terms', 'Refund policy']) {
      await footer(page).getByRole('link', { name, exact: true }).click();
      await title(page, name);
    }
    expect(complaints).toEqual([]);
  });
});

describe('the about page', () => {
  it('shows hours and special days, and whether the restaurant is open', async () => {
    const friday = [
      { opensAt: '11:00', closesAt: '15:00' },
      { opensAt: '18:00', closesAt: '02:00' },
    ];
    await change({
      orderHours: [[], [], [], [], friday, friday, friday],
      specialDays: [
        { date: dayAhead(0), reason: 'Diwali', orderHours: [], bookingHours: null },
        {
          date: dayAhead(7),
          reason: '',
          orderHours: null,
          bookingHours: [{ opensAt: '12:00', closesAt: '22:00' }],
        },
      ],
    });
    const { page, complaints } = await arrive({ test, browser }, '/about');
    const hours = page.getByRole('region', { name: 'Hours' });
    await hours.getByText(/^Closed: Diwali · opens /).waitFor();
    const rows = await hours.locator('dl > div').allInnerTexts();
    expect(rows.map((row) => row.split(/\s*\n\s*/))).toEqual([
      ['Monday to Thursday', 'Closed'],
      ['Friday to Sunday', '11:00–15:00', '18:00–02:00'],
      ['Every day', '11:00–23:00'],
      [expect.stringMatching(/\d{4}$/), 'Diwali', 'Orders: Closed'],
      [expect.stringMatching(/\d{4}$/), 'Tables: 12:00–22:00'],
    ]);
    await change({ specialDays: [], orderHours: roundTheClock });
    await hours.getByText('Open now', { exact: true }).waitFor();
    await hours.getByText('Around the clock').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows a map and the way there once the restaurant has its place', async () => {
    const { page, complaints } = await arrive({ test, browser }, '/about');
    await title(page, 'About Us');
    await expect.poll(() => test.app.live.restaurant.listeners()).toBe(1);
    const map = page.getByRole('region', { name: 'Chowk Street Kitchen on the map' });
    expect(await map.count()).toBe(0);
    await change({ coordinates: { lat: 12.9716, lng: 77.5946 } });
    await map.getByRole('button', { name: 'Zoom out' }).waitFor();
    const way = page.getByRole('main').getByRole('link', { name: 'Get directions' });
    expect(await way.getAttribute('href')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=12.9716%2C77.5946',
    );
    expect(complaints).toEqual([]);
  });
});

it('the contact page shows phone, WhatsApp, e-mail, address and hours', async () => {
  await change({ whatsapp: '98860 12345' });
  const { page, complaints } = await arrive({ test, browser }, '/contact');
  const aside = page.getByRole('complementary', { name: 'Other ways to reach us' });
  await aside.getByText('12 Chowk Road, Bengaluru 560001').waitFor();
  const links = aside.getByRole('link');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['tel:+918000000000', 'https://wa.me/919886012345', 'mailto:hello@chowk.example']);
  await aside.getByText('At any hour').waitFor();
  expect(complaints).toEqual([]);
});

describe('the legal pages', () => {
  it('have default texts with names and rules of the restaurant, in English and Hindi', async () => {
    await change({ name: 'Sharma’s Dhaba', refundHours: 6, grievanceEmail: 'grievance@chowk.example' });
    const { page, complaints } = await arrive({ test, browser }, '/refunds');
    await page.getByText('6 hours before that time or earlier').waitFor();
    await page.getByText('Please write to: grievance@chowk.example, +91 80000 00000.').waitFor();
    await page.goto('./#/privacy');
    await page.getByText('This page says what Sharma’s Dhaba does with your data').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Your rights' }).waitFor();
    await page.goto('./#/terms');
    await page.getByText('costs a fee of ₹200').waitFor();
    await button(page, 'हिन्दी').click();
    await page.getByRole('heading', { level: 2, name: 'शिकायतें और क़ानून' }).waitFor();
    expect(await page.getByRole('main').getByText(/[{}]/).count()).toBe(0);
    await change({ name: 'Chowk Street Kitchen', refundHours: 2 });
    expect(complaints).toEqual([]);
  });

  it('show the owner’s text, as text, and changes of it live', async () => {
    await change({ termsText: '## Our rules\n\nBe <b>kind</b>.\n\nPay first.' });
    const { page, complaints } = await arrive({ test, browser }, '/terms');
    await page.getByRole('heading', { level: 2, name: 'Our rules' }).waitFor();
    await page.getByText('Be <b>kind</b>.', { exact: true }).waitFor();
    await expect.poll(() => test.app.live.restaurant.listeners()).toBe(1);
    await change({ termsText: 'Be kind.' });
    await page.getByText('Be kind.', { exact: true }).waitFor();
    await change({ termsText: null });
    await page.getByRole('heading', { level: 2, name: 'Complaints and law' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the map of the checkout', () => {
  const pinAt = (page: Page) => page.getByRole('main').getByText('Pin at').locator('..').innerText();

  async function order(start: string, move?: (page: Page) => Promise<unknown>) {
    const asha = await aCustomer(test);
    const { page, complaints } = await arrive({ test, browser }, '/checkout', {
      who: asha,
      cart: [inCart(dish)],
    });
    await page.getByLabel('Address').fill('12 MG Road');
    const pin = page.getByRole('button', { name: /^Delivery place/ });
    await pin.waitFor();
    await expect.poll(() => pinAt(page)).toBe(start);
    await move?.(page);
    const shown = await pinAt(page);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await button(page, 'Proceed').click();
    await title(page, 'Order History');
    const { lat, lng } = await test.app.dataSource.manager.findOneByOrFail(Order, { userId: asha.id });
    expect(complaints).toEqual([]);
    return { shown, sent: { lat, lng } };
  }

  it('opens in the middle of India while the restaurant has no place, and sends that pin', async () => {
    const start = 'Pin at 20.5900, 78.9600';
    expect(await order(start)).toEqual({ shown: start, sent: { lat: 20.59, lng: 78.96 } });
  });

  it('opens at the restaurant once it has a place, and sends only a pin that was moved', async () => {
    await change({ coordinates: { lat: 12.9716, lng: 77.5946 } });
    const start = 'Pin at 12.9716, 77.5946';
    expect(await order(start)).toEqual({ shown: start, sent: { lat: null, lng: null } });
    const { shown, sent } = await order(start, async (page) => {
      await page.getByRole('button', { name: /^Delivery place/ }).focus();
      await page.keyboard.press('ArrowUp');
    });
    expect(shown).not.toBe(start);
    expect(sent).toEqual({ lat: expect.closeTo(12.97, 0), lng: expect.closeTo(77.59, 1) });
  });
});

describe('the settings', () => {
  const current = () => test.app.services.restaurant.present();
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

  it('offer the standard text for editing, and show the owner’s own to customers', async () => {
    const { page, complaints } = await arrive({ test, browser }, '/admin/settings/legal', { who: owner });
    const refunds = field(page, 'Refund policy');
    await button(page, 'Edit the standard text: Refund policy').click();
    await expect.poll(() => refunds.inputValue()).toMatch(/^This page says[^]*\n\n## Orders\n\n/);
    await expect.poll(() => refunds.evaluate((area) => area === area.ownerDocument.activeElement)).toBe(true);
    await refunds.fill('## No refunds on Sundays\n\nAsk on Monday.');
    await field(page, 'Grievance officer').fill('Asha Rao');
    await field(page, 'Email for complaints').fill('asha@nowhere');
    await button(page, 'Save').click();
    await page.getByText(/valid e-mail address/).waitFor();
    await field(page, 'Email for complaints').fill('grievance@chowk.example');
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({
      grievanceName: 'Asha Rao',
      grievanceEmail: 'grievance@chowk.example',
      privacyText: null,
      refundText: '## No refunds on Sundays\n\nAsk on Monday.',
    });
    const customer = await arrive({ test, browser }, '/refunds');
    await customer.page.getByRole('heading', { level: 2, name: 'No refunds on Sundays' }).waitFor();
    await refunds.fill('');
    await button(page, 'Save').click();
    await customer.page.getByRole('heading', { level: 2, name: 'How the money comes back' }).waitFor();
    expect((await current()).refundText).toBeNull();
    expect(complaints).toEqual([]);
    expect(customer.complaints).toEqual([]);
  });

  it('save the place on the map only once its pin was moved, and then open the map there', async () => {
    const { page, complaints } = await arrive({ test, browser }, '/admin/settings', { who: owner });
    await button(page, 'Put it on the map').click();
    const pin = page.getByRole('button', { name: 'Where the restaurant is' });
    await pin.waitFor();
    await page.getByText('20.5900, 78.9600 · Move the pin to your restaurant').waitFor();
    await field(page, 'State').fill('Karnataka');
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({ state: 'Karnataka', lat: null, lng: null });

    await button(page, 'Put it on the map').click();
    await pin.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.getByText(/Move the pin to your restaurant/).count()).toBe(0);
    await button(page, 'Save').click();
    await expect.poll(async () => (await current()).lat).toBeGreaterThan(20.59);
    await page.reload();
    const place = await current();
    await pin.waitFor();
    await page.getByText(`${place.lat?.toFixed(4)}, ${place.lng?.toFixed(4)}`).waitFor();
    expect(complaints).toEqual([]);
  });
});
