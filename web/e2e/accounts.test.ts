import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { holdBack, isFor, closeContexts, launchBrowser, visitor } from './browser.js';
import { kept as keptDrafts, logIn, title, toast } from './page.js';
import { aCustomer, aDish, anAdmin, password, type Account } from '../../api/test/factories.js';

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
  it('is shown, edited and updated', async () => {
    const asha = await aCustomer(test);
    const ravi = await aCustomer(test, 'Ravi Kumar');
    const { page, complaints } = await signedIn(asha, '/profile', 'Profile');
    for (const text of [asha.name, asha.email, 'customer']) {
      await page.getByRole('main').getByText(text, { exact: true }).waitFor();
    }
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('heading', { name: 'Edit Profile' }).waitFor();

    // Errors are shown at the focused field, and the input stays.
    await page.getByLabel('Name').fill('Asha Menon');
    await page.getByLabel('Email').fill(ravi.email);
    await newPassword(page).fill('filter coffee 11');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Another account has this e-mail address already.').waitFor();
    const email = page.getByLabel('Email');
    await expect.poll(() => email.evaluate('document.activeElement.name')).toBe('email');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Asha Menon');
    await email.fill(`new-${asha.email}`);
    await newPassword(page).fill('filter coffee 11');
    await page.getByRole('button', { name: 'Save' }).click();

    await page.getByText('Profile updated successfully!').waitFor();
    await page.getByText(`new-${asha.email}`).waitFor();
    await page.reload();
    await page.getByText('Asha Menon').waitFor();
    expect(await page.getByText('Profile updated successfully!').count()).toBe(0);
    const login = { email: `new-${asha.email}`, password: 'filter coffee 11' };
    expect((await test.rest('POST', '/api/auth/login', { body: login })).status).toBe(200);
    expect(complaints).toEqual([]);
  });

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

  it('is never another user’s: an open form of one user saves nothing for the next', async () => {
    const asha = await aCustomer(test);
    const meera = await aCustomer(test, 'Meera Iyer');
    const { page } = await signedIn(asha, '/edit-profile', 'Edit Profile');
    await page.getByLabel('Name').fill('Asha Menon');
    // As another tab does, before this one receives the event.
    await store(page, meera.token);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Somebody else has logged in with this browser meanwhile.').waitFor();
    for (const { token, name } of [asha, meera]) {
      expect((await test.rest('GET', '/api/auth/profile', { token })).body).toMatchObject({ name });
    }
    // After the event, the form is that of the other user.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.evaluate("localStorage.removeItem('token')");
    await page.getByText('You are not logged in.').waitFor();
    await store(other, meera.token);
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Meera Iyer');
    expect(page.url()).toMatch(/#\/edit-profile$/);
  });

  it('says when it cannot be loaded', async () => {
    const { page } = await signedIn(await aCustomer(test), '/profile', 'Profile');
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByText('Failed to fetch profile. Please login again.').waitFor();
    await page.unroute('**/graphql');
    const said = page.getByRole('alert').filter({ hasText: 'Failed to fetch profile. Please login again.' });
    await said.getByRole('button', { name: 'Try again' }).click();
    await said.waitFor({ state: 'detached' });
  });

  it('asks visitors to log in and says why', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.goto('./#/edit-profile');
    await page.getByText('You are not logged in.').waitFor();
  });
});

describe('a new password', () => {
  const hint = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ });

  it('shows its strength during registration, and accepts a common one', async () => {
    const { page, complaints } = await visitor(browser, `${test.url}/shop/`);
    await page.goto('./#/register');
    await page.getByLabel('Name').fill('Meera Iyer');
    await page.getByLabel('Email').fill('meera@example.in');
    const field = page.getByRole('textbox', { name: 'Password' });
    for (const [secret, words] of [
      ['a chowk of mangoes', 'Hard to guess.'],
      ['mango lassi 42', 'Fair. A few more characters make it safer.'],
      ['meera iyer 1990', 'Easy to guess.'],
      ['password123', 'Easy to guess.'],
    ] as const) {
      await field.fill(secret);
      await hint(page).getByText(words).waitFor();
    }
    await field.fill('');
    await expect.poll(() => hint(page).count()).toBe(0);
    await field.fill('password123');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByText('Registered successfully. Now login.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows its strength to an admin, and refuses a common one at the field', async () => {
    const { page } = await signedIn(await anAdmin(test), '/edit-profile', 'Edit Profile');
    await newPassword(page).fill('password123');
    await hint(page).getByText('Easy to guess.').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This password is one of the first that others would guess.').waitFor();
    await newPassword(page).fill('a chowk of mangoes');
    await hint(page).getByText('Hard to guess.').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Profile updated successfully!').waitFor();
  });
});

