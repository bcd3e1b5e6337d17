import axe, { type AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, inCart, link, test, title } from './journey-test';
import { holdBack } from './page-loads';
import { aCustomer, aDish, anOrder } from './people';

test('a screen whose code cannot be loaded says so accessibly, and keeps the cart', async ({
  shop,
  visit,
  complaints,
}) => {
  const dish = await aDish(shop);
  const page = await visit('/cart', {
    cart: [inCart(dish)],
    prepare: (opened) => opened.route('**/about-page*', (route) => route.abort()),
  });
  await expect(page.getByText(dish.name).first()).toBeVisible();
  await page.goto('./#/about');
  await expect(title(page, 'Something went wrong')).toBeVisible();
  await expect(page.getByText('This screen could not be shown. Your cart is safe.')).toBeVisible();
  await page.evaluate(axe.source);
  expect((await page.evaluate<AxeResults>('axe.run()')).violations).toEqual([]);
  await page.unroute('**/about-page*');
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(title(page, 'About Us')).toBeVisible();
  await expect(link(page, 'Cart, 1 item')).toBeVisible();
  complaints.expect(/net::ERR_FAILED/, /Unable to preload CSS/, /Couldn't load preload assets/);
});

test('a guarded screen shows the header and "Loading..." while its code is fetched', async ({
  shop,
  visit,
}) => {
  const asha = await aCustomer(shop);
  for (const [route, files] of [
    ['/order-history', /\/order-history-page-[^/]*\.js$/],
    ['/admin/orders', /\/staff-area-[^/]*\.js$/],
    ['/admin/orders', /\/admin-orders-page-[^/]*\.js$/],
  ] as const) {
    const code = holdBack(files);
    const page = await visit(route, {
      who: route.startsWith('/admin') ? shop.owner : asha,
      waitUntil: 'commit',
      prepare: code.prepare,
    });
    await expect.poll(() => code.held.length).toBeGreaterThan(0);
    await expect(
      page.getByRole('main').getByText('Loading...', { exact: true }).filter({ visible: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Chowk Street Kitchen, home' }),
    ).toBeVisible();
    code.bring();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

const narrow = { width: 360, height: 740 };
const scrolledTo = (page: Page) => page.evaluate<number>('Math.round(scrollY)');

test('a reload keeps the place on the menu, also when the code loads late, unless the user has scrolled', async ({
  shop,
  visit,
}) => {
  const whole = (await shop.rest<unknown[]>('GET', '/api/menu')).body.length;
  const cards = (page: Page) => page.getByRole('article');
  const page = await visit('/menu', { size: narrow });
  await expect(cards(page)).toHaveCount(whole);
  await page.evaluate('scrollTo(0, 2000)');
  await expect.poll(() => scrolledTo(page)).toBe(2000);
  for (const isScrolled of [false, true]) {
    const code = holdBack(/\.js$/);
    await code.prepare(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(cards(page).first()).toBeVisible();
    if (isScrolled) {
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrolledTo(page)).toBe(300);
    }
    code.bring();
    await expect(cards(page)).toHaveCount(whole);
    await expect.poll(() => scrolledTo(page)).toBe(isScrolled ? 300 : 2000);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  const asha = await aCustomer(shop);
  const dish = await aDish(shop);
  for (let order = 0; order < 12; order += 1) await anOrder(shop, asha, dish);
  const history = await visit('/order-history', { who: asha, size: narrow });
  await expect(cards(history).nth(9)).toBeAttached();
  await history.evaluate('scrollTo(0, 1500)');
  await expect.poll(() => scrolledTo(history)).toBe(1500);
  const answers = holdBack(/graphql$/, 'MyOrders');
  await answers.prepare(history);
  await history.reload();
  await expect(title(history, 'Order History')).toBeVisible();
  answers.bring();
  await expect.poll(() => scrolledTo(history)).toBe(1500);
});
