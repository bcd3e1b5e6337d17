import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aCustomer, aDish, anOrder } from '../../../test/factories';
import { removeDish } from '../../../test/menu';
import { aShop, button, inCart, show, toast } from '../../../test/show';

it('a dish that is deleted while the checkout is open must be removed before the order', async () => {
  const [jalebi, rabdi] = [aDish({ name: 'Jalebi' }), aDish({ name: 'Rabdi', price: 80 })];
  const shop = aShop({ menu: [jalebi, rabdi], placeOrder: anOrder() });
  await show(shop, '/checkout', { who: aCustomer(), cart: [inCart(jalebi), inCart(rabdi)] });
  await page.getByLabelText('Address').fill('12 MG Road, Bengaluru');
  await expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);
  removeDish(shop, jalebi);
  await expect.element(page.getByText(/Jalebi is not on the menu any more/).first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pay ₹80/ })
    .click();
  await expect.element(toast('Jalebi is not on the menu any more. Please remove it to go on.')).toBeVisible();
  await button('Remove it').click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pay ₹80/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect.element(toast('Order placed successfully!')).toBeVisible();
  expect(shop.sent('PlaceOrder')).toMatchObject([{ input: { items: [{ menuItemId: rabdi.id }] } }]);
});
