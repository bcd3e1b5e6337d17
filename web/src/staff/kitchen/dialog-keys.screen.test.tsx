import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aDish, anOrder, anOrderItem, aStaffMember, type WholeOrder } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, button, desk, show } from '../../../test/show';

const chai = aDish({ name: 'Masala Chai' });
const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
const card = page.getByRole('article', { name: 'Order #1', exact: true });

/** A bump bar without Enter and arrows. */
const keys = { move: 'KeyJ', next: 'KeyL', previous: 'KeyH' };

/** The board with one order, whose card has the focus. */
async function open(order: Partial<WholeOrder> = {}) {
  const shop = aShop({ menu: [chai] });
  const only = anOrder({
    number: 1,
    status: 'PREPARING',
    items: [anOrderItem({ name: 'Vada Pav' })],
    ...order,
  });
  const book = new OrderBook(shop, [only]);
  const stored = { 'kitchen:keys': JSON.stringify(keys) };
  await show(shop, '/admin/kitchen', { who: aStaffMember('KITCHEN'), size: desk, stored });
  await expect.element(card).toBeVisible();
  await expect.poll(() => shop.isSubscribed('orderFeed')).toBe(true);
  await userEvent.keyboard('l');
  await expect.element(card).toHaveFocus();
  return { book, order: () => book.find(only.id), id: only.id };
}

describe('a bump bar in a dialog of the board', () => {
  it('presses the main button, or closes the dialog', async () => {
    const { book, order, id } = await open();
    book.changeLines(id, { added: [{ menuItemId: chai.id, quantity: 1 }] });
    await expect.element(card.getByText('Changed')).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('u');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(order().kitchenStage).toBe('PREPARING');
    await userEvent.keyboard('j');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => order().kitchenStage).toBe('READY');
    expect(order().changesToSee).toEqual([]);
  });

  it('presses the button that it has gone to', async () => {
    const { order } = await open();
    await userEvent.keyboard('p');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('lllhj');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => order().bags).toBe(3);
    expect(order().kitchenStage).toBe('PREPARING');
  });

  it('chooses a reason and refuses an order', async () => {
    const { order } = await open({ status: 'PENDING', isAccepted: false });
    await userEvent.keyboard('x');
    await expect.element(button('Refuse the order')).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(page.getByText('Please choose a reason.')).toBeVisible();
    await userEvent.keyboard('lj');
    await expect.poll(() => order().status).toBe('CANCELLED');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('closes the dialog of the keys', async () => {
    await open();
    await button('Keys').click();
    await userEvent.keyboard('j');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('the key for changes', () => {
  it('confirms the change of the chosen card, and only that', async () => {
    const { book, order, id } = await open();
    await userEvent.keyboard('e');
    book.changeLines(id, { added: [{ menuItemId: chai.id, quantity: 1 }] });
    await expect.element(card.getByText('Changed')).toBeVisible();
    expect(order().changesToSee).toHaveLength(1);
    await userEvent.keyboard('e');
    await expect.element(card.getByText('Changed')).not.toBeInTheDocument();
    await expect.poll(() => order().changesToSee).toEqual([]);
    expect(order().kitchenStage).toBe('PREPARING');
  });
});
