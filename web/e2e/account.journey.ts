import type { Page } from '@playwright/test';
import { accountLinkKey, signLink } from '../../api/src/modules/auth/account-links.js';
import {
  button,
  desk,
  expect,
  inCart,
  isLive,
  link,
  logIn,
  sendOnClosedSocket,
  test,
  title,
  toast,
} from './journey-test';
import { connectionOf, holdBack, isFor } from './page-loads';
import { aCustomer, aDish, anAdmin, mailTo, password, type Person } from './people';
import { jwtSecret, type Shop } from './shop';

const newPassword = 'filter coffee 11';
const passwordField = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const token = (page: Page) => page.evaluate<string | null>("localStorage.getItem('token')");

/** The route of the link in the newest mail to an address. @param path where it leads */
async function mailedRoute(shop: Shop, address: string, path: string): Promise<string> {
  let route = '';
  const find = async () => {
    route = /#(\/\S+)/.exec((await mailTo(shop, address, `#/${path}/`)) ?? '')?.[1] ?? '';
    return route;
  };
  await expect.poll(find).not.toBe('');
  return route;
}

/** Changes the e-mail address on the profile. */
async function changeEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Save' }).click();
}

test('a new e-mail address needs the current password some time after the login, and a mailed link confirms it', async ({
  shop,
  visit,
  complaints,
}) => {
  const asha = await aCustomer(shop);
  const email = `new-${asha.email}`;
  await shop.sql(`update sessions set created_at = now() - interval '1 hour' where user_id = $1`, [asha.id]);
  const page = await visit('/edit-profile', { who: asha });
  await changeEmail(page, email);
  await expect(page.getByText('Please enter your current password')).toBeVisible();
  const current = page.getByRole('textbox', { name: 'Current password' });
  await expect(current).toBeFocused();
  await current.fill('not the right one');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await current.fill(password);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  await page.goto(`./#${await mailedRoute(shop, email, 'confirm-email')}`);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  complaints.expect(/401 \(Unauthorized\)/);
});

test('a new e-mail address is undone by the link in the mail to the old one, which leads to a new password', async ({
  shop,
  visit,
  complaints,
}) => {
  complaints.expect(sendOnClosedSocket);
  const asha = await aCustomer(shop);
  const thief = await visit('/edit-profile', { who: asha });
  await changeEmail(thief, `thief-of-${asha.email}`);
  const route = await mailedRoute(shop, asha.email, 'undo-change');
  const page = await visit(route);
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect(page.getByText(`Your account belongs to ${asha.email} again.`)).toBeVisible();
  await passwordField(page).fill('mango lassi 42');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('Your new password is saved. You are logged in.')).toBeVisible();
  await expect.poll(() => token(thief)).toBeNull();

  await page.goto(`./#${route}`);
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect(page.getByText('This link was used already')).toBeVisible();
});

