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
  return { shop, card, id, name };
}

/** Its payment is hidden from the counter. */
const paidOnline = {
  paymentMode: 'ONLINE',
  paymentStatus: 'PAID',
  payment: aPayment({ amount: 90 }),
} as const;

async function cancel({ card }: Awaited<ReturnType<typeof openOrder>>) {
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
    const { id, name } = book.place(paidOnline);
    await show(shop, '/admin/orders', { who: aStaffMember('MANAGER'), size: desk });
    const card = page.getByRole('article', { name: `Order ${name}`, exact: true });
    await cancel({ shop, card, id, name });
    await expect.element(toast('✅ Order status updated')).toBeVisible();
    expect(shop.sent('ApproveAct')).toEqual([]);
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
