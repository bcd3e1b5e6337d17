import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  anOrder,
  anOrderItem,
  aRestaurant,
  aStaffMember,
  minutesFromNow,
  type WholeOrder,
} from '../../../test/factories';
import type { Station } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { aShop, button, desk, show } from '../../../test/show';

const who = aStaffMember('KITCHEN');
const card = (name: string) => page.getByRole('article', { name: `Order ${name}`, exact: true });
const choice = page.getByRole('combobox', { name: 'Station' });

const tandoor: Station = { name: 'Tandoor', categories: ['Breads'] };
const fryer: Station = { name: 'Fryer', categories: ['Snacks'] };
const naan = anOrderItem({ name: 'Butter Naan', category: 'Breads', quantity: 3 });
const samosa = anOrderItem({ name: 'Samosa', category: 'Snacks', quantity: 2 });
const chai = anOrderItem({ name: 'Masala Chai', category: null, quantity: 1 });

const evening = (): WholeOrder[] => [
  anOrder({ number: 1, placedAt: minutesFromNow(-3), items: [samosa, naan] }),
  anOrder({ number: 2, placedAt: minutesFromNow(-2), items: [samosa] }),
  anOrder({ number: 3, placedAt: minutesFromNow(-1), items: [chai] }),
];

function aKitchen(stations: Station[]) {
  const shop = aShop({ restaurant: aRestaurant({ stations }) });
  return { shop, book: new OrderBook(shop, evening()) };
}

/** @param at the station that the tablet has chosen before */
async function open(stations: Station[], at?: string) {
  const { shop, book } = aKitchen(stations);
  await show(shop, '/admin/kitchen', { who, size: desk, ...(at && { stored: { 'kitchen:station': at } }) });
  await expect.element(card('#1')).toBeVisible();
  return { shop, book };
}

