import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aBillDocument,
  aCustomer,
  aDish,
  aNotification,
  anAdmin,
  anOrder,
  aPage,
  dayAhead,
} from '../../test/factories';
import { aShop, button, inCart, show } from '../../test/show';

const order = anOrder();
const asha = aCustomer();
const boss = anAdmin();
const dosa = aDish({ name: 'Dosa', price: 90 });

const retry = button('Try again').first();

/** The message of each screen. */
const screens = [
  { route: '/menu', sentence: /menu could not be loaded/ },
  { route: '/checkout', sentence: /Online payment is not available/, who: asha },
  { route: '/book', sentence: /Our hours could not be loaded/, who: asha },
  { route: '/order-history', sentence: /orders could not be loaded/, who: asha },
  { route: `/track-order/${order.id}`, sentence: /order could not be loaded/, who: asha },
  { route: `/orders/${order.id}/bill`, sentence: /bill could not be loaded/, who: asha },
  { route: '/booking-details', sentence: /bookings could not be loaded/, who: asha },
  { route: '/admin/dashboard', sentence: /could not be loaded/, who: boss },
  { route: '/admin/orders', sentence: /orders could not be loaded/, who: boss },
  { route: `/admin/orders/${order.id}/change`, sentence: /order could not be loaded/, who: boss },
  { route: '/admin/kitchen', sentence: /orders could not be loaded/, who: boss },
  { route: '/admin/deliveries', sentence: /deliveries could not be loaded/, who: boss },
  { route: '/admin/menu', sentence: /menu could not be loaded/, who: boss },
  { route: '/admin/booking', sentence: /bookings could not be loaded/, who: boss },
  { route: '/admin/payments', sentence: /payments could not be loaded/, who: boss },
  { route: '/admin/messages', sentence: /messages could not be loaded/, who: boss },
  { route: '/admin/mails', sentence: /mails could not be loaded/, who: boss },
  { route: '/admin/settings/printers', sentence: /settings could not be loaded/, who: boss },
  { route: '/admin/people', sentence: /people could not be loaded/, who: boss },
  { route: '/admin/devices', sentence: /tablets could not be loaded/, who: boss },
  { route: '/admin/reports/bills', sentence: /bill book could not be loaded/, who: boss },
  { route: '/admin/audit', sentence: /audit log could not be loaded/, who: boss },
];

const aFullShop = () =>
  aShop({
    menu: [aDish({ name: 'Misal Pav' })],
    order,
    billDocument: aBillDocument(),
    orders: aPage([order]),
    myOrders: aPage([order]),
  });

describe('a screen whose data cannot be loaded', () => {
  it.each(screens)('says so, and loads it on retry: $route', async ({ route, sentence, who }) => {
    const shop = aFullShop();
    shop.ignoreSockets();
    shop.fails('*', 500);
    await show(shop, route, { ...(who && { who }), cart: [inCart(dosa)], isBare: true });
    const notice = page.getByRole('main').getByRole('alert').filter({ hasText: sentence });
    await expect.element(notice).toBeVisible();
    shop.recovers();
    await notice.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('says so for later data, too: free times, and the notifications under the bell', async () => {
    const notifications = { ...aPage([aNotification()]), unreadCount: 1 };
    const shop = aShop({ notifications, freeTimes: ['19:30'] });
    shop.ignoreSockets();
    shop.fails('FreeTimes', 500);
    shop.fails('Notifications', 500);
    await show(shop, '/book', { who: asha });
    const times = page.getByRole('alert').filter({ hasText: 'The free times could not be loaded.' });
    await page.getByLabelText('Date').fill(dayAhead(3));
    await expect.element(times).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await expect.element(bell.getByText('Your notifications could not be loaded.')).toBeVisible();
    shop.recovers('Notifications');
    await bell.getByRole('button', { name: 'Try again' }).click();
    await expect.element(bell.getByText('We have your order')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    shop.recovers('FreeTimes');
    await times.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('list', { name: /^Free times for/ })).toBeVisible();
  });

  it('says so without any answer, too', async () => {
    const shop = aFullShop();
    shop.fails('*', 'unreachable');
    await show(shop, '/', { isBare: true });
    await expect.element(page.getByText('The menu could not be loaded.')).toBeVisible();
    shop.recovers();
    await retry.click();
    window.location.hash = '#/menu';
    await expect.element(page.getByRole('article', { name: 'Misal Pav' })).toBeVisible();
  });
});

describe('the cart without the menu', () => {
  it('is shown as it is stored', async () => {
    const shop = aShop();
    shop.fails('*', 500);
    await show(shop, '/cart', { cart: [inCart(dosa)], isBare: true });
    await expect.element(page.getByText('Dosa').first()).toBeVisible();
    await expect.element(page.getByText('₹90').first()).toBeVisible();
  });
});
