import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { anAdmin, aRestaurant } from '../../../test/factories';
import type { TaxMode } from '../../../test/generated/schema';
import { refusal } from '../../../test/shop-server';
import { aShop, button, show, toast } from '../../../test/show';

const prefix = page.getByLabelText('Prefix of bill numbers');
const footer = page.getByLabelText('Sentence below the bill');
const positions = (mode: TaxMode, from = '2026-04-01') => [{ from, mode, pricesInclude: true }];

async function open(mode?: TaxMode, from?: string) {
  const restaurant = aRestaurant({
    gstin: '29AAPFU0939F1ZR',
    ...(mode && { taxPositions: positions(mode, from) }),
  });
  const shop = aShop({ restaurant, updateRestaurant: { ...restaurant, version: restaurant.version + 1 } });
  await show(shop, '/admin/settings/bill', { who: anAdmin() });
  await expect.element(footer).toBeVisible();
  return shop;
}

it('a bill’s prefix shows its first number as it is typed, and is saved', async () => {
  const shop = await open('COMPOSITION');
  await expect.element(prefix).toHaveAccessibleDescription('The first bill of this prefix: C/26-27/000001');
  await prefix.fill('ch2');
  await expect.element(prefix).toHaveAccessibleDescription('The first bill of this prefix: CH2/26-27/000001');
  await button('Save').click();
  await expect.element(toast('Settings saved.')).toBeVisible();
  expect(shop.sent('UpdateRestaurant')).toMatchObject([{ input: { invoicePrefix: 'ch2' } }]);
});

it('what is no prefix is answered by the rule, and the refusal of the server stands at the field', async () => {
  const shop = await open('REGULAR', '2027-04-01');
  await prefix.fill('-A');
  await expect.element(prefix).toHaveAccessibleDescription(/^1 to 3 letters, digits or hyphens/);
  const message = 'The prefix of invoice numbers has 1 to 3 letters';
  shop.fails('UpdateRestaurant', refusal('BAD_USER_INPUT', message, [{ field: 'invoicePrefix', message }]));
  await button('Save').click();
  await expect.element(prefix).toHaveAccessibleDescription(message);
  await expect.element(prefix).toHaveFocus();
});

it('a restaurant that is not registered has no numbers, but a sentence below its bills', async () => {
  const shop = await open();
  await expect.element(prefix).not.toBeInTheDocument();
  await footer.fill('Thank you, please come again!');
  await button('Save').click();
  await expect.element(toast('Settings saved.')).toBeVisible();
  expect(shop.sent('UpdateRestaurant')).toMatchObject([
    { input: { billFooter: 'Thank you, please come again!' } },
  ]);
});
