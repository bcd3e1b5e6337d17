import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, anOrderItem, aPayment, aTaking, type WholeOrder } from '../../../test/factories';
import type { OrderChangeInput } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { offerWindows, proof } from '../../../test/payment-window';
import { aShop, button, desk, show, toast } from '../../../test/show';

const asha = aCustomer();
const naan = aDish({ name: 'Butter Naan', price: 50 });
const tikka = anOrderItem({ name: 'Paneer Tikka', unitPrice: 120, quantity: 2 });
const changed = page.getByRole('region', { name: 'The restaurant has changed your order' });
const more = { added: [{ menuItemId: naan.id, quantity: 2 }] };
const less: OrderChangeInput = {
  lines: [{ line: tikka.key, quantity: 1 }],
  removalReason: 'SOLD_OUT',
};

/** A customer follows an order of 240 rupees. */
async function track(order: Partial<WholeOrder> = {}) {
  const shop = aShop({ menu: [naan], paymentSettings: { modes: ['COD', 'ONLINE'], testMode: true } });
  const book = new OrderBook(shop);
  const placed = book.place({ user: asha, status: 'PREPARING', items: [tikka], ...order });
  shop.answer({ order: () => book.find(placed.id) });
  await show(shop, `/track-order/${placed.id}`, { who: asha });
  await expect.element(page.getByRole('region', { name: 'Status' })).toBeVisible();
  await expect.poll(() => shop.isSubscribed('orderUpdated')).toBe(true);
  return { shop, book, id: placed.id };
}
const paid = (amount = 240) =>
  ({ paymentMode: 'ONLINE', payment: aPayment({ amount, user: asha }) }) as const;

describe('an order that the restaurant changes', () => {
  it('says live what changed, why, and what it costs now', async () => {
    const { book, id } = await track();
    await expect.element(changed).not.toBeInTheDocument();
    book.changeLines(id, { ...less, ...more });
    await expect.element(changed).toHaveTextContent(/Removed: 1 Paneer Tikka/);
    await expect.element(changed).toHaveTextContent(/Added: 2 Butter Naan/);
    await expect.element(changed.getByText('Reason: SOLD_OUT')).toBeVisible();
    await expect.element(changed.getByText('Your total is ₹220 now, instead of ₹240.')).toBeVisible();
    const details = page.getByRole('region', { name: 'Details' });
    await expect.element(details).toHaveTextContent(/Butter Naan.*Total ₹220/);
    await expect.element(changed.getByRole('button')).not.toBeInTheDocument();
  });

  it('says so in the order history, too', async () => {
    const book = new OrderBook(aShop({ menu: [naan] }));
    const { id } = book.place({ user: asha, items: [tikka] });
    book.shop.answer({ myOrders: () => book.page({}) });
    await show(book.shop, '/order-history', { who: asha, size: desk });
    await expect.poll(() => book.shop.isSubscribed('myOrdersUpdated')).toBe(true);
    book.changeLines(id, more);
    await expect.element(changed).toHaveTextContent(/Added: 2 Butter Naan/);
  });

  it('says what comes back in cash', async () => {
    const { book, id } = await track({ takings: [aTaking({ amount: 240 })] });
    book.changeLines(id, less);
    await expect.element(changed.getByText('You get ₹120 back from the restaurant.')).toBeVisible();
  });

  it('says that a refund is on its way', async () => {
    const { book, id } = await track(paid());
    book.changeLines(id, less);
    await expect.element(page.getByText('Refund of ₹120 on its way')).toBeVisible();
    await expect.element(changed.getByText(/still due/)).not.toBeInTheDocument();
  });

  it('says that the address changed when no dish did', async () => {
    const { book, id } = await track();
    book.changeLines(id, { address: '4 Church Street' });
    await expect.element(changed.getByText('Address, note or time changed.')).toBeVisible();
    await expect.element(page.getByText('4 Church Street')).toBeVisible();
  });
});

