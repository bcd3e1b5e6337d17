import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aCustomer, aDish, anOrder } from '../../../test/factories';
import { changeDish, removeDish } from '../../../test/menu';
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
  await expect
    .element(toast('Jalebi is not on the menu any more. Please remove it to continue.'))
    .toBeVisible();
  await button('Remove it').click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Pay ₹80/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect.element(toast('Order placed successfully!')).toBeVisible();
  expect(shop.sent('PlaceOrder')).toMatchObject([{ input: { items: [{ menuItemId: rabdi.id }] } }]);
});

it('a dialog that a change of the price has closed stays closed when the price is the old one again', async () => {
  const dish = aDish({ price: 45 });
  const shop = aShop({ menu: [dish] });
  await show(shop, '/checkout', { who: aCustomer(), cart: [inCart(dish)] });
  await expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);
  await page.getByLabelText('Address').fill('12 MG Road');
  await button('Pay ₹45 on delivery').click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  changeDish(shop, { ...dish, price: 60, version: 2 });
  await expect.element(button('Pay ₹60 on delivery')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  changeDish(shop, { ...dish, price: 45, version: 3 });
  await expect.element(button('Pay ₹45 on delivery')).toBeVisible();
  await expect.poll(() => shop.isIdle).toBe(true);
  await expect.element(dialog).not.toBeInTheDocument();
});
