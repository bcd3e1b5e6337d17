import type { Page } from '@playwright/test';
import { desk, expect, inCart, test } from './journey-test';
import { aCustomer, aDish, anAdmin, anOrder, type Person } from './people';

/** Goes through screens until each shows its heading and waits for nothing. Complaints fail the test. */
async function walk(page: Page, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await page.goto(`./#${route}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
}

test.describe('the content security policy', () => {
  test('is kept by every screen of a visitor', async ({ visit }) => {
    const page = await visit('/', { size: desk });
    await walk(page, ['/menu', '/cart', '/login', '/register', '/about', '/contact', '/nowhere']);
  });

  test('is kept by every screen of a customer, and by the checkout with its map', async ({ shop, visit }) => {
    const who: Person = await aCustomer(shop);
    const dish = await aDish(shop);
    const id = await anOrder(shop, who, dish);
    const page = await visit('/profile', { who, cart: [inCart(dish)], size: desk });
    const screens = ['/edit-profile', '/book', '/booking-details', '/order-history', `/track-order/${id}`];
    await walk(page, [...screens, '/cart', '/checkout']);
    await expect(page.locator('.leaflet-container')).toBeVisible();
  });

  test('is kept by every screen of an admin', async ({ shop, visit }) => {
    const page = await visit('/admin/dashboard', { who: await anAdmin(shop), size: desk });
    await walk(
      page,
      ['menu', 'orders', 'booking', 'payments', 'messages', 'mails'].map((name) => `/admin/${name}`),
    );
  });

  test('blocks foreign scripts', async ({ visit, complaints }) => {
    const page = await visit('/menu');
    const isRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.wasRun = true';
      document.body.append(script);
      return 'wasRun' in window;
    });
    expect(isRun).toBe(false);
    const refused = /Content Security Policy/;
    await expect.poll(() => complaints.unexpected.join()).toMatch(refused);
    complaints.expect(refused);
  });
});
