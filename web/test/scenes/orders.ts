import { page } from 'vitest/browser';
import { aNotification, anOrderProblem, aPage } from '../factories';
import { orders, withRestaurant } from './filled-shop';
import { openDialog, press, type Scene } from './scene';

const track = ({ id }: { readonly id: string }) => `/track-order/${id}`;
const openReport = (opener: string, reason: string) => async () => {
  await press(opener)();
  await page.getByRole('radio', { name: reason }).click();
};
const asCustomer = { who: 'customer' } as const;

export const orderScenes: readonly Scene[] = [
  { ...asCustomer, name: 'orders', route: '/order-history', hasDeskLayout: true },
  { ...asCustomer, name: 'orders-hi', route: '/order-history', language: 'hi' },
  { name: 'orders-long', route: '/order-history', who: 'long' },
  { name: 'orders-none', route: '/order-history', who: 'newcomer' },
  {
    ...asCustomer,
    name: 'orders-loading',
    route: '/order-history',
    shop: (shop) => shop.holds('MyOrders'),
    isLoading: true,
  },
  { ...asCustomer, name: 'track-pending', route: track(orders.pending), hasDeskLayout: true },
  { ...asCustomer, name: 'track-out', route: track(orders.out) },
  { ...asCustomer, name: 'track-cancelled', route: track(orders.cancelled) },
  {
    ...asCustomer,
    name: 'track-cancel',
    route: track(orders.paid),
    act: openDialog('Cancel order'),
    hasDeskLayout: true,
  },
  {
    ...asCustomer,
    name: 'track-cancel-hi',
    route: track(orders.pending),
    language: 'hi',
    act: openDialog('ऑर्डर रद्द करें'),
  },
  { ...asCustomer, name: 'track-paid', route: track(orders.paid) },
  {
    ...asCustomer,
    name: 'track-reported',
    route: track(orders.delivered),
    shop: (shop) =>
      shop.answer({
        order: { ...orders.delivered, problem: anOrderProblem({ orderId: orders.delivered.id }) },
      }),
  },
  {
    ...asCustomer,
    name: 'track-report',
    route: track(orders.delivered),
    act: openReport('Something is wrong', 'A dish is missing'),
  },
  {
    ...asCustomer,
    name: 'track-report-hi',
    route: track(orders.delivered),
    language: 'hi',
    act: openReport('कुछ गड़बड़ है', 'कोई डिश नहीं आई'),
  },
  { name: 'track-long', route: track(orders.long), who: 'long' },
  { ...asCustomer, name: 'track-unknown', route: track({ id: 'f'.repeat(24) }) },
  { ...asCustomer, name: 'track-hi', route: track(orders.preparing), language: 'hi' },
  { name: 'guest', route: '/guest', shop: withRestaurant({ guestsAllowed: true }) },
  {
    name: 'guest-link',
    route: '/guest/a-link',
    shop: (shop) => shop.answer({ guestLink: { canSignIn: true, isOwn: false } }),
  },
  {
    ...asCustomer,
    name: 'guest-link-signed-in',
    route: '/guest/a-link',
    shop: (shop) => shop.answer({ guestLink: { canSignIn: true, isOwn: false } }),
  },
  {
    name: 'guest-link-unconfirmed',
    route: '/guest/a-link/an-order',
    shop: (shop) => {
      const { way, status, statusLabel, promisedFrom, promisedUntil } = orders.preparing;
      shop.answer({
        guestLink: {
          canSignIn: false,
          isOwn: false,
          order: { way, status, statusLabel, promisedFrom, promisedUntil },
        },
      });
    },
  },
  {
    name: 'guest-link-expired',
    route: '/guest/a-link',
    shop: (shop) => shop.answer({ guestLink: { canSignIn: false, isOwn: false } }),
  },
  {
    name: 'table-unknown',
    route: '/table/no-code',
    shop: (shop) => shop.answer({ tableOfCode: null }),
  },
  { ...asCustomer, name: 'notifications', route: '/', act: press(/^Notifications/), hasDeskLayout: true },
  {
    ...asCustomer,
    name: 'notifications-hi',
    route: '/',
    language: 'hi',
    act: press(/^सूचनाएँ/),
  },
  {
    ...asCustomer,
    name: 'notifications-many',
    route: '/',
    shop: (shop) => shop.answer({ notifications: { ...aPage([aNotification()]), unreadCount: 1234 } }),
    act: press(/^Notifications/),
  },
  { name: 'notifications-none', route: '/', who: 'newcomer', act: press(/^Notifications/) },
];

export const bookingScenes: readonly Scene[] = [
  {
    ...asCustomer,
    name: 'book-times',
    route: '/book',
    hasDeskLayout: true,
    act: press('Tomorrow', page.getByRole('button', { name: '7:30 pm' })),
  },
  { ...asCustomer, name: 'book-errors', route: '/book', act: press(/Pay at Restaurant/) },
  { ...asCustomer, name: 'book-hi', route: '/book', language: 'hi' },
  { ...asCustomer, name: 'bookings', route: '/booking-details', hasDeskLayout: true },
  { name: 'bookings-none', route: '/booking-details', who: 'newcomer' },
  { ...asCustomer, name: 'bookings-edit', route: '/booking-details', act: press('Edit') },
  { ...asCustomer, name: 'bookings-cancel', route: '/booking-details', act: openDialog('Cancel') },
];
