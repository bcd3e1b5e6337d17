import { cdp, page, userEvent } from 'vitest/browser';
import { expect, it, onTestFinished } from 'vitest';
import { anAdmin, anId, aRestaurant } from '../../../test/factories';
import { aShop, button, show, title, toast } from '../../../test/show';

/** @param media `print`, or empty for the device's own */
const emulateMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });

it('the codes of the tables are printed alone', async () => {
  const table = { id: anId(), name: 'Garden 4', seats: 4 };
  const code = 'b'.repeat(46);
  const shop = aShop({
    restaurant: aRestaurant({ orderWays: ['DELIVERY', 'TABLE'], tables: [table] }),
    tableCodes: [{ code, table, url: `http://localhost:4000/shop/#/table/${code}` }],
  });
  await show(shop, '/admin/settings/ordering', { who: anAdmin() });
  const toCodes = page.getByRole('link', { name: 'Print the codes of the tables' });
  await expect.element(toCodes).toBeVisible();
  toCodes.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Codes of the tables')).toBeVisible();
  const picture = page.getByRole('img', { name: 'QR code of Garden 4' });
  await expect.element(picture).toBeVisible();
  await expect.element(page.getByText('Enter the web address of the shop')).toBeVisible();
  await expect.element(button('Print')).toBeVisible();
  onTestFinished(async () => void (await emulateMedia('')));
  await emulateMedia('print');
  await expect.element(button('Print')).not.toBeInTheDocument();
  await expect.element(picture).toBeVisible();
});

it('tables get new codes, all or one, once that is confirmed', async () => {
  const tables = ['Garden 4', 'Window'].map((name) => ({ id: anId(), name, seats: 4 }));
  const codes = (letter: string) =>
    tables.map((table) => {
      const code = letter.repeat(46);
      return { code, table, url: `http://localhost:4000/shop/#/table/${code}` };
    });
  const shop = aShop({ tableCodes: codes('b'), renewTableCodes: codes('c') });
  await show(shop, '/admin/table-codes', { who: anAdmin() });
  const picture = page.getByRole('img', { name: 'QR code of Garden 4' });
  await expect.element(picture).toBeVisible();
  const before = picture.element().getAttribute('src') ?? '';

  const all = page.getByRole('button', { name: 'New codes', exact: true });
  await all.click();
  await expect.element(page.getByRole('alertdialog', { name: 'New codes for all tables?' })).toBeVisible();
  await button('Cancel').click();
  expect(shop.sent('RenewTableCodes')).toEqual([]);

  await button('New code for Window').click();
  const dialog = page.getByRole('alertdialog', { name: 'A new code for Window?' });
  const confirm = dialog.getByRole('button', { name: 'New code' });
  shop.fails('RenewTableCodes', 500);
  await confirm.click();
  await expect.element(toast(/could not be replaced|try again/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(picture).toHaveAttribute('src', before);

  shop.recovers('RenewTableCodes');
  await button('New code for Window').click();
  await confirm.click();
  await expect.element(toast('The table has a new code. Print it now.')).toBeVisible();
  expect(shop.sent('RenewTableCodes').at(-1)).toEqual({ tables: [tables[1]?.id] });
  await expect.element(picture).not.toHaveAttribute('src', before);

  await all.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New codes' }).click();
  await expect.element(toast('All tables have new codes. Print them now.')).toBeVisible();
  expect(shop.sent('RenewTableCodes').at(-1)).toEqual({ tables: tables.map(({ id }) => id) });
});
