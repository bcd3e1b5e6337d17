import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aTaking, anOrder, type WholeOrder } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, button, show, toast } from '../../../test/show';

const who = anAdmin();
const dialog = page.getByRole('dialog');
const amount = dialog.getByRole('textbox', { name: 'Amount from the customer' });

/** Staff look at the details of an order that costs 90 rupees. */
async function showDetails(order: Partial<WholeOrder> = {}, viewer = who) {
  const book = new OrderBook(aShop());
  const placed = book.place(order);
  await show(book.shop, '/admin/orders', { who: viewer });
  const card = page.getByRole('article', { name: `Order ${placed.name}`, exact: true });
  await card.getByRole('button', { name: 'Details' }).click();
  return { book, placed, card };
}

describe('the payment of a cash order', () => {
  it('is entered with the change that the customer gets back', async () => {
    const { book, placed, card } = await showDetails();
    await expect.element(card.getByText('₹90 is due.')).toBeVisible();
    await card.getByRole('button', { name: 'Enter payment' }).click();
    await expect.element(amount).toHaveValue('90');
    await amount.fill('100');
    await expect.element(dialog.getByText('Change: ₹10')).toBeVisible();
    await button('Save').click();
    await expect.element(toast('Payment entered')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(card.getByText('Paid in cash')).toBeVisible();
    await expect
      .element(card.getByRole('list', { name: 'Payments' }))
      .toHaveTextContent(/₹90 Cash · At the door.*Change given: ₹10/);
    await expect.element(card.getByText('Received ₹90, Cash')).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Enter payment' })).not.toBeInTheDocument();
    expect(book.shop.sent('EnterTaking')).toEqual([
      {
        orderId: placed.id,
        input: { method: 'CASH', amount: 100, place: 'DOOR' },
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  it('is entered in parts, at the counter too, and is undone', async () => {
    const { book, card } = await showDetails();
    await card.getByRole('button', { name: 'Enter payment' }).click();
    await dialog.getByRole('radio', { name: 'UPI' }).click();
    await dialog.getByRole('radio', { name: 'At the counter' }).click();
    await amount.fill('91');
    await button('Save').click();
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('40');
    await button('Save').click();
    await expect.element(card.getByText('₹50 to pay')).toBeVisible();
    await expect.element(card.getByText('₹50 is due.')).toBeVisible();
    expect(book.shop.sent('EnterTaking')).toMatchObject([
      { input: { method: 'UPI', amount: 40, place: 'COUNTER' } },
    ]);

    await card.getByRole('button', { name: 'Undo ₹40 UPI' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect.element(card.getByText('₹90 is due.')).toBeVisible();
    await expect
      .element(card.getByRole('list', { name: 'Payments' }))
      .toHaveTextContent(/Undone .* by Leela Das/);
    await expect.element(card.getByText('Undone: ₹40, UPI')).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Undo ₹40 UPI' })).not.toBeInTheDocument();
  });

  it('counts as received in cash on delivery until staff correct it', async () => {
    const { card } = await showDetails({ status: 'DELIVERED' });
    const list = card.getByRole('list', { name: 'Payments' });
    await expect
      .element(card.getByText('Nobody entered it: cash counts as received on delivery.'))
      .toBeVisible();
    await card.getByRole('button', { name: 'Correct payment' }).click();
    await dialog.getByRole('radio', { name: 'Card' }).click();
    await amount.fill('40.10');
    await button('Save').click();
    await expect.element(list).toHaveTextContent(/₹40.10 Card.*₹49.90 Cash/);
    await expect.element(card.getByText('₹90 of ₹90 received.')).toBeVisible();
    await card.getByRole('button', { name: 'Undo ₹40.10 Card' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect.element(toast('Payment undone')).toBeVisible();
    await card.getByRole('button', { name: 'Enter payment' }).click();
    await expect.element(amount).toHaveValue('40.1');
    await amount.fill('90');
    await button('Save').click();
    await expect.element(card.getByText('Paid in cash')).toBeVisible();
  });

  it('is for what is left once somebody else has entered a part, and leaves the focus on the payments', async () => {
    const { book, placed, card } = await showDetails();
    await card.getByRole('button', { name: 'Enter payment' }).click();
    await expect.element(amount).toHaveValue('90');
    const taking = aTaking({ method: 'UPI', amount: 40 });
    book.change(placed.id, { takings: [taking] }, 'TAKING', 'Leela Das', taking);
    await expect.element(amount).toHaveValue('50');
    await expect.element(dialog.getByText('Change: ₹0')).toBeVisible();
    await button('Save').click();
    await expect.element(card.getByText('₹90 of ₹90 received.')).toBeVisible();
    await expect.element(card.getByRole('group', { name: 'Payment in cash, by card or UPI' })).toHaveFocus();
  });

  it('stays as it was typed if the server refuses it, and says why', async () => {
    const { book, card } = await showDetails();
    await card.getByRole('button', { name: 'Enter payment' }).click();
    book.shop.fails('EnterTaking', 500);
    await amount.fill('45');
    await button('Save').click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(amount).toHaveValue('45');
    book.shop.recovers('EnterTaking');
    await button('Save').click();
    await expect.element(card.getByText('₹45 is due.')).toBeVisible();
    const keys = book.shop.sent('EnterTaking').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('goes back with the order if staff say so', async () => {
    const { book, card, placed } = await showDetails({ takings: [aTaking({ amount: 90 })] });
    await card.getByRole('combobox', { name: 'Change status' }).selectOptions('CANCELLED');
    await card.getByRole('button', { name: 'Update' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByRole('checkbox', { name: '₹90 was given back' })).toBeChecked();
    await question.getByRole('button', { name: 'Cancel the order' }).click();
    await expect.element(card.getByRole('list', { name: 'Payments' })).toHaveTextContent('Undone');
    expect(book.shop.sent('UpdateOrderStatus')).toEqual([
      { id: placed.id, status: 'CANCELLED', refund: true },
    ]);
  });

  it('that nobody entered goes with the order, without a question', async () => {
    const { book, card, placed } = await showDetails({ status: 'DELIVERED' });
    await card.getByRole('combobox', { name: 'Change status' }).selectOptions('CANCELLED');
    await card.getByRole('button', { name: 'Update' }).click();
    await expect.element(card.getByRole('list', { name: 'Payments' })).toHaveTextContent('Undone');
    expect(book.shop.sent('UpdateOrderStatus')).toEqual([{ id: placed.id, status: 'CANCELLED' }]);
  });

  it('is only read by staff who may not enter it, and is none of an order that was paid online', async () => {
    const permissions = who.permissions.filter((each) => !/(ENTER|UNDO)_TAKINGS/.test(each));
    const waiter = anAdmin({ permissions });
    const { card } = await showDetails({ takings: [aTaking({ amount: 40 })] }, waiter);
    await expect.element(card.getByText('₹50 is due.')).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Enter payment' })).not.toBeInTheDocument();
    await expect.element(card.getByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
    const online = anOrder({ paymentMode: 'ONLINE' });
    const { card: other } = await showDetails(online);
    await expect.element(other.getByText(/received/)).not.toBeInTheDocument();
  });
});

it('another staff page learns of a payment immediately', async () => {
  const { book, placed, card } = await showDetails();
  await expect.poll(() => book.shop.isSubscribed('orderFeed')).toBe(true);
  const taking = aTaking({ method: 'CARD', amount: 90 });
  book.change(placed.id, { takings: [taking] }, 'TAKING', 'Leela Das', taking);
  await expect.element(card.getByText('Paid by card')).toBeVisible();
  await expect.element(card.getByText('Received ₹90, Card')).toBeVisible();
  // What was sent before, and arrives late, changes nothing.
  book.shop.publish('orderFeed', { kind: 'CHANGED', order: placed });
  const later = book.place();
  await expect.element(page.getByRole('article', { name: `Order ${later.name}`, exact: true })).toBeVisible();
  await expect.element(card.getByText('Paid by card')).toBeVisible();
});

describe('the money of an order that became cheaper', () => {
  /** An order of ₹90, paid in two parts, that costs ₹45 now. */
  async function showCheaper() {
    const takings = [aTaking({ amount: 60 }), aTaking({ amount: 30, method: 'UPI' })];
    const shown = await showDetails({ takings });
    const { book, placed } = shown;
    book.changeLines(placed.id, {
      lines: [{ line: placed.items[0]?.key ?? '', quantity: 1 }],
      removalReason: 'CUSTOMER_ASKED',
    });
    await expect.element(shown.card.getByText('Give ₹45 back to the customer.')).toBeVisible();
    return shown;
  }
  const confirm = async (rupees: string) =>
    page
      .getByRole('alertdialog', { name: `Have you given ${rupees} back?` })
      .getByRole('button', { name: `${rupees} given back` })
      .click();

  it('is given back with one press, and the rest counts on', async () => {
    const { book, placed, card } = await showCheaper();
    await card.getByRole('button', { name: '₹45 given back' }).click();
    await confirm('₹45');
    await expect.element(card.getByText('Give ₹45 back to the customer.')).not.toBeInTheDocument();
    expect(book.find(placed.id)).toMatchObject({ paid: 45, due: 0, takingsExcess: 0 });
    expect(book.shop.sent('RefundTakings')).toEqual([{ orderId: placed.id, amount: 45 }]);
    await expect.element(card.getByRole('group', { name: /^Payment in cash/ })).toHaveFocus();
  });

  it('is not given back if another amount is too much meanwhile, which is said and shown', async () => {
    const { book, placed, card } = await showCheaper();
    await card.getByRole('button', { name: '₹45 given back' }).click();
    // Its news is lost.
    book.shop.ignoreSockets();
    const release = book.shop.holds('RefundTakings');
    await confirm('₹45');
    const taking = aTaking({ amount: 10 });
    book.change(placed.id, { takings: [...book.find(placed.id).takings, taking] }, 'TAKING');
    release();
    await expect.element(toast(/^The amount has changed meanwhile/)).toBeVisible();
    await expect.element(card.getByText('Give ₹55 back to the customer.')).toBeVisible();
    await card.getByRole('button', { name: '₹55 given back' }).click();
    await confirm('₹55');
    await expect.poll(() => book.find(placed.id).takingsExcess).toBe(0);
  });

  it('leaves Undo of a payment what it says', async () => {
    const { book, placed, card } = await showCheaper();
    await card.getByRole('button', { name: 'Undo ₹30 UPI' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect.element(card.getByText('Give ₹15 back to the customer.')).toBeVisible();
    expect(book.find(placed.id)).toMatchObject({ paid: 60, takingsExcess: 15 });
  });
});
