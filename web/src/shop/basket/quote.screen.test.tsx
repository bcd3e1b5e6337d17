import { page } from 'vitest/browser';
import { afterEach, expect, it, vi } from 'vitest';

import { aDish, anOrdering, aQuote, aRestaurant, minutesFromNow, now } from '../../../test/factories';
import { changeDish, tellOfMenu, totalOf } from '../../../test/menu';
import { changeRestaurant } from '../../../test/restaurant';
import { aShop, button, inCart, show } from '../../../test/show';

afterEach(() => void vi.useRealTimers());

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

it('the cart is quoted again exactly when it or what it depends on has changed', async () => {
  const [dish, other] = [aDish({ name: 'Misal Pav' }), aDish({ name: 'Chai' })];
  const shop = aShop({ menu: [dish, other] });
  const isAskedTimes = async (times: number) => {
    await expect.poll(() => shop.sent('Quote')).toHaveLength(times);
    await expect.poll(() => shop.isIdle).toBe(true);
  };
  await show(shop, '/cart', { cart: [inCart(dish)] });
  await expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);
  await expect.poll(() => shop.isSubscribed('portionsChanged')).toBe(true);
  await isAskedTimes(1);
  const left = (ofDish: number, ofOther: number) => [
    { dishId: dish.id, left: ofDish },
    { dishId: other.id, left: ofOther },
  ];

  changeDish(shop, { ...other, price: 30, version: 2 });
  // As of its tax class, which the page does not show.
  changeDish(shop, { ...dish, version: 2 });
  await isAskedTimes(2);

  // Too many changes to name: the menu is read again, and nothing in the cart is another.
  const reads = shop.sent('Menu').length;
  tellOfMenu(shop, { kind: 'UPDATED', id: other.id });
  await expect.poll(() => shop.sent('Menu').length).toBeGreaterThan(reads);
  await isAskedTimes(2);

  shop.publish('portionsChanged', left(20, 9));
  await isAskedTimes(3);
  shop.publish('portionsChanged', left(20, 8));
  shop.publish('portionsChanged', left(19, 8));
  await isAskedTimes(4);

  await changeRestaurant(shop, aRestaurant({ version: 2 }));
  await isAskedTimes(5);

  await button('One more Misal Pav').click();
  await expect.element(total).toHaveTextContent(/^Total\s*₹90$/);
  await isAskedTimes(6);
});

it('the cart is quoted again every five seconds while the clocks of device and server differ', async () => {
  const dish = aDish();
  const message = 'The kitchen is closed. Orders are taken again today at 14:00.';
  let problems: readonly { readonly code: 'CLOSED'; readonly message: string }[] = [
    { code: 'CLOSED', message },
  ];
  const shop = aShop({
    menu: [dish],
    // By the device's clock it is open since a second.
    restaurant: aRestaurant({ ordering: anOrdering({ periods: [{ from: minutesFromNow(-1 / 60) }] }) }),
    quote: ({ input: { items } }) => aQuote({ total: totalOf(shop, items), problems }),
  });
  await show(shop, '/cart', { cart: [inCart(dish)] });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  const refusal = page.getByRole('main').getByText(message);
  await expect.element(refusal).toBeVisible();
  const asked = shop.sent('Quote').length;
  const release = shop.holds('Quote');
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => shop.sent('Quote')).toHaveLength(asked + 1);
  // The last one stays meanwhile.
  await expect.element(refusal).toBeVisible();
  problems = [];
  release();
  await expect.element(refusal).not.toBeInTheDocument();
});

it('a total that could not be read is asked for again by itself', async () => {
  const dish = aDish({ price: 45 });
  const shop = aShop({ menu: [dish], quote: aQuote({ total: 50 }) });
  shop.fails('Quote', 'fault');
  await show(shop, '/cart', { cart: [inCart(dish)] });
  await expect.poll(() => shop.sent('Quote').length).toBeGreaterThan(0);
  await expect.poll(() => shop.isIdle).toBe(true);
  // By the menu.
  await expect.element(total).toHaveTextContent(/^Total\s*₹45$/);
  shop.recovers('Quote');
  await expect.element(total).toHaveTextContent(/^Total\s*₹50$/);
});
