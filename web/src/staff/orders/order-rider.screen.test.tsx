import { page } from 'vitest/browser';
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

const rider = page.getByRole('combobox', { name: 'Rider' });
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
    await expect.element(rider).toHaveValue('');
    expect([...rider.element().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Nobody yet',
      'Ravi Kumar',
      'Sunil',
      'Leela Das',
    ]);
    await rider.selectOptions('Ravi Kumar');
    await expect.element(rider).toHaveValue(ravi.id);
    await expect
      .poll(() => shop.sent('AssignRider'))
      .toEqual([{ orderId: id, riderId: ravi.id, version: 1 }]);
    await expect.element(rider).toHaveAttribute('aria-busy', 'false');
    await rider.selectOptions('Nobody yet');
    await expect.element(rider).toHaveAttribute('aria-busy', 'false');
    await expect.element(rider).toHaveValue('');
    await button('Details').click();
    await expect.element(card).toHaveTextContent('Rider: Ravi Kumar by Leela Das');
    await expect.element(card).toHaveTextContent('Nobody delivers it any more by Leela Das');
  });

  it('follows what others choose', async () => {
    const { book, id } = await open();
    await expect.element(rider).toHaveValue('');
    book.change(id, { rider: sunil }, 'RIDER');
    await expect.element(rider).toHaveValue(sunil.id);
  });

  it('goes back to what it was, in the server’s words, if somebody else was faster', async () => {
    const { shop } = await open();
    shop.fails('AssignRider', refusal('CONFLICT', 'Somebody else has just changed this order.'));
    await rider.selectOptions('Sunil');
    await expect.element(toast('Somebody else has just changed this order.')).toBeVisible();
    await expect.element(rider).toHaveValue('');
    shop.recovers('AssignRider');
    await rider.selectOptions('Sunil');
    await expect.element(rider).toHaveValue(sunil.id);
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
