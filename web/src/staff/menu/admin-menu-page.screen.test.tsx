import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, anAdmin, minutesFromNow } from '../../../test/factories';
import { MenuBook, openMenu } from '../../../test/menu-book';
import { refusal } from '../../../test/shop-server';
import { address, aShop, box, button, desk, kept, phone, show, toast } from '../../../test/show';

const who = anAdmin();
const name = page.getByLabelText('Name', { exact: true });
const price = page.getByLabelText(/^Price/);
const row = (dish: string) => page.getByRole('article', { name: dish, exact: true });
const drafts = () => Object.keys(sessionStorage).filter((key) => key.endsWith('Draft'));

describe('the admin’s menu', () => {
  it('folds the form on a phone, where the list stands below it', async () => {
    const book = new MenuBook(aShop(), [aDish({ name: 'Dal Vada' })]);
    await openMenu(book, phone);
    const fold = (expanded: boolean) => page.getByRole('button', { name: 'Add a dish', expanded });
    await expect.element(fold(false)).toBeVisible();
    await expect.element(button('Add Item')).not.toBeInTheDocument();
    await expect.element(row('Dal Vada')).toBeInTheDocument();
    expect(box(row('Dal Vada')).y).toBeLessThan(0.75 * phone[1]);

    fold(false).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(fold(true)).toBeVisible();
    await userEvent.keyboard('{Tab}Poha');
    await expect.element(name).toHaveValue('Poha');
    await fold(true).click();
    await expect.element(name).not.toBeVisible();
    // What was typed is no secret after a reload.
    await show(book.shop, address(), kept());
    await expect.element(fold(true)).toBeVisible();
    await expect.element(name).toHaveValue('Poha');
    await button('Cancel').click();
    await expect.element(fold(false)).toHaveFocus();

    await button('Edit Dal Vada').click();
    await expect.element(name).toHaveValue('Dal Vada');
    await expect.element(name).toHaveFocus();
    await expect
      .element(page.getByRole('button', { name: 'Edit Dal Vada', expanded: true }))
      .toBeInTheDocument();
    await button('Cancel').click();

    await page.viewport(...desk);
    await expect.element(button('Add Item')).toBeVisible();
    await expect.element(button('Add a dish')).not.toBeInTheDocument();
  });

  it('keeps the input through refusals, an outage and a reload', async () => {
    const book = new MenuBook(aShop(), []);
    await openMenu(book);
    const message = 'Please enter the name of the dish';
    book.shop.fails('AddMenuItem', refusal('BAD_USER_INPUT', message, [{ field: 'name', message }]));
    await name.fill('   ');
    await price.fill('40');
    await button('Add Item').click();
    await expect.element(toast(`❌ ${message}`)).toBeVisible();
    await expect.element(page.getByRole('form').getByText(message)).toBeVisible();
    await name.fill('Bhel Puri');

    book.shop.fails('AddMenuItem', 'unreachable');
    await button('Add Item').click();
    await expect.element(toast('❌ Error')).toBeVisible();
    await expect.element(page.getByText('Nothing you typed is lost')).toBeVisible();
    book.shop.recovers('AddMenuItem');
    await show(book.shop, address(), { size: desk, ...kept() });
    await expect.element(name).toHaveValue('Bhel Puri');
    await button('Add Item').click();
    await expect.element(toast('✅ Item added!')).toBeVisible();
    await expect.element(row('Bhel Puri')).toBeVisible();
  });

  it('says when a dish could not be deleted', async () => {
    const book = new MenuBook(aShop(), [aDish({ name: 'Dahi Vada' })]);
    await openMenu(book);
    book.shop.fails('DeleteMenuItem', 'unreachable');
    await button('Delete Dahi Vada').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(toast('❌ Delete failed')).toBeVisible();
    await expect.element(row('Dahi Vada')).toBeVisible();
  });

  it('says when it could not be loaded, and retries', async () => {
    const { shop } = new MenuBook(aShop(), [aDish({ name: 'Dahi Vada' })]);
    shop.ignoreSockets();
    shop.fails('AdminMenu', 500);
    await show(shop, '/admin/menu', { who, size: desk });
    await expect.element(page.getByText('The menu could not be loaded.')).toBeVisible();
    shop.recovers('AdminMenu');
    await button('Try again').click();
    await expect.element(row('Dahi Vada')).toBeVisible();
  });

  it('checks a dish if one admin overrides another, too', async () => {
    const dish = aDish({ name: 'Sev Puri', price: 40 });
    const book = new MenuBook(aShop(), [dish]);
    await openMenu(book);
    await button('Edit Sev Puri').click();
    await price.fill('49,50');
    await page.getByText('More about this dish').click();
    const packing = page.getByLabelText(/^Packing charge/);
    await packing.fill('1,2');
    await page.getByText('More about this dish').click();
    book.change(dish.id, { price: 60 });
    const saveMine = button('Save mine anyway');
    await saveMine.click();
    await expect.element(page.getByText('Enter an amount in rupees').first()).toBeVisible();
    await price.fill('49.50');
    await saveMine.click();
    // What is wrong is folded away no more.
    await expect.element(packing).toHaveFocus();
    await packing.fill('2');
    await expect.element(row('Sev Puri')).toHaveTextContent('₹60');
    expect(book.shop.sent('UpdateMenuItem')).toEqual([]);
    await saveMine.click();
    await expect.element(row('Sev Puri')).toHaveTextContent('₹49.50');
    expect(book.shop.sent('UpdateMenuItem')).toMatchObject([
      { id: dish.id, version: 2, input: { price: 49.5, packing: 2 } },
    ]);
  });

  it('asks before it discards input, which ends with a logout', async () => {
    const book = new MenuBook(aShop(), [aDish({ name: 'Ragda Pattice' })]);
    await openMenu(book);
    await name.fill('Half-written');
    await button('Edit Ragda Pattice').click();
    await button('Keep typing').click();
    await expect.element(name).toHaveValue('Half-written');
    await button('Edit Ragda Pattice').click();
    await button('Discard').click();
    await expect.element(name).toHaveValue('Ragda Pattice');

    await name.fill('Half-written again');
    await expect.poll(drafts).toEqual(['adminMenuDraft']);
    await button('Logout').click();
    await expect.poll(drafts).toEqual([]);
  });

  it('is closed to customers', async () => {
    await show(aShop(), '/admin/menu', { who: aCustomer() });
    await expect.poll(address).toBe('/');
  });
});

