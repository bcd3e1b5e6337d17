import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anOrder, aPrinter, aPrintJob, aStaffMember, taxesOnTop } from '../../../test/factories';
import type { Printer } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { PrintBook } from '../../../test/print-book';
import { refusal } from '../../../test/shop-server';
import { aShop, button, desk, show, toast } from '../../../test/show';

const order = anOrder({ number: 47, ...taxesOnTop(200) });
const invoice = { number: 'C/26-27/000123', issuedAt: order.placedAt, isCancelled: false };
const numbering = page.getByText(
  'The bill gets its number when it is printed. The dishes cannot be changed after that.',
);
const card = page.getByRole('article', { name: 'Order #47', exact: true });

async function open(route: string, printers: Printer[], shown = order) {
  const shop = aShop();
  const orders = new OrderBook(shop, [shown]);
  const book = new PrintBook(shop, printers);
  await show(shop, route, { who: aStaffMember('KITCHEN'), size: desk });
  await expect.element(card).toBeVisible();
  return { shop, orders, book };
}

const counter = () => aPrinter({ name: 'Counter', documents: [], bills: 'ON_REQUEST' });

describe('the bill of an order', () => {
  it('prints from the list on the printer for bills, and says before that it gets its number', async () => {
    const { shop, orders, book } = await open('/admin/orders', [aPrinter(), counter()]);
    await button('Details').click();
    await expect.element(numbering).toBeVisible();
    await expect.element(button(/^Print bill on/)).not.toBeInTheDocument();
    await button('Print bill').click();
    await expect.element(toast('It is on its way to the printer.')).toBeVisible();
    await expect.element(page.getByText('Bill: waits for Counter.')).toBeVisible();
    expect(shop.sent('PrintOrder')).toMatchObject([{ orderId: order.id, document: 'BILL' }]);
    expect(shop.sent('PrintOrder')[0]).not.toHaveProperty('printerId');
    orders.change(order.id, { invoice }, 'BILL_PRINTED');
    book.change(book.all()[1]!.id, { state: 'OUT_OF_PAPER' });
    await expect.element(numbering).not.toBeInTheDocument();
    await expect.element(card.getByText(/Bill printed by Leela Das/)).toBeVisible();
    expect(card.getByRole('combobox').elements()).toHaveLength(1);
  });

  it('prints from the board by keyboard', async () => {
    const { shop } = await open('/admin/kitchen', [counter()]);
    await button(/^More: #47/).click();
    const dialog = page.getByRole('dialog', { name: '#47' });
    const print = dialog.getByRole('button', { name: 'Print bill' });
    await expect.element(dialog.getByText(/^The bill gets its number/)).toBeVisible();
    print.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('It is on its way to the printer.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.sent('PrintOrder')).toMatchObject([{ document: 'BILL' }]);
  });

  it('has a choice of printers where none is for bills, and says why it cannot be printed', async () => {
    const kitchen = aPrinter();
    const { shop } = await open('/admin/orders', [kitchen, aPrinter({ name: 'Bar' })]);
    await button('Details').click();
    const why = 'The order was cancelled before it had a bill.';
    shop.fails('PrintOrder', refusal('CONFLICT', why));
    await button('Print bill on Bar').click();
    await expect.element(toast(why)).toBeVisible();
    shop.recovers('PrintOrder');
    await button('Print bill on Kitchen').click();
    await expect.element(toast('It is on its way to the printer.')).toBeVisible();
    expect(shop.sent('PrintOrder').at(-1)).toMatchObject({ document: 'BILL', printerId: kitchen.id });
  });

  it.each([
    ['has no GST', anOrder({ number: 47 })],
    ['has its number', { ...order, invoice }],
    ['was cancelled', anOrder({ number: 47, ...taxesOnTop(200), status: 'CANCELLED' })],
  ])('gets no number if it %s, so that nothing is said of one', async (_why, shown) => {
    await open('/admin/orders', [counter()], shown);
    await button('Details').click();
    await expect.element(button('Print bill')).toBeVisible();
    await expect.element(numbering).not.toBeInTheDocument();
  });

  it('is named in the bar if nobody knows whether it was printed', async () => {
    const { book } = await open('/admin/kitchen', [counter()]);
    book.add(aPrintJob({ printer: book.all()[0]!, document: 'BILL', orderName: '#47', state: 'UNSURE' }));
    await expect.element(page.getByText('Bill #47 on Counter: printed?')).toBeVisible();
  });

  it('was printed by the shop itself when the order was ready, which names nobody', async () => {
    const { orders } = await open('/admin/orders', [counter()]);
    await button('Details').click();
    orders.change(order.id, { invoice }, 'BILL_PRINTED', undefined, undefined, { by: null });
    await expect.element(card.getByText('Bill printed', { exact: true })).toBeVisible();
    await expect.element(card.getByText(/Bill printed by/)).not.toBeInTheDocument();
  });
});
