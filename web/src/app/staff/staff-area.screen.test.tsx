import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDashboardSummary, anAdmin } from '../../../test/factories';
import { staffScreens } from '../../staff/screens';
import { address, aShop, button, desk, link, show, title } from '../../../test/show';

/** Without parameters; an order's change is opened from the order. */
const routes = [...new Set(staffScreens.map(({ path }) => path.replace(/\/:.*/, '')))];

/** Labels, addresses and titles of the screens that the dashboard offers. */
const offered = [
  ['Manage Menu', '/admin/menu', 'Manage Menu'],
  ['Manage bookings', '/admin/booking', 'All Bookings'],
  ['Manage Orders', '/admin/orders', 'All Orders'],
  ['Kitchen', '/admin/kitchen', 'Kitchen'],
  ['Messages', '/admin/messages', 'Messages'],
  ['Payments', '/admin/payments', 'Payments'],
  ['Bill book', '/admin/reports/bills', 'Bill book'],
  ['Mails', '/admin/mails', 'Outgoing mail'],
  ['Audit log', '/admin/audit', 'Audit log'],
  ['Settings', '/admin/settings', 'Settings'],
] as const;

describe('the staff area', () => {
  it.each([
    ['customers', aCustomer()],
    ['visitors', undefined],
  ])('sends %s home from each of its addresses', async (_, who) => {
    await show(aShop(), '/menu', who && { who });
    await expect.element(title('Our Menu')).toBeVisible();
    expect(routes.length).toBeGreaterThan(10);
    for (const route of [...routes, '/admin', '/admin/nothing/there']) {
      window.location.hash = route;
      await expect.poll(address).toBe('/');
      await expect.element(link('Order Now')).toBeVisible();
    }
  });

  it('is reached from the dashboard', async () => {
    const shop = aShop({ dashboard: { message: 'Welcome back, Asha!', summary: aDashboardSummary() } });
    await show(shop, '/admin', { who: anAdmin(), size: desk });
    await expect.element(title('Admin Dashboard')).toBeVisible();
    await expect.poll(address).toBe('/admin/dashboard');
    const pages = page.getByRole('navigation', { name: 'Manage', exact: true });
    // The checklist offers the welcome, the settings the codes of the tables, the people and the tablets, an order its
    // rider's deliveries.
    const elsewhere = ['deliveries', 'dashboard', 'welcome', 'table-codes', 'people', 'devices'].map(
      (name) => `/admin/${name}`,
    );
    const managed = routes.filter(
      (route) =>
        route.startsWith('/admin/') && !route.startsWith('/admin/menu/') && !elsewhere.includes(route),
    );
    expect(offered.map(([, route]) => route).toSorted()).toEqual(managed.toSorted());
    const names = () =>
      pages
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(names).toEqual(offered.map(([name]) => name));

    for (const [name, route, heading] of offered) {
      const entry = pages.getByRole('link', { name, exact: true });
      await expect.element(entry).toHaveAttribute('href', `#${route}`);
      await entry.click();
      await expect.element(title(heading)).toBeVisible();
      await link('Dashboard').click();
      await expect.element(title('Admin Dashboard')).toBeVisible();
    }
  });

  it('starts at the first screen that the user may open, and links and asks for nothing else', async () => {
    const permissions = [...aCustomer().permissions, 'VIEW_ORDERS', 'VIEW_MESSAGES'] as const;
    const who = anAdmin({ permissions: [...permissions] });
    const shop = aShop();
    await show(shop, '/', { who, size: desk });
    await button('MY ACCOUNT').click();
    await page.getByRole('menuitem', { name: 'Staff area' }).click();
    await expect.element(title('All Orders')).toBeVisible();
    expect(address()).toBe('/admin/orders');
    const links = page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link');
    await expect.element(links.filter({ hasText: 'Orders' })).toBeVisible();
    await expect
      .element(links.filter({ hasText: /Menu|Bookings|Settings|Dashboard/ }))
      .not.toBeInTheDocument();
    await expect.poll(() => shop.isSubscribed('orderFeed')).toBe(true);
    expect([...shop.sent('WaitingBookings'), ...shop.sent('SetupWarnings')]).toEqual([]);
    expect(shop.isSubscribed('dashboardUpdated') || shop.isSubscribed('bookingsChanged')).toBe(false);

    window.location.hash = '/admin/dashboard';
    await expect.element(title('Page not found')).toBeVisible();
    await link('Go to the start page').click();
    await expect.element(title('All Orders')).toBeVisible();
  });
});
