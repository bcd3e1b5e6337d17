import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, anAdmin, anOrder, aPage, aRestaurant } from '../../../test/factories';
import { changeRestaurant } from '../../../test/restaurant';
import { address, aShop, button, inCart, kept, show, title, toast } from '../../../test/show';
import { refusal } from '../../../test/shop-server';

const who = aCustomer();
const biryani = aDish({ name: 'Biryani', price: 250 });
const cart = [inCart(biryani)];
const number = page.getByLabelText('Phone number', { exact: true });
const pay = button('Pay ₹250 on delivery');
const proceed = page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' });

describe('the contact details of an order', () => {
  it('are required, kept on reload, and sent with it', async () => {
    const order = anOrder({ phone: '+919876543210', deliveryNote: 'Second gate' });
    const message = 'Please enter a phone number such as 98765 43210, or one with its country code';
    const shop = aShop({
      menu: [biryani],
      restaurant: aRestaurant({ phoneRequired: true }),
      placeOrder: ({ input }) => {
        if (input.phone === '0000000000')
          throw refusal('BAD_USER_INPUT', message, [{ field: 'phone', message }]);
        return order;
      },
      myOrders: aPage(),
      order,
    });
    await show(shop, '/checkout', { who, cart });
    await expect.element(number).toBeVisible();
    await page.getByLabelText('Address').fill('12 MG Road');
    await pay.click();
    await expect.element(toast('Please enter your phone number')).toBeVisible();
    await expect.element(number).toHaveFocus();
    await number.fill('0000000000');
    await page.getByLabelText('Note for the rider').fill('Second gate');
    // A reload.
    await show(shop, address(), { who, cart, ...kept() });
    await expect.element(number).toHaveValue('0000000000');
    await pay.click();
    await proceed.click();
    await expect.element(toast('Please enter a phone number such as 98765 43210')).toBeVisible();
    await number.fill('०९८७६५४३२१०');
    await pay.click();
    shop.answer({ myOrders: aPage([order]) });
    await proceed.click();
    await expect.element(title('Order History')).toBeVisible();
    expect(shop.sent('PlaceOrder').at(-1)).toMatchObject({
      input: { phone: '०९८७६५४३२१०', deliveryNote: 'Second gate', address: '12 MG Road' },
    });
    await page.getByRole('link', { name: /^Track/ }).click();
    await expect.element(page.getByRole('main').getByText('Second gate')).toBeVisible();
    await expect.element(page.getByRole('main').getByText('+91 98765 43210')).toBeVisible();
  });

  it('reach staff and rider', async () => {
    const order = anOrder({ phone: '+919876543210', deliveryNote: 'Second gate' });
    await show(aShop({ orders: aPage([order]) }), '/admin/orders', { who: anAdmin() });
    const card = page.getByRole('article').first();
    await expect.element(card.getByText('Second gate')).toBeVisible();
    const link = (name: string) => card.getByRole('link', { name });
    await expect.element(link('+91 98765 43210')).toHaveAttribute('href', 'tel:+919876543210');
    await expect.element(link('WhatsApp')).toHaveAttribute('href', 'https://wa.me/919876543210');
  });

  it('are filled in for the next order', async () => {
    const myOrders = aPage([anOrder({ phone: '+919876543210' })]);
    const restaurant = aRestaurant({ phoneRequired: true });
    await show(aShop({ menu: [biryani], myOrders, restaurant }), '/checkout', { who, cart });
    await expect.element(number).toHaveValue('+91 98765 43210');
  });

  it('require a number as soon as the owner does', async () => {
    const shop = aShop({ menu: [biryani] });
    await show(shop, '/checkout', { who, cart });
    await expect.element(page.getByLabelText('Phone number (optional)')).toBeVisible();
    await changeRestaurant(shop, aRestaurant({ phoneRequired: true, version: 2 }));
    await expect.element(number).toBeVisible();
  });
});