describe('the device token', () => {
  it('stays after a logout and is sent with the next login', async () => {
    const asha = await aCustomer(test);
    const { page } = await signedIn(asha, '/profile', 'Profile');
    const kept = () => page.evaluate<unknown>('localStorage.deviceToken ?? null');
    const first = await kept();
    expect(first).toEqual(expect.any(String));
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await expect.poll(() => page.evaluate('localStorage.token ?? null')).toBeNull();
    expect(await kept()).toBe(first);
    await page.goto('./#/login');
    const login = page.waitForRequest(
      (request) => request.postData()?.includes('"operationName":"Login"') === true,
    );
    await logIn(page, asha);
    expect((await login).postDataJSON()).toMatchObject({ variables: { input: { deviceToken: first } } });
  });
});

describe('a busy button', () => {
  it('keeps the focus and ignores presses', async () => {
    const asha = await aCustomer(test);
    const { page } = await visitor(browser, `${test.url}/shop/`);
    let sent = 0;
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('mutation Login')) return route.continue();
      sent += 1;
      await waiting;
      return route.continue();
    });
    await page.goto('./#/login');
    await page.getByLabel('Email').fill(asha.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong, and long enough');
    const button = page.getByRole('button', { name: 'Login', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => button.isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByLabel('Email').press('Enter');
    await button.focus();
    answer();
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('false');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Login');
    expect(sent).toBe(1);
  });
});

