import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { holdBack, closeContexts, launchBrowser, visitor } from './browser.js';
import { logIn, title } from './page.js';
import { aCustomer, anAdmin, type Account } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });

const store = (tab: Page, token: string) =>
  tab.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`);

/** A page of a signed-in user on a new device, at `route`. */
async function signedIn(account: Account, route: string, heading: string) {
  const device = await visitor(browser, `${test.url}/shop/`);
  await device.page.goto(`./#${route}`);
  await logIn(device.page, account);
  await title(device.page, heading);
  return device;
}

const aPng = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

describe('the profile', () => {
  it('uploads a picture after previewing it, and says when only the picture failed', async () => {
    const asha = await aCustomer(test);
    const { page } = await signedIn(asha, '/edit-profile', 'Edit Profile');
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await page.getByText('Please choose a picture: a JPEG, PNG, WebP, GIF or AVIF file.').waitFor();
    await file.setInputFiles({ ...aPng, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await page.getByText('Please choose a picture of at most 5 MB.').waitFor();
    await file.setInputFiles(aPng);
    await page.getByText('me.png').waitFor();
    // An invalid second choice is not saved and does not replace the first.
    await file.setInputFiles({ ...aPng, name: 'big.png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Nothing is saved yet: the picture cannot be used.').waitFor();
    expect(page.url()).toMatch(/edit-profile$/);
    await page.getByRole('button', { name: 'Keep the one before' }).click();
    await page.getByText('me.png').waitFor();
    const shown = `(({ src, naturalWidth }) => src.slice(0, 5) + naturalWidth)(document.querySelector('main img'))`;
    await expect.poll(() => page.evaluate(shown)).toBe('blob:1');

    await page.getByLabel('Name').fill('Asha Menon');
    await page.route('**/api/auth/upload', (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your details are saved, but the picture is not.').waitFor();
    await page.getByText('The shop could not be reached.').waitFor();
    const { body } = await test.rest('GET', '/api/auth/profile', { token: asha.token });
    expect(body).toMatchObject({ name: 'Asha Menon' });
    await expect.poll(() => page.locator('main img').getAttribute('src')).toMatch(/^blob:/);
  });
});

describe('a stored token', () => {
  /** Answers once the page, too, has heard that another tab has stored it. */
  const storeElsewhere = async (page: Page, value: string) => {
    const other = await page.context().newPage();
    await other.goto('./#/about');
    await page.evaluate("void (window.hasHeard = new Promise((done) => addEventListener('storage', done)))");
    await store(other, value);
    await page.evaluate('window.hasHeard.then(() => undefined)');
  };

  it('is checked itself, whatever is stored meanwhile', async () => {
    const asha = await aCustomer(test);
    const { page } = await visitor(browser, `${test.url}/shop/`);
    // The token comes and goes without a message to the page: a socket opened between would be a visitor's.
    await page.routeWebSocket(/graphql/, () => undefined);
    const code = await holdBack(page, /\/assets\/api-provider-[^/]*\.js$/);
    const answers = await holdBack(page, /\/graphql$/, 'Me');
    await page.goto('./#/about');
    await storeElsewhere(page, asha.token);
    await page.evaluate("localStorage.removeItem('token')");
    code.bring();
    await expect.poll(answers.held).toBeGreaterThan(0);
    await store(page, asha.token);
    answers.bring();
    await page.goto('./#/profile');
    await page.getByRole('main').getByText(asha.email).waitFor();
  });
});

describe('a session that ends on one device', () => {
  const loggedOut = async (page: Page) => {
    await page.getByText('You are not logged in.').waitFor();
    await expect.poll(() => page.evaluate("localStorage.getItem('token')")).toBeNull();
  };

  it('ends on all of them when its owner signs out everywhere', async () => {
    const asha = await aCustomer(test);
    const phone = await signedIn(asha, '/order-history', 'Order History');
    await phone.page.getByText('Live', { exact: true }).waitFor();
    const { page } = await signedIn(asha, '/profile', 'Profile');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Sign out everywhere', exact: true })
      .click();
    await page.getByText('You are signed out on all your devices.').waitFor();
    await expect.poll(() => page.url()).toMatch(/#\/$/);
    await expect.poll(() => page.evaluate("localStorage.getItem('token')")).toBeNull();
    await loggedOut(phone.page);
    expect([...phone.complaints]).toEqual([]);
  });

  it('ends live for sessions of the old password when the password is changed elsewhere', async () => {
    const asha = await aCustomer(test);
    const phone = await signedIn(asha, '/order-history', 'Order History');
    await phone.page.getByText('Live', { exact: true }).waitFor();
    const { page } = await signedIn(asha, '/edit-profile', 'Edit Profile');
    await newPassword(page).fill('filter coffee 11');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Profile updated successfully!').waitFor();
    await loggedOut(phone.page);
    await page.reload();
    await page.getByText(asha.email).waitFor();
  });
});

describe('an admin who has lost the role', () => {
  const demote = (id: string) =>
    test.app.dataSource.query(`update users set role = 'customer' where id = $1`, [id]);

  it('leaves the admin’s screens immediately, without a reload', async () => {
    const boss = await anAdmin(test);
    const { page } = await signedIn(boss, '/login', 'Dashboard');
    await page.goto('./#/admin/orders');
    await page.getByText('Live', { exact: true }).waitFor();
    await page.evaluate('window.untouched = true');
    await demote(boss.id);
    await expect.poll(() => page.url()).toMatch(/#\/$/);
    expect(await page.evaluate('window.untouched')).toBe(true);
  });
});
