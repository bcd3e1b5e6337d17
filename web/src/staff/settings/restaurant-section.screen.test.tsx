import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aRestaurant } from '../../../test/factories';
import type { ShopServer } from '../../../test/shop-server';
import { address, aShop, button, kept, show, toast } from '../../../test/show';

const who = anAdmin();
const field = (label: string) => page.getByLabelText(label, { exact: true });
const saves = (shop: ShopServer) => shop.sent('UpdateRestaurant').map(({ input }) => input);

describe('the settings of the restaurant', () => {
  it('save the place on the map only once its pin was moved, and then open the map there', async () => {
    const shop = aShop();
    await show(shop, '/admin/settings', { who });
    const pin = page.getByRole('button', { name: 'Where the restaurant is' });
    const unmoved = page.getByText('20.5900, 78.9600 · Move the pin to your restaurant');
    await button('Put it on the map').click();
    await expect.element(pin).toBeVisible();
    await expect.element(unmoved).toBeVisible();
    await field('State').fill('Karnataka');
    shop.answer({ updateRestaurant: aRestaurant({ state: 'Karnataka', version: 2 }) });
    await button('Save').click();
    await expect.element(toast('Settings saved.')).toBeVisible();
    expect(saves(shop)).toEqual([{ state: 'Karnataka' }]);

    await button('Put it on the map').click();
    await expect.element(pin).toBeVisible();
    pin.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByText(/Move the pin to your restaurant/)).not.toBeInTheDocument();
    const restaurant = aRestaurant({ coordinates: { lat: 20.6123, lng: 78.96 }, version: 3 });
    shop.answer({ updateRestaurant: shop.changing(restaurant, { restaurant }) });
    await button('Save').click();
    await expect.poll(() => saves(shop)).toHaveLength(2);
    const moved = { lat: expect.toSatisfy((lat) => lat > 20.59), lng: expect.closeTo(78.96, 1) };
    expect(saves(shop).at(-1)).toEqual({ coordinates: moved });
    // A reload.
    await show(shop, address(), { who, ...kept() });
    await expect.element(pin).toBeVisible();
    await expect.element(page.getByText('20.6123, 78.9600')).toBeVisible();
  });
});
