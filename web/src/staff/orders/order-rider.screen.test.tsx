import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, anOrder, aStaffMember, minutesFromNow } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { refusal } from '../../../test/shop-server';
import { address, aShop, button, link, phone, show, toast } from '../../../test/show';

const who = aStaffMember('COUNTER', { name: 'Leela Das' });
const [ravi, sunil] = [
  { id: 'a'.repeat(24), name: 'Ravi Kumar' },
  { id: 'b'.repeat(24), name: 'Sunil' },
];
const riders = [ravi, sunil, { id: who.id, name: who.name }];

const rider = button(/^Rider: /);
const choose = async (name: string) => {
  await rider.click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
};
const card = page.getByRole('article');

async function open(order: Parameters<typeof anOrder>[0] = {}, viewer = who, people = riders) {
  const shop = aShop({ riders: people });
  const placed = anOrder({ placedAt: minutesFromNow(-5), ...order });
  const book = new OrderBook(shop, [placed]);
  await show(shop, '/admin/orders', { who: viewer, size: phone });
  await expect.element(card).toBeVisible();
  return { shop, book, id: placed.id };
}

describe('the rider of an order', () => {
  it('is chosen by name, stays with the order, and can be taken off', async () => {
    const { shop, id } = await open();
    await expect.element(rider).toHaveTextContent('Rider: Nobody yet');
    await rider.click();
    const names = page.getByRole('menuitemradio');
    await expect.element(names.first()).toBeVisible();
    expect(names.elements().map(({ textContent }) => textContent)).toEqual([
      'Nobody yet',
      'Ravi Kumar',
      'Sunil',
      'Leela Das',
    ]);
    await page.getByRole('menuitemradio', { name: 'Ravi Kumar' }).click();
    await expect.element(rider).toHaveTextContent('Rider: Ravi Kumar');
    await expect
      .poll(() => shop.sent('AssignRider'))
      .toEqual([{ orderId: id, riderId: ravi.id, version: 1 }]);
    await expect.element(rider).toHaveAttribute('aria-busy', 'false');
    await choose('Nobody yet');
    await expect.element(rider).toHaveAttribute('aria-busy', 'false');
    await expect.element(rider).toHaveTextContent('Rider: Nobody yet');
    await button('Details').click();
    await expect.element(card).toHaveTextContent('Rider: Ravi Kumar by Leela Das');
    await expect.element(card).toHaveTextContent('Nobody delivers it any more by Leela Das');
  });

  it('is sent once, by keyboard, however many names are passed', async () => {
    const { shop, id } = await open();
    await expect.element(rider).toBeVisible();
    (rider.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitemradio', { name: 'Nobody yet' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(rider).toHaveTextContent('Rider: Sunil');
    await expect.element(rider).toHaveFocus();
    expect(shop.sent('AssignRider')).toEqual([{ orderId: id, riderId: sunil.id, version: 1 }]);
  });

  it('offers somebody who has joined since the page was opened', async () => {
    const { shop } = await open({}, who, [ravi, sunil]);
    shop.answer({ riders: [...riders, { id: 'c'.repeat(24), name: 'Joseph' }] });
    await choose('Joseph');
    await expect.element(rider).toHaveTextContent('Rider: Joseph');
  });

  it('keeps the list of people if it cannot be read again', async () => {
    const { shop } = await open();
    shop.fails('OrderRiders', 'unreachable');
    await choose('Sunil');
    await expect.element(rider).toHaveTextContent('Rider: Sunil');
  });

  it('follows what others choose', async () => {
    const { book, id } = await open();
    await expect.element(rider).toHaveTextContent('Rider: Nobody yet');
    book.change(id, { rider: sunil }, 'RIDER');
    await expect.element(rider).toHaveTextContent('Rider: Sunil');
  });

  it('goes back to what it was, in the server’s words, if somebody else was faster', async () => {
    const { shop } = await open();
    shop.fails('AssignRider', refusal('CONFLICT', 'Somebody else has just changed this order.'));
    await choose('Sunil');
    await expect.element(toast('Somebody else has just changed this order.')).toBeVisible();
    await expect.element(rider).toHaveTextContent('Rider: Nobody yet');
    shop.recovers('AssignRider');
    await choose('Sunil');
    await expect.element(rider).toHaveTextContent('Rider: Sunil');
  });

  it('is no choice for orders that are finished or not delivered, and where nobody else delivers', async () => {
    await open({ status: 'DELIVERED', rider: ravi });
    await expect.element(card).toHaveTextContent('Rider: Ravi Kumar');
    expect(rider.elements()).toEqual([]);
    await open({ way: 'PICKUP' });
    expect(rider.elements()).toEqual([]);
    const owner = anAdmin();
    await open({}, owner, [{ id: owner.id, name: owner.name }]);
    expect(rider.elements()).toEqual([]);
  });

  it('is a name for the kitchen, which asks for no riders', async () => {
    const { shop } = await open({ rider: ravi }, aStaffMember('KITCHEN'));
    await expect.element(card).toHaveTextContent('Rider: Ravi Kumar');
    expect(rider.elements()).toEqual([]);
    expect(shop.sent('OrderRiders')).toEqual([]);
  });

  it('leads to one’s own deliveries', async () => {
    await open({ rider: { id: who.id, name: who.name } });
    await link('Your deliveries').click();
    await expect.poll(address).toBe('/admin/deliveries');
  });
});
