import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aBooking } from '../../api/test/a-booking.js';
import { aCustomer, aDish, anAdmin, password } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import {
  arrive,
  button,
  desk,
  endSession,
  kept,
  link,
  logIn,
  meet,
  title,
  toast,
  type Arrival,
} from './page.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  await aDish(test);
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

describe('unsaved input', () => {
  it('to the restaurant survives a failure, a reload and an expired session, and ends with a logout in any tab', async () => {
    const asha = await aCustomer(test);
    const { page } = await at('/contact', { who: asha, size: desk });
    const message = page.getByLabel('Message');
    await message.fill('Do you cater for thirty?');
    await meet(page, 'SendContactMessage', 'silence');
    await button(page, 'Send Message').click();
    await page.getByText('Failed to send message').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    await expect.poll(() => message.inputValue()).toBe('Do you cater for thirty?');
    await expect.poll(() => kept(page)).toEqual(['contactDraft']);

    // The session ends during input, which stays on the screen.
    await endSession(test, asha);
    await link(page, 'LOGIN').waitFor();
    await expect.poll(() => message.inputValue()).toBe('Do you cater for thirty?');
    await page.reload();
    await link(page, 'LOGIN').click();
    await logIn(page, asha);
    await button(page, 'MY ACCOUNT').waitFor();
    await page.goto('./#/contact');
    await expect.poll(() => message.inputValue()).toBe('Do you cater for thirty?');

    // It is hidden from other users and restored for its own.
    const ravi = await aCustomer(test, 'Ravi Menon');
    const mine = await page.evaluate<string>('localStorage.token');
    await page.evaluate(`localStorage.token = ${JSON.stringify(ravi.token)}`);
    await page.reload();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ravi Menon');
    await expect.poll(() => message.inputValue()).toBe('');
    await page.evaluate('delete localStorage.token');
    await page.reload();
    await link(page, 'LOGIN').waitFor();
    await expect.poll(() => message.inputValue()).toBe('');
    await page.evaluate(`localStorage.token = ${JSON.stringify(mine)}`);
    await page.reload();
    await expect.poll(() => message.inputValue()).toBe('Do you cater for thirty?');

    const other = await page.context().newPage();
    await other.goto('./#/profile');
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => message.inputValue()).toBe('');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('');
    await expect.poll(() => kept(page)).toEqual([]);

    // A visitor's input is kept after the login and removed once it is sent.
    await page.getByLabel('Name').fill('A. Rao');
    await page.getByLabel('Email').fill('rao@example.in');
    await message.fill('Is the kitchen vegetarian?');
    await page.reload();
    await expect.poll(() => message.inputValue()).toBe('Is the kitchen vegetarian?');
    await link(page, 'LOGIN').click();
    await logIn(page, asha);
    await button(page, 'MY ACCOUNT').waitFor();
    await page.goto('./#/contact');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('A. Rao');
    await button(page, 'Send Message').click();
    await page.getByText('Thank you! Your message has reached us.').waitFor();
    await expect.poll(() => message.inputValue()).toBe('');
    await expect.poll(() => kept(page)).toEqual([]);
  });

  it('of a dish and a table survives an expired session, and ends with a logout', async () => {
    const boss = await anAdmin(test);
    const { page } = await at('/admin/menu', { who: boss, size: desk });
    await page.getByRole('article').first().waitFor();
    await expect.poll(() => kept(page)).toEqual([]);
    await page.getByLabel('Name').fill('Bhel Puri');
    await page.getByLabel('Price').fill('40');
    await page.getByLabel('Description').fill('Tangy.');
    await endSession(test, boss);
    await title(page, 'Chowk Street Kitchen');
    await link(page, 'LOGIN').click();
    await logIn(page, boss);
    await title(page, 'Manage Menu');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Bhel Puri');
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Tangy.');
    await expect.poll(() => kept(page)).toEqual(['adminMenuDraft']);
    await button(page, 'Add Item').click();
    await toast(page, '✅ Item added!');
    await expect.poll(() => kept(page)).toEqual([]);

    await page.getByLabel('Name').fill('Sev Puri');
    await page.goto('./#/book');
    await page.getByLabel('Phone').fill('98765 43210');
    await expect.poll(() => kept(page)).toEqual(['adminMenuDraft', 'bookingDraft']);
    await page.goto('./#/profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await link(page, 'LOGIN').waitFor();
    await expect.poll(() => kept(page)).toEqual([]);
  });

  it('of a booking lasts as long as the form: a reload shows the booking as it is', async () => {
    const asha = await aCustomer(test);
    const { token } = asha;
    const body = { ...aBooking(), paymentMode: 'COD' };
    const { status } = await test.rest('POST', '/api/booking', { token, body });
    expect(status).toBe(201);
    const { page, complaints } = await at('/booking-details', { who: asha, size: desk });
    const request = page.getByLabel('Special request');
    await button(page, 'Edit').click();
    await request.fill('On the roof');
    await expect.poll(() => kept(page)).toEqual([]);
    await page.reload();
    await page.getByText('By the window, please').waitFor();
    expect(await request.count()).toBe(0);
    await button(page, 'Edit').click();
    await expect.poll(() => request.inputValue()).toBe('By the window, please');
    await request.fill('By the door');
    await button(page, 'Save').click();
    await toast(page, 'Booking updated');
    await page.getByText('By the door').waitFor();
    expect(complaints).toEqual([]);
  });

  it('of a profile survives a reload and an expired session, except the password, and ends with a logout', async () => {
    const asha = await aCustomer(test);
    const { page, complaints } = await at('/edit-profile', { who: asha, size: desk });
    const name = page.getByLabel('Name');
    const secret = page.getByRole('textbox', { name: 'New password' });
    await name.fill('Asha Menon');
    await secret.fill(password);
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Asha Menon');
    await expect.poll(() => secret.inputValue()).toBe('');
    await secret.fill(password);
    await expect.poll(() => kept(page)).toEqual(['profileDraft']);
    await endSession(test, asha);
    await logIn(page, asha);
    await title(page, 'Edit Profile');
    await expect.poll(() => name.inputValue()).toBe('Asha Menon');

    await link(page, 'Cancel').click();
    await title(page, 'Profile');
    await expect.poll(() => kept(page)).toEqual([]);
    await link(page, 'Edit').click();
    await expect.poll(() => name.inputValue()).toBe(asha.name);
    // As the server stores it, without the space.
    await name.fill('Asha Menon ');
    await expect.poll(() => kept(page)).toEqual(['profileDraft']);
    await button(page, 'Save').click();
    await title(page, 'Profile');
    await page.getByRole('main').getByText('Asha Menon', { exact: true }).waitFor();
    await expect.poll(() => kept(page)).toEqual([]);

    await link(page, 'Edit').click();
    await name.fill('Somebody Else');
    await expect.poll(() => kept(page)).toEqual(['profileDraft']);
    await button(page, 'MY ACCOUNT').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await link(page, 'LOGIN').waitFor();
    await expect.poll(() => kept(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
