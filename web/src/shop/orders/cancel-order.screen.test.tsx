import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, anAdmin, anOrder, aPage, aPayment, type WholeOrder } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, button, show, toast } from '../../../test/show';

const asha = aCustomer();
const cancel = button('Cancel order');
const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' });
const confirm = dialog.getByRole('button', { name: 'Yes, cancel it' });
const main = page.getByRole('main');

/** Opens the tracking page of an order. */
async function track(order: WholeOrder, who = asha): Promise<OrderBook> {
  const book = new OrderBook(aShop({ myOrders: aPage([order]) }), [order]);
  await show(book.shop, `/track-order/${order.id}`, { who });
  await expect.element(main.getByText(order.id, { exact: true })).toBeVisible();
  return book;
}

describe('a pending order', () => {
  it('is cancelled by its customer, who is asked once', async () => {
    const order = anOrder({ user: asha });
    const { shop } = await track(order);
    await cancel.click();
    await expect.element(dialog.getByText('You will have nothing to pay.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep the order' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.sent('CancelOrder')).toEqual([]);
    await cancel.click();
    await confirm.click();
    await expect.element(toast('Your order is cancelled.')).toBeVisible();
    await expect.element(main.getByText('This order was cancelled.').last()).toBeVisible();
    await expect.element(main.getByText('You cancelled it.')).toBeVisible();
    await expect.element(cancel).not.toBeInTheDocument();
    expect(shop.sent('CancelOrder')).toEqual([{ id: order.id }]);
  });

  it('is sent once for two presses', async () => {
    const { shop } = await track(anOrder({ user: asha }));
    const release = shop.holds('CancelOrder');
    await cancel.click();
    await confirm.dblClick();
    release();
    await expect.element(main.getByText('You cancelled it.')).toBeVisible();
    expect(shop.sent('CancelOrder')).toHaveLength(1);
  });

  it('says that what was paid online is refunded', async () => {
    const payment = aPayment({ amount: 90, left: 90 });
    await track(anOrder({ user: asha, paymentMode: 'ONLINE', paymentStatus: 'PAID', payment }));
    await cancel.click();
    await expect.element(dialog.getByText('The ₹90 that you paid online will be refunded.')).toBeVisible();
    await confirm.click();
    await expect.element(main.getByText('₹90 refunded')).toBeVisible();
  });

  it('is cancelled in the history, too', async () => {
    const order = anOrder({ user: asha });
    const { shop } = new OrderBook(aShop({ myOrders: aPage([order]) }), [order]);
    await show(shop, '/order-history', { who: asha });
    await cancel.click();
    await confirm.click();
    const card = page.getByRole('article', { name: `Order ${order.name}`, exact: true });
    await expect.element(card.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect.element(card.getByText('You cancelled it.')).toBeVisible();
  });

  it('stays if the kitchen was faster, and says so', async () => {
    const order = anOrder({ user: asha });
    const book = await track(order);
    await cancel.click();
    const release = book.shop.holds('CancelOrder');
    await confirm.click();
    book.change(order.id, { status: 'PREPARING' });
    release();
    await expect.element(toast('The kitchen has started on this order.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(cancel).not.toBeInTheDocument();
  });

  it('can be cancelled again after a fault', async () => {
    const { shop } = await track(anOrder({ user: asha }));
    shop.fails('CancelOrder', 'unreachable');
    await cancel.click();
    await confirm.click();
    await expect.element(toast('The order could not be cancelled. Please try again.')).toBeVisible();
    shop.recovers('CancelOrder');
    await cancel.click();
    await confirm.click();
    await expect.element(main.getByText('You cancelled it.')).toBeVisible();
  });

  it('is not cancelled by staff who look at a customer’s order', async () => {
    await track(anOrder({ user: asha }), anAdmin());
    await expect.element(cancel).not.toBeInTheDocument();
  });
});

describe('an order', () => {
  it.each(['PREPARING', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)(
    'that is %s is not cancelled by its customer',
    async (status) => {
      await track(anOrder({ user: asha, status }));
      await expect.element(cancel).not.toBeInTheDocument();
    },
  );

  it('that staff have cancelled says why', async () => {
    const cancelReason = 'A dish in your order is sold out. Paneer, until 8 pm';
    const order = anOrder({ user: asha, status: 'CANCELLED', cancelReason });
    await track(order);
    await expect.element(main.getByText(`Reason: ${cancelReason}`)).toBeVisible();
    window.location.hash = '#/order-history';
    await expect.element(page.getByRole('article').getByText(`Reason: ${cancelReason}`)).toBeVisible();
  });
});