test('devices are listed and signed out one by one, and all of them live', async ({
  shop,
  visit,
  complaints,
}) => {
  complaints.expect(sendOnClosedSocket);
  const asha = await aCustomer(shop);
  const device = async (route: string) => {
    const page = await visit('/login');
    await logIn(page, asha, password);
    await expect(link(page, 'Order Now')).toBeVisible();
    await page.goto(`./#${route}`);
    return page;
  };
  const phone = await device('/order-history');
  await isLive(phone);
  const page = await device('/profile');
  const devices = page.getByRole('listitem').filter({ hasText: 'Signed in:' });
  // The third one made the customer's token.
  await expect(devices).toHaveCount(3);
  await expect(devices.first().getByText('This device')).toBeVisible();
  await devices.filter({ hasText: 'Chrome on Linux' }).getByRole('button').click();
  await expect(page.getByText('That device is signed out.')).toBeVisible();
  await expect(devices).toHaveCount(2);
  await expect(phone.getByText('You are not logged in.')).toBeVisible();
  await expect.poll(() => token(phone)).toBeNull();
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('All other devices are signed out.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect((await shop.rest('GET', '/api/auth/profile', asha)).status).toBe(401);

  const other = await device('/order-history');
  await isLive(other);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Sign out everywhere', exact: true })
    .click();
  await expect(page.getByText('You are signed out on all your devices.')).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await expect.poll(() => token(page)).toBeNull();
  await expect(other.getByText('You are not logged in.')).toBeVisible();
  await expect.poll(() => token(other)).toBeNull();
});

test('a new password ends all other sessions live, but not the one that set it', async ({
  shop,
  visit,
  complaints,
}) => {
  complaints.expect(sendOnClosedSocket);
  const asha = await aCustomer(shop);
  const other = await visit('/order-history', { who: asha });
  await isLive(other);
  const page = await visit('/login');
  await logIn(page, asha, password);
  await expect(link(page, 'Order Now')).toBeVisible();
  await page.goto('./#/edit-profile');
  await passwordField(page).fill(newPassword);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(other.getByText('You are not logged in.')).toBeVisible();
  await expect.poll(() => token(other)).toBeNull();
  await page.reload();
  await expect(page.getByText(asha.email)).toBeVisible();
});

test('an admin who has lost the role leaves the admin’s screens immediately, without a reload', async ({
  shop,
  visit,
  complaints,
}) => {
  complaints.expect(sendOnClosedSocket);
  const boss = await anAdmin(shop);
  const page = await visit('/admin/orders', { who: boss });
  await isLive(page);
  await page.evaluate('window.untouched = true');
  await shop.sql(`update users set role = 'customer' where id = $1`, [boss.id]);
  await expect(page).toHaveURL(/#\/$/);
  expect(await page.evaluate('window.untouched')).toBe(true);
});

test('a profile picture is previewed and stored, and its failure is reported apart from that of the details', async ({
  shop,
  visit,
  complaints,
}) => {
  const aPng = {
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  };
  const tooBig = Buffer.alloc(5 * 1024 * 1024 + 1);
  const asha = await aCustomer(shop);
  const page = await visit('/edit-profile', { who: asha });
  const uploads = await connectionOf(page, '**/api/auth/upload');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Please choose a picture: a JPEG, PNG, WebP, GIF or AVIF file.')).toBeVisible();
  await file.setInputFiles({ ...aPng, buffer: tooBig });
  await expect(page.getByText('Please choose a picture of at most 5 MB.')).toBeVisible();
  await file.setInputFiles(aPng);
  await expect(page.getByText('me.png')).toBeVisible();
  // An invalid second choice is not saved and does not replace the first.
  await file.setInputFiles({ ...aPng, name: 'big.png', buffer: tooBig });
  await button(page, 'Save').click();
  await expect(page.getByText('Nothing is saved yet: this picture cannot be used.')).toBeVisible();
  await expect(page).toHaveURL(/edit-profile$/);
  await page.getByRole('button', { name: 'Keep the previous one' }).click();
  await expect(page.getByText('me.png')).toBeVisible();
  const shown = page.locator('main img');
  await expect(shown).toHaveAttribute('src', /^blob:/);
  await expect(shown).toHaveJSProperty('naturalWidth', 1);

  await page.getByLabel('Name').fill('Asha Menon');
  uploads.cut();
  await button(page, 'Save').click();
  await expect(page.getByText('Your details are saved, but the picture is not.')).toBeVisible();
  await expect(page.getByText('The shop could not be reached.')).toBeVisible();
  const { body } = await shop.rest('GET', '/api/auth/profile', asha);
  expect(body).toMatchObject({ name: 'Asha Menon', profilePicture: null });
  await expect(shown).toHaveAttribute('src', /^blob:/);

  uploads.restore();
  await button(page, 'Save').click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(shown).toHaveAttribute('src', /^\/uploads\//);
  complaints.expect(/net::ERR_FAILED/);
});

test('a stored token is checked itself, whatever another tab stores meanwhile', async ({ shop, visit }) => {
  const asha = await aCustomer(shop);
  const code = holdBack(/\/assets\/api-provider-[^/]*\.js$/);
  const answers = holdBack(/\/graphql$/, 'Me');
  const page = await visit('/about', {
    prepare: async (opened) => {
      // The token comes and goes without a message to the page: a socket opened between would be a visitor's.
      await opened.routeWebSocket(/graphql/, () => undefined);
      await code.prepare(opened);
      await answers.prepare(opened);
    },
  });
  const store = (tab: Page) => tab.evaluate((value) => localStorage.setItem('token', value), asha.token);
  const other = await page.context().newPage();
  await other.goto('./#/about');
  await page.evaluate(
    "void (window.storageEvent = new Promise((done) => addEventListener('storage', done)))",
  );
  await store(other);
  await page.evaluate('window.storageEvent.then(() => undefined)');
  await page.evaluate("localStorage.removeItem('token')");
  code.bring();
  await expect.poll(() => answers.held.length).toBeGreaterThan(0);
  await store(page);
  answers.bring();
  await page.goto('./#/profile');
  await expect(page.getByRole('main').getByText(asha.email)).toBeVisible();
});

const asked = 'If there is an account with this address';

test('a customer who forgot the password gets a link, chooses a new one by keyboard, and continues buying', async ({
  shop,
  visit,
}) => {
  const asha = await aCustomer(shop);
  const elsewhere = await visit('/profile', { who: asha });
  await expect(title(elsewhere, 'Profile')).toBeVisible();
  const page = await visit('/login', { cart: [inCart(await aDish(shop))] });
  await page.getByLabel('Email').fill(asha.email);
  await link(page, 'Forgot password?').press('Enter');
  await expect(title(page, 'Forgot password?')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(asha.email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText(asked)).toBeVisible();

  const route = await mailedRoute(shop, asha.email, 'reset-password');
  let sent = 0;
  await page.route('**/graphql', (request) => {
    if (isFor('ResetPassword', request)) sent += 1;
    return request.continue();
  });
  await page.goto(`./#${route}`);
  await expect(title(page, 'New password')).toBeVisible();
  // Spaces only are refused at the focused field; the link remains valid.
  await passwordField(page).fill(' '.repeat(12));
  expect(sent, 'before the button is pressed').toBe(0);
  await passwordField(page).press('Enter');
  await expect(page.getByText('Please enter a password')).toBeVisible();
  await expect(passwordField(page)).toBeFocused();
  await passwordField(page).fill(newPassword);
  await passwordField(page).press('Enter');
  await expect(toast(page, 'Your new password is saved. You are logged in.')).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await expect(link(page, 'Cart, 1 item')).toBeVisible();

  await elsewhere.reload();
  await expect(title(elsewhere, 'Login')).toBeVisible();
  await logIn(elsewhere, asha, newPassword);
  await expect(title(elsewhere, 'Profile')).toBeVisible();

  // The link was used; another one has expired.
  const expired = signLink(accountLinkKey(jwtSecret), 'reset-password', { userId: asha.id, boundTo: '' }, -1);
  for (const old of [route, `/reset-password/${expired}`]) {
    await page.goto(`./#${old}`);
    await expect(title(page, 'New password')).toBeVisible();
    await passwordField(page).fill('another password');
    await button(page, 'Save and log in').click();
    await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
    await link(page, 'Ask for a new link').click();
    await expect(title(page, 'Forgot password?')).toBeVisible();
  }
  await page.getByLabel('Email').fill(asha.email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText(asked)).toBeVisible();
  const mailed = () => mailedRoute(shop, asha.email, 'reset-password');
  await expect.poll(mailed).not.toBe(route);
  await page.goto(`./#${await mailed()}`);
  await passwordField(page).fill('another password');
  await button(page, 'Save and log in').click();
  await expect(toast(page, 'Your new password is saved. You are logged in.')).toBeVisible();
});

/** Presses Logout and runs `next` in the same task. */
const pressLogout = (page: Page, next = 'localStorage.token ?? null') =>
  page.evaluate<unknown>(`(() => {
    const isLogout = ({ textContent }) => textContent === 'Logout';
    [...document.querySelectorAll('button, [role=menuitem]')].find(isLogout).click();
    return ${next};
  })()`);

const isRefused = (shop: Shop, who: Person) =>
  expect.poll(async () => (await shop.rest('GET', '/api/auth/profile', who)).status).toBe(401);

for (const { by, route, heading, to } of [
  { by: 'the profile', route: '/profile', heading: 'Profile', to: /#\/$/ },
  { by: 'the account menu', route: '/order-history', heading: 'Order History', to: /#\/$/ },
  { by: 'the admin’s header', route: '/admin/orders', heading: 'All Orders', to: /#\/login$/ },
])
  test(`a logout in ${by} removes the token immediately, notifies the server, and leaves nothing for the back button`, async ({
    shop,
    visit,
  }) => {
    for (const isGoingBack of [false, true]) {
      const who = await (route.startsWith('/admin') ? anAdmin(shop) : aCustomer(shop));
      const page = await visit(route, { who, size: desk });
      await expect(title(page, heading)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
      if (by === 'the account menu') await button(page, 'MY ACCOUNT').click();
      await expect(page.getByText('Logout', { exact: true })).toBeVisible();
      if (isGoingBack) {
        await holdBack(/\/login-page-[^/]*\.js$/).prepare(page);
        await pressLogout(page, 'history.back()');
        await expect.poll(() => token(page)).toBeNull();
      } else {
        expect(await pressLogout(page)).toBeNull();
        await expect(page).toHaveURL(to);
      }
      await expect(link(page, 'LOGIN')).toBeVisible();
      const absent = isGoingBack ? [who.email] : ['Your session has ended', 'You are not logged in.'];
      for (const text of absent) await expect(page.getByText(text)).toHaveCount(0);
      if (isGoingBack) await expect(title(page, heading)).toHaveCount(0);
      else await isRefused(shop, who);
    }
  });

test('a logout reaches the server if its tab is closed immediately, and holds if the server is unreachable', async ({
  shop,
  visit,
  complaints,
}) => {
  const asha = await aCustomer(shop);
  const page = await visit('/profile', { who: asha });
  await expect(title(page, 'Profile')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('./#/about');
  await pressLogout(page);
  await page.close();
  await isRefused(shop, asha);
  await expect.poll(() => token(other)).toBeNull();

  const alone = await visit('/profile', { who: await aCustomer(shop), size: desk });
  const logouts = await connectionOf(alone, '**/api/auth/logout');
  await expect(title(alone, 'Profile')).toBeVisible();
  logouts.cut();
  await pressLogout(alone);
  await expect(link(alone, 'LOGIN')).toBeVisible();
  await alone.reload();
  await expect(link(alone, 'LOGIN')).toBeVisible();
  await expect.poll(() => token(alone)).toBeNull();
  complaints.expect(/net::ERR_FAILED/);
});

test('a page from the back/forward cache asks for a login when the session has ended meanwhile', async ({
  shop,
  visit,
}) => {
  const comeBack = (page: Page) =>
    page.evaluate("void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
  const asha = await aCustomer(shop);
  const page = await visit('/profile', { who: asha });
  await expect(page.getByRole('main').getByText(asha.email)).toBeVisible();
  // Another tab has logged out. A frozen page receives no event.
  await page.evaluate("localStorage.removeItem('token')");
  await comeBack(page);
  await expect(title(page, 'Login')).toBeVisible();
  await expect(page.getByText(asha.email)).toHaveCount(0);

  const other = await visit('/edit-profile', {
    who: asha,
    prepare: (opened) => opened.routeWebSocket(/graphql/, (socket) => socket.close()),
  });
  await expect(title(other, 'Edit Profile')).toBeVisible();
  await shop.sql('delete from sessions where user_id = $1', [asha.id]);
  await comeBack(other);
  await expect(title(other, 'Login')).toBeVisible();
});