describe('a dish that is sold out', () => {
  it('is marked by keyboard, and can be made available again', async () => {
    const dish = aDish({ name: 'Patra' });
    const book = new MenuBook(aShop(), [dish]);
    book.shop.answer({
      setSoldOut: ({ period }) => [
        book.change(dish.id, { soldOut: period === 'NONE' ? null : { until: minutesFromNow(600) } }),
      ],
    });
    await openMenu(book);
    const open = row('Patra').getByRole('button', { name: 'Sold out: Patra' });
    await expect.element(open).toBeVisible();
    open.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Until closing')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const mark = row('Patra').getByText(/^Sold out · back/);
    await expect.element(mark).toBeVisible();
    await expect.element(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await button('Available again').click();
    await expect.element(mark).not.toBeInTheDocument();
    await open.click();
    await expect.element(button('Until tomorrow')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(book.shop.sent('SetSoldOut').map(({ period }) => period)).toEqual(['UNTIL_CLOSING', 'NONE']);
  });

  it('can have its portions counted, and their count removed', async () => {
    const dish = aDish({ name: 'Fafda' });
    const book = new MenuBook(aShop(), [dish]);
    book.shop.answer({
      portionsChanged: [],
      setPortions: ({ left }) => {
        book.shop.publish('portionsChanged', typeof left === 'number' ? [{ dishId: dish.id, left }] : []);
        return dish;
      },
    });
    await openMenu(book, phone);
    for (const typed of ['12', '']) {
      await row('Fafda').getByRole('button', { name: 'Sold out: Fafda' }).click();
      await page.getByLabelText('Portions left').fill(typed);
      await button('Set').click();
      const left = row('Fafda').getByText('Portions left: 12');
      if (typed) await expect.element(left).toBeVisible();
      else await expect.element(left).not.toBeInTheDocument();
    }
    expect(book.shop.sent('SetPortions').map(({ left }) => left)).toEqual([12, null]);
  });
});
