import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { aBooking, dayAhead } from '../../api/test/a-booking.js';
import { TestApp } from '../../api/test/app.js';
import { closeContexts, launchBrowser, visitor } from './browser.js';
import { button, toast } from './page.js';
import { aCustomer, password, type Account } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start({ TABLES: '1x2,1x4' });
  browser = await launchBrowser();
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});
beforeEach(() => test.app.dataSource.query('truncate bookings cascade'));

const date = dayAhead(7);

/** A signed-in page at a screen. */
async function at(route: string, { token }: Account) {
  const someone = await visitor(browser, `${test.url}/shop/`);
  await someone.page.addInitScript(
    `localStorage.getItem('token') ?? localStorage.setItem('token', '${token}')`,
  );
  await someone.page.goto(`./#${route}`);
  return someone;
}

async function book({ token }: Account, booking: Record<string, unknown> = {}): Promise<string> {
  const { body } = await test.rest<{ booking: { _id: string } }>('POST', '/api/booking', {
    token,
    body: aBooking(booking),
  });
  return body.booking._id;
}

const bookButton = (page: Page) => button(page, 'Book & Pay at Restaurant');
const chips = (page: Page) => page.getByRole('list', { name: /^Free times for/ });
const chip = (page: Page, time: string) => chips(page).getByRole('button', { name: time });
/** The focused element. */
const focusedOn = (page: Page) =>
  page.evaluate<string>(
    `[document.activeElement.tagName, document.activeElement.tagName === 'MAIN' ? '' : document.activeElement.innerText].join(' ').trim()`,
  );
const card = (page: Page) => page.getByRole('article');

describe('a customer', () => {
  it('books a table, moves it and cancels it', async () => {
    const [asha, ravi] = [await aCustomer(test, 'Asha Rao'), await aCustomer(test, 'Ravi Menon')];
    const { page, complaints } = await at('/', asha);
    await button(page, 'Menu').click();
    await page.getByRole('link', { name: 'BOOK TABLE' }).click();
    await page.getByRole('heading', { name: 'Book a Table' }).waitFor();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Asha Rao');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(asha.email);

    await page.getByLabel('Phone').fill('98765 43210');
    await page.getByLabel('Special request').fill('By the window');
    await page.getByLabel('Date').fill(date);
    await page.getByLabel('Number of guests').fill('4');
    await chip(page, '19:30').click();
    await expect.poll(() => page.getByLabel('Time', { exact: true }).inputValue()).toBe('19:30');

    // Another customer takes the table while the form is open: its times disappear.
    await book(ravi, { guests: 4, time: '19:00' });
    await chip(page, '19:30').waitFor({ state: 'detached' });
    await page.getByText('19:30 has just been taken').waitFor();
    await bookButton(page).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'No table for 4 is free' });
    await refusal.getByText('The nearest free times that day: 17:30, 20:30, 21:00 and 21:30.').waitFor();
    await expect.poll(() => focusedOn(page)).toMatch(/^DIV No table for 4 is free/);
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('98765 43210');
    await expect.poll(() => page.getByLabel('Special request').inputValue()).toBe('By the window');

    await refusal.getByRole('button', { name: '20:30' }).click();
    await bookButton(page).dblclick();
    await toast(page, 'Booking confirmed! Your table for 4 is booked for');
    await page.getByRole('status').filter({ hasText: 'at 20:30.' }).waitFor();
    await expect.poll(() => focusedOn(page)).toMatch(/^DIV Your table for 4 is booked/);
    for (const label of ['Phone', 'Date', 'Special request']) {
      await expect.poll(() => page.getByLabel(label).inputValue()).toBe('');
    }
    await expect.poll(() => page.getByLabel('Time', { exact: true }).inputValue()).toBe('');

    await page.getByRole('link', { name: 'My Bookings' }).click();
    await page.getByRole('heading', { name: 'My Bookings' }).waitFor();
    await card(page).waitFor();
    await expect.poll(() => card(page).count()).toBe(1);
    const seen = await card(page).innerText();
    for (const text of [date, '20:30', '4', 'By the window', 'COD', 'Pending']) expect(seen).toContain(text);

    // It cannot be moved to a taken time.
    await button(page, 'Edit').click();
    await page.getByLabel('Time', { exact: true }).fill('19:15');
    await button(page, 'Save').click();
    await toast(page, 'Failed to update booking');
    await page.getByText(/^No table for 4 is free/).waitFor();
    await expect.poll(() => focusedOn(page)).toMatch(/^DIV No table for 4 is free/);
    await page.getByLabel('Number of guests').fill('2');
    await page.getByLabel('Special request').fill('Near the door');
    await button(page, 'Save').click();
    await toast(page, 'Booking updated');
    await expect.poll(() => card(page).innerText()).toMatch(/19:15[^]*Near the door/);
    await expect
      .poll(() => button(page, 'Edit').evaluate((element) => element === document.activeElement))
      .toBe(true);

    await button(page, 'Cancel').click();
    await button(page, 'Keep it').click();
    await button(page, 'Cancel').click();
    await page.getByRole('alertdialog').getByText(`${date} at 19:15, 2 guests.`).waitFor();
    await button(page, 'Cancel booking').click();
    await toast(page, 'Booking cancelled');
    await page.getByText('No bookings found').waitFor();
    await expect.poll(() => focusedOn(page)).toBe('MAIN');
    expect(complaints).toEqual([]);
  });

  it('keeps the input through refusals, a reload and an expired session', async () => {
    const asha = await aCustomer(test);
    const { page } = await at('/book', asha);
    await page.getByLabel('Phone').fill('98765 43210');
    await page.getByLabel('Date').fill(date);
    await page.getByLabel('Time', { exact: true }).fill('10:00');
    await bookButton(page).click();
    await toast(page, 'Tables can be booked from 11:00 to 21:30. Please choose a time in between.');
    const time = page.getByLabel('Time', { exact: true });
    await expect.poll(() => time.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => time.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.reload();
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('98765 43210');
    await time.fill('12:00');

    // The server is out of reach.
    await page.route('**/graphql', (route) => route.abort());
    await bookButton(page).click();
    await toast(page, '❌ Booking failed.');
    await page.unroute('**/graphql');

    // The session ends on another device.
    await test.app.dataSource.query('delete from sessions where user_id = $1', [asha.id]);
    // Unless another request has noticed it first.
    const login = page.getByRole('heading', { name: 'Login' });
    await Promise.race([bookButton(page).click(), login.waitFor()]);
    await login.waitFor();
    await page.getByLabel('Email').fill(asha.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await button(page, 'Login').click();
    await page.getByRole('heading', { name: 'Book a Table' }).waitFor();
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('98765 43210');
    await expect.poll(() => page.getByLabel('Date').inputValue()).toBe(date);
    await expect.poll(() => time.inputValue()).toBe('12:00');
    await bookButton(page).click();
    await toast(page, 'Booking confirmed!');
  });
});
