import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLinkKey, signLink } from '../../api/src/modules/auth/account-links.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';
import { isFor, launchBrowser } from './browser.js';
import { arrive, button, inCart, link, logIn, title, toast } from './page.js';

let test: TestApp;
let browser: Browser;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '100' });
  browser = await launchBrowser();
  admin = await anAdmin(test);
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const newPassword = 'filter coffee 11';
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const asked = 'If there is an account with this address';

/** The route in the newest mail to an address, from the admin's Mails screen. */
async function routeInMail({ email }: Account): Promise<string> {
  const { page } = await arrive({ test, browser }, '/admin/mails', { who: admin });
  const mail = page.getByRole('article', { name: 'Choose a new password' }).filter({ hasText: email });
  await title(page, 'Outgoing mail');
  await expect
    .poll(async () => {
      await mail
        .first()
        .waitFor({ timeout: 3000 })
        .catch(() => page.reload());
      return mail.count();
    })
    .toBeGreaterThan(0);
  await mail.first().getByText('Show the text').click();
  const text = await mail.first().locator('pre').innerText();
  await page.context().close();
  return /#(\/reset-password\/\S+)/.exec(text)?.[1] ?? '';
}

async function ask(page: Page, { email }: Account): Promise<void> {
  await title(page, 'Forgot password?');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send the link').click();
  await page.getByText(asked).waitFor();
}

describe('a customer who forgot their password', () => {
  it('gets a link from the login, chooses a new password with the keyboard alone, and continues buying', async () => {
    const asha = await aCustomer(test);
    const elsewhere = await arrive({ test, browser }, '/profile', { who: asha });
    await title(elsewhere.page, 'Profile');
    const cart = [inCart(await aDish(test))];
    const { page, complaints } = await arrive({ test, browser }, '/login', { cart });
    await title(page, 'Login');
    await page.getByLabel('Email').fill(asha.email);
    await link(page, 'Forgot password?').focus();
    await page.keyboard.press('Enter');
    await title(page, 'Forgot password?');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(asha.email);
    await page.getByLabel('Email').press('Enter');
    await page.getByText(asked).waitFor();

    const route = await routeInMail(asha);
    let sent = 0;
    await page.route('**/graphql', (request) => {
      if (isFor('ResetPassword', request)) sent += 1;
      return request.continue();
    });
    await page.goto(`./#${route}`);
    await title(page, 'New password');
    await page.waitForLoadState('networkidle');
    expect(sent, 'before the button is pressed').toBe(0);

    // Spaces only are refused at the focused field; the link remains valid.
    await passwordField(page).fill(' '.repeat(12));
    await passwordField(page).press('Enter');
    await page.getByText('Please enter a password').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('password');
    await passwordField(page).fill(newPassword);
    await passwordField(page).press('Enter');
    await toast(page, 'Your new password is saved. You are logged in.');
    await expect.poll(() => page.url()).toMatch(/#\/$/);
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    expect(complaints).toEqual([]);

    await elsewhere.page.reload();
    await title(elsewhere.page, 'Login');
    await logIn(elsewhere.page, asha, newPassword);
    await title(elsewhere.page, 'Profile');

    // The link was used.
    await page.goto(`./#${route}`);
    await title(page, 'New password');
    await passwordField(page).fill('another password');
    await button(page, 'Save and log in').click();
    await page.getByText('This link has expired or was used already.').waitFor();
    await link(page, 'Ask for a new link').click();
    await ask(page, asha);
  });

  it('learns that a link has expired, and gets a new one', async () => {
    const asha = await aCustomer(test);
    const key = accountLinkKey('a secret that only the tests know of');
    const expired = signLink(key, 'reset-password', { userId: asha.id, boundTo: '' }, -1);
    const { page } = await arrive({ test, browser }, `/reset-password/${expired}`);
    await title(page, 'New password');
    await passwordField(page).fill(newPassword);
    await button(page, 'Save and log in').click();
    await page.getByText('This link has expired or was used already.').waitFor();
    await link(page, 'Ask for a new link').click();
    await ask(page, asha);
    await page.goto(`./#${await routeInMail(asha)}`);
    await passwordField(page).fill(newPassword);
    await button(page, 'Save and log in').click();
    await toast(page, 'Your new password is saved. You are logged in.');
  });

  it('learns when nothing could be sent or saved', async () => {
    const { page } = await arrive({ test, browser }, '/forgot-password');
    await title(page, 'Forgot password?');
    await page.route('**/graphql', (request) => request.fulfill({ status: 500, body: '' }));
    await page.getByLabel('Email').fill('asha@example.in');
    await button(page, 'Send the link').click();
    await page.getByText('The link could not be sent. Please try again.').waitFor();
    await page.goto('./#/reset-password/link');
    await passwordField(page).fill(newPassword);
    await button(page, 'Save and log in').click();
    await page.getByText('The password could not be saved. Please try again.').waitFor();
  });
});
