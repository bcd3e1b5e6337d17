import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCategory, aDish } from '../../../test/factories';
import { MenuBook, openMenu } from '../../../test/menu-book';
import { aShop, button, phone, toast } from '../../../test/show';

const dialog = page.getByRole('dialog');
const heading = (name: string) => page.getByRole('heading', { name });
const articles = () =>
  page
    .getByRole('article')
    .elements()
    .map(({ ariaLabel }) => ariaLabel);

const inBreakfast = (...names: string[]) => names.map((name) => aDish({ name, category: 'Breakfast' }));

describe('an admin', () => {
  it('adds, renames, hides, times and deletes a category', async () => {
    const book = new MenuBook(
      aShop(),
      [aDish({ name: 'Idli', category: 'Brekfast' })],
      [aCategory('Brekfast')],
    );
    await openMenu(book, phone);
    await button('Add a category').click();
    await dialog.getByLabelText('Name').fill('Brekfast');
    await dialog.getByRole('button', { name: 'Add category' }).click();
    await expect.element(dialog.getByText('There is already a category with this name.')).toBeVisible();
    await dialog.getByLabelText('Name').fill('Drinks');
    await dialog.getByRole('button', { name: 'Add category' }).click();
    await expect.element(toast('Category added.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('No dishes yet.')).toBeVisible();

    await button('Change Brekfast').click();
    await dialog.getByLabelText('Name').fill('Breakfast');
    await dialog.getByLabelText('In Hindi').fill('नाश्ता');
    await dialog.getByLabelText('Served from').fill('07:00');
    await dialog.getByLabelText('Served until').fill('11:00');
    await dialog.getByLabelText('Hidden from customers').click();
    await dialog.getByRole('button', { name: 'Save category' }).click();
    await expect.element(toast('Category saved.')).toBeVisible();
    await expect.element(heading('Breakfast')).toBeVisible();
    await expect.element(page.getByText('7:00–11:00 am')).toBeVisible();
    await expect.element(page.getByText('Hidden', { exact: true })).toBeVisible();
    await expect.element(button('Change Breakfast')).toHaveFocus();
    expect(book.shop.sent('UpdateCategory')).toMatchObject([
      {
        input: {
          name: 'Breakfast',
          hindiName: 'नाश्ता',
          isHidden: true,
          servedFrom: '07:00',
          servedUntil: '11:00',
        },
        version: 1,
      },
    ]);

    await button('Change Breakfast').click();
    await button('Delete category').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
    await expect.element(toast('Category deleted.')).toBeVisible();
    await expect.element(heading('Uncategorized')).toBeVisible();
    await expect.element(page.getByRole('article', { name: 'Idli', exact: true })).toBeInTheDocument();
  });

  it('is asked about what another admin has changed meanwhile', async () => {
    const category = aCategory('Breakfast');
    const book = new MenuBook(aShop(), inBreakfast('Idli'), [category]);
    await openMenu(book);
    await button('Change Breakfast').click();
    await dialog.getByLabelText('Name').fill('Mornings');
    book.changeCategory(category.id, { name: 'Early' });
    await button('Save category').click();
    const conflict = dialog.getByText('Another admin has changed the same fields.');
    await expect.element(conflict).toBeVisible();
    await expect.element(dialog.getByText('Early', { exact: true })).toBeVisible();
    await dialog.getByLabelText('Name').fill('');
    await button('Save mine anyway').click();
    await expect.element(dialog.getByLabelText('Name')).toHaveFocus();
    await expect.element(conflict).toBeVisible();
    await dialog.getByLabelText('Name').fill('Mornings');
    await button('Save mine anyway').click();
    await expect.element(heading('Mornings')).toBeVisible();
    expect(book.shop.sent('UpdateCategory').at(-1)).toMatchObject({
      input: { name: 'Mornings' },
      version: 2,
    });
  });

  it('adds what was typed as a new one if another admin has deleted it meanwhile', async () => {
    const category = aCategory('Breakfast');
    const book = new MenuBook(aShop(), [], [category]);
    await openMenu(book);
    await button('Change Breakfast').click();
    await dialog.getByLabelText('Name').fill('Mornings');
    book.removeCategory(category.id);
    await expect.element(dialog.getByText('Another admin has deleted this.')).toBeVisible();
    await button('Add it as a new one').click();
    await button('Add category').click();
    await expect.element(toast('Category added.')).toBeVisible();
    expect(book.shop.sent('AddCategory')).toMatchObject([{ input: { name: 'Mornings' } }]);
  });

  it('orders categories and dishes with the keyboard, and announces where they are', async () => {
    const dishes = [...inBreakfast('Idli', 'Dosa', 'Vada'), aDish({ name: 'Chai', category: 'Drinks' })];
    const book = new MenuBook(aShop(), dishes, [aCategory('Breakfast'), aCategory('Drinks')]);
    await openMenu(book);
    await button('Reorder').click();
    const said = () =>
      page
        .getByRole('main')
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent);
    const down = button('Move down: Idli');
    await expect.element(down).toBeVisible();
    down.element().focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await expect.poll(said).toContain('Idli is now 3 of 3.');
    await expect.element(down).toHaveFocus();
    button('Move up: Drinks').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(said).toContain('Drinks is now 1 of 2.');
    await expect.element(button('Move up: Drinks')).toHaveFocus();
    await button('Done').click();
    await expect.poll(articles).toEqual(['Chai', 'Dosa', 'Vada', 'Idli']);
    const names = (ids: unknown) =>
      Array.isArray(ids) ? ids.map((id) => dishes.find((dish) => dish.id === id)?.name) : [];
    expect(names(book.shop.sent('ReorderDishes').at(-1)?.['ids'])).toEqual(['Dosa', 'Vada', 'Idli']);
  });

  it('drags a dish by its handle', async () => {
    const book = new MenuBook(aShop(), inBreakfast('Idli', 'Dosa', 'Vada'), [aCategory('Breakfast')]);
    await openMenu(book);
    await button('Reorder').click();
    const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect.element(entry('Vada')).toBeVisible();
    await userEvent.dragAndDrop(entry('Vada'), entry('Idli'), {
      sourcePosition: { x: 20, y: 20 },
      targetPosition: { x: 20, y: 10 },
      steps: 8,
    });
    await expect.poll(() => book.shop.sent('ReorderDishes')).toHaveLength(1);
    await button('Done').click();
    await expect.poll(articles).toEqual(['Vada', 'Idli', 'Dosa']);
  });
});
