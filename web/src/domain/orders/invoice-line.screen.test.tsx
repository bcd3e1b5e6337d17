import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import {
  aCustomer,
  aDeviceUser,
  anAdmin,
  anOrder,
  anOwnDevice,
  aPage,
  aPayment,
} from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, button, link, show } from '../../../test/show';

const asha = aCustomer();
const who = { who: asha };
const invoice = { number: 'C/26-27/000123', issuedAt: '2026-11-26T08:00:00.000Z', isCancelled: false };
const line = page.getByText('Bill C/26-27/000123');

it('tracking shows the number of the bill as soon as the order has one', async () => {
  const shop = aShop();
  const order = anOrder({ user: asha, status: 'PREPARING' });
  const book = new OrderBook(shop, [order]);
  await show(shop, `/track-order/${order.id}`, who);
  await expect.element(page.getByText('Total', { exact: true })).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  book.change(order.id, { status: 'OUT_FOR_DELIVERY', invoice });
  await expect.element(line).toBeVisible();
  book.change(order.id, { status: 'CANCELLED', invoice: { ...invoice, isCancelled: true } });
  await expect.element(page.getByText('Bill C/26-27/000123, cancelled')).toBeVisible();
});

it('history, the opened order of staff and its payment name the bill', async () => {
  const order = anOrder({ user: asha, status: 'DELIVERED', invoice });
  const shop = aShop({
    myOrders: aPage([order]),
    orders: aPage([order]),
    paymentsNeedingAttention: aPage([aPayment({ order, state: 'REFUND_FAILED' })]),
  });
  await show(shop, '/order-history', who);
  await expect.element(line).toBeVisible();
  await show(shop, '/admin/orders', { who: anAdmin() });
  await button('Details').click();
  await expect.element(line).toBeVisible();
  await show(shop, '/admin/payments', { who: anAdmin() });
  await expect.element(line).toBeVisible();
});

it('tracking, history and the opened order of staff lead to the bill, which orders without a number have, too', async () => {
  const order = anOrder({ user: asha, status: 'PREPARING' });
  const shop = aShop({ order, myOrders: aPage([order]), orders: aPage([order]) });
  const bill = `#/orders/${order.id}/bill`;
  await show(shop, `/track-order/${order.id}`, who);
  await expect.element(link('Bill')).toHaveAttribute('href', bill);
  await show(shop, '/order-history', who);
  await expect.element(link('Bill')).toHaveAttribute('href', bill);
  await show(shop, '/admin/orders', { who: anAdmin() });
  await button('Details').click();
  await expect.element(link('Bill')).toHaveAttribute('href', bill);
});

it('a tablet, which opens no bills, shows the number without a link', async () => {
  const order = anOrder({ user: asha, status: 'DELIVERED', invoice });
  const tablet = aDeviceUser('COUNTER');
  const ownDevice = anOwnDevice({ id: tablet.id, demandsPerson: false });
  await show(aShop({ orders: aPage([order]), ownDevice }), '/admin/orders', { who: tablet });
  await button('Details').click();
  await expect.element(line).toBeVisible();
  await expect.element(link(/^Bill/)).not.toBeInTheDocument();
});
