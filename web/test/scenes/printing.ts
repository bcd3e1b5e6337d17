import { page } from 'vitest/browser';
import { anOrder, aPrinter, aPrintJob, aRestaurant, taxesOnTop } from '../factories';
import { OrderBook } from '../orders';
import { PrintBook } from '../print-book';
import type { ShopServer } from '../shop-server';
import { openDialog, press, see, type Scene } from './scene';

const longName = 'Thiruvananthapuramstyle Tandoor and Malabar Parotta Counter';

const order = anOrder({ number: 47, ...taxesOnTop(90) });

/** Printers in every state, and jobs that somebody has to look at. */
const withPrinters = (shop: ShopServer) => {
  const kitchen = aPrinter({ name: longName, state: 'OUT_OF_PAPER', stations: ['Tandoor', 'Chaat'] });
  const bar = aPrinter({ name: 'Bar', way: 'AGENT', state: 'UNREACHABLE', paper: 'MM58' });
  const tandoor = aPrinter({ name: 'Tandoor', way: 'BROWSER', documents: ['BAG_LABEL'] });
  const printers = [
    kitchen,
    bar,
    aPrinter({
      name: 'Counter',
      host: 'printer-behind-the-long-counter-by-the-window.restaurant.example.internal',
      state: 'ERROR',
      error: 'Cutter jammed: open the front cover, pull the paper out and close it again.',
    }),
    tandoor,
    aPrinter({ name: 'Till', documents: [], bills: 'WHEN_READY' }),
    aPrinter({ name: 'Spare', isPaused: true, state: 'UNKNOWN', documents: [], lastSeenAt: null }),
  ];
  const ofOrder = { orderId: order.id, orderName: '#47' };
  const jobs = [
    aPrintJob({ printer: tandoor, document: 'BAG_LABEL', ...ofOrder, state: 'UNSURE' }),
    aPrintJob({ printer: kitchen, ...ofOrder, state: 'EXPIRED' }),
    aPrintJob({ printer: bar, orderName: '#1247', state: 'FAILED', error: 'The paper is too narrow.' }),
    aPrintJob({ printer: bar, orderName: '#48', state: 'FAILED' }),
    ...[1, 2, 3].map(() => aPrintJob({ printer: kitchen, state: 'WAITING' })),
  ];
  const stations = ['Tandoor', longName].map((name) => ({ name, categories: ['Breads'] }));
  shop.answer({ restaurant: () => aRestaurant({ stations }) });
  return [new OrderBook(shop, [order, anOrder({ number: 48 })]), new PrintBook(shop, printers, jobs)];
};
/** A printer without power, and what waits for it. */
const withUnreachable = (shop: ShopServer) => {
  const printer = aPrinter({ name: 'Tandoor', state: 'UNREACHABLE' });
  const ofOrder = { orderId: order.id, orderName: '#47' };
  const jobs = [1, 2].map(() => aPrintJob({ printer, ...ofOrder, state: 'WAITING' }));
  return [new OrderBook(shop, [order]), new PrintBook(shop, [printer], jobs)];
};
const withNone = (shop: ShopServer) => void new PrintBook(shop);

const addByAgent = async () => {
  await press('Add a printer')();
  await page.getByLabelText('Name of the printer').fill(longName);
  await page.getByRole('radio', { name: /^At another computer/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await see(page.getByRole('dialog').getByRole('button', { name: 'Copy' }));
};

const route = '/admin/settings/printers';

/** Printers, and what is printed of orders. */
export const printingScenes: readonly Scene[] = [
  { name: 'printers', who: 'admin', route, shop: withPrinters, hasDeskLayout: true },
  { name: 'printers-hi', who: 'admin', route, shop: withPrinters, language: 'hi' },
  { name: 'printers-none', who: 'admin', route, shop: withNone },
  {
    name: 'printers-add',
    who: 'admin',
    route,
    shop: withPrinters,
    act: async () => {
      await press('Add a printer')();
      await page.getByText('More', { exact: true }).last().click();
    },
    hasDeskLayout: true,
  },
  {
    name: 'printers-add-hi',
    who: 'admin',
    route,
    shop: withPrinters,
    language: 'hi',
    act: press('प्रिंटर जोड़ें'),
  },
  { name: 'printers-edit', who: 'admin', route, shop: withPrinters, act: press(/^Edit Thiru/) },
  { name: 'printers-token', who: 'admin', route, shop: withNone, act: addByAgent },
  { name: 'printers-remove', who: 'admin', route, shop: withPrinters, act: openDialog(/^Remove Bar/) },
  { name: 'printers-here', who: 'admin', route, shop: withPrinters, act: openDialog(/^Print here/) },
  {
    name: 'printers-failed',
    who: 'admin',
    route,
    shop: (shop) => shop.fails('Printing', 503),
    act: () => see(page.getByText(/printers could not be loaded/)),
  },
  { name: 'print-bar', who: 'kitchen', route: '/admin/kitchen', shop: withPrinters, hasDeskLayout: true },
  { name: 'print-bar-hi', who: 'kitchen', route: '/admin/kitchen', shop: withPrinters, language: 'hi' },
  {
    name: 'print-bar-unreachable',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: withUnreachable,
    act: () => see(page.getByText(/^Tandoor: /)),
    hasDeskLayout: true,
  },
  {
    name: 'print-more',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: withPrinters,
    act: openDialog(/^More: #47/),
    hasDeskLayout: true,
  },
  {
    name: 'print-order',
    who: 'counter',
    route: '/admin/orders',
    shop: withPrinters,
    hasDeskLayout: true,
    act: async () => {
      const card = page.getByRole('article', { name: 'Order #47', exact: true });
      await card.getByRole('button', { name: 'Details' }).click();
      const print = page.getByRole('button', { name: 'Print bill' });
      await see(print);
      print.element().scrollIntoView({ block: 'center' });
    },
  },
  {
    name: 'print-order-hi',
    who: 'counter',
    route: '/admin/orders',
    shop: withPrinters,
    language: 'hi',
    act: async () => {
      await page.getByRole('article', { name: /#47$/ }).getByRole('button', { name: 'विवरण' }).click();
      await see(page.getByRole('button', { name: 'बिल छापें' }));
    },
  },
];
