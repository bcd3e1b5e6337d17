import { page } from 'vitest/browser';
import { aQuote, aRestaurant, aSavedAddress, dayAhead, minutesFromNow } from '../factories';
import type { AddressFact, MenuItem } from '../generated/schema';
import { totalOf } from '../menu';
import { refusal, type ShopServer } from '../shop-server';
import { inCart } from '../show';
import { closed } from './menu';
import { dishes, fewDishes, longDish, withRestaurant } from './filled-shop';
import { fill, openDialog, press, see, type Scene } from './scene';

const last = dishes.at(-1) as MenuItem;
/** A dish with its defaults, and with a choice that is gone. */
const choosy = [
  { ...inCart(last), packing: 12.5 },
  {
    ...inCart(last, 2),
    price: last.price + 100,
    choices: [{ choiceId: 'f'.repeat(24), group: 'Extras', name: 'Avocado', price: 50, quantity: 2 }],
    note: 'Less spicy, and no onions at all. '.repeat(5),
  },
];
const gone = [
  ...fewDishes.slice(0, 2),
  { _id: 'e'.repeat(24), name: 'Misal Pav', price: 90, image: null, qty: 1 },
  { ...inCart(dishes[4] as MenuItem), price: 1 },
];
const long = [
  { ...inCart(dishes[0] as MenuItem), _id: 'd'.repeat(24), name: longDish },
  ...dishes.slice(0, 9).map((dish) => inCart(dish)),
];

const message = 'The kitchen is closed (Diwali). Orders are taken again tomorrow at 11:00 am.';
const closedForDiwali = (shop: ShopServer) => {
  withRestaurant({
    ordering: closed,
    specialDays: [{ date: dayAhead(0), reason: 'Diwali', orderHours: [] }],
  })(shop);
  shop.answer({ quote: aQuote({ total: 240, problems: [{ code: 'CLOSED', message }] }) });
};

/** With delivery zones, for which the address lacks something. */
const lacking = (needs: AddressFact, question: string) => (shop: ShopServer) =>
  shop.answer({
    quote: ({ input }) =>
      aQuote({
        total: totalOf(shop, input.items),
        deliveryFrom: 30,
        problems: [{ code: 'ADDRESS_NEEDED', message: question, needs }],
      }),
  });

export const withAddresses = (shop: ShopServer) =>
  shop.answer({
    savedAddresses: [
      aSavedAddress(),
      aSavedAddress({
        label: 'OTHER',
        name: 'Aunt Meera, who lives beyond the river',
        flat: '12, Krishnarajendra Apartments, second floor',
        street: 'Sri Krishnadevaraya Road, Basavanagudi, Bengaluru',
        landmark: 'Opposite the temple',
        pinCode: '560004',
        coordinates: { lat: 12.9421, lng: 77.5754 },
      }),
    ],
  });

/** The phone number must be confirmed, and no code is right. */
const unconfirmed = (shop: ShopServer) => {
  const problem = 'Please confirm your phone number, or pay online.';
  withRestaurant({ phoneCodeChannels: ['SMS', 'WHATSAPP'] })(shop);
  shop.answer({
    quote: aQuote({ total: 240, problems: [{ code: 'PHONE_UNCONFIRMED', message: problem }] }),
    sendPhoneCode: {
      phone: '+919876543210',
      isConfirmed: false,
      channel: 'SMS',
      expiresAt: minutesFromNow(10),
    },
  });
  shop.fails('ConfirmPhone', refusal('BAD_USER_INPUT', 'This is not the code that we sent.'));
};

const address = () => fill(/address/i, '12 MG Road, Bengaluru 560001');
const inCheckout = { route: '/checkout', who: 'customer', cart: fewDishes } as const;

export const checkoutScenes: readonly Scene[] = [
  { name: 'cart', route: '/cart', cart: fewDishes, hasDeskLayout: true },
  { name: 'cart-long', route: '/cart', cart: long },
  { name: 'cart-choices', route: '/cart', cart: choosy },
  { name: 'cart-empty', route: '/cart' },
  { name: 'cart-dish-gone', route: '/cart', cart: gone },
  { name: 'cart-closed', route: '/cart', cart: fewDishes, shop: closedForDiwali },
  { name: 'menu-closed-hi', route: '/menu', language: 'hi', shop: closedForDiwali },
  {
    name: 'toasts',
    route: '/cart',
    cart: fewDishes,
    act: press(/^Remove/, page.getByRole('alert')),
  },
  {
    name: 'toasts-long',
    route: '/cart',
    cart: fewDishes,
    act: press('Proceed to Checkout', page.getByRole('alert')),
  },
  { ...inCheckout, name: 'checkout-closed', shop: closedForDiwali },
  {
    ...inCheckout,
    name: 'checkout-online',
    hasDeskLayout: true,
    shop: (shop) => shop.answer({ paymentSettings: { modes: ['COD', 'ONLINE'], testMode: true } }),
    act: async () => {
      await address();
      await page.getByLabelText('Payment mode').selectOptions('ONLINE');
    },
  },
  { ...inCheckout, name: 'checkout-errors', act: press(/^Pay/) },
  {
    ...inCheckout,
    name: 'checkout-confirm',
    hasDeskLayout: true,
    act: async () => {
      await address();
      await openDialog(/^Pay/)();
    },
  },
  {
    ...inCheckout,
    name: 'checkout-phone-unconfirmed',
    shop: unconfirmed,
    act: () => see(page.getByRole('button', { name: 'Send a code by SMS' })),
  },
  {
    ...inCheckout,
    name: 'checkout-phone-code',
    shop: unconfirmed,
    act: async () => {
      await fill(/^Phone number/, '98765 43210');
      await press(/by SMS$/)();
      await page.getByLabelText('Code', { exact: true }).fill('123456');
      await see(page.getByRole('alert').getByText('This is not the code'));
    },
  },
  { ...inCheckout, name: 'checkout-choices', cart: choosy },
  { ...inCheckout, name: 'checkout-ways', shop: withRestaurant({ orderWays: ['DELIVERY', 'PICKUP'] }) },
  {
    ...inCheckout,
    name: 'checkout-later',
    shop: (shop) =>
      shop.answer({
        restaurant: aRestaurant({ slotRules: { daysAhead: 1, leadMinutes: 45 } }),
        orderSlots: [60, 75, 24 * 60].map((minutes, index) => ({
          startsAt: minutesFromNow(minutes),
          isFull: index === 1,
        })),
      }),
    act: () => page.getByRole('radio', { name: 'Later' }).click(),
  },
  {
    ...inCheckout,
    name: 'checkout-zones',
    shop: lacking(
      'PIN_CODE',
      'Please add your PIN code to the address, so that we know whether we deliver there.',
    ),
    act: address,
  },
  {
    ...inCheckout,
    name: 'checkout-zones-location',
    hasDeskLayout: true,
    shop: lacking(
      'LOCATION',
      'Please use your location, or move the pin on the map to your door, so that we know whether we deliver there.',
    ),
    act: address,
  },
  { ...inCheckout, name: 'checkout-addresses', shop: withAddresses },
  { ...inCheckout, name: 'checkout-addresses-hi', language: 'hi', shop: withAddresses },
  { ...inCheckout, name: 'checkout-empty', cart: [] },
  {
    ...inCheckout,
    name: 'checkout-restaurant-on-map',
    shop: withRestaurant({ coordinates: { lat: 12.9716, lng: 77.5946 } }),
  },
  { ...inCheckout, name: 'checkout-hi', language: 'hi' },
];