describe('what is due of an order that was paid online', () => {
  it('is paid online in the same window as orders', async () => {
    const windows = offerWindows();
    const { shop, book, id } = await track(paid());
    book.changeLines(id, more);
    await expect.element(changed.getByText('₹100 is still due.')).toBeVisible();
    await expect.element(changed.getByText('or pay at the door')).toBeVisible();
    const payment = aPayment({ amount: 100, state: 'CREATED', user: asha });
    shop.answer({
      startDuePayment: {
        keyId: 'rzp_test_1',
        amountInPaise: 10_000,
        currency: 'INR',
        scriptUrl: '/no-script',
        description: 'Order',
        payment,
      },
      payment: () => payment,
      verifyPayment: () => {
        const order = book.change(id, { online: 340 }, 'DUE_PAID');
        const settled = { ...payment, state: 'CAPTURED', version: 2, order } as const;
        shop.answer({ payment: settled, paymentUpdated: settled });
        return settled;
      },
    });
    await button('Pay ₹100 more').click();
    await expect.poll(() => windows.length).toBe(1);
    expect(windows[0]?.options.amount).toBe(10_000);
    windows[0]?.options.handler(proof);
    await expect.element(toast('Thank you, ₹100 is paid.')).toBeVisible();
    await expect.element(button('Pay ₹100 more')).not.toBeInTheDocument();
    expect(shop.sent('StartDuePayment')).toEqual([{ orderId: id, idempotencyKey: `due-${id}-2-100` }]);
  });

  it('stays due after the window is closed', async () => {
    const windows = offerWindows();
    const { shop, book, id } = await track(paid());
    book.changeLines(id, more);
    const payment = aPayment({ amount: 100, state: 'CREATED', user: asha });
    const startDuePayment = {
      keyId: 'rzp_test_1',
      amountInPaise: 10_000,
      currency: 'INR',
      scriptUrl: '/no-script',
      description: 'Order',
      payment,
    };
    shop.answer({ startDuePayment, payment });
    await button('Pay ₹100 more').click();
    await expect.poll(() => windows.length).toBe(1);
    windows[0]?.options.modal.ondismiss();
    await expect.element(toast('You have not paid yet.')).toBeVisible();
    await expect.element(button('Pay ₹100 more')).toBeEnabled();

    // A press in the kitchen changes no money; another change of the order does.
    book.change(id, { bags: 1 }, 'PACKED');
    await button('Pay ₹100 more').click();
    await expect.poll(() => windows.length).toBe(2);
    windows[1]?.options.modal.ondismiss();
    await expect.element(button('Pay ₹100 more')).toBeEnabled();
    book.changeLines(id, { added: [{ menuItemId: naan.id, quantity: 1 }] });
    await button('Pay ₹150 more').click();
    await expect.poll(() => windows.length).toBe(3);
    windows[2]?.options.modal.ondismiss();
    expect(shop.sent('StartDuePayment').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      `due-${id}-2-100`,
      `due-${id}-2-100`,
      `due-${id}-4-150`,
    ]);
  });

  it('is announced as paid if that arrives after the window was closed', async () => {
    const windows = offerWindows();
    const { shop, book, id } = await track(paid());
    const order = book.changeLines(id, more);
    const payment = aPayment({ amount: 100, state: 'CREATED', user: asha });
    const startDuePayment = {
      keyId: 'rzp_test_1',
      amountInPaise: 10_000,
      currency: 'INR',
      scriptUrl: '/no-script',
      description: 'Order',
      payment,
    };
    shop.answer({ startDuePayment, payment, paymentUpdated: payment });
    await button('Pay ₹100 more').click();
    await expect.poll(() => windows.length).toBe(1);
    windows[0]?.options.modal.ondismiss();
    await expect.element(toast('You have not paid yet.')).toBeVisible();
    const settled = { ...payment, state: 'CAPTURED', version: 2, order } as const;
    shop.answer({ payment: settled, paymentUpdated: settled });
    shop.publish('paymentUpdated', settled);
    await expect.element(toast(/^Your payment for the changed order went through\./)).toBeVisible();
  });

  it('is paid at the door alone where the shop takes no payments online', async () => {
    const { shop, book, id } = await track({ ...paid(), way: 'PICKUP' });
    shop.answer({ paymentSettings: { modes: ['COD'], testMode: false } });
    await show(shop, `/track-order/${id}`, { who: asha });
    book.changeLines(id, more);
    await expect.element(changed.getByText('Pay at the counter.')).toBeVisible();
    await expect.element(changed.getByRole('button')).not.toBeInTheDocument();
  });
});
