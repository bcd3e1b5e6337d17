import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aCustomer,
  aDashboardSummary,
  aDish,
  anAdmin,
  anOrder,
  anOrderItem,
  aPage,
  aSession,
} from '../../test/factories';
import { aShop, button, inCart, show, title, toast } from '../../test/show';

const asha = aCustomer();
const boss = anAdmin();
const dish = aDish({ name: 'Misal Pav' });
const order = anOrder({ items: [anOrderItem({ name: dish.name })], address: '1 MG Road' });

const customerScreens = [
  '/profile',
  '/edit-profile',
  '/book',
  '/booking-details',
  '/checkout',
  '/order-history',
  `/track-order/${order.id}`,
];
const adminScreens = [
  '/admin/dashboard',
  '/admin/menu',
  '/admin/orders',
  '/admin/booking',
  '/admin/messages',
  '/admin/payments',
  '/admin/mails',
];

const aFullShop = () =>
  aShop({
    menu: [dish],
    order,
    orders: aPage([order]),
    myOrders: aPage([order]),
    login: aSession(asha),
    dashboard: { message: `Welcome back, ${boss.name}!`, summary: aDashboardSummary() },
  });

const signedIn = (route: string) => ({
  who: route.startsWith('/admin') ? boss : asha,
  cart: [inCart(dish)],
});

/** React keeps a hidden skeleton beside the one that replaces it, if the session is known before the code. */
const isLoading = () =>
  page
    .getByRole('main')
    .getByText('Loading...', { exact: true })
    .elements()
    .some((element) => element.checkVisibility());
const header = page.getByRole('banner').getByRole('link', { name: 'Chowk Street Kitchen, home' });
const heading = page.getByRole('heading', { level: 1 });
const main = page.getByRole('main');

describe('a guarded screen while the session is checked', () => {
  it.each(customerScreens)('shows the header and "Loading..." at %s', async (route) => {
    const shop = aFullShop();
    const release = shop.holds('Me');
    await show(shop, route, signedIn(route));
    await expect.poll(isLoading).toBe(true);
    await expect.element(header).toBeVisible();
    const search = page.getByRole('combobox', { name: 'Search menu' });
    // Nobody should leave the checkout by a search.
    expect(search.elements()).toHaveLength(route === '/checkout' ? 0 : 1);
    release();
    await expect.element(heading).toBeVisible();
  });

  it.each(adminScreens)('shows the admin’s header and "Loading..." at %s', async (route) => {
    const shop = aFullShop();
    const release = shop.holds('Me');
    await show(shop, route, signedIn(route));
    await expect.poll(isLoading).toBe(true);
    await expect.element(header).toBeVisible();
    await expect.element(button('Logout')).toBeInTheDocument();
    release();
    await expect.element(heading).toBeVisible();
  });

  it('shows "Loading..." until the tracked order arrives', async () => {
    const shop = aFullShop();
    const release = shop.holds('Me');
    const releaseOrder = shop.holds('TrackOrder');
    const route = `/track-order/${order.id}`;
    await show(shop, route, signedIn(route));
    await expect.poll(isLoading).toBe(true);
    release();
    await expect.poll(() => shop.sent('TrackOrder')).not.toHaveLength(0);
    await expect.element(title('Track Order')).toBeVisible();
    await expect.poll(isLoading).toBe(true);
    releaseOrder();
    await expect.element(page.getByText('1 MG Road')).toBeVisible();
    await expect.poll(isLoading).toBe(false);
  });
});

describe('the profile', () => {
  const isLive = (shop: ReturnType<typeof aShop>) =>
    expect.poll(() => shop.isSubscribed('restaurantChanged')).toBe(true);

  it.each(['/', '/profile', '/order-history'])('is read once by a load of %s', async (route) => {
    const shop = aFullShop();
    await show(shop, route, signedIn(route));
    await expect.element(heading).toBeVisible();
    await isLive(shop);
    expect(shop.sent('Me')).toHaveLength(1);
  });

  it('is not read after a login, which returns it', async () => {
    const shop = aFullShop();
    await show(shop, '/login');
    await isLive(shop);
    await page.getByLabelText('Email').fill(asha.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
    await button('Login').click();
    await expect.poll(() => shop.isSubscribed('notificationReceived')).toBe(true);
    expect(shop.sent('Login')).toMatchObject([
      { input: { email: asha.email, password: 'correct horse battery' } },
    ]);
    expect(shop.sent('Me')).toHaveLength(0);
  });
});

describe('a guarded screen whose session cannot be checked', () => {
  /** Opens `route` while the API is unreachable. */
  async function cutOff(route: string) {
    const shop = aFullShop();
    shop.disconnect();
    await show(shop, route, signedIn(route));
    await expect.element(header).toBeVisible();
    return shop;
  }

  it.each([
    ['/admin/orders', '❌ Failed to load orders'],
    [`/track-order/${order.id}`, '❌ Failed to load order'],
  ])('says at %s that it failed, and loads once the server answers', async (route, words) => {
    const shop = await cutOff(route);
    await expect.element(toast(words)).toBeVisible();
    await expect.element(main.getByText(/^The shop cannot be reached right now/)).toBeVisible();
    await expect.element(button('Try again')).toBeVisible();
    shop.connect();
    await expect.element(main.getByText('1 MG Road').first()).toBeVisible();
  });

  it('says at /admin/dashboard that access is denied, and why', async () => {
    const shop = await cutOff('/admin/dashboard');
    const denied = main.getByText('Access denied. You are not authorized.', { exact: true });
    await expect.element(denied).toBeVisible();
    await expect.element(main.getByText(/^The shop cannot be reached right now/)).toBeVisible();
    await expect.element(button('Try again')).toBeVisible();
    shop.connect();
    await expect.element(page.getByText(`Welcome back, ${boss.name}!`)).toBeVisible();
  });
});
