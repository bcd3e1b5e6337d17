import type { Page } from '@playwright/test';
import { desk, expect, phone, test, type Complaints, type Visit } from './journey-test';
import { aCustomer, aDish, anAdmin, password, type Person } from './people';
import type { Shop } from './shop';

/** Opens the playground of a shop with one dish, and reports requests to other servers. */
async function open(shop: Shop, visit: Visit, complaints: Complaints, { hash = '', size = desk } = {}) {
  await shop.sql('delete from menu_items');
  await aDish(shop, { name: 'Pav Bhaji' });
  const page = await visit('/about', { size });
  page.on('request', (request) => {
    const isOwn = ['data:', 'blob:', `${shop.url}/`].some((start) => request.url().startsWith(start));
    if (!isOwn) complaints.push(`asked for ${request.url()}`);
  });
  await page.goto(`/graphql${hash}`);
  return page;
}

/** Waits until an editor shows a text. Monaco renders spaces as no-break spaces. */
async function sees(page: Page, label: string, text: string): Promise<void> {
  const lines = page.locator(`section[aria-label="${label}"] .view-lines`);
  const shown = async () => (await lines.allInnerTexts()).join('\n').replaceAll('\u00a0', ' ');
  await expect.poll(shown).toContain(text);
}
const seesResult = (page: Page, text: string) => sees(page, 'Result Window', text);
const choose = (page: Page, example: string) => page.getByLabel('Example').selectOption({ label: example });
const actsAs = (page: Page, hasText: string) =>
  expect(page.getByLabel('Acting as').locator('option:checked', { hasText })).toBeAttached();
const run = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click();

test.describe('the playground', () => {
  test.use({ shopEnvironment: { SEED_DEMO: 'true' } });

  test('says why an example cannot run yet, signs in at a click, and follows an order', async ({
    shop,
    visit,
    complaints,
  }) => {
    const page = await open(shop, visit, complaints);
    await sees(page, 'Operation Editor', 'query Menu');
    await run(page);
    await seesResult(page, 'Pav Bhaji');

    await choose(page, 'place an order');
    await sees(page, 'Operation Editor', 'mutation PlaceOrder');
    const notice = page.getByRole('status');
    await expect(notice).toHaveText('This example is for a customer: sign in as one and choose it again.');
    await page.getByRole('button', { name: 'Sign in as a demo customer' }).click();
    await actsAs(page, 'Demo Customer');
    await choose(page, 'track my order live');
    await expect(notice).toHaveText('You have no order yet: run “Orders: place an order” first.');
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
    const { orders } = await shop.graphql<{ orders: { nodes: { id: string }[] } }>(
      '{ orders(first: 1) { nodes { id } } }',
    );
    await shop.graphql('mutation ($id: ID!) { updateOrderStatus(id: $id, status: PREPARING) { id } }', {
      id: orders.nodes[0]?.id,
    });
    await seesResult(page, '"status": "PREPARING"');
  });

  test('fits a phone, and keeps the user’s text in its own tab', async ({ shop, visit, complaints }) => {
    const page = await open(shop, visit, complaints, { size: phone });
    await sees(page, 'Operation Editor', 'query Menu');
    await run(page);
    await seesResult(page, 'Pav Bhaji');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

    await page.locator('section[aria-label="Operation Editor"] .view-lines').click();
    await page.keyboard.type('# mine');
    await choose(page, 'search by name');
    await sees(page, 'Operation Editor', 'query Search');
    await page.getByRole('tab').first().click();
    await sees(page, 'Operation Editor', '# mine');
  });

  test('signs in by the link that the start prints, and removes the password from the address', async ({
    shop,
    visit,
    complaints,
  }) => {
    const boss = await anAdmin(shop);
    const hash = `#${new URLSearchParams({ email: boss.email, password })}`;
    const page = await open(shop, visit, complaints, { hash });
    await actsAs(page, `Admin: ${boss.name}`);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await choose(page, 'dashboard');
    await sees(page, 'Operation Editor', 'query Dashboard');
    await run(page);
    await seesResult(page, '"totalMenuItems": 1');
    // Another user in the same editor tab: the token changes.
    await page.getByLabel('Acting as').selectOption({ label: 'Visitor' });
    await run(page);
    await seesResult(page, 'UNAUTHENTICATED');
  });

  test('is served to browsers only, restricts the page to itself, and is no part of the shop', async ({
    shop,
  }) => {
    const get = (accept: string, path = '/graphql') =>
      fetch(shop.url + path, { headers: { Accept: accept } });
    const policy = (await get('text/html')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|https?:/);
    expect((await get('application/json')).headers.get('Content-Type')).toMatch(/json/);
    expect((await get('text/html', '/shop/playground/index.html')).status).toBe(404);
  });
});

test.describe('the playground in production', () => {
  test.use({ shopEnvironment: { NODE_ENV: 'production', DRAIN_SECONDS: '0' } });

  test('admits only admins, and creates no customers', async ({ shop, visit, complaints }) => {
    const [asha, boss] = [await aCustomer(shop), await anAdmin(shop)];
    const page = await open(shop, visit, complaints);
    const signIn = async (who: Person) => {
      await page.getByLabel('E-mail').fill(who.email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
    };
    await signIn(asha);
    await expect(page.getByText(`${asha.email} is not an admin here.`)).toBeVisible();
    await expect(page.locator('.graphiql-container')).toHaveCount(0);
    await signIn(boss);
    await sees(page, 'Operation Editor', 'query Menu');
    await expect(page.getByRole('button', { name: 'Sign in as a demo customer' })).toHaveCount(0);
    // The schema is available to this admin.
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await expect(page.getByText('subscription: Subscription')).toBeVisible();
    // A refusal can be dismissed.
    await page.getByLabel('Acting as').selectOption({ label: 'Visitor' });
    await choose(page, 'who am I?');
    await sees(page, 'Operation Editor', 'query Me');
    await run(page);
    await seesResult(page, '"me": null');
    // A reload does not ask again.
    await page.reload();
    await sees(page, 'Operation Editor', 'query Me');
  });
});

test.describe('a playground that is off', () => {
  test.use({ shopEnvironment: { PLAYGROUND: 'off' } });

  test('is not served, but the API is', async ({ shop }) => {
    const answer = await fetch(`${shop.url}/graphql`, { headers: { Accept: 'text/html' } });
    expect(await answer.text()).not.toContain('<!doctype html>');
    const { menu } = await shop.graphql<{ menu: object[] }>('{ menu { name } }');
    expect(menu.length).toBeGreaterThan(0);
  });
});
