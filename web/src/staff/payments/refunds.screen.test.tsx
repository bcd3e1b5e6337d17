import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, anAdmin, anOrder, aPage, aPayment, aRefund } from '../../../test/factories';
import type { Payment } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { refusal, type ShopServer } from '../../../test/shop-server';
import { aShop, desk, phone, show, toast } from '../../../test/show';

const boss = anAdmin();
const asha = aCustomer();
const paid = aPayment({ user: asha });
const dialog = page.getByRole('alertdialog');
const amount = dialog.getByLabelText('Amount (₹)');
const cancelIt = dialog.getByRole('button', { name: 'Cancel the order' });
const keepIt = dialog.getByRole('button', { name: 'Keep the money' });
const refundIt = dialog.getByRole('button', { name: 'Refund' });

/** The payment as a refund leaves it. */
const after = (change: Partial<Payment>): Payment =>
  aPayment({ ...paid, left: 90 - (change.refunded ?? 0), ...change });

/** An order of ₹90 that was paid online, on the admin's screen. */
async function atTheOrder(payment: Payment, who = boss) {
  const shop = aShop();
  const order = anOrder({ user: asha, paymentMode: 'ONLINE', paymentStatus: 'PAID', payment });
  const book = new OrderBook(shop, [order]);
  await show(shop, `/admin/orders?search=${order.id}`, { who, size: desk });
  const card = page.getByRole('article', { name: `Order ${order.name}`, exact: true });
  await card.getByRole('button', { name: 'Details' }).click();
  await expect.element(card.getByText('Paid online: ₹90')).toBeVisible();
  return { shop, book, order, card };
}

/** {@link atTheOrder}, after it was cancelled without a refund. */
async function atCancelled() {
  const stage = await atTheOrder(paid);
  stage.book.change(stage.order.id, { status: 'CANCELLED', payment: { ...paid, decision: 'NEEDED' } });
  return stage;
}

const answerRefund = (shop: ShopServer, payment: Payment) => {
  shop.answer({ refundPayment: payment, paymentUpdated: payment });
};

