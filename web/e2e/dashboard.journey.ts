import type { Page } from '@playwright/test';
import { desk, expect, isLive, logIn, test, title } from './journey-test';
import { holdBack } from './page-loads';
import { aCustomer, aDish, anAdmin, anOrder, logOutElsewhere, password } from './people';

test.describe('the dashboard of a shop without orders', () => {
  test.use({ hasOwnShop: true });

  test('greets an admin after the login, and counts live', async ({ shop, visit }) => {
    await shop.sql('delete from menu_items');
    const boss = await anAdmin(shop, 'Meenakshi Sundaram');
    const page = await visit('/login', { size: desk });
    await logIn(page, boss, password);
    await expect(page.getByText('Welcome back, Meenakshi Sundaram!')).toBeVisible();
    await expect(page).toHaveURL(/#\/admin\/dashboard$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByText('Nothing to show yet')).toBeVisible();
    await isLive(page);

    const asha = await aCustomer(shop);
    const dish = await aDish(shop);
    const first = await anOrder(shop, asha, dish);
    for (let orders = 1; orders < 3; orders += 1) await anOrder(shop, asha, dish);
    const cards = page.locator('dl > div');
    const slices = (shown: Page) =>
      shown
        .locator('.recharts-pie .recharts-sector')
        .evaluateAll((paths) => paths.map((path) => path.getAttribute('fill')));
    const [{ count } = { count: '' }] = await shop.sql<{ count: string }>('select count(*) from users');
    await expect(cards).toHaveText([
      `Users${count}`,
      'Orders3',
      'Menu Items1',
      'Pending Orders3',
      'Delivered Orders0',
    ]);
    await expect.poll(() => slices(page)).toEqual(['#ffcc00']);

    await shop.rest('PUT', `/api/admin/orders/${first}/status`, {
      ...shop.owner,
      body: { status: 'Delivered' },
    });
    await expect(cards.nth(3)).toHaveText('Pending Orders2');
    await expect(cards.nth(4)).toHaveText('Delivered Orders1');
    await expect.poll(() => slices(page)).toEqual(['#ffcc00', '#00cc99']);
    const overview = page.getByRole('region', { name: 'Order Status Overview' });
    await expect(overview.getByRole('listitem')).toHaveText(['Pending267%', 'Delivered133%']);
    const pie = overview.locator('svg').first();
    await expect.poll(async () => (await pie.boundingBox())?.height).toBe(300);
    await expect(overview.locator('.recharts-sector').first()).toHaveAttribute('d', /A 90,\s?90,/);
  });
});

test('a logout leads to the login, even if that must be loaded first, and an ended session back to its screen', async ({
  shop,
  visit,
}) => {
  const boss = await anAdmin(shop);
  const page = await visit('/admin/dashboard', { who: boss, size: desk });
  await expect(page.getByText('Welcome back')).toBeVisible();
  const code = holdBack(/login-page/);
  await code.prepare(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => code.held.length).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate('localStorage.token ?? null')).toBeNull();
  code.bring();
  await expect(title(page, 'Login')).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  // After a logout, the next login leads to the dashboard.
  await logIn(page, boss, password);
  await expect(page.getByText('Welcome back')).toBeVisible();

  await page.goto('./#/admin/orders?status=PREPARING');
  await isLive(page);
  const token = await page.evaluate<string>('localStorage.token');
  await logOutElsewhere(shop, { ...boss, token });
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto('./#/login');
  await logIn(page, boss, password);
  await expect(title(page, 'All Orders')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/orders\?status=PREPARING$/);
});

/** Its own code, and that of its screens. */
const isOfStaffArea = (url: string) => /\/(staff-area|admin-)[^/]*\.js$/.test(url);

test('only browsers of staff load code of the staff area, whatever the address', async ({ shop, visit }) => {
  const opened = async (who?: { readonly token: string }) => {
    const fetched: string[] = [];
    const prepare = (page: Page) =>
      Promise.resolve(page.on('request', (request) => fetched.push(request.url())));
    return { fetched, page: await visit('/', { ...(who && { who }), prepare }) };
  };
  const staff = await opened(shop.owner);
  await staff.page.goto('./#/admin/orders');
  await expect(title(staff.page, 'All Orders')).toBeVisible();
  expect(staff.fetched.filter(isOfStaffArea).length).toBeGreaterThan(1);
  for (const who of [await aCustomer(shop), undefined]) {
    const { fetched, page } = await opened(who);
    for (const route of ['/admin', '/admin/orders', '/admin/settings', '/admin/nothing/there']) {
      await page.goto(`./#${route}`);
      await expect(page).toHaveURL(/#\/$/);
      await expect(title(page, 'Chowk Street Kitchen')).toBeVisible();
    }
    expect(fetched.filter(isOfStaffArea)).toEqual([]);
  }
});