describe('an answer that arrives after its screen was left', () => {
  /** Presses a button, leaves for another screen, and only then lets the server answer. */
  async function leaveAfter(page: Page, name: string, operation: string): Promise<void> {
    const { bring, held } = await holdBack(page, /\/graphql$/, operation);
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(held).toBeGreaterThan(0);
    await page.goto('./#/about');
    await title(page, 'About Us');
    bring();
  }

  it('saves the profile and does not navigate', async () => {
    const { page } = await signedIn(await aCustomer(test), '/edit-profile', 'Edit Profile');
    await page.getByLabel('Name').fill('Asha Menon');
    await leaveAfter(page, 'Save', 'UpdateProfile');
    await expect.poll(() => keptDrafts(page)).toEqual([]);
    expect(page.url()).toMatch(/#\/about$/);
  });

  it('logs in and does not navigate', async () => {
    const asha = await aCustomer(test);
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.goto('./#/login');
    await page.getByLabel('Email').fill(asha.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await leaveAfter(page, 'Login', 'Login');
    await toast(page, 'Login successful!');
    expect(page.url()).toMatch(/#\/about$/);
  });
});

describe('messages without a server text', () => {
  /** Makes one operation fail without an answer of the server. */
  const breakOff = (page: Page, operation: string) =>
    page.route('**/graphql', (route) =>
      route.request().postData()?.includes(`mutation ${operation}(`)
        ? route.fulfill({ status: 500, body: '' })
        : route.continue(),
    );

  it('confirm a login, and explain a failed one', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await breakOff(page, 'Login');
    const asha = await aCustomer(test);
    await page.goto('./#/login');
    await logIn(page, asha);
    await page.getByText('Login failed', { exact: true }).waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('alert').getByText('Login successful!').waitFor();
  });

  it('explain a failed registration, and confirm a successful one', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await breakOff(page, 'Register');
    await page.goto('./#/register');
    await page.getByLabel('Name').fill('Meera Iyer');
    await page.getByLabel('Email').fill('meera.iyer@example.in');
    await page.getByRole('textbox', { name: 'Password' }).fill('mango lassi 42');
    const submit = page.getByRole('main').getByRole('button', { name: 'Register' });
    await submit.click();
    await page.getByText('Something went wrong', { exact: true }).waitFor();
    await page.unroute('**/graphql');
    await submit.click();
    await page.getByText('Registered successfully. Now login.').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('meera.iyer@example.in');
    const secret = page.getByRole('textbox', { name: 'Password' });
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('password');
    await secret.fill('mango lassi 42');
    await secret.press('Enter');
    await page.getByRole('alert').getByText('Login successful!').waitFor();
  });

  it('explain a profile that was not saved', async () => {
    const { page } = await signedIn(await aCustomer(test), '/edit-profile', 'Edit Profile');
    await breakOff(page, 'UpdateProfile');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Update failed.', { exact: true }).waitFor();
  });
});

describe('a stored token', () => {
  const token = (page: Page) => page.evaluate("localStorage.getItem('token')");

  it('survives an outage at the start, and the session is restored automatically', async () => {
    const asha = await aCustomer(test);
    const { page } = await signedIn(asha, '/profile', 'Profile');
    let asked = 0;
    await page.route('**/graphql', (route) => {
      if (!isFor('Me', route)) return route.continue();
      asked += 1;
      return route.fulfill({ status: 500, body: '' });
    });
    await page.reload();
    await page.getByText('The shop cannot be reached just now. You are still signed in').waitFor();
    expect(await token(page)).not.toBeNull();
    // Public content stays available.
    await page.goto('./#/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('./#/profile');
    const before = asked;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await page.unroute('**/graphql');
    await page.getByRole('main').getByText(asha.email).waitFor();
  });

  it('is checked again shortly after a connection failure', async () => {
    const asha = await aCustomer(test);
    const { page } = await signedIn(asha, '/profile', 'Profile');
    let refused = 0;
    await page.route('**/graphql', (route) =>
      isFor('Me', route) && refused++ < 6 ? route.abort() : route.continue(),
    );
    await page.reload();
    await page.getByRole('main').getByText(asha.email).waitFor();
    expect(refused).toBeGreaterThan(6);
  });

  /** Answers once the page, too, has heard that another tab has stored it. */
  const storeElsewhere = async (page: Page, value: string) => {
    const other = await page.context().newPage();
    await other.goto('./#/about');
    await page.evaluate("void (window.hasHeard = new Promise((done) => addEventListener('storage', done)))");
    await store(other, value);
    await page.evaluate('window.hasHeard.then(() => undefined)');
  };

  it('shows its own user, even before a pending answer about the previous one', async () => {
    const asha = await aCustomer(test);
    const meera = await aCustomer(test, 'Meera Iyer');
    const { page } = await signedIn(asha, '/profile', 'Profile');
    const { bring, held } = await holdBack(page, /\/graphql$/, 'Me');
    await page.reload();
    await expect.poll(held).toBeGreaterThan(0);
    await storeElsewhere(page, meera.token);
    bring();
    expect(await page.getByRole('main').getByText(/@/).first().textContent()).toBe(meera.email);
  });

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

  it('is dropped silently when it is invalid', async () => {
    const { page } = await signedIn(await aCustomer(test), '/profile', 'Profile');
    await page.evaluate("localStorage.setItem('token', 'not.a.token')");
    await page.goto('./#/menu');
    await page.reload();
    await expect.poll(() => token(page)).toBeNull();
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
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

describe('a user who logs in after another one', () => {
  it('sees nothing of the previous user’s data', async () => {
    const asha = await aCustomer(test);
    const dish = await aDish(test, { name: 'Bisi Bele Bath' });
    const order = { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' };
    await test.rest('POST', '/api/orders', { token: asha.token, body: order });
    const { page } = await signedIn(asha, '/order-history', 'Order History');
    const main = page.getByRole('main');
    await main.getByText('Bisi Bele Bath').waitFor();
    await page.goto('./#/login');
    await logIn(page, await aCustomer(test, 'Meera Iyer'));
    await expect.poll(() => page.url()).toMatch(/#\/$/);
    const { bring, held } = await holdBack(page, /\/graphql$/, 'MyOrders');
    await page.goto('./#/order-history');
    await expect.poll(held).toBeGreaterThan(0);
    await page.getByRole('heading', { name: 'Order History' }).waitFor();
    expect(await main.getByText('Bisi Bele Bath').count()).toBe(0);
    bring();
    await main.getByText('No orders yet').waitFor();
  });
});

describe('a public page while a session ends', () => {
  it('continues its query and stays live', async () => {
    const boss = await anAdmin(test);
    const dish = await aDish(test, { name: 'Medu Vada' });
    const { page } = await signedIn(await aCustomer(test), '/profile', 'Profile');
    let asked = 0;
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('query Menu')) {
        asked += 1;
        await waiting;
      }
      // Aborted requests need no answer.
      await route.continue().catch(() => undefined);
    });
    await page.goto('./#/menu');
    await expect.poll(() => asked).toBeGreaterThan(0);
    const other = await page.context().newPage();
    await other.goto('./#/about');
    await other.evaluate("localStorage.removeItem('token')");
    await page.locator('a[aria-label=Profile][href="#/login"]').waitFor();
    answer();
    await page.getByRole('heading', { name: 'Medu Vada' }).waitFor();
    expect(await page.getByText('The menu could not be loaded.').count()).toBe(0);
    await expect.poll(() => test.app.live.menu.listeners()).toBeGreaterThan(0);
    const body = { name: 'Medu Vada Sambar' };
    await test.rest('PUT', `/api/admin/menu/${dish.id}`, { token: boss.token, body });
    await page.getByRole('heading', { name: 'Medu Vada Sambar' }).waitFor();
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

  it('leaves them with the first refusal without a live connection', async () => {
    const boss = await anAdmin(test);
    const dish = await aDish(test);
    const order = { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' };
    await test.rest('POST', '/api/orders', { token: (await aCustomer(test)).token, body: order });
    const { page } = await visitor(browser, `${test.url}/shop/`);
    await page.routeWebSocket(/graphql/, (socket) => socket.close());
    await page.goto('./#/login');
    await logIn(page, boss);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.goto('./#/admin/orders');
    const card = page.getByRole('article').first();
    await card.getByRole('combobox').selectOption({ label: 'Preparing' });
    await demote(boss.id);
    // Any refusal suffices; one of the page's own requests may come first.
    await page.evaluate("document.querySelector('main article button[type=submit]')?.click()");
    await expect.poll(() => page.url()).toMatch(/#\/$/);
  });
});
