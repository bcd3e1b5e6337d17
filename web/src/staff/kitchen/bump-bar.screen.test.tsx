import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anOrder, anOrderItem, aStaffMember, minutesFromNow } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, button, desk, show } from '../../../test/show';

const who = aStaffMember('KITCHEN');
const focused = () => document.activeElement?.closest('[data-order]')?.getAttribute('aria-label');
const changeKey = (act: string) => button(`Change the key: ${act}`).click();

async function open(stored: Record<string, string> = {}) {
  const shop = aShop();
  const items = [anOrderItem({ name: 'Vada Pav' }), anOrderItem({ name: 'Masala Chai' })];
  const orders = [
    anOrder({ number: 1, placedAt: minutesFromNow(-3), items }),
    anOrder({ number: 2, placedAt: minutesFromNow(-2) }),
  ];
  const book = new OrderBook(shop, [...orders, anOrder({ number: 3, status: 'PREPARING' })]);
  await show(shop, '/admin/kitchen', { who, size: desk, stored });
  await expect.element(page.getByRole('article', { name: 'Order #3', exact: true })).toBeVisible();
  const first = orders[0]?.id ?? '';
  const done = () => book.find(first).items.map(({ isDone }) => isDone);
  return { book, first, done };
}

describe('a bump bar', () => {
  it('gets its keys on this tablet, and a key that is taken is refused', async () => {
    const { book, first } = await open();
    await button('Keys').click();
    await changeKey('Move the order on');
    await userEvent.keyboard('r');
    await expect.element(page.getByRole('alert').getByText(/taken by “Move the order back”/)).toBeVisible();
    await userEvent.keyboard('5');
    await expect.element(page.getByText(/^This key is taken by “Strike off a line/)).toBeVisible();
    await userEvent.keyboard('o');
    await expect.element(page.getByText(/^This key is taken by “Go to All Orders”/)).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText(/^The board cannot use this key/)).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(page.getByText(/this key/i)).not.toBeInTheDocument();
    expect(localStorage.getItem('kitchen:keys')).toContain('"move":"KeyJ"');
    // Under a dialog, the keys change no order.
    await userEvent.keyboard('{ArrowDown}r');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(book.find(first).status).toBe('PENDING');
    await userEvent.keyboard('{ArrowDown}j');
    await expect.poll(() => book.find(first).status).toBe('PREPARING');
    await userEvent.keyboard('{Shift>}{?}{/Shift}');
    const row = page.getByRole('dialog').getByText('Move the order on').element().parentElement;
    expect(row?.textContent).toBe('Move the order onJ');
  });

  it('takes no key that is held or pressed with Control', async () => {
    await open();
    await button('Keys').click();
    await changeKey('Move the order on');
    const press = (code: string, more: KeyboardEventInit) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more }),
      );
    press('KeyJ', { repeat: true });
    press('KeyL', { ctrlKey: true });
    press('ControlLeft', { ctrlKey: true });
    await userEvent.keyboard('q');
    expect(localStorage.getItem('kitchen:keys')).toContain('"move":"KeyQ"');
    await expect.element(page.getByText(/this key/i)).not.toBeInTheDocument();
  });

  it('restores the default keys on reset', async () => {
    await open({ 'kitchen:keys': '{"move":"KeyB"}' });
    await button('Keys').click();
    await button('Reset').click();
    expect(localStorage.getItem('kitchen:keys')).toBeNull();
    await expect.element(page.getByRole('dialog').getByText('Enter', { exact: true })).toBeVisible();
  });

  it('works on after a press of the toolbar', async () => {
    const { book, first } = await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Order #1');
    await button('All day').click();
    await button('Big letters').click();
    expect(focused()).toBe('Order #1');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => book.find(first).status).toBe('PREPARING');
    await button('Big letters').click();
    (button('Big letters').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBeDefined();
  });

  it('runs one act of each key of the number pad', async () => {
    const { book, first, done } = await open({ 'kitchen:keys': '{"strike":"NumpadEnter"}' });
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Order #1');
    const pressed = { key: 'Enter', code: 'NumpadEnter', bubbles: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
    await expect.poll(done).toEqual([true, false]);
    expect(book.find(first).status).toBe('PENDING');
  });

  it('chooses cards by the numbers that they show', async () => {
    const { done } = await open();
    await button('Keys').click();
    await page.getByRole('checkbox', { name: /^Number keys choose cards/ }).click();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('3');
    expect(focused()).toBe('Order #3');
    await userEvent.keyboard('2');
    expect(focused()).toBe('Order #2');
    expect(done()).toEqual([false, false]);
    const shown = [...document.querySelectorAll('li:has(> [data-order])')].map(
      (item) => getComputedStyle(item, '::before').content,
    );
    expect(shown).toHaveLength(3);
    expect(shown[0]).toContain('counter(');
  });

  it('goes from line to line and strikes them off', async () => {
    const { done } = await open();
    await userEvent.keyboard('{ArrowDown}n');
    await userEvent.keyboard('n ');
    await expect.poll(done).toEqual([false, true]);
    expect(focused()).toBe('Order #1');
    await userEvent.keyboard('n');
    await userEvent.keyboard(' ');
    await expect.poll(done).toEqual([true, true]);
  });
});
