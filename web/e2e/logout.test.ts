import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { holdBack, closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, endSession, title } from './page.js';
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

/** A user at a private screen. */
async function signedIn(route: string, heading: string) {
  const who = await (route.startsWith('/admin') ? anAdmin(test) : aCustomer(test));
  const { page } = await arrive({ test, browser }, route, { who, size: desk });
  await title(page, heading);
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  return { who, page };
}

/** Presses Logout and runs `next` in the same task. */
const pressLogout = (page: Page, next = 'localStorage.token ?? null') =>
  page.evaluate<unknown>(`(() => {
    const isLogout = ({ textContent }) => textContent === 'Logout';
    [...document.querySelectorAll('button, [role=menuitem]')].find(isLogout).click();
    return ${next};
  })()`);

const isRefused = ({ token }: Account) =>
  expect.poll(async () => (await test.rest('GET', '/api/auth/profile', { token })).status).toBe(401);

const logouts = [
  { by: 'the profile', route: '/profile', heading: 'Profile', to: /#\/$/ },
  { by: 'the account menu', route: '/order-history', heading: 'Order History', to: /#\/$/ },
  { by: 'the admin’s header', route: '/admin/orders', heading: 'All Orders', to: /#\/login$/ },
];

describe.each(logouts)('Logout in $by', ({ by, route, heading, to }) => {
  const ready = async () => {
    const session = await signedIn(route, heading);
    if (by === 'the account menu') await button(session.page, 'MY ACCOUNT').click();
    await session.page.getByText('Logout', { exact: true }).waitFor();
    return session;
  };

  it('forgets the token immediately and notifies the server', async () => {
    const { who, page } = await ready();
    expect(await pressLogout(page)).toBeNull();
    await expect.poll(() => page.url()).toMatch(to);
    await page.getByRole('link', { name: 'LOGIN', exact: true }).waitFor();
    for (const text of ['Your session has ended', 'You are not logged in.']) {
      expect(await page.getByText(text).count()).toBe(0);
    }
    await isRefused(who);
  });

  it('shows nothing private after going back immediately', async () => {
    const { who, page } = await ready();
    await holdBack(page, /\/login-page-[^/]*\.js$/);
    await pressLogout(page, 'history.back()');
    await expect.poll(() => page.evaluate('localStorage.token ?? null')).toBeNull();
    await page.getByRole('link', { name: 'LOGIN', exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: heading, level: 1 }).count()).toBe(0);
    expect(await page.getByText(who.email).count()).toBe(0);
  });
});

describe('Logout', () => {
  it('reaches the server when the tab is closed at the press', async () => {
    const { who, page } = await signedIn('/profile', 'Profile');
    const other = await page.context().newPage();
    await other.goto('./#/about');
    await pressLogout(page);
    await page.close();
    await isRefused(who);
    await expect.poll(() => other.evaluate('localStorage.token ?? null')).toBeNull();
  });

  it('holds if the server cannot be reached', async () => {
    const { page } = await signedIn('/profile', 'Profile');
    await page.route('**/api/auth/logout', (request) => request.abort());
    await pressLogout(page);
    await page.getByRole('link', { name: 'LOGIN', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'LOGIN', exact: true }).waitFor();
    await expect.poll(() => page.evaluate('localStorage.token ?? null')).toBeNull();
  });
});

describe('a page from the back/forward cache', () => {
  const comeBack = (page: Page) =>
    page.evaluate("void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");

  it('asks for a login when another tab has logged out meanwhile', async () => {
    const { who, page } = await signedIn('/profile', 'Profile');
    await page.getByRole('main').getByText(who.email).waitFor();
    // A frozen page receives no event.
    await page.evaluate("localStorage.removeItem('token')");
    await comeBack(page);
    await title(page, 'Login');
    expect(await page.getByText(who.email).count()).toBe(0);
  });

  it('asks for a login when the server has ended the session meanwhile', async () => {
    const who = await aCustomer(test);
    const { page } = await arrive({ test, browser }, '/about', { who });
    await page.routeWebSocket(/graphql/, (socket) => socket.close());
    await page.goto('./#/edit-profile');
    await title(page, 'Edit Profile');
    await endSession(test, who);
    await comeBack(page);
    await title(page, 'Login');
  });
});
