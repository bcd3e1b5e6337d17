import { page, type Locator } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aPayment, type WholeOrder } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, show, toast } from '../../../test/show';

const cardOf = ({ name }: WholeOrder) => page.getByRole('article', { name: `Order ${name}`, exact: true });
const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' });
const reasons = dialog.getByRole('group', { name: 'Reason, which the customer reads' });
const confirm = dialog.getByRole('button', { name: 'Cancel the order' });
const give = (card: Locator) => card.getByRole('button', { name: 'Give a reason' });
const update = (card: Locator) => card.getByRole('button', { name: 'Update' });

async function open(order: Partial<WholeOrder> = {}) {
  const book = new OrderBook(aShop());
  const placed = book.place(order);
  await show(book.shop, `/admin/orders?search=${placed.id}`, { who: anAdmin() });
  const card = cardOf(placed);
  await expect.element(card).toBeVisible();
  await expect.poll(() => book.shop.subscribersOf('orderFeed')).toBe(1);
  return { book, card, id: placed.id };
}
const choose = (card: Locator) => card.getByRole('combobox').selectOptions('Cancelled');

describe('an order that staff cancel', () => {
  it('is cancelled by one press of Update, without a reason', async () => {
    const { book, card, id } = await open();
    await expect.element(give(card)).not.toBeInTheDocument();
    await choose(card);
    await expect.element(give(card)).toBeVisible();
    await update(card).click();
    await expect.element(toast('✅ Order status updated')).toBeVisible();
    expect(book.shop.sent('UpdateOrderStatus')).toEqual([{ id, status: 'CANCELLED' }]);
  });

  it('has the reason that was chosen, with more words', async () => {
    const { book, card, id } = await open();
    await choose(card);
    await give(card).click();
    await expect.element(reasons.getByRole('radio', { name: 'No reason' })).toBeChecked();
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
    await reasons.getByText('Dish sold out').click();
    await dialog.getByLabelText('More for the customer (optional)').fill(' Paneer ');
    await confirm.click();
    await expect.element(card.getByText('DISH_SOLD_OUT: Paneer')).toBeVisible();
    const sent = { id, status: 'CANCELLED', cancelReason: 'DISH_SOLD_OUT', cancelText: 'Paneer' };
    expect(book.shop.sent('UpdateOrderStatus')).toEqual([sent]);
  });

  it('is not cancelled for another reason without words', async () => {
    const { book, card, id } = await open();
    await choose(card);
    await give(card).click();
    await reasons.getByText('Another reason').click();
    await confirm.click();
    await expect.element(dialog.getByText('Please write the reason.')).toBeVisible();
    expect(book.shop.sent('UpdateOrderStatus')).toEqual([]);
    await dialog.getByRole('button', { name: 'Do not cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await update(card).click();
    await dialog.getByLabelText('The reason, as the customer reads it').fill('No gas today');
    await confirm.click();
    await expect.element(toast('✅ Order status updated')).toBeVisible();
    const sent = { id, status: 'CANCELLED', cancelReason: 'OTHER', cancelText: 'No gas today' };
    expect(book.shop.sent('UpdateOrderStatus')).toEqual([sent]);
  });

  it('is asked about its reason with its money if it was paid', async () => {
    const payment = aPayment({ amount: 90, left: 90 });
    const { book, card, id } = await open({ paymentMode: 'ONLINE', paymentStatus: 'PAID', payment });
    await choose(card);
    await expect.element(give(card)).not.toBeInTheDocument();
    await update(card).click();
    await reasons.getByText('Kitchen too busy').click();
    await expect.element(dialog.getByRole('checkbox', { name: 'Refund ₹90' })).toBeChecked();
    await confirm.click();
    await expect.element(dialog).not.toBeInTheDocument();
    const sent = { id, status: 'CANCELLED', refund: true, cancelReason: 'KITCHEN_BUSY' };
    expect(book.shop.sent('UpdateOrderStatus')).toEqual([sent]);
  });

  it('loses its reason if another status is chosen', async () => {
    const { book, card, id } = await open();
    await choose(card);
    await give(card).click();
    await reasons.getByText('Kitchen too busy').click();
    await dialog.getByRole('button', { name: 'Do not cancel' }).click();
    await card.getByRole('combobox').selectOptions('Preparing');
    await update(card).click();
    await expect.element(toast('✅ Order status updated')).toBeVisible();
    expect(book.shop.sent('UpdateOrderStatus')).toEqual([{ id, status: 'PREPARING' }]);
  });
});

describe('an order that its customer cancels', () => {
  it('is marked immediately', async () => {
    const { book, card, id } = await open();
    book.change(id, { status: 'CANCELLED', isCancelledByCustomer: true });
    await expect.element(card.getByText('Cancelled by customer')).toBeVisible();
  });

  it('is not started by staff at the same moment, who read why', async () => {
    const { book, card, id } = await open();
    const release = book.shop.holds('UpdateOrderStatus');
    await card.getByRole('button', { name: 'Start preparing' }).click();
    book.change(id, { status: 'CANCELLED', isCancelledByCustomer: true });
    release();
    await expect
      .element(toast('❌ Failed to update order status: The customer has cancelled this order.'))
      .toBeVisible();
    await expect.element(card.getByText('Cancelled by customer')).toBeVisible();
  });
});
