import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { aDish, anOrder, anOrderItem, aStaffMember, type WholeOrder } from '../../../test/factories';
import type { User } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { refusal } from '../../../test/shop-server';
import { address, aShop, desk, phone, show } from '../../../test/show';
import { Chime } from '../orders/chime';

const naan = aDish({ name: 'Butter Naan', price: 50 });
const tikka = anOrderItem({ name: 'Paneer Tikka', quantity: 2 });
const more = { added: [{ menuItemId: naan.id, quantity: 2, note: 'No butter' }] };
const card = page.getByRole('article', { name: 'Order #1', exact: true });
const strip = card.getByRole('status').filter({ hasText: 'Changed' });
const seen = card.getByRole('button', { name: 'Change of #1 seen' });
const question = page.getByRole('alertdialog', { name: '#1 was changed. Is the change cooked?' });

interface Opening {
  readonly who?: User;
  readonly size?: readonly [width: number, height: number];
}

async function open(
  order: Partial<WholeOrder> = {},
  { who = aStaffMember('KITCHEN'), size = desk }: Opening = {},
) {
  const shop = aShop({ menu: [naan] });
  const cooked = anOrder({ number: 1, status: 'PREPARING', items: [tikka], ...order });
  const { id } = cooked;
  const book = new OrderBook(shop, [cooked]);
  await show(shop, '/admin/kitchen', { who, size });
  await expect.element(page.getByRole('heading', { name: 'Kitchen', level: 1 })).toBeInTheDocument();
  await expect.poll(() => shop.isSubscribed('orderFeed')).toBe(true);
  return { shop, book, id };
}

