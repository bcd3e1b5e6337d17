import { page } from 'vitest/browser';
import { aPage, aQuote, includedTaxes, taxesOnTop } from '../factories';
import type { Restaurant } from '../generated/schema';
import { totalOf } from '../menu';
import { refusal, type ShopServer } from '../shop-server';
import { fewDishes, orders, withRestaurant } from './filled-shop';
import { fill, press, see, type Scene } from './scene';

const route = '/admin/settings/bill';
const rate = (from: string, percent: number) => ({ from, percent });
const longName = 'Carbonated, caffeinated and sweetened drinks in cans and bottles';

/** A registered restaurant that changes its prices next April, with classes of long names. */
const registered: Partial<Restaurant> = {
  gstin: '29AAPFU0939F1ZR',
  invoicePrefix: 'CH',
  billFooter: 'Thank you for your order. Please come again! Complaints: +91 80000 00000.',
  pricesWithoutTax: true,
  taxPositions: [
    { from: '2024-07-01', mode: 'COMPOSITION', pricesInclude: true },
    { from: '2026-04-01', mode: 'REGULAR', pricesInclude: false },
    { from: '2027-04-01', mode: 'REGULAR', pricesInclude: true },
  ],
  taxClasses: [
    { id: 'DRINKS', name: longName.slice(0, 60), hsn: '22021010', rates: [rate('2025-09-22', 40)] },
    { id: 'ICE', name: 'Ice cream', hsn: '2105', rates: [rate('2022-07-18', 18), rate('2027-04-01', 5)] },
  ],
};
const filled = withRestaurant(registered);

const addSwitch = async () => {
  await press(/^(Change how you are registered|रजिस्ट्रेशन बदलें)$/)();
  await page.getByRole('radio').nth(1).click();
  await see(page.getByRole('checkbox').last());
};

const refused = (shop: ShopServer) => {
  filled(shop);
  const inUse = `Dishes in the tax class ${longName.slice(0, 60)}: 2. Please give them another class first`;
  shop.fails(
    'UpdateRestaurant',
    refusal('BAD_USER_INPUT', 'Invalid', [
      { field: 'taxClasses', message: inUse },
      {
        field: 'invoicePrefix',
        message:
          'The prefix of invoice numbers has 1 to 3 letters, digits or hyphens, and does not start with a hyphen',
      },
      { field: 'taxClasses.0.hsn', message: 'An HSN or SAC code has 4, 6 or 8 digits' },
      {
        field: 'gstin',
        message: 'This GSTIN is not valid: please compare all 15 characters with your certificate',
      },
    ]),
  );
};

/** A shop whose bills show GST: on top of the prices or in them. */
export const withTaxes = (isOnTop: boolean) => (shop: ShopServer) => {
  withRestaurant({ pricesWithoutTax: isOnTop })(shop);
  shop.answer({
    quote: ({ input }) => {
      const dishes = totalOf(shop, input.items);
      const { taxes, charges } = taxesOnTop(dishes);
      if (!isOnTop)
        return aQuote({ total: dishes, taxes: includedTaxes(dishes, Math.round(dishes * 2.38) / 100) });
      return aQuote({ total: Math.round(dishes * 1.05), taxes, charges });
    },
  });
};

/** The order with GST on top of its prices, or in them. */
const taxedOrder = (isOnTop: boolean) => (shop: ShopServer) => {
  const order = orders.preparing;
  const dishes = order.items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const onTop = { ...taxesOnTop(dishes), total: Math.round(dishes * 1.05) };
  const inPrices = {
    charges: [],
    taxes: includedTaxes(dishes, Math.round(dishes * 2.38) / 100),
    total: dishes,
  };
  const invoice = { number: 'C/26-27/000123', issuedAt: order.placedAt, isCancelled: false };
  const taxed = { ...order, ...(isOnTop ? onTop : inPrices), invoice };
  shop.answer({ order: taxed, myOrders: aPage([taxed]), orders: aPage([taxed]) });
};

const customer = { who: 'customer', cart: fewDishes } as const;
const tracked = `/track-order/${orders.preparing.id}`;
const openOrder = press(/^(Details|ब्योरा)$/);

/** The settings of bills, and bills with taxes. */
export const billScenes: readonly Scene[] = [
  { name: 'bill', route, who: 'admin', hasDeskLayout: true },
  { name: 'bill-registered', route, who: 'admin', shop: filled, hasDeskLayout: true },
  { name: 'bill-registered-hi', route, who: 'admin', shop: filled, language: 'hi' },
  {
    name: 'bill-change',
    route,
    who: 'admin',
    act: press('Change how you are registered'),
    hasDeskLayout: true,
  },
  { name: 'bill-switch', route, who: 'admin', shop: filled, act: addSwitch, hasDeskLayout: true },
  { name: 'bill-switch-hi', route, who: 'admin', shop: filled, language: 'hi', act: addSwitch },
  {
    name: 'bill-refused',
    route,
    who: 'admin',
    shop: refused,
    act: async () => {
      await fill('GSTIN', '29AAPFU0939F1ZX');
      await press('Save', page.getByText('An HSN or SAC code has 4, 6 or 8 digits'))();
    },
    hasDeskLayout: true,
  },
  { ...customer, name: 'taxes-menu', route: '/menu', shop: withTaxes(true), hasDeskLayout: true },
  { ...customer, name: 'taxes-cart', route: '/cart', shop: withTaxes(true), hasDeskLayout: true },
  { ...customer, name: 'taxes-cart-hi', route: '/cart', shop: withTaxes(true), language: 'hi' },
  { ...customer, name: 'taxes-cart-included', route: '/cart', shop: withTaxes(false), hasDeskLayout: true },
  { ...customer, name: 'taxes-checkout', route: '/checkout', shop: withTaxes(true), hasDeskLayout: true },
  {
    ...customer,
    name: 'taxes-checkout-included',
    route: '/checkout',
    shop: withTaxes(false),
    hasDeskLayout: true,
  },
  {
    ...customer,
    name: 'taxes-checkout-included-hi',
    route: '/checkout',
    shop: withTaxes(false),
    language: 'hi',
  },
  { ...customer, name: 'taxes-track', route: tracked, shop: taxedOrder(true), hasDeskLayout: true },
  { ...customer, name: 'taxes-track-included', route: tracked, shop: taxedOrder(false) },
  { ...customer, name: 'taxes-history-included', route: '/order-history', shop: taxedOrder(false) },
  { name: 'taxes-orders', who: 'admin', route: '/admin/orders', shop: taxedOrder(true), act: openOrder },
  {
    name: 'taxes-orders-included',
    who: 'admin',
    route: '/admin/orders',
    shop: taxedOrder(false),
    act: openOrder,
    hasDeskLayout: true,
  },
];
