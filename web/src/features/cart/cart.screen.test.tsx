import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aDish } from '../../../test/factories';
import { aShop, button, inCart, link, show, title, toast } from '../../../test/show';

it('a dish that cannot be this shop’s is refused, and the focus returns', async () => {
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