describe('an order that is changed while the kitchen cooks it', () => {
  it('says so on its card until somebody has seen it', async () => {
    const { shop, book, id } = await open();
    await expect.element(strip).not.toBeInTheDocument();
    book.changeLines(id, {
      ...more,
      lines: [{ line: tikka.key, quantity: 1 }],
      removalReason: 'CUSTOMER_ASKED',
    });
    await expect.element(strip).toHaveTextContent(/Removed: 1 Paneer Tikka/);
    await expect.element(strip).toHaveTextContent(/Added: 2 Butter Naan No butter/);
    const answer = shop.holds('KitchenChangeSeen');
    await seen.click();
    await expect.element(strip).not.toBeInTheDocument();
    answer();
    await expect.poll(() => book.find(id).changesToSee).toEqual([]);
    expect(shop.sent('KitchenChangeSeen')).toEqual([{ id, version: 2 }]);
    await expect.element(strip).not.toBeInTheDocument();
  });

  it('shows the change again if it was changed once more before the press', async () => {
    const { shop, book, id } = await open();
    book.changeLines(id, more);
    await expect.element(seen).toBeVisible();
    const release = shop.holds('KitchenLine');
    await card.getByRole('button', { name: /Paneer Tikka/ }).click();
    await seen.click();
    book.changeLines(id, { lines: [{ line: tikka.key, note: 'Jain' }] });
    release();
    await expect.element(page.getByText(/It was changed again\. Read the change once more\./)).toBeVisible();
    await expect.element(strip).toHaveTextContent(/New note: Paneer Tikka Jain/);
    expect(shop.sent('KitchenChangeSeen')).toEqual([]);
  });

  it('asks once before it is ready with a change that nobody has seen', async () => {
    const { shop, book, id } = await open();
    book.changeLines(id, more);
    await expect.element(seen).toBeVisible();
    await card.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect.element(question).toHaveTextContent(/Butter Naan/);
    await question.getByRole('button', { name: 'Not yet' }).click();
    expect(shop.sent('KitchenReady')).toEqual([]);
    (card.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await question.getByRole('button', { name: 'Yes, it is ready' }).click();
    await expect.poll(() => book.find(id).kitchenStage).toBe('READY');
    expect(book.find(id).changesToSee).toEqual([]);
  });

  it('is not ready if the change was not confirmed', async () => {
    const { shop, book, id } = await open();
    book.changeLines(id, more);
    await expect.element(seen).toBeVisible();
    await card.getByRole('button', { name: 'Ready', exact: true }).click();
    shop.fails('KitchenChangeSeen', refusal('CONFLICT', 'Somebody else has just changed this order.'));
    await question.getByRole('button', { name: 'Yes, it is ready' }).click();
    await expect.element(page.getByText(/Somebody else has just changed this order/)).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
    await expect.poll(() => shop.isIdle).toBe(true);
    expect(shop.sent('KitchenReady')).toEqual([]);
    expect(book.find(id).kitchenStage).toBe('PREPARING');
  });

  it('asks once before it is handed over with a change that nobody has seen', async () => {
    const { shop, book, id } = await open({ way: 'PICKUP', status: 'OUT_FOR_DELIVERY' });
    book.changeLines(id, more);
    await expect.element(seen).toBeVisible();
    await card.getByRole('button', { name: 'Handed over' }).click();
    await expect.element(question).toHaveTextContent(/Butter Naan/);
    expect(shop.sent('KitchenHandOver')).toEqual([]);
    await question.getByRole('button', { name: 'Yes, hand it over' }).click();
    await expect.poll(() => book.find(id).status).toBe('DELIVERED');
    expect(book.find(id).changesToSee).toEqual([]);
  });

  it('keeps its question while another tablet moves the order on', async () => {
    const { shop, book, id } = await open({ way: 'PICKUP' });
    book.changeLines(id, more);
    await expect.element(seen).toBeVisible();
    await card.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect.element(question).toHaveTextContent(/Butter Naan/);
    book.change(id, { kitchenStage: 'READY', status: 'OUT_FOR_DELIVERY' }, 'READY');
    await expect.element(card.getByRole('button', { name: 'Handed over' })).toBeInTheDocument();
    await question.getByRole('button', { name: 'Yes, it is ready' }).click();
    await expect.poll(() => book.find(id).changesToSee).toEqual([]);
    await expect.poll(() => shop.isIdle).toBe(true);
    expect(book.find(id).status).toBe('OUT_FOR_DELIVERY');
  });

  it('becomes ready without a question once the change is seen', async () => {
    const { book, id } = await open();
    book.changeLines(id, more);
    await seen.click();
    await card.getByRole('button', { name: 'Ready', exact: true }).click();
    await expect.poll(() => book.find(id).kitchenStage).toBe('READY');
  });

  it('rings once for each change, but not for what the board opens with', async () => {
    const ring = vi.spyOn(Chime.prototype, 'ring').mockResolvedValue(undefined);
    const changesToSee = [{ name: 'Lassi', choices: [], note: null, before: 0, after: 1 }];
    const shop = aShop({ menu: [naan] });
    const cooked = anOrder({ number: 1, status: 'PREPARING', changesToSee });
    const { id } = cooked;
    const book = new OrderBook(shop, [cooked]);
    const stored = { adminOrderSound: 'on' };
    await show(shop, '/admin/kitchen', { who: aStaffMember('KITCHEN'), size: desk, stored });
    await expect.element(strip).toBeVisible();
    await expect.poll(() => shop.isSubscribed('orderFeed')).toBe(true);
    expect(ring).not.toHaveBeenCalled();
    book.changeLines(id, more);
    await expect.element(strip).toHaveTextContent(/Butter Naan/);
    await expect.poll(() => ring.mock.calls.length).toBe(1);
    book.change(id, { bags: 1 }, 'PACKED');
    await expect.element(card.getByText('1 bag')).toBeVisible();
    expect(ring).toHaveBeenCalledTimes(1);
    ring.mockRestore();
  });

  it('is read, but not confirmed, by those who may only look', async () => {
    const { book, id } = await open({}, { who: aStaffMember('ACCOUNTANT'), size: phone });
    await page.getByRole('tab', { name: /Preparing/ }).click();
    book.changeLines(id, more);
    await expect.element(strip).toBeVisible();
    await expect.element(seen).not.toBeInTheDocument();
  });

  it('is changed from its card on the board', async () => {
    const { id } = await open();
    await card.getByRole('button', { name: 'More: #1' }).click();
    await page.getByRole('dialog', { name: '#1' }).getByRole('link', { name: 'Change order' }).click();
    await expect.poll(address).toBe(`/admin/orders/${id}/change`);
  });
});
