import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBooking } from '../../api/test/a-booking.js';
import { TestApp } from '../../api/test/app.js';
import { type Account, aCustomer, aDish, anAdmin, changeRestaurant } from '../../api/test/factories.js';
import { startMailServer, type MailServer } from '../../api/test/servers/smtp.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, link, phone, toast } from './page.js';

let smtp: MailServer;
let test: TestApp;
let browser: Browser;
let owner: Account;
beforeAll(async () => {
  smtp = await startMailServer();
  test = await TestApp.start({ SMTP_URL: smtp.url, MAIL_FROM: 'orders@chowk.example' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
  await smtp.close();
});

async function openSettings(size = phone, section = 'restaurant') {
  const person = await arrive({ test, browser }, `/admin/settings/${section}`, { who: owner, size });
  await person.page.getByText('Live', { exact: true }).waitFor();
  return person;
}

/** A change by another admin. */
const change = (input: object) => changeRestaurant(test, owner, input);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const isFocused = (control: Locator) => control.evaluate((each) => each === each.ownerDocument.activeElement);
const current = () => test.app.services.restaurant.current();

describe('the settings', () => {
  it('give the restaurant a name, which a customer sees immediately and in the next mail', async () => {
    const dish = await aDish(test);
    const asha = await aCustomer(test);
    const customer = await arrive({ test, browser }, '/menu');
    const footer = customer.page.getByRole('contentinfo');
    await footer.getByText('Chowk Street Kitchen, open every day.').waitFor();
    await expect.poll(() => customer.page.title()).toMatch(/ · Chowk Street Kitchen$/);
    await expect.poll(() => test.app.live.restaurant.listeners()).toBe(1);

    const { page, complaints } = await openSettings();
    await field(page, 'Name').fill('Sharma’s Dhaba');
    await field(page, 'Short name').fill('Sharma’s');
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');

    await footer.getByText('Sharma’s Dhaba, open every day.').waitFor();
    await expect.poll(() => customer.page.title()).toMatch(/ · Sharma’s Dhaba$/);
    await customer.page.getByRole('banner').getByRole('link', { name: 'Sharma’s Dhaba, home' }).waitFor();
    await expect.poll(() => page.title()).toBe('Restaurant · Settings · Sharma’s Dhaba');

    await test.rest('POST', '/api/orders', {
      token: asha.token,
      body: {
        items: [{ menuItem: dish.id, qty: 1 }],
        address: '12 MG Road',
        paymentMode: 'COD',
        total: dish.pricePaise / 100,
      },
    });
    const mail = () => smtp.mails.find(({ to }) => to.includes(asha.email));
    await expect
      .poll(() => mail()?.headers.get('from'), { timeout: 10_000 })
      .toContain('orders@chowk.example');
    expect(mail()?.text).toContain('You get this because you have an account at Sharma’s Dhaba.');
    expect(complaints).toEqual([]);
    expect(customer.complaints).toEqual([]);
  });

  it('show errors beside their fields, and lose nothing', async () => {
    const { page } = await openSettings(desk);
    await field(page, 'GSTIN').fill('27AAPFU0939F1ZX');
    await field(page, 'FSSAI number').fill('1001 2345 678901');
    await button(page, 'Save').click();
    await page.getByText('This GSTIN is not valid').waitFor();
    await expect
      .poll(() => field(page, 'GSTIN').evaluate((input) => input === input.ownerDocument.activeElement))
      .toBe(true);
    await page.reload();
    await expect.poll(() => field(page, 'FSSAI number').inputValue()).toBe('1001 2345 678901');
    await field(page, 'GSTIN').fill('27AAPFU0939F1ZV');
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({ gstin: '27AAPFU0939F1ZV', fssai: '10012345678901' });
    await expect.poll(() => field(page, 'FSSAI number').inputValue()).toBe('10012345678901');
  });

  it('keep a table that is booked, and name its bookings', async () => {
    const asha = await aCustomer(test);
    const [first] = (await current()).tables;
    const booked = await test.rest('POST', '/api/booking', {
      token: asha.token,
      body: aBooking({ guests: first?.seats }),
    });
    expect(booked.status).toBe(201);
    const { page } = await openSettings(phone, 'tables');
    const remove = button(page, `Remove table ${first?.name}`);
    await remove.click();
    await button(page, 'Save').click();
    const refusal = page.getByRole('alert').filter({ hasText: `${first?.name} is booked:` });
    await refusal.getByText('(Asha Rao, 2 guests)').waitFor();
    await button(page, `Keep ${first?.name}`).click();
    await remove.waitFor();
    await refusal.waitFor({ state: 'detached' });
    expect((await current()).tables).toContainEqual(first);
  });

  it('list the bookings that changed hours leave out, until they are in again', async () => {
    const { tableHours } = await current();
    const hours = (opensAt: string) => Array.from({ length: 7 }, () => [{ opensAt, closesAt: '23:00' }]);
    const { page } = await openSettings(desk, 'hours');
    await change({ bookingHours: hours('20:00') });
    await page.getByText('These bookings to come are outside', { exact: false }).waitFor();
    await page.getByText(/19:30: Asha Rao, 2 guests/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Manage bookings' }).waitFor();
    await change({ bookingHours: hours('11:00') });
    await page
      .getByText('These bookings to come are outside', { exact: false })
      .waitFor({ state: 'detached' });
    expect((await current()).tableHours).toEqual(tableHours);
    await test.app.dataSource.query('truncate bookings cascade');
  });

  it('close a day, and add and remove tables', async () => {
    const { page } = await openSettings(phone, 'hours');
    await page.getByRole('checkbox', { name: 'Monday' }).uncheck();
    const tuesday = page.getByRole('group', { name: 'Tuesday' });
    await tuesday.getByLabel('Opens').fill('18:00');
    await tuesday.getByLabel('Closes').fill('00:00');
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    await link(page, 'Tables').click();
    await button(page, 'Remove table Table 1').click();
    await button(page, 'Add a table').click();
    await page.keyboard.type('Terrace');
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    const { tableHours, tables } = await current();
    expect(tableHours.slice(0, 3)).toEqual([
      null,
      { opensAt: 1080, closesAt: 1440 },
      { opensAt: 660, closesAt: 1380 },
    ]);
    expect(tables.map(({ name }) => name)).not.toContain('Table 1');
    expect(tables.at(-1)).toMatchObject({ name: 'Terrace', seats: 2 });
  });

  it('keep the input while another admin changes something else', async () => {
    const { page } = await openSettings(desk);
    await field(page, 'Phone').fill('080 2345678');
    await change({ tagline: 'Since 1985' });
    await expect.poll(() => field(page, 'Line below the name').inputValue()).toBe('Since 1985');
    await expect.poll(() => field(page, 'Phone').inputValue()).toBe('080 2345678');
    await page.getByText('Another admin has changed meanwhile: Line below the name.').waitFor();
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({ phone: '080 2345678', tagline: 'Since 1985' });
  });

  it('ask which version to keep if two admins have changed the same', async () => {
    const { page } = await openSettings();
    await field(page, 'Street and town').fill('1 My Road');
    await change({ address: '2 Their Road' });
    const notice = page.getByRole('alert').filter({ hasText: 'Another admin has changed the same' });
    await notice.getByText('2 Their Road').waitFor();
    await expect.poll(() => field(page, 'Street and town').inputValue()).toBe('1 My Road');
    await notice.getByRole('button', { name: 'Save mine anyway' }).click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({ address: '1 My Road' });

    await field(page, 'Street and town').fill('3 My Road');
    await change({ address: '4 Their Road' });
    await notice.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => field(page, 'Street and town').inputValue()).toBe('4 Their Road');
    await expect.poll(() => notice.count()).toBe(0);
  });

  it('refuse what the form refuses if one admin overrides another, too', async () => {
    const { page } = await openSettings(desk, 'payments');
    const fee = field(page, 'Booking fee (₹)');
    const refund = field(page, 'Refund until (hours before)');
    await refund.fill('');
    await change({ refundHours: 3 });
    const notice = page.getByRole('alert').filter({ hasText: 'Another admin has changed the same' });
    const saveMine = notice.getByRole('button', { name: 'Save mine anyway' });
    const sent: string[] = [];
    page.on('request', (request) => void sent.push(request.postData() ?? ''));
    await saveMine.click();
    await page.getByText('Enter a number such as 2 or 1.5.').waitFor();
    await expect.poll(() => isFocused(refund)).toBe(true);
    await refund.fill('0');
    await fee.fill('2,50');
    await saveMine.click();
    await page.getByText('Enter an amount in rupees, such as 249.50 or 1,249.').waitFor();
    await expect.poll(() => isFocused(fee)).toBe(true);
    expect(sent.filter((body) => body.includes('mutation'))).toEqual([]);
    await fee.fill('₹ 1,250.50');
    await saveMine.click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({ refundHours: 0, bookingFeePaise: 1250_50 });
  });

  it('save one section while another has unsaved input, which outlives a reload', async () => {
    const { page, complaints } = await openSettings(phone);
    await field(page, 'Line below the name').fill('Unsaved line');
    await link(page, 'Restaurant (not saved yet)').waitFor();
    await link(page, 'Payments').click();
    await expect.poll(() => page.url()).toMatch(/#\/admin\/settings\/payments$/);
    await page.getByText('Play money: the built-in sandbox').waitFor();
    await field(page, 'Refund until (hours before)').fill('6');
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({ refundHours: 6 });
    expect((await current()).tagline).not.toBe('Unsaved line');

    await page.reload();
    await link(page, 'Restaurant (not saved yet)').click();
    await expect.poll(() => field(page, 'Line below the name').inputValue()).toBe('Unsaved line');
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    await link(page, 'Restaurant').waitFor();
    expect(await current()).toMatchObject({ refundHours: 6, tagline: 'Unsaved line' });
    expect(complaints).toEqual([]);
  });

  it('ask about a conflict only in its section', async () => {
    const { page } = await openSettings(desk);
    await field(page, 'Street and town').fill('5 My Road');
    await link(page, 'Payments').click();
    await field(page, 'Booking fee (₹)').fill('250');
    await change({ address: '6 Their Road', refundHours: 8 });
    await page.getByText('Another admin has changed meanwhile: Refund until').waitFor();
    const notice = page.getByRole('alert').filter({ hasText: 'Another admin has changed the same' });
    expect(await notice.count()).toBe(0);
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({
      address: '6 Their Road',
      refundHours: 8,
      bookingFeePaise: 250_00,
    });
    await link(page, 'Restaurant (not saved yet)').click();
    await notice.getByText('6 Their Road').waitFor();
    await notice.getByRole('button', { name: 'Save mine anyway' }).click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({ address: '5 My Road', refundHours: 8 });
  });

  it('are reached by keyboard, and say which variables set the mail server', async () => {
    const { page, complaints } = await openSettings(desk);
    await link(page, 'Messages').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Mails are sent', { exact: true }).waitFor();
    await page.getByText('orders@chowk.example').waitFor();
    await page.getByText('SMTP_URL').waitFor();
    await expect
      .poll(() => link(page, 'Messages').evaluate((each) => each === each.ownerDocument.activeElement))
      .toBe(true);
    await link(page, 'Ordering').click();
    await page.getByRole('main').getByText('Not busy').waitFor();
    await link(page, 'Change the hours').click();
    await page.getByRole('heading', { level: 2, name: 'Hours for orders' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
