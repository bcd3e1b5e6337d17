import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aBooking,
  aDashboardSummary,
  anAdmin,
  aPage,
  aSession,
  dayAhead,
  minutesFromNow,
  someDayFigures,
} from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { refusal } from '../../../test/shop-server';
import { address, aShop, button, link, show, title } from '../../../test/show';

const who = anAdmin({ name: 'Meenakshi Sundaram' });
const welcome = page.getByText('Welcome back, Meenakshi Sundaram!');
const main = page.getByRole('main');
const sessionEnded = page.getByText('Your session has ended');
const dashboard = (summary = aDashboardSummary()) => ({
  message: 'Welcome back, Meenakshi Sundaram!',
  summary,
});

describe('the dashboard', () => {
  it('says so when the server refuses, and shows no number', async () => {
    const shop = aShop();
    shop.fails('Dashboard', refusal('FORBIDDEN', 'Forbidden'));
    await show(shop, '/admin/dashboard', { who });
    await expect.element(page.getByText('Access denied. You are not authorized.')).toBeVisible();
    expect(document.querySelectorAll('dl > div')).toHaveLength(0);
  });

  it('says when it could not be loaded, and retries', async () => {
    const shop = aShop({ dashboard: dashboard() });
    shop.ignoreSockets();
    shop.fails('Dashboard', 'unreachable');
    await show(shop, '/admin/dashboard', { who });
    const said = main.getByRole('alert');
    await expect.element(said).toHaveTextContent('Access denied. You are not authorized.');
    await expect.element(said).toHaveTextContent('The dashboard could not be loaded.');
    shop.recovers('Dashboard');
    await button('Try again').click();
    await expect.element(welcome).toBeVisible();
  });
});

describe('the figures of today', () => {
  const figures = page.getByRole('region', { name: 'Today' });

  it('follow every change, with the dishes that were ordered most', async () => {
    const shop = aShop({ dashboard: dashboard() });
    await show(shop, '/admin/dashboard', { who });
    await expect.element(figures.getByText('₹0')).toBeVisible();
    await expect.element(figures.getByText('–')).toBeVisible();
    expect(figures.getByText('Most ordered').elements()).toEqual([]);
    const today = someDayFigures({
      orders: 41,
      sales: 12_345.5,
      averageMinutes: 34,
      bestDishes: [
        { name: 'Masala Dosa', quantity: 23 },
        { name: 'Vada Pav', quantity: 9 },
      ],
    });
    shop.answer({ today });
    await expect.poll(() => shop.isSubscribed('dashboardUpdated')).toBe(true);
    shop.publish('dashboardUpdated', aDashboardSummary({ totalOrders: 41, asOf: minutesFromNow(1) }));
    for (const text of ['₹12,345.50', '41', '34 min'])
      await expect.element(figures.getByText(text, { exact: true })).toBeVisible();
    expect(
      figures
        .getByRole('list')
        .last()
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Masala Dosa23 ×', 'Vada Pav9 ×']);
  });

  it('begin anew at midnight', async () => {
    const shop = aShop({ dashboard: dashboard(), today: someDayFigures({ orders: 7 }) });
    await show(shop, '/admin/dashboard', { who, at: new Date('2026-11-26T23:59:30+05:30') });
    await expect.element(figures.getByText('7', { exact: true })).toBeVisible();
    shop.answer({ today: someDayFigures({ orders: 0, day: '2026-11-27' }) });
    await expect.element(figures.getByText('0', { exact: true }), { timeout: 90_000 }).toBeVisible();
  });

  it('leave the rest of the dashboard alone if they cannot be read', async () => {
    const shop = aShop({ dashboard: dashboard() });
    shop.fails('DayFigures', 'fault');
    await show(shop, '/admin/dashboard', { who });
    await expect.element(welcome).toBeVisible();
    await expect.element(figures).not.toBeInTheDocument();
  });
});

describe('the area of admins', () => {
  it('shows on each screen, live, how many orders are pending and bookings are to come today', async () => {
    const booking = aBooking({ date: dayAhead(0) });
    const shop = aShop({ bookings: aPage([booking]) });
    const book = new OrderBook(shop);
    book.place();
    const entry = (name: string) =>
      page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true });
    await show(shop, '/admin/menu', { who });
    await expect.element(entry('Orders 1 pending')).toBeVisible();
    await expect.element(entry('Bookings 1 to come today')).toBeVisible();
    await expect.poll(() => shop.isSubscribed('orderFeed')).toBe(true);
    book.place();
    await expect.element(entry('Orders 2 pending')).toBeVisible();
    await entry('Orders 2 pending').click();
    await expect.element(title('All Orders')).toBeVisible();
    await expect.element(entry('Orders 2 pending')).toHaveAttribute('aria-current', 'page');
    shop.answer({ bookings: aPage() });
    shop.publish('bookingsChanged', booking.id);
    await entry('Bookings none to come today').click();
    await expect.element(title('All Bookings')).toBeVisible();
    await entry('Menu').click();
    await expect.element(title('Manage Menu')).toBeVisible();
  });

  it('says that an unknown address does not exist', async () => {
    await show(aShop({ dashboard: dashboard() }), '/admin/nothing/there', { who });
    await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    await link('Go to the start page').click();
    await expect.element(welcome).toBeVisible();
  });

  it('asks a visitor to log in without mentioning a session, and then shows the requested screen', async () => {
    const shop = aShop({ login: aSession(who) });
    await show(shop, '/admin/orders?status=PENDING');
    await expect.element(link('Order Now')).toBeVisible();
    await expect.element(sessionEnded).not.toBeInTheDocument();
    window.location.hash = '#/login';
    shop.answer({ me: who });
    await page.getByLabelText('Email').fill('meenakshi@example.in');
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
    await button('Login').click();
    await expect.element(title('All Orders')).toBeVisible();
    expect(address()).toBe('/admin/orders?status=PENDING');
    await expect.element(sessionEnded).not.toBeInTheDocument();
  });
});
