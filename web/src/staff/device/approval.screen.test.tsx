import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aBooking,
  aDevicePerson,
  aDeviceUser,
  anOwnDevice,
  aPage,
  aPayment,
  aStaffMember,
  aTaking,
  minutesFromNow,
  type WholeOrder,
} from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { refusal } from '../../../test/shop-server';
import { aShop, button, desk, phone, show, toast } from '../../../test/show';

const meera = aDevicePerson({ name: 'Meera Nair', role: 'MANAGER' });
const vikram = aDevicePerson({ name: 'Vikram Shetty', role: 'OWNER', hasPin: false });
const counter = anOwnDevice({ name: 'Counter', place: 'COUNTER', approvers: [meera, vikram] });
const who = aDeviceUser('COUNTER', { id: counter.id });

const approval = page.getByRole('dialog', { name: 'A manager’s PIN for this one act' });
const pin = page.getByLabelText('PIN', { exact: true });
const enter = async (digits: string) => {
  await approval.getByRole('button', { name: /^Meera Nair/ }).click();
  await expect.element(pin).toHaveFocus();
  await userEvent.keyboard(`${digits}{Enter}`);
};
const approved = { id: 'a'.repeat(24), approvedBy: meera.name, expiresAt: minutesFromNow(1) };

async function openOrder(order: Partial<WholeOrder>, size: readonly [number, number] = desk) {
  const shop = aShop({ ownDevice: counter, approve: approved });
  const book = new OrderBook(shop);
  const { id, name } = book.place(order);
  await show(shop, '/admin/orders', { who, size });
  const card = page.getByRole('article', { name: `Order ${name}`, exact: true });
  await expect.element(card).toBeVisible();
  return { shop, book, card, id, name };
}

/** Its payment is hidden from the counter. */
const paidOnline = {
  paymentMode: 'ONLINE',
  paymentStatus: 'PAID',
  payment: aPayment({ amount: 90 }),
} as const;

async function cancel({ card }: Pick<Awaited<ReturnType<typeof openOrder>>, 'card'>) {
  await card.getByRole('combobox').selectOptions('Cancelled');
  await card.getByRole('button', { name: 'Update' }).click();
  await page
    .getByRole('alertdialog', { name: 'Cancel this order?' })
    .getByRole('button', { name: 'Cancel the order' })
    .click();
}