describe('the stations of the board', () => {
  it('show their own lines, and those that no station has', async () => {
    await open([tandoor, fryer]);
    await choice.selectOptions('Tandoor');
    await expect.element(card('#1').getByRole('button', { name: 'Butter Naan' })).toBeVisible();
    await expect.element(card('#1').getByText('Samosa')).not.toBeInTheDocument();
    await expect.element(card('#2')).not.toBeInTheDocument();
    await expect.element(card('#3').getByRole('button', { name: 'Masala Chai' })).toBeVisible();
    await expect.element(page.getByText('1 order without anything for Tandoor')).toBeVisible();
    expect(localStorage.getItem('kitchen:station')).toBe('Tandoor');
    await choice.selectOptions('All stations');
    await expect.element(card('#2')).toBeVisible();
    expect(localStorage.getItem('kitchen:station')).toBeNull();
  });

  it('never show another station’s orders while they are read', async () => {
    const { shop } = aKitchen([tandoor, fryer]);
    const release = shop.holds('KitchenStations');
    await show(shop, '/admin/kitchen', { who, size: desk, stored: { 'kitchen:station': 'Tandoor' } });
    await expect.poll(() => shop.sent('KitchenBoard')).toHaveLength(1);
    await expect.element(page.getByRole('article')).not.toBeInTheDocument();
    release();
    await expect.element(card('#1')).toBeVisible();
    await expect.element(card('#2')).not.toBeInTheDocument();
  });

  it('show the lines of others after one press, and say when they are done', async () => {
    const { book } = await open([tandoor, fryer], 'Tandoor');
    const others = card('#1').getByRole('button', { name: '+2 at Fryer' });
    await others.click();
    await card('#1').getByRole('button', { name: 'Samosa' }).click();
    await expect.element(card('#1').getByRole('button', { name: 'Fryer: done' })).toBeVisible();
    await expect
      .poll(() =>
        book
          .matching({})
          .at(-1)
          ?.items.map(({ isDone }) => isDone),
      )
      .toEqual([true, false]);
  });

  it('strike the lines off that they show, by keyboard', async () => {
    const { book } = await open([tandoor, fryer], 'Tandoor');
    await userEvent.keyboard('{ArrowDown}1');
    await expect
      .poll(() =>
        book
          .matching({})
          .at(-1)
          ?.items.map(({ isDone }) => isDone),
      )
      .toEqual([false, true]);
  });

  it('leave the lines of others to them, by keyboard', async () => {
    const { book } = await open([tandoor, fryer], 'Tandoor');
    const done = () =>
      book
        .matching({})
        .at(-1)
        ?.items.map(({ isDone }) => isDone);
    await card('#1').getByRole('button', { name: '+2 at Fryer' }).click();
    await expect.element(card('#1').getByRole('button', { name: 'Samosa' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await userEvent.keyboard('nn ');
    await expect.poll(done).toEqual([false, true]);
    (card('#1').element() as HTMLElement).focus();
    await userEvent.keyboard(' u');
    await expect.poll(done).toEqual([false, false]);
  });

  it('move the whole order on', async () => {
    const { book } = await open([tandoor, fryer], 'Tandoor');
    await card('#1').getByRole('button', { name: 'Start', exact: true }).click();
    await card('#1').getByRole('button', { name: 'Ready', exact: true }).click();
    await expect.poll(() => book.matching({}).at(-1)?.kitchenStage).toBe('READY');
  });

  it('count what is left to cook of their own lines', async () => {
    await open([tandoor, fryer], 'Fryer');
    await button('All day').click();
    const panel = page.getByRole('region', { name: 'Still to cook' });
    await expect.element(panel).toHaveTextContent('4 Samosa');
    await expect.element(panel).not.toHaveTextContent('Naan');
  });

  it('are all shown to a tablet whose station is gone', async () => {
    await open([fryer], 'Tandoor');
    await expect.element(choice).toHaveDisplayValue('All stations');
    await expect.element(card('#2')).toBeVisible();
    const sentence = page.getByText('The station Tandoor no longer exists. Choose another.');
    await expect.element(sentence).toBeVisible();
    await button('OK').click();
    await expect.element(sentence).not.toBeInTheDocument();
    expect(localStorage.getItem('kitchen:station')).toBeNull();
  });

  it('show an order that nobody has accepted, also without a line of theirs', async () => {
    const { book } = await open([tandoor, fryer], 'Tandoor');
    await expect.element(card('#2')).not.toBeInTheDocument();
    const { id } = book.place({ number: 4, items: [samosa], isAccepted: false });
    await expect.element(card('#4').getByText('+2 at Fryer')).toBeVisible();
    book.change(id, { isAccepted: true }, 'ACCEPTED');
    await expect.element(card('#4')).not.toBeInTheDocument();
  });

  it('show a change until it is confirmed, also if none of their lines is left', async () => {
    const { book } = await open([tandoor, fryer], 'Tandoor');
    const { id } = book.place({ number: 4, status: 'PREPARING', items: [samosa, naan] });
    await expect.element(card('#4').getByRole('button', { name: 'Butter Naan' })).toBeVisible();
    book.changeLines(id, { lines: [{ line: naan.key, quantity: 0 }], removalReason: 'CUSTOMER_ASKED' });
    await expect.element(card('#4')).toHaveTextContent(/Removed: 3 Butter Naan/);
    await card('#4').getByRole('button', { name: 'Change of #4 seen' }).click();
    await expect.element(card('#4')).not.toBeInTheDocument();
  });

  it('leave the keys to the board once one is chosen', async () => {
    await open([tandoor, fryer]);
    await choice.selectOptions('Tandoor');
    await expect.element(card('#2')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Order #1');
  });

  it('are not seen in a restaurant without any', async () => {
    await open([], 'Tandoor');
    await expect.element(card('#2')).toBeVisible();
    await expect.element(choice).not.toBeInTheDocument();
    await expect.element(page.getByText(/no longer exists/)).not.toBeInTheDocument();
  });
});
