import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, visitor } from './browser.js';
import { aCustomer, aDish, anAdmin, password, type Account } from '../../api/test/factories.js';

let shop: TestApp;
let test: TestApp;
let browser: Browser;
let boss: Account;
beforeAll(async () => {
  shop = await TestApp.start({ ROLE: 'api' });
  await aDish(shop, { name: 'Pav Bhaji' });
  boss = await anAdmin(shop);
  // A demo shop that already has its dishes.
  test = await TestApp.start({ DATABASE_URL: shop.databaseUrl, SEED_DEMO: 'true' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
  await shop.close();
});

/** Opens the playground in a new context and records requests to other servers. */
async function open(app: TestApp, { hash = '', width = 1280, height = 800 } = {}) {
  const { page, complaints } = await visitor(browser, app.url, { width, height });
  onTestFinished(() => page.context().close());
  page.on('request', (request) => {
    const isOwn = ['data:', 'blob:', `${app.url}/`].some((start) => request.url().startsWith(start));
    if (!isOwn) complaints.push(`asked for ${request.url()}`);
  });
  await page.goto(`/graphql${hash}`);
  return { page, complaints };
}

/** Waits until an editor shows a text. Monaco renders spaces as no-break spaces. */
async function sees(page: Page, label: string, text: string): Promise<void> {
  const lines = page.locator(`section[aria-label="${label}"] .view-lines`);
  const shown = async () => (await lines.allInnerTexts()).join('\n').replaceAll('\u00a0', ' ');
  // Generous: the editor is large, and its workers start with it.
  await expect.poll(shown).toContain(text);
}
const seesResult = (page: Page, text: string) => sees(page, 'Result Window', text);

const choose = (page: Page, example: string) => page.getByLabel('Example').selectOption({ label: example });
const actsAs = (page: Page, hasText: string) =>
  page.getByLabel('Acting as').locator('option:checked', { hasText }).waitFor({ state: 'attached' });
const run = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click();

describe('the playground', () => {
  it('runs examples, signs in at a click, and follows an order', async () => {
    const { page, complaints } = await open(test);
    await sees(page, 'Operation Editor', 'query Menu');
    await run(page);
    await seesResult(page, 'Pav Bhaji');

    await page.getByRole('button', { name: 'Sign in as a demo customer' }).click();
    await actsAs(page, 'Demo Customer');
    await page.getByRole('button', { name: 'Headers' }).click();
    await sees(page, 'Headers', '"authorization": "Bearer ');

    await choose(page, 'place an order');
    await page.getByRole('button', { name: 'Variables' }).click();
    await sees(page, 'Variables', '"dish": "');
    await run(page);
    await seesResult(page, '"status": "PENDING"');

    await choose(page, 'track my order live');
    await sees(page, 'Variables', '"myOrder": "');
    await run(page);
    await seesResult(page, '"version": 1');
    const { data } = await test.graphql('{ orders(first: 1) { nodes { id } } }', {}, boss.token);
    const [order] = (data as { orders: { nodes: { id: string }[] } }).orders.nodes;
    await test.graphql(
      'mutation ($id: ID!) { updateOrderStatus(id: $id, status: PREPARING) { id } }',
      { id: order?.id },
      boss.token,
    );
    await seesResult(page, '"status": "PREPARING"');
    expect(complaints).toEqual([]);
  });

  it('says why an example cannot run yet', async () => {
    const { page } = await open(test);
    await choose(page, 'place an order');
    await sees(page, 'Operation Editor', 'mutation PlaceOrder');
    const notice = () => page.getByRole('status').innerText();
    await expect.poll(notice).toBe('This example is for a customer: sign in as one and choose it again.');
    await page.getByRole('button', { name: 'Sign in as a demo customer' }).click();
    await actsAs(page, 'Demo Customer');
    await choose(page, 'track my order live');
    await expect.poll(notice).toBe('You have no order yet: run “Orders: place an order” first.');
  });

  it('keeps the user’s text in its own tab', async () => {
    const { page } = await open(test);
    await sees(page, 'Operation Editor', 'query Menu');
    await page.locator('section[aria-label="Operation Editor"] .view-lines').click();
    await page.keyboard.type('# mine');
    await choose(page, 'search by name');
    await sees(page, 'Operation Editor', 'query Search');
    await page.getByRole('tab').first().click();
    await sees(page, 'Operation Editor', '# mine');
  });

  it('signs in by the link that the start prints, and removes the password from the address', async () => {
    const link = new URLSearchParams({ email: boss.email, password });
    const { page, complaints } = await open(test, { hash: `#${link}` });
    await actsAs(page, `Admin: ${boss.name}`);
    expect(new URL(page.url()).hash).toBe('');
    await choose(page, 'dashboard');
    await sees(page, 'Operation Editor', 'query Dashboard');
    await run(page);
    await seesResult(page, '"totalMenuItems": 1');
    // Another user in the same editor tab: the token changes.
    await page.getByLabel('Acting as').selectOption({ label: 'Visitor' });
    await run(page);
    await seesResult(page, 'UNAUTHENTICATED');
    expect(complaints).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page, complaints } = await open(test, { width: 375, height: 812 });
    await sees(page, 'Operation Editor', 'query Menu');
    await run(page);
    await seesResult(page, 'Pav Bhaji');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(complaints).toEqual([]);
  });
});

describe('in production', () => {
  it('admits only admins, and creates no customers', async () => {
    const real = await TestApp.start({
      DATABASE_URL: shop.databaseUrl,
      NODE_ENV: 'production',
    });
    onTestFinished(() => real.close());
    const asha = await aCustomer(shop);
    const { page, complaints } = await open(real);
    const signIn = async (who: Account) => {
      await page.getByLabel('E-mail').fill(who.email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await signIn(asha);
    await page.getByText(`${asha.email} is no admin here.`).waitFor();
    expect(await page.locator('.graphiql-container').count()).toBe(0);
    await signIn(boss);
    await sees(page, 'Operation Editor', 'query Menu');
    expect(await page.getByRole('button', { name: 'Sign in as a demo customer' }).count()).toBe(0);
    // The schema is available to this admin.
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByText('subscription: Subscription').waitFor();
    // A refusal can be dismissed.
    await page.getByLabel('Acting as').selectOption({ label: 'Visitor' });
    await choose(page, 'who am I?');
    await sees(page, 'Operation Editor', 'query Me');
    await run(page);
    await seesResult(page, '"me": null');
    // A reload does not ask again.
    await page.reload();
    await sees(page, 'Operation Editor', 'query Me');
    expect(complaints).toEqual([]);
  });
});

describe('the URL of the playground', () => {
  const get = (app: TestApp, accept: string, path = '/graphql') =>
    fetch(app.url + path, { headers: { Accept: accept } });

  it('restricts the page to itself', async () => {
    const { headers } = await get(test, 'text/html');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|https?:/);
  });

  it('serves the page only to browsers, and not as part of the shop', async () => {
    expect((await get(test, 'application/json')).headers.get('Content-Type')).toMatch(/json/);
    expect((await get(test, 'text/html', '/shop/playground/index.html')).status).toBe(404);
  });

  it('does not serve it if it is off', async () => {
    const off = await TestApp.start({ DATABASE_URL: shop.databaseUrl, ROLE: 'api', PLAYGROUND: 'off' });
    onTestFinished(() => off.close());
    expect(await (await get(off, 'text/html')).text()).not.toContain('<!doctype html>');
    expect((await off.graphql('{ menu { name } }')).data).toEqual({ menu: [{ name: 'Pav Bhaji' }] });
  });
});
