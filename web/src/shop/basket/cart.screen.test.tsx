import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aDish } from '../../../test/factories';
import { address, aShop, button, inCart, kept, link, show, title, toast } from '../../../test/show';

it('a dish with an invalid id is refused, and the focus returns', async () => {
  const foreign = aDish({ id: '7' });
  await show(aShop({ menu: [foreign] }), '/menu');
  const add = button(`Add to Cart: ${foreign.name}`);
  await add.click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('Invalid menu item cannot be added to cart.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
  await expect.element(link('Cart, 0 items')).toBeInTheDocument();
});

it('a removed dish is named, and an empty cart leads to the menu', async () => {
  const dish = aDish();
  await show(aShop({ menu: [dish] }), '/cart', { cart: [inCart(dish)] });
  await button(`Remove ${dish.name}`).click();
  await expect.element(toast(`${dish.name} removed from cart.`)).toBeVisible();
  await link('Browse the menu').click();
  await expect.element(title('Our Menu')).toBeVisible();
});

it('the cart adds up repeated additions, and keeps them over a reload', async () => {
  const chai = aDish({ name: 'Cutting Chai', price: 12.5 });
  const shop = aShop({ menu: [chai] });
  await show(shop, '/menu', { cart: [inCart(chai, 2), inCart(chai, 2)] });
  await expect
    .element(page.getByRole('group', { name: 'Cutting Chai in cart' }).getByText('4'))
    .toBeInTheDocument();
  await button('Add to Cart: Cutting Chai').click();
  window.location.hash = '/cart';
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cutting Chai' });
  await expect.element(line.getByText('No Image')).toBeVisible();
  await expect.element(line.getByText('₹12.50 each')).toBeVisible();
  const quantity = page.getByLabelText('Quantity of Cutting Chai');
  await expect.element(quantity).toHaveAttribute('min', '1');
  await expect.element(quantity).toHaveValue(5);
  await expect.element(page.getByText('₹62.50').first()).toBeVisible();
  const { stored } = kept();
  await show(shop, address(), { stored, cart: [inCart(chai, 5)] });
  await expect.element(quantity).toHaveValue(5);
});
