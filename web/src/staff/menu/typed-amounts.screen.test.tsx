import { page, userEvent, type Locator } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aChoice, aDish, anAdmin, anOptionGroup, withGroup } from '../../../test/factories';
import { tellOfMenu } from '../../../test/menu';
import { MenuBook } from '../../../test/menu-book';
import { aShop, button, desk, show, toast } from '../../../test/show';

const who = anAdmin();
const refused = 'Enter an amount in rupees, such as 249.50 or 1,249. A comma separates thousands only.';

/** Key by key: browsers refuse some keys in some fields. */
async function type(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.click();
  await userEvent.keyboard(text);
}

it('an amount is refused with a decimal comma, and read as India groups it, in the form of a dish', async () => {
  const { shop } = new MenuBook(aShop(), []);
  await show(shop, '/admin/menu', { who, size: desk });
  const price = page.getByLabelText(/^Price/);
  await page.getByLabelText('Name', { exact: true }).fill('Thali');
  await type(price, '249,50');
  await button('Add Item').click();
  await expect.element(page.getByText(refused)).toBeVisible();
  await expect.element(price).toHaveValue('249,50');
  expect(shop.sent('AddMenuItem')).toEqual([]);
  await price.fill('₹१,२४९.५०');
  await button('Add Item').click();
  await expect.element(toast('✅ Item added!')).toBeVisible();
  expect(shop.sent('AddMenuItem')).toMatchObject([{ input: { price: 1249.5 } }]);
});

it('an amount is shown as it was read in the table of prices, and in the preview of a file', async () => {
  const dish = aDish({ name: 'Poha', price: 40 });
  const book = new MenuBook(aShop(), [dish]);
  const saved: number[] = [];
  book.shop.restAnswers['PUT /api/admin/menu'] = (body) => {
    const { dishes } = body as {
      readonly dishes: readonly { readonly id: string; readonly price: number }[];
    };
    for (const { id, price } of dishes) {
      saved.push(price);
      book.change(id, { price });
    }
    return {};
  };
  await show(book.shop, '/admin/menu/table', { who, size: desk });
  const field = page.getByLabelText('Price of Poha in rupees');
  const row = page.getByRole('row').filter({ has: field });
  await type(field, '249,50');
  await expect.element(row.getByText(refused)).toBeVisible();
  await page.getByLabelText('Search', { exact: true }).fill('no such dish');
  await button('Save 1 price').click();
  await expect.element(field).toHaveFocus();
  await type(field, 'Rs. 1,249.5');
  await expect.element(row.getByText('₹1,249.50', { exact: true })).toBeVisible();
  await button('Save 1 price').click();
  await expect.element(page.getByText('1 price is saved.')).toBeVisible();
  expect(saved).toEqual([1249.5]);

  const choose = (csv: string) =>
    userEvent.upload(
      page.getByLabelText('Choose a CSV file'),
      new File([csv], 'menu.csv', { type: 'text/csv' }),
    );
  await choose('name,price\nPoha,"49,50"');
  await expect.element(page.getByText(`Price: “49,50” cannot be used. ${refused}`)).toBeVisible();
  await expect.element(button('Save 1 dish')).not.toBeInTheDocument();
  await choose('name,price\nPoha,49,50');
  await expect.element(page.getByText('There are more cells than columns: “50” has none.')).toBeVisible();
  await choose('name,price\nPoha,"INR 2,345.5"');
  await expect.element(page.getByText('Price: ₹1,249.50 → ₹2,345.50')).toBeVisible();
  await button('Save 1 dish').click();
  await expect.element(page.getByText('1 dish is saved.')).toBeVisible();
  expect(saved).toEqual([1249.5, 2345.5]);
});

it('an amount is refused with a decimal comma among the options of a dish', async () => {
  const large = aChoice({ name: 'Large' });
  const group = anOptionGroup({ choices: [large], minChoices: 0 });
  const dish = aDish({ name: 'Roll', options: [withGroup(group)] });
  const { shop } = new MenuBook(aShop({ optionGroups: [group] }), [dish]);
  await show(shop, '/admin/menu', { who, size: desk });
  await button('Edit Roll').click();
  await page.getByText('Different for this dish?').click();
  const own = page.getByLabelText('Price of Large');
  await type(own, '49,50');
  await expect.element(page.getByText(refused)).toBeVisible();
  await button('Update Item').click();
  await expect.element(own).toHaveFocus();
  await type(own, '49.50');
  await button('Update Item').click();
  await expect.element(toast('✅ Item updated!')).toBeVisible();
  expect(shop.sent('UpdateMenuItem')).toMatchObject([
    { input: { options: [{ groupId: group.id, overrides: [{ choiceId: large.id, price: 49.5 }] }] } },
  ]);
});

it('a count of minutes, or of choices, is refused with a comma that groups nothing', async () => {
  const shop = aShop();
  const refuses = async (field: Locator) => {
    await type(field, '1,2');
    await button('Save').click();
    await expect.element(page.getByText('Enter a whole number, such as 12 or 1,200.').first()).toBeVisible();
    await expect.element(field).toHaveValue('1,2');
  };
  await show(shop, '/admin/settings/ordering', { who, size: desk });
  await refuses(page.getByLabelText('Usual minutes from order to food'));
  await show(shop, '/admin/menu/options', { who, size: desk });
  await button('New options').click();
  await page.getByLabelText('How many?').selectOptions('SOME');
  await refuses(page.getByLabelText('At most', { exact: true }));
});

it('options that were deleted can be taken off a dish', async () => {
  const group = anOptionGroup({ name: 'Size' });
  const dish = aDish({ name: 'Roll', options: [withGroup(group)] });
  const { shop } = new MenuBook(aShop({ optionGroups: [group] }), [dish]);
  await show(shop, '/admin/menu', { who, size: desk });
  await button('Edit Roll').click();
  await page.getByLabelText('Name', { exact: true }).fill('Big roll');
  await expect.poll(() => shop.isSubscribed('fullMenuChanged')).toBe(true);
  shop.answer({ optionGroups: [] });
  tellOfMenu(shop, { kind: 'DELETED', id: group.id, group: null });
  await button('Remove No longer on the menu').click();
  await button('Update Item').click();
  await expect.element(toast('✅ Item updated!')).toBeVisible();
  expect(shop.sent('UpdateMenuItem')).toMatchObject([{ input: { name: 'Big roll', options: [] } }]);
});
