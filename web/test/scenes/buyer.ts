import { page } from 'vitest/browser';
import { aPage, taxesOnTop } from '../factories';
import { refusal, type ShopServer } from '../shop-server';
import { withTaxes } from './bill';
import { fewDishes, orders } from './filled-shop';
import { fill, press, see, type Scene } from './scene';

const inCheckout = { route: '/checkout', who: 'customer', cart: fewDishes } as const;

const firm = {
  name: 'Shri Venkateshwara Granites and Marbles (International) Private Limited',
  gstin: '29AABCT1332L1ZA',
};

/** An order that is billed to a firm, and has no bill yet. */
const billed = (shop: ShopServer) => {
  const order = orders.preparing;
  const dishes = order.items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const taxed = {
    ...order,
    ...taxesOnTop(dishes),
    total: Math.round(dishes * 1.05),
    buyer: firm,
  };
  shop.answer({ order: taxed, myOrders: aPage([taxed]), orders: aPage([taxed]) });
};

const enterFirm = async () => {
  await press(/^(Need a GST bill|फ़र्म के नाम)/)();
  await fill(/^(Name of the firm|फ़र्म का नाम)/, firm.name);
  await fill(/^(GSTIN of the firm|फ़र्म का GSTIN)/, firm.gstin);
};
const message = 'This GSTIN is not valid: please compare all 15 characters with your certificate';
const refuseGstin = (shop: ShopServer) => {
  withTaxes(true)(shop);
  shop.fails('PlaceOrder', refusal('BAD_USER_INPUT', message, [{ field: 'buyer.gstin', message }]));
};
const order = async () => {
  await fill('Address', '12 MG Road');
  await enterFirm();
  await press(/^Pay/)();
};

const openEdit = async () => {
  await press(/^(Details|विवरण)$/)();
  await press(/^(Edit the firm|ऑर्डर .* फ़र्म बदलें)/, page.getByRole('dialog'))();
};

/** The firm to which an order is billed. */
export const buyerScenes: readonly Scene[] = [
  { ...inCheckout, name: 'buyer-checkout', shop: withTaxes(true), act: enterFirm, hasDeskLayout: true },
  { ...inCheckout, name: 'buyer-checkout-hi', shop: withTaxes(true), act: enterFirm, language: 'hi' },
  {
    ...inCheckout,
    name: 'buyer-checkout-refused',
    shop: refuseGstin,
    act: async () => {
      await order();
      await press('Proceed', page.getByText(message).first())();
    },
  },
  {
    ...inCheckout,
    name: 'buyer-checkout-confirm',
    shop: withTaxes(true),
    act: async () => {
      await order();
      await see(page.getByRole('alertdialog'));
    },
  },
  {
    name: 'buyer-track',
    who: 'customer',
    route: `/track-order/${orders.preparing.id}`,
    shop: billed,
    hasDeskLayout: true,
  },
  {
    name: 'buyer-orders',
    who: 'admin',
    route: '/admin/orders',
    shop: billed,
    act: press(/^(Details|विवरण)$/),
    hasDeskLayout: true,
  },
  { name: 'buyer-orders-edit', who: 'admin', route: '/admin/orders', shop: billed, act: openEdit },
  {
    name: 'buyer-orders-edit-hi',
    who: 'admin',
    route: '/admin/orders',
    shop: billed,
    act: openEdit,
    language: 'hi',
  },
];
