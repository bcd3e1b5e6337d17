import { cdp, page, userEvent } from 'vitest/browser';
import { expect, it, onTestFinished } from 'vitest';
import { anAdmin, anId, aRestaurant } from '../../../../test/factories';
import { aShop, button, show, title } from '../../../../test/show';

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
  await expect.element(page.getByText('Set PUBLIC_URL')).toBeVisible();
  await expect.element(button('Print')).toBeVisible();
  onTestFinished(async () => void (await emulateMedia('')));
  await emulateMedia('print');
  await expect.element(button('Print')).not.toBeInTheDocument();
  await expect.element(picture).toBeVisible();
});
