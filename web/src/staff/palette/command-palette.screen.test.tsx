import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, anAdmin, anOrder, anOrdering, aPage, aRestaurant } from '../../../test/factories';
import { address, aShop, button, desk, phone, show, title, toast } from '../../../test/show';

const who = anAdmin();
const palette = page.getByRole('dialog', { name: 'Find or do something' });
const field = palette.getByRole('combobox');
const options = () =>
  palette
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

/** Opens it with the keyboard, and types. */
async function type(text: string): Promise<void> {
  await expect.element(title('Messages')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  if (text) await userEvent.keyboard(text);
}

describe('the palette', () => {
  it('goes to a screen by a few letters', async () => {
    await show(aShop(), '/admin/messages', { who, size: desk });
    await type('sett del');
    await expect.poll(options).toEqual(['Settings · Delivery']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/admin/settings/delivery');
    await expect.element(palette).not.toBeInTheDocument();
  });

  it('finds an order by its customer’s phone, and shows it in the list', async () => {
    const order = anOrder({ status: 'PREPARING', total: 366 });
    const shop = aShop({ orders: ({ filter }) => aPage(filter?.search ? [order] : []) });
    await show(shop, '/admin/messages', { who, size: desk });
    await type('98765 43210');
    const found = palette.getByRole('option', { name: /₹366 · Preparing/ });
    await expect.element(found).toBeVisible();
    expect(shop.sent('FindOrders')).toEqual([{ filter: { search: '98765 43210' } }]);
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('article', { name: `Order ${order.name}`, exact: true }))
      .toBeVisible();
    expect(address()).toBe(`/admin/orders?search=${order.id}`);
  });

  it('says that orders could not be searched, and searches again', async () => {
    const shop = aShop({ orders: aPage([anOrder()]) });
    shop.fails('FindOrders', 'fault');
    await show(shop, '/admin/messages', { who, size: desk });
    await type('asha');
    await expect.element(palette.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect.element(palette.getByText('Something went wrong')).toBeVisible();
    await expect.element(palette.getByText('Nothing found.')).not.toBeInTheDocument();
    shop.recovers('FindOrders');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.poll(options).toHaveLength(1);
    await expect.element(field).toHaveFocus();
  });

  it('says that nothing was found once the orders have been searched', async () => {
    const shop = aShop();
    const release = shop.holds('FindOrders');
    await show(shop, '/admin/messages', { who, size: desk });
    await type('zzz');
    await expect.element(palette.getByText('Searching …')).toBeVisible();
    await expect.element(palette.getByText('Nothing found.')).not.toBeInTheDocument();
    release();
    await expect.element(palette.getByText('Nothing found.')).toBeVisible();
  });

  it('keeps the chosen entry when an answer arrives', async () => {
    const shop = aShop({ orders: aPage([anOrder({ status: 'PENDING' })]) });
    const release = shop.holds('FindOrders');
    await show(shop, '/admin/messages', { who, size: desk });
    await type('pause{ArrowDown}{ArrowDown}');
    const chosen = palette.getByRole('option', { name: 'Pause orders: 60 min' });
    await expect.element(chosen).toHaveAttribute('data-highlighted');
    await expect.poll(() => shop.sent('FindOrders').length).toBe(1);
    release();
    await expect.element(palette.getByRole('option', { name: /Pending/ })).toBeVisible();
    await expect.element(chosen).toHaveAttribute('data-highlighted');
  });

  it('says that the dishes could not be loaded', async () => {
    const shop = aShop({ menu: [aDish({ name: 'Vada Pav' })] });
    shop.fails('DishNames', 'fault');
    await show(shop, '/admin/messages', { who, size: desk });
    await type('vada');
    await expect.element(palette.getByText('Something went wrong')).toBeVisible();
    shop.recovers('DishNames');
    await palette.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(options).toEqual(['Vada Pav']);
  });

  it('marks a dish as sold out, found by its Hindi name, too', async () => {
    const dish = aDish({ name: 'Ragda Pattice', hindiName: 'रगड़ा पैटिस' });
    const shop = aShop({ menu: [dish, aDish({ name: 'Vada Pav' })], setSoldOut: [dish] });
    await show(shop, '/admin/messages', { who, size: phone });
    await button('Find or do something').click();
    await field.fill('रगड़ा');
    await page.getByRole('option', { name: 'Ragda Pattice' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Until closing' }).click();
    await expect.element(toast('Ragda Pattice is sold out')).toBeVisible();
    expect(shop.sent('SetSoldOut')).toEqual([{ dishIds: [dish.id], period: 'UNTIL_CLOSING' }]);
  });

  it('pauses and resumes orders', async () => {
    const shop = aShop({
      setOrdering: aRestaurant({ version: 2, ordering: anOrdering({ takesOrders: false }) }),
    });
    await show(shop, '/admin/messages', { who, size: desk });
    await type('pause 30');
    await expect.poll(options).toEqual(['Pause orders: 30 min']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => shop.sent('SetOrdering')).toEqual([{ input: { pause: 'MINUTES_30' } }]);
    await expect.element(button('Resume')).toBeVisible();
    await type('resume');
    await expect.poll(options).toEqual(['Resume orders']);
  });

  it('offers only what the user may do', async () => {
    const permissions = [...aCustomer().permissions, 'VIEW_MESSAGES' as const];
    const shop = aShop({ menu: [aDish({ name: 'Messages cake' })] });
    await show(shop, '/admin/messages', { who: anAdmin({ permissions }), size: desk });
    await type('');
    await expect.poll(options).toEqual(['Messages', 'Keyboard shortcuts?']);
    await userEvent.keyboard('messages');
    await expect.poll(options).toEqual(['Messages']);
    await userEvent.keyboard('zzz');
    await expect.element(palette.getByText('Nothing found.')).toBeVisible();
    expect([...shop.sent('DishNames'), ...shop.sent('FindOrders')]).toEqual([]);
  });
});