describe('a refund', () => {
  it('returns a part or, once the order is cancelled, the rest', async () => {
    const { shop, book, order, card } = await atTheOrder(paid);
    await card.getByRole('button', { name: 'Refund' }).click();
    await expect.element(amount).toHaveValue('90');
    for (const [typed, problem] of [
      ['', 'Enter an amount in rupees'],
      ['0', 'Enter more than 0'],
      ['90.01', 'At most ₹90 can be refunded'],
    ] as const) {
      await amount.fill(typed);
      await refundIt.click();
      await expect.element(dialog.getByText(problem)).toBeVisible();
    }
    const part = aRefund({ amount: 12.5 });
    const partly = after({ version: 2, refunded: 12.5, refunds: [part] });
    answerRefund(shop, partly);
    await amount.fill('12.50');
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Refund of ₹12.50 requested')).toBeVisible();
    await expect.element(card.getByText('₹12.50 refunded')).toBeVisible();
    book.change(order.id, { payment: partly });

    await card.getByRole('combobox').selectOptions('Cancelled');
    await card.getByRole('button', { name: 'Update' }).click();
    await dialog.getByRole('checkbox', { name: 'Refund ₹77.50' }).click();
    await expect.element(dialog.getByText(/^The payment stays under Payments/)).toBeVisible();
    await cancelIt.click();
    await expect.element(card.getByText('This order was cancelled. Refund ₹77.50?')).toBeVisible();
    await card.getByRole('button', { name: 'Refund' }).click();
    await expect.element(amount).toHaveValue('77.5');
    const rest = aRefund({ amount: 77.5 });
    answerRefund(shop, after({ version: 3, state: 'REFUNDED', refunded: 90, refunds: [part, rest] }));
    await refundIt.click();
    await expect.element(toast('Refund of ₹77.50 requested')).toBeVisible();
    await expect.element(card.getByText('₹77.50 refunded')).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
    expect(shop.sent('RefundPayment')).toMatchObject([
      { id: paid.id, amount: 12.5 },
      { id: paid.id, amount: 77.5 },
    ]);
  });

  it('on its way keeps its dialog, so that it is not sent again with another key', async () => {
    const { shop, card } = await atTheOrder(paid);
    await card.getByRole('button', { name: 'Refund' }).click();
    const release = shop.holds('RefundPayment');
    await refundIt.click();
    await expect.poll(() => shop.sent('RefundPayment')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect.element(dialog).toBeVisible();
    const message = 'The provider refuses this amount';
    shop.fails('RefundPayment', refusal('BAD_USER_INPUT', message, [{ field: 'amount', message }]));
    release();
    await expect.element(dialog.getByText(message)).toBeVisible();
    await expect.element(amount).toHaveFocus();
  });

  it('comes with the cancellation of a paid order, unless staff do not want it', async () => {
    const { shop, order, card } = await atTheOrder(paid);
    await card.getByRole('combobox').selectOptions('Cancelled');
    await card.getByRole('button', { name: 'Update' }).click();
    await expect.element(dialog.getByRole('checkbox', { name: 'Refund ₹90' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Do not cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.sent('UpdateOrderStatus')).toEqual([]);
    await card.getByRole('button', { name: 'Update' }).click();
    await cancelIt.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.sent('UpdateOrderStatus')).toEqual([{ id: order.id, status: 'CANCELLED', refund: true }]);
    await expect.element(card.getByText('This order was cancelled. Refund')).not.toBeInTheDocument();
  });

  it('is not offered with a cancellation to staff who may not refund', async () => {
    const { shop, order, card } = await atTheOrder(paid, {
      ...boss,
      permissions: boss.permissions.filter((permission) => permission !== 'REFUND_PAYMENTS'),
    });
    await card.getByRole('combobox').selectOptions('Cancelled');
    await card.getByRole('button', { name: 'Update' }).click();
    await expect.element(dialog.getByText(/^The payment stays under Payments/)).toBeVisible();
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
    await cancelIt.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.sent('UpdateOrderStatus')).toEqual([{ id: order.id, status: 'CANCELLED', refund: false }]);
  });

  it('is asked about no more once another admin has cancelled the order', async () => {
    const { shop, book, order, card } = await atTheOrder(paid);
    await card.getByRole('combobox').selectOptions('Cancelled');
    await card.getByRole('button', { name: 'Update' }).click();
    await expect.element(dialog).toBeVisible();
    book.change(order.id, { status: 'CANCELLED', payment: { ...paid, decision: 'NEEDED' } });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(card.getByText('This order was cancelled. Refund ₹90?')).toBeVisible();
    expect(shop.sent('UpdateOrderStatus')).toEqual([]);
  });

  it('is pointed out before its order is resumed', async () => {
    const { shop, book, order, card } = await atTheOrder(after({ refunded: 90, state: 'REFUNDED', left: 0 }));
    book.change(order.id, { status: 'CANCELLED' });
    await expect.element(card.getByRole('combobox')).toHaveValue('CANCELLED');
    await card.getByRole('combobox').selectOptions('Preparing');
    await card.getByRole('button', { name: 'Update' }).click();
    await expect.element(dialog.getByText(/^₹90 of its payment was refunded/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave it cancelled' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.sent('UpdateOrderStatus')).toEqual([]);
    await card.getByRole('button', { name: 'Update' }).click();
    await dialog.getByRole('button', { name: 'Resume the order' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.sent('UpdateOrderStatus')).toEqual([{ id: order.id, status: 'PREPARING' }]);
  });

  it('is a decision under Payments once the order is cancelled', async () => {
    const order = anOrder({ user: asha, paymentMode: 'ONLINE', status: 'CANCELLED' });
    const payment = aPayment({ ...paid, decision: 'NEEDED', order });
    const shop = aShop({ paymentsNeedingAttention: aPage([payment]) });
    shop.answer({
      keepOrderPayment: () => {
        shop.answer({ paymentsNeedingAttention: aPage([]) });
        return { ...order, payment: { ...payment, decision: 'KEPT' } };
      },
    });
    await show(shop, '/admin/payments', { who: boss, size: phone });
    await expect.element(page.getByText(/^The order was cancelled/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep the money' }).click();
    await keepIt.click();
    await expect.element(page.getByText('Nothing needs your attention.')).toBeVisible();
    expect(shop.sent('KeepOrderPayment')).toEqual([{ id: order.id }]);
  });

  it('is not asked for if staff keep the money', async () => {
    const { shop, order, card } = await atCancelled();
    await card.getByRole('button', { name: 'Keep the money' }).click();
    await expect.element(dialog.getByText('The customer is notified')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shop.sent('KeepOrderPayment')).toEqual([]);
    await card.getByRole('button', { name: 'Keep the money' }).click();
    await keepIt.click();
    await expect.element(toast('The payment is kept')).toBeVisible();
    await expect.element(card.getByText('This order was cancelled.')).not.toBeInTheDocument();
    await expect.element(card.getByText('Payment kept by Leela Das')).toBeVisible();
    expect(shop.sent('KeepOrderPayment')).toEqual([{ id: order.id }]);
  });

  it('stays on the order if keeping the money fails', async () => {
    const { shop, card } = await atCancelled();
    shop.fails('KeepOrderPayment', 500);
    await card.getByRole('button', { name: 'Keep the money' }).click();
    await keepIt.click();
    await expect.element(toast('That could not be saved. Please try again.')).toBeVisible();
    await expect.element(card.getByText('This order was cancelled. Refund ₹90?')).toBeVisible();
  });

  it('needs a decision after it failed, and can be requested again', async () => {
    await show(aShop(), '/admin/payments', { who: boss, size: phone });
    await expect.element(page.getByText('Nothing needs your attention.')).toBeVisible();

    const requested = aRefund({ state: 'REQUESTED' });
    const refunding = after({ version: 2, state: 'REFUNDING', refunds: [requested], left: 0 });
    const { shop, book, order, card: orderCard } = await atTheOrder(refunding);
    // The provider takes its time to refuse.
    await expect
      .poll(() => shop.isSubscribed('paymentUpdated') && shop.isSubscribed('orderFeed') && shop.isIdle)
      .toBe(true);
    const failed = { ...requested, state: 'FAILED', failure: 'The account is closed.' } as const;
    const undecided = after({ version: 3, state: 'REFUND_FAILED', refunds: [failed], left: 0, order });
    shop.publish('paymentUpdated', undecided);
    book.change(order.id, { payment: undecided });
    await expect.element(orderCard.getByText('Refund failed')).toBeVisible();

    shop.answer({ paymentsNeedingAttention: aPage([undecided]) });
    window.location.hash = '/admin/payments';
    const card = page.getByRole('article', { name: /^Payment / });
    await expect.element(card.getByText('Refund failed')).toBeVisible();
    await expect.element(card.getByText('asha@example.in')).toBeVisible();
    await expect.element(card.getByText('Try again, or pay it back in another way')).toBeVisible();
    await card.getByRole('link', { name: 'See the order' }).click();
    await expect.element(orderCard).toBeVisible();
    window.history.back();
    await card.getByRole('button', { name: 'Try again' }).click();
    const replaced = { ...failed, state: 'REPLACED' } as const;
    answerRefund(
      shop,
      after({ version: 4, state: 'REFUNDED', refunded: 90, refunds: [replaced, aRefund()] }),
    );
    await refundIt.click();
    await expect.element(toast('Refund of ₹90 requested')).toBeVisible();
    await expect.element(card.getByText('Nothing to do: it was refunded in full.')).toBeVisible();
    await expect.element(card.getByText('₹90 failed, requested again')).toBeVisible();
    expect(shop.sent('RefundPayment').at(-1)).toMatchObject({ id: paid.id, refundId: requested.id });
  });
});
