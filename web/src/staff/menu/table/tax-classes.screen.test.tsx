import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aDish, anAdmin, aRestaurant } from '../../../../test/factories';
import { MenuBook } from '../../../../test/menu-book';
import { aShop, box, button, desk, kept, link, phone, show } from '../../../../test/show';
import type { DishRowInput } from './save-dishes';

const who = anAdmin();
const route = '/admin/menu/table';
const drinks = { id: 'COLD-DRINKS', name: 'Cold drinks', hsn: '22021010', rates: [] };
const cola = aDish({ name: 'Cola', price: 40 });
const lassi = aDish({ name: 'Sweet lassi', price: 60 });
const poha = aDish({ name: 'Poha', price: 50, taxClass: 'COLD-DRINKS' });
const priceOf = (name: string) => page.getByLabelText(`Price of ${name} in rupees`);
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
  return { shop, book, sent };
}

it('tax classes are chosen dish by dish beside the prices, saved together, and undone together', async () => {
  const { shop, sent } = aMenu();
  await show(shop, route, { who, size: phone });
  await expect.element(classOf('Poha')).toHaveDisplayValue('Cold drinks');
  await expect.element(classOf('Cola')).toHaveDisplayValue('Restaurant service');
  await classOf('Cola').selectOptions('Cold drinks');
  await classOf('Poha').selectOptions('Restaurant service');
  await priceOf('Cola').fill('45');
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

it('what is typed or chosen while the table is saved stays, and is saved next', async () => {
  const { shop, sent } = aMenu();
  await show(shop, route, { who, size: desk });
  await priceOf('Cola').fill('45');
  await classOf('Cola').selectOptions('Cold drinks');
  await classOf('Poha').selectOptions('Restaurant service');
  const release = shop.holds('PUT /api/admin/menu');
  await button('Save 2 dishes').click();
  await expect.poll(() => shop.sent('PUT /api/admin/menu').length).toBe(1);
  await priceOf('Cola').fill('46');
  await priceOf('Sweet lassi').fill('65');
  await classOf('Sweet lassi').selectOptions('Cold drinks');
  await classOf('Poha').selectOptions('Cold drinks');
  release();
  await expect.element(page.getByText('2 dishes are saved.')).toBeVisible();
  await expect.element(priceOf('Cola')).toHaveValue('46');
  await expect.element(classOf('Cola')).toHaveDisplayValue('Cold drinks');
  await expect.element(priceOf('Sweet lassi')).toHaveValue('65');
  await expect.element(classOf('Sweet lassi')).toHaveDisplayValue('Cold drinks');
  await expect.element(classOf('Poha')).toHaveDisplayValue('Cold drinks');
  await button('Save 3 dishes').click();
  await expect.element(page.getByText('3 dishes are saved.')).toBeVisible();
  expect(sent[1]?.map(({ version: _version, ...row }) => row)).toEqual([
    { id: cola.id, price: 46 },
    { id: lassi.id, price: 65, taxClass: 'COLD-DRINKS' },
    { id: poha.id, taxClass: 'COLD-DRINKS' },
  ]);
});

it('a table that is saved after it was left shows the menu when it is opened again', async () => {
  const { shop, book, sent } = aMenu();
  await show(shop, route, { who, size: desk });
  await priceOf('Cola').fill('45');
  const release = shop.holds('PUT /api/admin/menu');
  await button('Save 1 price').click();
  await expect.poll(() => shop.sent('PUT /api/admin/menu').length).toBe(1);
  await link('Back to the menu').click();
  await expect.element(button('Edit Cola')).toBeVisible();
  release();
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => sessionStorage.getItem('adminPricesDraft')).toBeNull();
  book.change(cola.id, { price: 50 });
  await link('Prices and CSV').click();
  await expect.element(priceOf('Cola')).toHaveValue('50');
  await expect.element(button('Save 1 price')).not.toBeInTheDocument();
});

it('one tax class is chosen for all dishes that are shown, and discarded', async () => {
  const { shop, sent } = aMenu();
  await show(shop, route, { who, size: desk });
  await page.getByLabelText('Search', { exact: true }).fill('lassi');
  const all = page.getByRole('group', { name: 'Tax class of the dishes shown' });
  const set = all.getByRole('button', { name: 'Set class of 1 dish', exact: true });
  await expect.element(all.getByRole('combobox')).toHaveDisplayValue('Choose a tax class');
  await expect.element(set).toBeDisabled();
  await expect.element(button('Change 1 price')).toBeEnabled();
  await all.getByRole('combobox').selectOptions('Cold drinks');
  await set.click();
  await expect.element(classOf('Sweet lassi')).toHaveDisplayValue('Cold drinks');
  await expect.element(button('Save 1 dish')).toBeVisible();
  await page.getByLabelText('Search', { exact: true }).fill('');
  await expect.element(classOf('Cola')).toHaveDisplayValue('Restaurant service');
  await button('Discard changes').click();
  await expect.element(classOf('Sweet lassi')).toHaveDisplayValue('Restaurant service');
  await all.getByRole('combobox').selectOptions('Restaurant service');
  await all.getByRole('button', { name: 'Set class of 3 dishes', exact: true }).click();
  await expect.element(classOf('Poha')).toHaveDisplayValue('Restaurant service');
  await expect.element(button('Save 1 dish')).toBeVisible();
  expect(sent).toEqual([]);
});

it('a shop without tax classes has prices alone', async () => {
  await show(aShop({ menu: [cola] }), route, { who, size: desk });
  await expect.element(page.getByRole('heading', { name: 'Prices', exact: true })).toBeVisible();
  await expect.element(priceOf('Cola')).toBeVisible();
  await expect.element(classOf('Cola')).not.toBeInTheDocument();
});

it('dishes keep their tax classes in sight, by id, when the classes cannot be loaded or are removed', async () => {
  const { shop } = aMenu();
  shop.fails('TaxClasses', 500);
  await show(shop, route, { who, size: desk });
  await expect.element(page.getByText('The tax classes could not be loaded.')).toBeVisible();
  await expect.element(classOf('Poha')).toHaveDisplayValue('COLD-DRINKS');
  await expect.element(classOf('Cola')).toHaveDisplayValue('Restaurant service');
  shop.recovers('TaxClasses');
  await button('Try again').click();
  await expect.element(classOf('Poha')).toHaveDisplayValue('Cold drinks');
  await expect.element(page.getByText('The tax classes could not be loaded.')).not.toBeInTheDocument();
  shop.answer({ restaurant: aRestaurant(), menu: [cola, lassi] });
  await classOf('Cola').selectOptions('Cold drinks');
  await show(shop, route, { ...kept(), who, size: desk });
  await expect.element(button('Save 1 dish')).toBeVisible();
  await expect.element(classOf('Cola')).toHaveDisplayValue('COLD-DRINKS');
  await classOf('Cola').selectOptions('Restaurant service');
  await expect.element(button('Save 1 dish')).not.toBeInTheDocument();
});

it('a phone shows the present price below the typed one, and leaves names room beside them', async () => {
  const { shop } = aMenu();
  await show(shop, route, { who, size: phone });
  await priceOf('Cola').fill('45');
  const row = page.getByRole('row').filter({ has: priceOf('Cola') });
  const present = row.getByText('₹40', { exact: true });
  await expect.element(present).toBeVisible();
  expect(box(present).top).toBeGreaterThanOrEqual(box(priceOf('Cola')).bottom);
  expect(box(classOf('Cola')).top).toBeGreaterThanOrEqual(box(priceOf('Cola')).bottom);
  await priceOf('Cola').fill('249,50');
  await expect.element(row.getByText(/^Enter an amount/)).toBeVisible();
  // 6rem and the padding.
  expect(box(row.getByRole('rowheader')).width).toBeGreaterThanOrEqual(112);
});