describe('an order that was paid', () => {
  it('is cancelled with its refund after a manager’s PIN', async () => {
    const open = await openOrder(paidOnline, phone);
    const { shop, id, name } = open;
    await cancel(open);
    await expect.element(approval).toHaveTextContent(`Cancel order ${name} and give ₹90 back.`);
    expect(shop.sent('UpdateOrderStatus')).toEqual([]);
    await enter('4719');
    await expect.element(toast('✅ Order status updated')).toBeVisible();
    await expect.element(approval).not.toBeInTheDocument();
    expect(shop.sent('ApproveAct')).toEqual([
      { input: { act: 'CANCEL_ORDER', id, amount: 90, personId: meera.id, pin: '4719' } },
    ]);
    expect(shop.sent('UpdateOrderStatus')).toEqual([
      { id, status: 'CANCELLED', refund: true, approval: approved.id },
    ]);
  });

  it('is approved with what goes back by then, not with its total', async () => {
    const open = await openOrder({ ...paidOnline, payment: aPayment({ amount: 90, left: 70 }) });
    await cancel(open);
    await expect.element(approval).toHaveTextContent(`Cancel order ${open.name} and give ₹70 back.`);
    await enter('4719');
    await expect.element(toast('✅ Order status updated')).toBeVisible();
    expect(open.shop.sent('ApproveAct')).toMatchObject([{ input: { amount: 70 } }]);
  });

  it('keeps the choice while the server cannot say what goes back', async () => {
    const { shop, card } = await openOrder(paidOnline);
    shop.fails('MoneyBack', 'unreachable');
    await card.getByRole('combobox').selectOptions('Cancelled');
    await card.getByRole('button', { name: 'Update' }).click();
    await expect.element(toast('❌ Failed to update order status')).toBeVisible();
    await expect.element(card.getByRole('combobox')).toHaveValue('CANCELLED');
    expect(shop.sent('UpdateOrderStatus')).toEqual([]);
  });

  it('asks a manager whenever the server demands one', async () => {
    const { shop, card, id } = await openOrder({ ...paidOnline, payment: aPayment({ amount: 90, left: 0 }) });
    shop.fails('UpdateOrderStatus', refusal('FORBIDDEN', 'Only a manager may cancel a paid order.'));
    await card.getByRole('combobox').selectOptions('Cancelled');
    await card.getByRole('button', { name: 'Update' }).click();
    await expect.element(approval).toHaveTextContent('The money stays here.');
    shop.recovers('UpdateOrderStatus');
    await enter('4719');
    await expect.element(toast('✅ Order status updated')).toBeVisible();
    expect(shop.sent('UpdateOrderStatus').at(-1)).toEqual({
      id,
      status: 'CANCELLED',
      approval: approved.id,
    });
  });

  it('is approved only by those who have a PIN', async () => {
    const open = await openOrder(paidOnline);
    await cancel(open);
    await expect.element(approval.getByRole('button', { name: /^Meera/ })).toBeVisible();
    await expect.element(approval.getByRole('button', { name: /^Vikram/ })).not.toBeInTheDocument();
  });

  it('is asked about again after a wrong PIN and an expired approval', async () => {
    const open = await openOrder(paidOnline);
    const { shop, id } = open;
    await cancel(open);
    const message = 'This PIN is wrong. After five wrong ones you have to wait.';
    shop.fails('ApproveAct', refusal('BAD_USER_INPUT', message, [{ field: 'pin', message }]));
    await enter('4711');
    await expect.element(approval.getByText(message)).toBeVisible();
    await expect.element(pin).toHaveValue('');
    shop.recovers('ApproveAct');
    const expired = 'The approval is too old. Ask again.';
    shop.fails('UpdateOrderStatus', refusal('FORBIDDEN', expired));
    await userEvent.keyboard('4719{Enter}');
    await expect.element(approval.getByText(expired)).toBeVisible();
    await expect.element(pin).toHaveFocus();
    shop.recovers('UpdateOrderStatus');
    await userEvent.keyboard('4719{Enter}');
    await expect.element(approval).not.toBeInTheDocument();
    expect(shop.sent('UpdateOrderStatus').at(-1)).toMatchObject({ id, approval: approved.id });
  });

  it('stays as it is when the manager closes the dialog', async () => {
    const open = await openOrder(paidOnline);
    await cancel(open);
    await approval.getByRole('button', { name: 'Close' }).click();
    await expect.element(approval).not.toBeInTheDocument();
    expect(open.shop.sent('UpdateOrderStatus')).toEqual([]);
    await expect.element(open.card.getByRole('combobox')).toHaveValue('CANCELLED');
  });

  it('needs nobody else on a manager’s own browser', async () => {
    const shop = aShop();
    const book = new OrderBook(shop);
    const { name } = book.place(paidOnline);
    await show(shop, '/admin/orders', { who: aStaffMember('MANAGER'), size: desk });
    const card = page.getByRole('article', { name: `Order ${name}`, exact: true });
    await cancel({ card });
    await expect.element(toast('✅ Order status updated')).toBeVisible();
    expect(shop.sent('ApproveAct')).toEqual([]);
  });
});

