import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, anAdmin, anOrder, anOrderItem, aPage, aQuote } from '../../../test/factories';
import type { MenuItem } from '../../../test/generated/schema';
import { changeDish } from '../../../test/menu';
import type { ShopServer } from '../../../test/shop-server';
import { aShop, button, desk, inCart, show, title, toast } from '../../../test/show';

const who = aCustomer();
const biryani = aDish({ name: 'Biryani', price: 250, packing: 12.5 });
const chai = aDish({ name: 'Chai', price: 30 });

/** A shop that quotes with packing, as the server does. @param isCounting whether the lowest fee counts the quotes */
function aPackingShop(menu: MenuItem[], isCounting = false) {
  const shop = aShop({
    menu,
    quote: ({ input: { items } }) => {
      const listed = Array.isArray(shop.answers.menu) ? shop.answers.menu : [];
      const sum = (part: (dish: MenuItem) => number) =>
        items.reduce((rupees, { menuItemId, quantity }) => {
          const dish = listed.find(({ id }) => id === menuItemId);
          return rupees + (dish ? part(dish) * quantity : 0);
        }, 0);
      const packing = sum((dish) => dish.packing);
      const deliveryFrom = isCounting ? shop.sent('Quote').length : null;
      return aQuote({ packing, deliveryFrom, total: packing + sum(({ price }) => price) });
    },
  });
  return shop;
}

const main = page.getByRole('main');
/** Lines of sums, such as `Total ₹530`. */
const adds = (label: string, price: string) =>
  expect
    .poll(() =>
      main
        .getByRole('paragraph')
        .filter({ hasText: new RegExp(`^${label}`) })
        .elements()
        .map(({ textContent }) => textContent.replace(' ', '')),
    )
    .toEqual([label + price]);
/** Waits for the answer to the last quote. */
const isQuoted = (shop: ShopServer) =>
  expect.poll(() => main.element().textContent).toContain(`Delivery: from ₹${shop.sent('Quote').length}`);
const packing = main.getByRole('paragraph').filter({ hasText: /^Packing/ });

describe('packing charges', () => {
  it('are shown in the cart and in the checkout, which sends the total with them', async () => {
    const shop = aPackingShop([biryani, chai]);
    shop.answer({ placeOrder: anOrder() });
    await show(shop, '/menu', { who });
    await button('Add to Cart: Biryani').click();
    await button('Add to Cart: Chai').click();
    window.location.hash = '#/cart';
    await button('One more Biryani').click();
    await adds('Packing', '₹25');
    await adds('Total', '₹555');
    await button('Proceed to Checkout').click();
    await expect.element(title('Checkout')).toBeVisible();
    await adds('Packing', '₹25');
    await adds('Total', '₹555');
    await page.getByLabelText('Address').fill('12 MG Road, Bengaluru');
    await main.getByRole('button', { name: /^Pay ₹555/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await expect.element(toast('Order placed successfully!')).toBeVisible();
    expect(shop.sent('PlaceOrder')).toMatchObject([{ input: { total: 555 } }]);
  });

  it('are shown in the history, in the tracked order and in the orders of staff', async () => {
    const items = [
      anOrderItem({ name: 'Biryani', unitPrice: 250 }),
      anOrderItem({ name: 'Chai', unitPrice: 30, quantity: 1 }),
    ];
    const order = anOrder({ items, packing: 25 });
    const shop = aShop({ order, myOrders: aPage([order]), orders: aPage([order]) });
    await show(shop, '/order-history', { who });
    await adds('Packing', '₹25');
    await page.getByRole('link', { name: /^Track/ }).click();
    await expect.element(title('Track Order')).toBeVisible();
    await adds('Packing', '₹25');
    await adds('Total', '₹555');
    await show(shop, '/admin/orders', { who: anAdmin() });
    await button('Details').first().click();
    await adds('Packing', '₹25');
  });

  it('have no line where they are 0', async () => {
    await show(aPackingShop([chai]), '/cart', { cart: [inCart(chai, 2)] });
    await adds('Total', '₹60');
    await expect.element(page.getByText('Packing')).not.toBeInTheDocument();
  });

  it('are announced for a cart of an older version before it can be ordered', async () => {
    await show(aPackingShop([biryani]), '/cart', { cart: [inCart(biryani)] });
    await expect.element(page.getByText('Packing of Biryani now costs ₹12.50 (was ₹0).')).toBeVisible();
    await adds('Total', '₹262.50');
    await button('OK').click();
    await expect.element(page.getByText('now costs')).not.toBeInTheDocument();
  });

  it('change in an open cart when they change on the menu', async () => {
    const lassi = aDish({ name: 'Lassi', price: 90 });
    const shop = aPackingShop([lassi], true);
    await show(shop, '/cart', { cart: [inCart(lassi, 2)] });
    await adds('Total', '₹180');
    await expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);
    await isQuoted(shop);
    changeDish(shop, { ...lassi, packing: 7.5, version: 2 });
    await adds('Packing', '₹15');
    await adds('Total', '₹195');
    await expect.element(page.getByText('Packing of Lassi now costs ₹7.50 (was ₹0).')).toBeVisible();
    await expect.poll(() => shop.sent('Quote')).toHaveLength(2);
    await isQuoted(shop);
    changeDish(shop, { ...lassi, version: 3 });
    await expect.element(packing).not.toBeInTheDocument();
    await adds('Total', '₹180');
  });

  it('can be changed in the form of a dish', async () => {
    const lassi = aDish({ name: 'Lassi', price: 90 });
    const shop = aShop({
      menu: [lassi],
      updateMenuItem: ({ input, version }) => ({
        ...lassi,
        packing: input.packing ?? 0,
        version: version + 1,
      }),
    });
    await show(shop, '/admin/menu', { who: anAdmin(), size: desk });
    const more = page.getByText('More about this dish', { exact: true });
    const field = page.getByLabelText('Packing charge');
    await button('Edit Lassi').click();
    await more.click();
    await field.fill('7.5');
    await button('Update Item').click();
    await expect.element(toast('✅ Item updated!')).toBeVisible();
    await button('Edit Lassi').click();
    await expect.element(field).toHaveValue('7.5');
    await field.fill('');
    await button('Update Item').click();
    await expect.poll(() => shop.sent('UpdateMenuItem')).toHaveLength(2);
    expect(shop.sent('UpdateMenuItem')).toMatchObject([
      { input: { packing: 7.5 }, version: 1 },
      { input: { packing: 0 }, version: 2 },
    ]);
  });
});
