import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { aDish, aQuote } from '../../../test/factories';
import { changeDish } from '../../../test/menu';
import { aShop, inCart, show } from '../../../test/show';

const total = page
  .getByRole('main')
  .getByRole('paragraph')
  .filter({ hasText: /^Total/ });

it.each([
  ['at once', false],
  ['one after the other', true],
])('the total of the cart follows two changes of a price: %s', async (_when, isBetween) => {
  const dish = aDish({ price: 45 });
  const prices = [45];
  const shop = aShop({
    menu: [dish],
    // Each answer has the price of when it was asked for.
    quote: () => aQuote({ total: prices.length > 1 ? (prices.shift() ?? 0) : (prices[0] ?? 0) }),
  });
  await show(shop, '/cart', { cart: [inCart(dish)] });
  await expect.element(total).toHaveTextContent(/^Total\s*₹45$/);
  await expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);
  prices.splice(0, 1, 50, 60);
  const asked = shop.sent('Quote').length;
  const release = shop.holds('Quote');
  changeDish(shop, { ...dish, price: 50 });
  if (isBetween) await expect.poll(() => shop.sent('Quote').length).toBeGreaterThan(asked);
  changeDish(shop, { ...dish, price: 60 });
  await expect.element(page.getByText('₹60 each')).toBeVisible();
  release();
  await expect.element(total).toHaveTextContent(/^Total\s*₹60$/);
});
