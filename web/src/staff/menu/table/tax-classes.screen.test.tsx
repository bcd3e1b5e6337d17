import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aDish, anAdmin, aRestaurant } from '../../../../test/factories';
import { MenuBook } from '../../../../test/menu-book';
import { aShop, button, desk, phone, show } from '../../../../test/show';
import type { DishRowInput } from './save-dishes';

const who = anAdmin();
const route = '/admin/menu/table';
const drinks = { id: 'COLD-DRINKS', name: 'Cold drinks', hsn: '22021010', rates: [] };
const cola = aDish({ name: 'Cola', price: 40 });
const lassi = aDish({ name: 'Sweet lassi', price: 60 });
const poha = aDish({ name: 'Poha', price: 50, taxClass: 'COLD-DRINKS' });
const classOf = (name: string) => page.getByRole('combobox', { name: `Tax class of ${name}` });

function aMenu() {
  const shop = aShop({ restaurant: aRestaurant({ taxClasses: [drinks] }) });
  const book = new MenuBook(shop, [cola, lassi, poha]);
  const sent: (readonly DishRowInput[])[] = [];
  shop.restAnswers['PUT /api/admin/menu'] = (body) => {
    const { dishes } = body as { readonly dishes: readonly DishRowInput[] };
    sent.push(dishes);
    for (const { id = '', price, taxClass } of dishes)
      book.change(id, { ...(price && { price }), ...(taxClass !== undefined && { taxClass }) });
    return {};
  };
  return { shop, sent };
}

it('tax classes are chosen dish by dish beside the prices, saved together, and undone together', async () => {
  const { shop, sent } = aMenu();
  await show(shop, route, { who, size: phone });
  await expect.element(classOf('Poha')).toHaveDisplayValue('Cold drinks');
  await expect.element(classOf('Cola')).toHaveDisplayValue('Restaurant service');
  await classOf('Cola').selectOptions('Cold drinks');
  await classOf('Poha').selectOptions('Restaurant service');
  await page.getByLabelText('Price of Cola in rupees').fill('45');
  await button('Save 2 dishes').click();
  await expect.element(page.getByText('2 dishes are saved.')).toBeVisible();
  await button('Undo').click();
  await expect.element(classOf('Cola')).toHaveDisplayValue('Restaurant service');
  await expect.element(page.getByText('2 dishes are saved.')).not.toBeInTheDocument();
  expect(sent.map((rows) => rows.map(({ version: _version, ...row }) => row))).toEqual([
    [
      { id: cola.id, price: 45, taxClass: 'COLD-DRINKS' },
      { id: poha.id, taxClass: null },
    ],
    [
      { id: cola.id, price: 40, taxClass: null },
      { id: poha.id, taxClass: 'COLD-DRINKS' },
    ],
  ]);
});

it('one tax class is chosen for all dishes that are shown, and discarded', async () => {
  const { shop, sent } = aMenu();
  await show(shop, route, { who, size: desk });
  await page.getByLabelText('Search', { exact: true }).fill('lassi');
  const all = page.getByRole('group', { name: 'Tax class of all' });
  await all.getByRole('combobox').selectOptions('Cold drinks');
  await all.getByRole('button', { name: 'Apply to 1 dish' }).click();
  await expect.element(classOf('Sweet lassi')).toHaveDisplayValue('Cold drinks');
  await expect.element(button('Save 1 dish')).toBeVisible();
  await page.getByLabelText('Search', { exact: true }).fill('');
  await expect.element(classOf('Cola')).toHaveDisplayValue('Restaurant service');
  await button('Discard changes').click();
  await expect.element(classOf('Sweet lassi')).toHaveDisplayValue('Restaurant service');
  expect(sent).toEqual([]);
});

it('a shop without tax classes has prices alone', async () => {
  await show(aShop({ menu: [cola] }), route, { who, size: desk });
  await expect.element(page.getByRole('heading', { name: 'Prices', exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Price of Cola in rupees')).toBeVisible();
  await expect.element(classOf('Cola')).not.toBeInTheDocument();
});
