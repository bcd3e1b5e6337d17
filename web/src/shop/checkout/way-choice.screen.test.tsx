import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, anOrder, aRestaurant } from '../../../test/factories';
import { changeRestaurant } from '../../../test/restaurant';
import { address, aShop, button, inCart, kept, show, toast } from '../../../test/show';

const who = aCustomer();
const biryani = aDish({ name: 'Biryani', price: 250 });
const cart = [inCart(biryani)];
const restaurant = aRestaurant({ orderWays: ['DELIVERY', 'PICKUP'] });
const aShopWithPickup = () => aShop({ menu: [biryani], restaurant, placeOrder: anOrder({ way: 'PICKUP' }) });

const pickup = page.getByRole('radio', { name: 'Pickup' });
const addressField = page.getByLabelText('Address');
const pay = button('Pay ₹250 on pickup');

describe('the way of an order', () => {
  it('is not asked for while there is only one', async () => {
    await show(aShop({ menu: [biryani] }), '/checkout', { who, cart });
    await expect.element(addressField).toBeVisible();
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  });

  it('is remembered on the device, and the cart is quoted for it', async () => {
    const shop = aShopWithPickup();
    await show(shop, '/checkout', { who, cart });
    await expect.element(addressField).toBeVisible();
    await pickup.click();
    await expect.element(addressField).not.toBeInTheDocument();
    await expect.poll(() => shop.sent('Quote').at(-1)).toMatchObject({ input: { way: 'PICKUP' } });
    // A reload.
    await show(shop, address(), { who, cart, ...kept() });
    await expect.element(pickup).toBeChecked();
    await expect.element(pay).toBeVisible();
  });

  it('falls back live to what the restaurant still offers', async () => {
    const shop = aShopWithPickup();
    await show(shop, '/checkout', { who, cart });
    await expect.element(addressField).toBeVisible();
    await changeRestaurant(shop, { ...restaurant, orderWays: ['PICKUP'], version: 2 });
    await pay.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await expect.element(toast('Order placed successfully!')).toBeVisible();
    expect(shop.sent('PlaceOrder')).toMatchObject([{ input: { way: 'PICKUP' } }]);
  });
});
