import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, anAdmin, password, type Account } from '../../api/test/factories.js';
import { launchBrowser, visitor } from './browser.js';
import { logIn } from './page.js';

let test: TestApp;
let browser: Browser;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  admin = await anAdmin(test);
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

async function signedIn(account: Account, route: string, heading: string): Promise<Page> {
  const { page } = await visitor(browser, `${test.url}/shop/`);
  await page.goto(`./#${route}`);
  await logIn(page, account);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  return page;
}

/** The route of the link in the newest mail to an address. */
async function mailedRoute(address: string, path: string): Promise<string> {
  const find = async () => {
    const { data } = await test.graphql('{ mailDeliveries { nodes { text address } } }', {}, admin.token);
    const list = data?.['mailDeliveries'] as { nodes: { text: string; address: string }[] };
    const mail = list.nodes.find((each) => each.address === address && each.text.includes(`#/${path}/`));
    return mail && /#(\/\S+)/.exec(mail.text)?.[1];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

const currentPassword = (page: Page) => page.getByRole('textbox', { name: 'Current password' });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

describe('a new e-mail address', () => {
  it('needs no current password right after the login', async () => {
    const asha = await aCustomer(test);
    const page = await signedIn(asha, '/edit-profile', 'Edit Profile');
    await page.getByLabel('Email').fill(`new-${asha.email}`);
    expect(await currentPassword(page).count()).toBe(0);
    await save(page);
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByText('Not confirmed yet.').waitFor();
  });

  it('needs the current password some time later, and keeps what was typed', async () => {
    const asha = await aCustomer(test);
    const page = await signedIn(asha, '/edit-profile', 'Edit Profile');
    await test.app.dataSource.query(
      `update sessions set created_at = now() - interval '1 hour' where user_id = $1`,
      [asha.id],
    );
    await page.getByLabel('Email').fill(`new-${asha.email}`);
    await save(page);
    await page.getByText('Please enter your current password').waitFor();
    const focused = () => page.evaluate('document.activeElement.name');
    await expect.poll(focused).toBe('currentPassword');
    await currentPassword(page).fill('not the right one');
    await save(page);
    await page.getByText('The current password is not right.').waitFor();
    await currentPassword(page).fill(password);
    await save(page);
    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByText(`new-${asha.email}`).waitFor();
  });

  it('is confirmed by the link in its mail and a press', async () => {
    const asha = await aCustomer(test);
    const page = await signedIn(asha, '/edit-profile', 'Edit Profile');
    const email = `new-${asha.email}`;
    await page.getByLabel('Email').fill(email);
    await save(page);
    await page.getByText('Profile updated successfully!').waitFor();
    await page.goto(`./#${await mailedRoute(email, 'confirm-email')}`);
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.getByText(`${email} is confirmed.`).waitFor();
  });

  it('is undone by the link in the mail to the old one and a press, which leads to a new password', async () => {
    const asha = await aCustomer(test);
    const thief = await signedIn(asha, '/edit-profile', 'Edit Profile');
    await thief.getByLabel('Email').fill(`thief-of-${asha.email}`);
    await save(thief);
    const route = await mailedRoute(asha.email, 'undo-change');
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.goto(`./#${route}`);
    await page.getByRole('button', { name: 'This was not me' }).click();
    await page.getByText(`Your account belongs to ${asha.email} again.`).waitFor();
    await page.getByRole('textbox', { name: 'New password' }).fill('mango lassi 42');
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await page.getByText('Your new password is saved. You are logged in.').waitFor();
    await expect.poll(() => thief.evaluate("localStorage.getItem('token')")).toBeNull();

    await page.goto(`./#${route}`);
    await page.getByRole('button', { name: 'This was not me' }).click();
    await page.getByText('This link was used already').waitFor();
  });
});

describe('the devices on the profile', () => {
  it('are listed and signed out one by one', async () => {
    const asha = await aCustomer(test);
    const phone = await signedIn(asha, '/order-history', 'Order History');
    const page = await signedIn(asha, '/profile', 'Profile');
    const devices = page.getByRole('listitem').filter({ hasText: 'Signed in:' });
    // The third one is that of the factory.
    await expect.poll(() => devices.count()).toBe(3);
    await devices.first().getByText('This device').waitFor();
    await devices.filter({ hasText: 'Chrome on Linux' }).getByRole('button').click();
    await page.getByText('That device is signed out.').waitFor();
    await expect.poll(() => devices.count()).toBe(2);
    await expect.poll(() => phone.evaluate("localStorage.getItem('token')")).toBeNull();
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await page.getByText('All other devices are signed out.').waitFor();
    await expect.poll(() => devices.count()).toBe(1);
    expect((await test.rest('GET', '/api/auth/profile', { token: asha.token })).status).toBe(401);
  });
});
