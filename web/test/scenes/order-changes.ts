import { page, userEvent } from 'vitest/browser';
import { aDish, anOrder, anOrderItem, aPayment, type WholeOrder } from '../factories';
import type { OrderChangeInput } from '../generated/schema';
import { OrderBook } from '../orders';
import type { ShopServer } from '../shop-server';
import { longDish, people } from './filled-shop';
import { openDialog, press, see, type Scene } from './scene';

const naan = aDish({ name: 'Butter Naan', hindiName: 'बटर नान', price: 50 });
const lassi = aDish({ name: 'Mango Lassi', hindiName: 'मैंगो लस्सी', price: 90 });
const tikka = anOrderItem({ name: 'Paneer Tikka', unitPrice: 240, quantity: 2, note: 'Less spicy' });
const long = anOrderItem({ name: longDish, unitPrice: 890, quantity: 1 });

const cooked = (more: Partial<WholeOrder> = {}) =>
  anOrder({
    number: 47,
    user: people.customer,
    status: 'PREPARING',
    deliveryFee: 40,
    items: [tikka, long, anOrderItem({ name: 'Jeera Rice', unitPrice: 120, quantity: 1 })],
    ...more,
  });
const inCash = cooked();
const paid = cooked({ paymentMode: 'ONLINE', payment: aPayment({ amount: inCash.total }) });

const less: OrderChangeInput = {
  lines: [
    { line: tikka.key, quantity: 1 },
    { line: long.key, note: 'Cut into pieces' },
  ],
  added: [{ menuItemId: naan.id, quantity: 2 }],
  removalReason: 'SOLD_OUT',
};
const more: OrderChangeInput = { added: [{ menuItemId: lassi.id, quantity: 3 }] };

let current: ShopServer;

/** A shop with one order, which staff have changed so. */
const withOrder =
  (order: WholeOrder, ...changes: readonly OrderChangeInput[]) =>
  (shop: ShopServer) => {
    current = shop;
    shop.answer({ menu: [naan, lassi], optionGroups: [] });
    const book = new OrderBook(shop, [order]);
    for (const change of changes) book.changeLines(order.id, change);
    shop.answer({
      order: () => book.find(order.id),
      paymentSettings: { modes: ['COD', 'ONLINE'], testMode: true },
    });
  };

const change = ({ id }: WholeOrder) => `/admin/orders/${id}/change`;
const track = ({ id }: WholeOrder) => `/track-order/${id}`;
const takeAway =
  (words: { readonly remove: RegExp; readonly add: string; readonly money: string }) => async () => {
    await press(words.remove)();
    await page.getByRole('combobox', { name: words.add }).click();
    await userEvent.keyboard('na');
    await userEvent.keyboard('{Enter}');
    await see(page.getByRole('list', { name: words.money }).getByRole('listitem').first());
  };
const english = { remove: /^Remove Paneer/, add: 'Add a dish', money: 'Money' };
const hindi = { remove: /^Paneer Tikka हटाएँ/, add: 'डिश जोड़ें', money: 'पैसे' };

/** Orders that staff change. */
export const orderChangeScenes: readonly Scene[] = [
  { name: 'change-order', who: 'admin', route: change(inCash), shop: withOrder(inCash), hasDeskLayout: true },
  {
    name: 'change-order-less',
    who: 'admin',
    route: change(paid),
    shop: withOrder(paid),
    act: takeAway(english),
    hasDeskLayout: true,
  },
  {
    name: 'change-order-hi',
    who: 'admin',
    route: change(paid),
    shop: withOrder(paid),
    language: 'hi',
    act: takeAway(hindi),
  },
  {
    name: 'change-order-search',
    who: 'admin',
    route: change(inCash),
    shop: withOrder(inCash),
    act: async () => {
      await page.getByRole('combobox', { name: 'Add a dish' }).click();
      await userEvent.keyboard('a');
      await see(page.getByRole('option', { name: /Naan/ }));
    },
  },
  {
    name: 'change-order-problem',
    who: 'admin',
    route: change(inCash),
    shop: withOrder(inCash),
    act: async () => {
      await takeAway(english)();
      current.answer({ menu: [{ ...naan, soldOut: { until: null } }, lassi] });
      await press(/^One more Butter Naan/, page.getByText('Butter Naan is sold out.'))();
    },
  },
  {
    name: 'change-order-approval',
    who: 'atTablet',
    route: change(paid),
    shop: withOrder(paid),
    act: async () => {
      await takeAway(english)();
      await page.getByText('Customer asked').click();
      await openDialog(/^Change order · refund/)();
    },
    hasDeskLayout: true,
  },
  {
    name: 'change-order-too-late',
    who: 'admin',
    route: change(inCash),
    shop: withOrder({ ...inCash, status: 'OUT_FOR_DELIVERY' }),
  },
  {
    name: 'kitchen-changed',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: withOrder(inCash, less),
    hasDeskLayout: true,
  },
  {
    name: 'kitchen-changed-hi',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: withOrder(inCash, less),
    language: 'hi',
  },
  {
    name: 'admin-orders-changed',
    who: 'admin',
    route: '/admin/orders',
    shop: withOrder(paid, more, less),
    act: press('Details'),
    hasDeskLayout: true,
  },
  {
    name: 'track-changed',
    who: 'customer',
    route: track(inCash),
    shop: withOrder(inCash, less),
    hasDeskLayout: true,
  },
  { name: 'track-changed-due', who: 'customer', route: track(paid), shop: withOrder(paid, more) },
  {
    name: 'track-changed-hi',
    who: 'customer',
    route: track(paid),
    shop: withOrder(paid, more),
    language: 'hi',
  },
];
