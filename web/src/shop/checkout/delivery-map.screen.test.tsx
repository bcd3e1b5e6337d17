import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, anOrder, aRestaurant } from '../../../test/factories';
import { aShop, box, button, inCart, show, title } from '../../../test/show';

const dish = aDish();
const pin = page.getByRole('button', { name: /^Delivery place/ });
const pinText = () =>
  page
    .getByRole('main')
    .getByText(/^Pin (at|on the map)$/)
    .element().parentElement?.textContent;

const aShopAt = (coordinates?: { lat: number; lng: number }) =>
  aShop({ menu: [dish], restaurant: aRestaurant({ coordinates }), placeOrder: anOrder() });

async function startAt(shop: ReturnType<typeof aShop>, start: string) {
  await show(shop, '/checkout', { who: aCustomer(), cart: [inCart(dish)] });
  await page.getByLabelText('Address').fill('12 MG Road');
  await expect.element(pin).toBeVisible();
  await expect.poll(pinText).toBe(start);
}

/** @returns the coordinates that were sent */
async function order(shop: ReturnType<typeof aShop>) {
  await page.getByRole('button', { name: /^Pay/ }).click();
  await button('Proceed').click();
  await expect.element(title('Order History')).toBeVisible();
  return shop.sent('PlaceOrder').map(({ input }) => input);
}

describe('the map of the checkout', () => {
  it('opens in the middle of India while the restaurant has no place, and sends that pin', async () => {
    const shop = aShopAt();
    await startAt(shop, 'Pin at 20.5900, 78.9600');
    expect(box(page.getByText('20.5900, 78.9600')).width).toBeGreaterThan(60);
    expect(await order(shop)).toMatchObject([{ coordinates: { lat: 20.59, lng: 78.96 } }]);
  });

  it('opens at the restaurant once it has a place, and sends only a pin that was moved', async () => {
    const start = 'Pin on the map 12.9716, 77.5946';
    const shop = aShopAt({ lat: 12.9716, lng: 77.5946 });
    await startAt(shop, start);
    // The numbers are for screen readers.
    expect(box(page.getByText('12.9716, 77.5946')).width).toBe(1);
    const [input] = await order(shop);
    expect(input).not.toHaveProperty('coordinates');

    const next = aShopAt({ lat: 12.9716, lng: 77.5946 });
    await startAt(next, start);
    pin.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(pinText).not.toBe(start);
    expect(await order(next)).toMatchObject([
      { coordinates: { lat: expect.closeTo(12.97, 0), lng: expect.closeTo(77.59, 1) } },
    ]);
  });
});
