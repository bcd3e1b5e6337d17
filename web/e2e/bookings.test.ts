import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../api/src/platform/ids.js';
import { aBooking, dayAhead } from '../../api/test/a-booking.js';
import { TestApp } from '../../api/test/app.js';
import { holdBack, closeContexts, launchBrowser, visitor } from './browser.js';
import { button, desk, link, title, toast } from './page.js';
import { aCustomer, anAdmin, password, type Account } from '../../api/test/factories.js';
import { idle } from '../../api/test/payments.js';

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
async function at(route: string, { token }: Account, viewport?: typeof desk) {
  const someone = await visitor(browser, `${test.url}/shop/`, viewport);
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

  it('books with the keyboard alone', async () => {
    const asha = await aCustomer(test);
    const { page } = await at('/book', asha, desk);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const [year = '', month = '', day = ''] = date.split('-');
    await page.getByText('Tables from 11:00 to 21:30, every day.').waitFor();
    await page.getByLabel('Date').focus();
    // Typed segment by segment, as the browser's date field requires.
    await page.keyboard.type(`${month}${day}${year}`);
    await chip(page, '11:00').waitFor();
    const focused = () => page.evaluate('document.activeElement.innerText || document.activeElement.name');
    for (let tabs = 0; tabs < 12 && (await focused()) !== '11:00'; tabs += 1) await press('Tab');
    await press('Tab', 'Enter');
    await expect.poll(() => page.getByLabel('Time', { exact: true }).inputValue()).toBe('11:30');
    for (let tabs = 0; tabs < 40 && (await focused()) !== 'phone'; tabs += 1) await press('Tab');
    await page.keyboard.type('98765 43210');
    await press('Enter');
    await toast(page, 'Booking confirmed!');
  });

  it('chooses today or tomorrow in the restaurant’s time zone with one tap', async () => {
    const asha = await aCustomer(test);
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.addInitScript(`localStorage.setItem('token', '${asha.token}')`);
    const [today, tomorrow] = [dayAhead(0), dayAhead(1)];
    // In London it is still the previous evening.
    await page.clock.setFixedTime(`${today}T01:30:00+05:30`);
    await page.goto('./#/book');
    await button(page, 'Today').click();
    await expect.poll(() => page.getByLabel('Date', { exact: true }).inputValue()).toBe(today);
    await expect.poll(() => button(page, 'Today').getAttribute('aria-pressed')).toBe('true');
    await button(page, 'Tomorrow').click();
    await expect.poll(() => page.getByLabel('Date', { exact: true }).inputValue()).toBe(tomorrow);
    await expect.poll(() => button(page, 'Today').getAttribute('aria-pressed')).toBe('false');

    await book(asha, { date: dayAhead(5), time: '13:00' });
    await page.clock.setFixedTime(`${today}T21:29:00+05:30`);
    await page.goto('./#/booking-details');
    await button(page, 'Edit').click();
    await page.locator('input[type=date][min]').waitFor();
    await expect.poll(() => button(page, 'Today').isEnabled()).toBe(true);
    await button(page, 'Tomorrow').click();
    await button(page, 'Save').click();
    await toast(page, 'Booking updated');
    await card(page).filter({ hasText: tomorrow }).waitFor();

    // The last seating has begun.
    await page.clock.setFixedTime(`${today}T21:30:00+05:30`);
    await button(page, 'Edit').click();
    await expect.poll(() => button(page, 'Today').isEnabled()).toBe(false);
    await expect.poll(() => button(page, 'Tomorrow').isEnabled()).toBe(true);
  });

  it.each([1, 5])('may type the day while its limits load: after %s keys', async (keys) => {
    const { page } = await at('/menu', await aCustomer(test), desk);
    await title(page, 'Our Menu');
    const { bring, held } = await holdBack(page, /\/graphql$/, 'BookingRules');
    await link(page, 'BOOK TABLE').click();
    const [year = '', month = '', day = ''] = date.split('-');
    const typed = `${month}${day}${year}`;
    await page.getByLabel('Date', { exact: true }).focus();
    await page.keyboard.type(typed.slice(0, keys));
    await expect.poll(held).toBeGreaterThan(0);
    bring();
    await page.getByText('Yours is kept for 90 minutes.').waitFor();
    await page.keyboard.type(typed.slice(keys));
    await page.getByRole('list', { name: /^Free times for/ }).waitFor();
    await expect.poll(() => page.getByLabel('Date', { exact: true }).inputValue()).toBe(date);
    // After loading, the calendar offers only bookable days.
    await page.getByLabel('Time', { exact: true }).focus();
    await page.locator('input[type=date][min][max]').waitFor();
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

  it('learns that the day is full, and which one is not', async () => {
    const [asha, boss] = [await aCustomer(test), await anAdmin(test)];
    for (const time of ['11:00', '12:30', '14:00', '15:30', '17:00', '18:30', '20:00', '21:30']) {
      await book(boss, { time, guests: 6 });
    }
    const { page } = await at('/book', asha);
    await page.getByLabel('Date').fill(date);
    await page.getByText('No table for 2 is free on this day.').waitFor();
    await page.getByLabel('Phone').fill('98765 43210');
    await page.getByLabel('Time', { exact: true }).fill('19:30');
    await bookButton(page).click();
    await page.getByText(/The next day with free tables is/).waitFor();
    await page
      .getByRole('list', { name: `Free times on ${dayAhead(8)}` })
      .getByRole('button')
      .first()
      .click();
    await expect.poll(() => page.getByLabel('Date').inputValue()).toBe(dayAhead(8));
    await bookButton(page).click();
    await toast(page, 'Booking confirmed!');
  });

  it('learns before cancelling whether the fee is refunded', async () => {
    const asha = await aCustomer(test);
    const { page } = await at('/booking-details', asha);
    await page.getByText('No bookings found').waitFor();
    const input = { ...aBooking(), message: null };
    const { id } = await test.app.dataSource.transaction((tx) =>
      test.app.services.bookings.placePaid(tx, {
        id: newId(),
        userId: asha.id,
        input,
        paymentId: newId(),
      }),
    );
    await page.reload();
    await card(page).waitFor();
    await expect.poll(() => card(page).innerText()).toMatch(/ONLINE[^]*Paid/);
    await button(page, 'Cancel').click();
    await page.getByText('Your fee of ₹200 will be refunded.').waitFor();
    await button(page, 'Keep it').click();

    await test.app.dataSource.query(
      `update bookings set starts_at = now() + interval '1 hour' where id = $1`,
      [id],
    );
    await page.reload();
    await button(page, 'Cancel').click();
    await page.getByText(/^Your fee of ₹200 will not be refunded, because that was possible until/).waitFor();

    // Moving it does not refund the fee, and the form says so.
    await button(page, 'Keep it').click();
    await button(page, 'Edit').click();
    await page
      .getByText(/^Your fee could come back until .+\. Moving the booking does not change that\.$/)
      .waitFor();
    await page.getByLabel('Date').fill(dayAhead(9));
    await page.getByLabel('Time', { exact: true }).fill('19:30');
    await button(page, 'Save').click();
    await toast(page, 'Booking updated');
    await button(page, 'Cancel').click();
    await page.getByText(/^Your fee of ₹200 will not be refunded, because that was possible until/).waitFor();

    // Its time passes while the dialog is open, after the news of the change.
    await idle(test);
    await test.app.dataSource.query(
      `update bookings set starts_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    await button(page, 'Cancel booking').click();
    await toast(page, 'Failed to cancel booking');
    await page.getByText('This booking is over and cannot be cancelled.').waitFor();
    await page.reload();
    await page.getByText('Over', { exact: true }).waitFor();
    expect((await button(page, 'Cancel').count()) + (await button(page, 'Edit').count())).toBe(0);
  });

  it('sees no payment pending for a table at the restaurant once its time is over', async () => {
    const asha = await aCustomer(test);
    const id = await book(asha);
    const { page } = await at('/booking-details', asha);
    await expect.poll(() => card(page).innerText()).toMatch(/COD[^]*Payment status[^]*Pending/);
    await test.app.dataSource.query(
      `update bookings set starts_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    await page.reload();
    await page.getByText('Over', { exact: true }).waitFor();
    await expect.poll(() => card(page).innerText()).toContain('COD');
    expect(await card(page).innerText()).not.toMatch(/Pending|Payment status/);
  });

  it('does not revert other changes with a form that was left open', async () => {
    const asha = await aCustomer(test);
    const id = await book(asha, { time: '12:00' });
    const { page } = await at('/booking-details', asha);
    await page.getByText('Live', { exact: true }).waitFor();
    await button(page, 'Edit').click();
    await page.getByLabel('Special request').fill('Near the door');
    const body = { time: '13:00', guests: 1 };
    await test.rest('PUT', `/api/booking/my/${id}`, { token: asha.token, body });
    await page
      .getByText(`This booking was changed elsewhere: it is now ${date} at 13:00, 1 guest.`)
      .waitFor();
    await button(page, 'Save').click();
    await toast(page, 'Booking updated');
    await expect.poll(() => card(page).innerText()).toMatch(/13:00[^]*Near the door/);
    const { body: mine } = await test.rest('GET', '/api/booking/mybooking', { token: asha.token });
    expect(mine).toMatchObject([{ date, time: '13:00', guests: 1, message: 'Near the door' }]);

    await button(page, 'Edit').click();
    await page.getByLabel('Special request').fill('In the garden');
    await test.rest('PUT', `/api/booking/my/${id}`, { token: asha.token, body: { time: '14:00' } });
    await button(page, 'Show it').click();
    await expect.poll(() => page.getByLabel('Time', { exact: true }).inputValue()).toBe('14:00');
    await expect.poll(() => page.getByLabel('Special request').inputValue()).toBe('In the garden');
    expect(await page.getByText('This booking was changed elsewhere').count()).toBe(0);
  });

  it('cancels a booking while editing it', async () => {
    const asha = await aCustomer(test);
    for (const time of ['12:00', '15:00']) await book(asha, { time });
    const { page } = await at('/booking-details', asha);
    await button(page, 'Edit').first().click();
    await page.getByLabel('Special request').fill('In the garden');
    await page.getByRole('form').getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(() => page.getByLabel('Special request').inputValue()).toBe('In the garden');
    await page.getByRole('form').getByRole('button', { name: 'Cancel booking' }).click();
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await toast(page, 'Booking cancelled');
    await expect.poll(() => card(page).count()).toBe(1);
    await card(page).filter({ hasText: '15:00' }).waitFor();
  });

  it('keeps the focus on the next booking when one was cancelled', async () => {
    const asha = await aCustomer(test);
    for (const time of ['12:00', '15:00', '18:00']) await book(asha, { time });
    const { page } = await at('/booking-details', asha);
    await card(page).nth(1).getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Cancel booking').click();
    await expect.poll(() => card(page).count()).toBe(2);
    await expect.poll(() => focusedOn(page)).toMatch(/^ARTICLE [^]*18:00/);
  });

  it('sees a booking that was made elsewhere', async () => {
    const asha = await aCustomer(test);
    const { page } = await at('/booking-details', asha);
    await page.getByText('Live', { exact: true }).waitFor();
    await book(asha, { time: '13:15' });
    await card(page).filter({ hasText: '13:15' }).waitFor();
  });
});

describe('an admin', () => {
  it('sees all bookings by day live, and deletes one', async () => {
    const [asha, boss] = [await aCustomer(test, 'Asha Rao'), await anAdmin(test)];
    const { page, complaints } = await at('/admin/booking', boss, desk);
    await page.getByText('No bookings found').waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await book(asha, { name: 'Late', time: '21:00', message: undefined });
    await card(page).filter({ hasText: 'Late' }).waitFor();
    await book(asha, { name: 'Early', time: '12:00', guests: 1 });
    await book(asha, { name: 'Another day', date: dayAhead(3) });
    const cancelled = await book(asha, { name: 'Changed her mind', time: '15:00' });
    await test.rest('DELETE', `/api/booking/${cancelled}`, { token: asha.token });

    const order = () =>
      page.getByRole('article').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    await expect
      .poll(order)
      .toEqual(['Another day', 'Early', 'Changed her mind', 'Late'].map((name) => `Booking of ${name}`));
    await card(page).filter({ hasText: 'Changed her mind' }).getByText('Cancelled').waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(2);
    await page.getByText('2 bookings, 3 guests').waitFor();
    const early = await card(page).filter({ hasText: 'Early' }).innerText();
    for (const text of [
      '12:00',
      date,
      '1 guest',
      'asha@example.in',
      '+91 98765-43210',
      'COD',
      'Pending',
      'By the window',
    ])
      expect(early).toContain(text);

    await card(page).filter({ hasText: 'Early' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toast(page, 'Booking deleted');
    await card(page).filter({ hasText: 'Early' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('loads more at the end of the list', async () => {
    const [asha, boss] = [await aCustomer(test), await anAdmin(test)];
    for (let day = 1; day <= 23; day += 1) await book(boss, { name: `Day ${day}`, date: dayAhead(day) });
    const { page } = await at('/admin/booking', boss, desk);
    await card(page).nth(19).waitFor();
    await button(page, 'Show more').click();
    await card(page).nth(22).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await book(asha, { name: 'The newest', date: dayAhead(24) });
    await card(page).filter({ hasText: 'The newest' }).waitFor();
    await expect.poll(() => card(page).count()).toBe(24);
  });
});

describe('screens of bookings', () => {
  it.each(['/book', '/booking-details'])('%s asks visitors to log in and leads back', async (route) => {
    const asha = await aCustomer(test);
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.goto(`./#${route}`);
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await page.getByLabel('Email').fill(asha.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await button(page, 'Login').click();
    await expect.poll(() => page.url()).toContain(`#${route}`);
  });

  it('the admin’s send customers home', async () => {
    const { page } = await at('/admin/booking', await aCustomer(test));
    await expect.poll(() => page.url()).toMatch(/#\/$/);
  });

  it('are linked from the account menu', async () => {
    const { page } = await at('/', await aCustomer(test), desk);
    await button(page, 'MY ACCOUNT').click();
    await page.getByRole('menuitem', { name: 'Bookings', exact: true }).click();
    await page.getByRole('heading', { name: 'My Bookings' }).waitFor();
  });
});