describe('a refund', () => {
  const dialog = page.getByRole('alertdialog', { name: 'Refund this payment' });
  const amount = dialog.getByLabelText('Amount (₹)');
  const refundIt = dialog.getByRole('button', { name: 'Refund' });
  const wrong = 'This PIN is wrong. After five wrong ones you have to wait.';

  async function openRefund(size: readonly [number, number] = desk) {
    const open = await openOrder(paidOnline, size);
    open.shop.answer({ refundPayment: paidOnline.payment });
    await open.card.getByRole('button', { name: 'Details' }).click();
    await open.card.getByRole('button', { name: 'Refund' }).click();
    await expect.element(amount).toHaveValue('90');
    return open;
  }
  const ask = async (typed: string) => {
    await amount.fill(typed);
    await refundIt.click();
  };

  it('of a part is requested after a manager’s PIN, with the approved amount', async () => {
    const { shop, name } = await openRefund(phone);
    await ask('12.50');
    await expect.element(approval).toHaveTextContent(`Refund ₹12.50 of order ${name}.`);
    expect(shop.sent('RefundPayment')).toEqual([]);
    await enter('4719');
    await expect.element(toast('Refund of ₹12.50 requested')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    const { id } = paidOnline.payment;
    expect(shop.sent('ApproveAct')).toEqual([
      { input: { act: 'REFUND_PAYMENT', id, amount: 12.5, personId: meera.id, pin: '4719' } },
    ]);
    expect(shop.sent('RefundPayment')).toMatchObject([{ id, amount: 12.5, approval: approved.id }]);
  });

  it('is asked about again after a wrong PIN', async () => {
    const { shop } = await openRefund();
    await ask('12.50');
    shop.fails('ApproveAct', refusal('BAD_USER_INPUT', wrong, [{ field: 'pin', message: wrong }]));
    await enter('4711');
    await expect.element(approval.getByText(wrong)).toBeVisible();
    await expect.element(pin).toHaveFocus();
    expect(shop.sent('RefundPayment')).toEqual([]);
    shop.recovers('ApproveAct');
    await userEvent.keyboard('4719{Enter}');
    await expect.element(toast('Refund of ₹12.50 requested')).toBeVisible();
  });

  it('keeps its amount when the manager closes the dialog', async () => {
    const { shop } = await openRefund();
    await ask('12.50');
    await approval.getByRole('button', { name: 'Close' }).click();
    await expect.element(approval).not.toBeInTheDocument();
    await expect.element(amount).toHaveValue('12.50');
    expect(shop.sent('RefundPayment')).toEqual([]);
    await refundIt.click();
    await enter('4719');
    await expect.element(toast('Refund of ₹12.50 requested')).toBeVisible();
  });

  it('of more than is left is not asked about', async () => {
    await openRefund();
    await ask('90.01');
    await expect.element(dialog.getByText('At most ₹90 can be refunded')).toBeVisible();
    await expect.element(approval).not.toBeInTheDocument();
  });

  it('says what is left if somebody else has refunded meanwhile', async () => {
    const { shop, card, book, id } = await openRefund();
    const message = 'At most ₹77.50 can be refunded: the rest was refunded already.';
    shop.fails('RefundPayment', refusal('BAD_USER_INPUT', message, [{ field: 'amount', message }]));
    book.change(id, { payment: aPayment({ ...paidOnline.payment, refunded: 12.5, left: 77.5 }) });
    await ask('80');
    await enter('4719');
    await expect.element(approval.getByText(message)).toBeVisible();
    await approval.getByRole('button', { name: 'Close' }).click();
    await expect.element(amount).toHaveValue('80');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await card.getByRole('button', { name: 'Refund' }).click();
    await expect.element(amount).toHaveValue('77.5');
  });

  it('is approved again, with the same key, if another amount was approved or the network fails', async () => {
    const { shop } = await openRefund();
    const other = 'Another amount was approved. Ask again.';
    shop.fails('RefundPayment', refusal('CONFLICT', other));
    await ask('12.50');
    await enter('4719');
    await expect.element(approval.getByText(other)).toBeVisible();
    await expect.element(pin).toHaveFocus();
    shop.fails('RefundPayment', 'unreachable');
    await userEvent.keyboard('4719{Enter}');
    await expect.element(approval.getByText(/^The refund could not be requested/)).toBeVisible();
    // The PIN stays.
    await expect.element(pin).toHaveValue('4719');
    shop.recovers('RefundPayment');
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Refund of ₹12.50 requested')).toBeVisible();
    const { id } = paidOnline.payment;
    const asked = { act: 'REFUND_PAYMENT', id, amount: 12.5, personId: meera.id, pin: '4719' };
    expect(shop.sent('ApproveAct')).toEqual([{ input: asked }, { input: asked }, { input: asked }]);
    const attempts = shop.sent('RefundPayment').map((variables) => JSON.stringify(variables));
    expect(new Set(attempts).size).toBe(1);
  });

  it('is not offered once nothing is left', async () => {
    const { card } = await openOrder({ ...paidOnline, payment: aPayment({ amount: 90, left: 0 }) });
    await card.getByRole('button', { name: 'Details' }).click();
    await card.getByRole('button', { name: 'Refund' }).click();
    await expect.element(toast(/^Nothing is left to refund/)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('waits for a server that can say what is left', async () => {
    const { shop, card } = await openOrder(paidOnline);
    await card.getByRole('button', { name: 'Details' }).click();
    shop.fails('MoneyBack', 'unreachable');
    await card.getByRole('button', { name: 'Refund' }).click();
    await expect.element(toast(/^The refund could not be requested/)).toBeVisible();
    shop.recovers('MoneyBack');
    await card.getByRole('button', { name: 'Refund' }).click();
    await expect.element(amount).toHaveValue('90');
  });

  it('is not offered for an order in cash', async () => {
    const { card } = await openOrder({ takings: [aTaking({ amount: 40 })] });
    await card.getByRole('button', { name: 'Details' }).click();
    await expect.element(card.getByRole('group', { name: 'Payment in cash' })).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
  });
});

it('money that was entered is undone after a manager’s PIN', async () => {
  const taking = aTaking({ amount: 40 });
  const { shop, card, id } = await openOrder({ takings: [taking] });
  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect.element(approval).toHaveTextContent('₹40');
  await enter('4719');
  await expect.element(approval).not.toBeInTheDocument();
  expect(shop.sent('ApproveAct')).toMatchObject([{ input: { act: 'UNDO_TAKING', id: taking.id } }]);
  expect(shop.sent('UndoTaking')).toEqual([{ orderId: id, id: taking.id, approval: approved.id }]);
});

describe('a booking', () => {
  async function openBooking(booking: Parameters<typeof aBooking>[0]) {
    const placed = aBooking(booking);
    const shop = aShop({ ownDevice: counter, approve: approved, bookings: aPage([placed]) });
    shop.answer({ deleteBooking: shop.changing(placed, { bookings: aPage() }) });
    await show(shop, '/admin/booking', { who, size: desk });
    await button('Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    return { shop, id: placed.id };
  }

  it('whose fee goes back is deleted after a manager’s PIN', async () => {
    const { shop, id } = await openBooking({ paymentStatus: 'PAID' });
    await expect.element(approval).toHaveTextContent(/Delete the booking of .* give its fee back/);
    await enter('4719');
    await expect.element(toast('Booking deleted')).toBeVisible();
    expect(shop.sent('ApproveAct')).toMatchObject([{ input: { act: 'DELETE_BOOKING', id } }]);
    expect(shop.sent('DeleteBooking')).toEqual([{ id, approval: approved.id }]);
  });

  it('is deleted after a manager’s PIN whenever the server demands one', async () => {
    const placed = aBooking({});
    const shop = aShop({ ownDevice: counter, approve: approved, bookings: aPage([placed]) });
    shop.fails('DeleteBooking', refusal('FORBIDDEN', 'Only a manager may do this.'));
    await show(shop, '/admin/booking', { who, size: desk });
    await button('Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(approval).toBeVisible();
  });

  it('without a fee is deleted by the counter alone', async () => {
    const { shop, id } = await openBooking({});
    await expect.element(toast('Booking deleted')).toBeVisible();
    expect(shop.sent('DeleteBooking')).toEqual([{ id }]);
  });
});
