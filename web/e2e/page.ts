import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import type { TestApp } from '../../api/test/app.js';
import { password, type Account } from '../../api/test/factories.js';
import { drawnIn, isFor, patienceMilliseconds, visitor, type Visitor } from './browser.js';

/** Helpers for opening and using the shop's screens. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const phone: Size = { width: 375, height: 812 };
export const desk: Size = { width: 1280, height: 800 };

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
export const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
/** Waits for a toast with this text, including closed ones; each toast is found once. */
export async function toast(page: Page, text: string | RegExp): Promise<void> {
  const isMeant = (shown: string) => (typeof text === 'string' ? shown.includes(text) : text.test(shown));
  const found = async () => {
    const shown = await page.evaluate<string[]>('window.unaskedToasts');
    const at = shown.findIndex(isMeant);
    if (at !== -1) await page.evaluate(`window.unaskedToasts.splice(${at}, 1)`);
    return at === -1 ? shown : text;
  };
  await expect.poll(found, { timeout: patienceMilliseconds }).toBe(text);
}

/** Keeps this page's toasts on the screen: the bar that measures their time stands still. */
export const keepToasts = (page: Page) =>
  page.evaluate(`(() => {
    const paused = new CSSStyleSheet();
    paused.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
    document.adoptedStyleSheets.push(paused);
  })()`);

/** A dish as stored in the browser's cart. */
export const inCart = ({ id, name, pricePaise }: MenuItem, qty = 1) => ({
  _id: id,
  name,
  price: pricePaise / 100,
  image: null,
  qty,
});

interface Shop {
  readonly test: TestApp;
  readonly browser: Browser;
}

export interface Arrival {
  readonly who?: Pick<Account, 'token'>;
  readonly cart?: readonly unknown[];
  readonly size?: Size;
}

/** A user at a screen. Storage is filled only once, so that the page can clear it. */
export async function arrive(
  { test, browser }: Shop,
  route: string,
  { who, cart = [], size = phone }: Arrival = {},
): Promise<Visitor> {
  const there = await visitor(browser, `${test.url}/shop/`, size);
  const stored = JSON.stringify({ ...(who && { token: who.token }), cartItems: JSON.stringify(cart) });
  await there.page.addInitScript(
    `if (!sessionStorage.opened) { sessionStorage.opened = 'yes'; Object.assign(localStorage, ${stored}); }`,
  );
  await there.page.goto(`./#${route}`);
  return there;
}

/** Fills and sends the login form. */
export async function logIn(page: Page, { email }: Pick<Account, 'email'>, secret = password): Promise<void> {
  await title(page, 'Login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await button(page, 'Login').click();
}

export const endSession = (test: TestApp, { id }: Account) =>
  test.app.dataSource.query('delete from sessions where user_id = $1', [id]);

/** Replaces the answers to one operation until `unroute`. */
export const meet = (page: Page, operation: string, how: 'silence' | 'fault') =>
  page.route('**/graphql', async (route) => {
    if (!isFor(operation, route)) return route.fallback();
    if (how === 'silence') return route.abort();
    const errors = [{ message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
    return route.fulfill({ json: { data: null, errors } });
  });

/** Names of this tab's drafts, and of storage entries with the password. */
export const kept = (page: Page) =>
  page.evaluate<string[]>(`[...Object.keys(sessionStorage).filter((key) => key.endsWith('Draft')),
    ...[...Object.entries(sessionStorage), ...Object.entries(localStorage)]
      .filter(([, value]) => value.includes(${JSON.stringify(password)})).map(([key]) => 'password in ' + key)].sort()`);

/** Waits until the prerendered screens have this dish: a busy server sends the previous page. */
export const untilDrawn = (test: TestApp, dish: string) =>
  vi.waitFor(
    async () => expect(drawnIn(await (await fetch(`${test.url}/shop/`)).text())).toContain(dish),
    20_000,
  );
