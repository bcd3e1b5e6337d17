import type { Page } from '@playwright/test';
import { button, desk, expect, link, logIn, test, title, toast } from './journey-test';
import { connectionOf } from './page-loads';
import { aCustomer, anAdmin, logOutElsewhere, password } from './people';

/** Names of this tab's drafts, and of storage entries with the password. */
const kept = (page: Page) =>
  page.evaluate<string[]>(`[...Object.keys(sessionStorage).filter((key) => key.endsWith('Draft')),
    ...[...Object.entries(sessionStorage), ...Object.entries(localStorage)]
      .filter(([, value]) => value.includes(${JSON.stringify(password)})).map(([key]) => 'password in ' + key)].sort()`);

test.describe('unsaved input', () => {
  test('survives a failure, a reload and an expired session in a message, and ends with a logout in any tab', async ({
    shop,
    visit,
    complaints,
  }) => {
    const asha = await aCustomer(shop);
    const page = await visit('/contact', { who: asha, size: desk });
    const server = await connectionOf(page, '**/graphql', 'SendContactMessage');
    const message = page.getByLabel('Message');
    await message.fill('Do you cater for thirty?');
    server.cut();
    await button(page, 'Send Message').click();
    await expect(page.getByText('Failed to send message')).toBeVisible();
    server.restore();
    await page.reload();
    await expect(message).toHaveValue('Do you cater for thirty?');
    await expect.poll(() => kept(page)).toEqual(['contactDraft']);

    // The session ends during input, which stays on the screen.
    await logOutElsewhere(shop, asha);
    await expect(link(page, 'LOGIN')).toBeVisible();
    await expect(message).toHaveValue('Do you cater for thirty?');
    await page.reload();
    await link(page, 'LOGIN').click();
    await logIn(page, asha, password);
    await expect(button(page, 'MY ACCOUNT')).toBeVisible();
    await page.goto('./#/contact');
    await expect(message).toHaveValue('Do you cater for thirty?');

    // It is hidden from other users and restored for its own.
    const ravi = await aCustomer(shop, 'Ravi Menon');
    const mine = await page.evaluate<string>('localStorage.token');
    await page.evaluate(`localStorage.token = ${JSON.stringify(ravi.token)}`);
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue('Ravi Menon');
    await expect(message).toHaveValue('');
    await page.evaluate('delete localStorage.token');
    await page.reload();
    await expect(link(page, 'LOGIN')).toBeVisible();
    await expect(message).toHaveValue('');
    await page.evaluate(`localStorage.token = ${JSON.stringify(mine)}`);
    await page.reload();
    await expect(message).toHaveValue('Do you cater for thirty?');

    const other = await page.context().newPage();
    await other.goto('./#/profile');
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(message).toHaveValue('');
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect.poll(() => kept(page)).toEqual([]);

    // A visitor's input is kept after the login and removed once it is sent.
    await page.getByLabel('Name').fill('A. Rao');
    await page.getByLabel('Email').fill('rao@example.in');
    await message.fill('Is the kitchen vegetarian?');
    await page.reload();
    await expect(message).toHaveValue('Is the kitchen vegetarian?');
    await link(page, 'LOGIN').click();
    await logIn(page, asha, password);
    await expect(button(page, 'MY ACCOUNT')).toBeVisible();
    await page.goto('./#/contact');
    await expect(page.getByLabel('Name')).toHaveValue('A. Rao');
    await button(page, 'Send Message').click();
    await expect(page.getByText('Thank you! Your message has reached us.')).toBeVisible();
    await expect(message).toHaveValue('');
    await expect.poll(() => kept(page)).toEqual([]);
    complaints.expect(/net::ERR_FAILED/);
  });

  test('survives an expired session in the forms of a dish and a table, and ends with a logout', async ({
    shop,
    visit,
  }) => {
    const boss = await anAdmin(shop);
    const page = await visit('/admin/menu', { who: boss, size: desk });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
    await page.getByLabel('Name').fill('Bhel Puri');
    await page.getByLabel('Price').fill('40');
    await page.getByLabel('Description').fill('Tangy.');
    await logOutElsewhere(shop, boss);
    await expect(title(page, 'Chowk Street Kitchen')).toBeVisible();
    await link(page, 'LOGIN').click();
    await logIn(page, boss, password);
    await expect(title(page, 'Manage Menu')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Bhel Puri');
    await expect(page.getByLabel('Description')).toHaveValue('Tangy.');
    await expect.poll(() => kept(page)).toEqual(['adminMenuDraft']);
    await button(page, 'Add Item').click();
    await expect(toast(page, '✅ Item added!')).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);

    await page.getByLabel('Name').fill('Sev Puri');
    await page.goto('./#/book');
    await page.getByLabel('Phone').fill('98765 43210');
    await expect.poll(() => kept(page)).toEqual(['adminMenuDraft', 'bookingDraft']);
    await page.goto('./#/profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(link(page, 'LOGIN')).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
  });

  test('survives a reload and an expired session in a profile, except the password, and ends with a logout', async ({
    shop,
    visit,
  }) => {
    const asha = await aCustomer(shop);
    const page = await visit('/edit-profile', { who: asha, size: desk });
    const name = page.getByLabel('Name');
    const secret = page.getByRole('textbox', { name: 'New password' });
    await name.fill('Asha Menon');
    await secret.fill(password);
    await page.reload();
    await expect(name).toHaveValue('Asha Menon');
    await expect(secret).toHaveValue('');
    await secret.fill(password);
    await expect.poll(() => kept(page)).toEqual(['profileDraft']);
    await logOutElsewhere(shop, asha);
    await logIn(page, asha, password);
    await expect(title(page, 'Edit Profile')).toBeVisible();
    await expect(name).toHaveValue('Asha Menon');

    await link(page, 'Cancel').click();
    await expect(title(page, 'Profile')).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
    await link(page, 'Edit').click();
    await expect(name).toHaveValue(asha.name);
    // As the server stores it, without the space.
    await name.fill('Asha Menon ');
    await expect.poll(() => kept(page)).toEqual(['profileDraft']);
    await button(page, 'Save').click();
    await expect(title(page, 'Profile')).toBeVisible();
    await expect(page.getByRole('main').getByText('Asha Menon', { exact: true })).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);

    await link(page, 'Edit').click();
    await name.fill('Somebody Else');
    await expect.poll(() => kept(page)).toEqual(['profileDraft']);
    await button(page, 'MY ACCOUNT').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(link(page, 'LOGIN')).toBeVisible();
    await expect.poll(() => kept(page)).toEqual([]);
  });
});
