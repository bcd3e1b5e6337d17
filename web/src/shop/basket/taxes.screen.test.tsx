import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aCustomer,
  aDish,
  anAdmin,
  anOrder,
  anOrderItem,
  aPage,
  aQuote,
  aRestaurant,
  includedTaxes,
  taxesOnTop,
} from '../../../test/factories';
import type { Answers } from '../../../test/shop-server';
import { aShop, button, inCart, show, title, toast } from '../../../test/show';
import { wholePaise } from '../../shared/lib/whole-paise';

const who = aCustomer();
const chaat = aDish({ name: 'Chaat', price: 88 });
const main = page.getByRole('main');
const hint = main.getByText('Prices without GST', { exact: true });
const included = main.getByText(/^Includes CGST/);
const items = [anOrderItem({ menuItemId: chaat.id, name: 'Chaat', unitPrice: 88 })];

/** The lines of sums, such as `CGST ₹4.40`. */
const bill = () =>
  main
    .getByRole('paragraph')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((text) => /^(CGST|SGST|Round off|Total|Includes|Packaged) ?/.test(text))
    .map((text) => text.replace(/(?<=[a-zT])₹/, ' ₹'));

/** A shop whose bill of two chaats is ₹176 and what is on top of it. */
function aTaxedShop(taxed: Partial<ReturnType<typeof taxesOnTop>>, answers: Answers = {}) {
  const { charges = [], ...taxes } = taxed;
  const total = wholePaise(176 + charges.reduce((sum, { amount }) => sum + amount, 0));
  const order = anOrder({ items, total, charges, ...taxes });
  const orders = aPage([order]);
  return aShop({
    menu: [chaat],
    quote: aQuote({ total, charges, ...taxes }),
    placeOrder: order,
    order,
    myOrders: orders,
    orders,
    ...answers,
  });
}

describe('a bill with GST on top of the prices', () => {
  const lines = ['CGST ₹4.40', 'SGST ₹4.40', 'Round off ₹0.20', 'Total ₹185'];
  const pricesWithoutTax = aRestaurant({ pricesWithoutTax: true });

  it('has a line of each tax and of the rounding in cart and checkout', async () => {
    const shop = aTaxedShop(taxesOnTop(176), { restaurant: pricesWithoutTax });
    await show(shop, '/cart', { who, cart: [inCart(chaat, 2)] });
    await expect.poll(bill).toEqual(lines);
    expect(hint.elements()).toHaveLength(1);
    await button('Proceed to Checkout').click();
    await expect.element(title('Checkout')).toBeVisible();
    await expect.poll(bill).toEqual(lines);
    await page.getByLabelText('Address').fill('12 MG Road, Bengaluru');
    await main.getByRole('button', { name: /^Pay ₹185/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await expect.element(toast('Order placed successfully!')).toBeVisible();
    expect(shop.sent('PlaceOrder')).toMatchObject([{ input: { total: 185 } }]);
  });

  it('is the same in the tracked order, in the history and in the orders of staff', async () => {
    const shop = aTaxedShop(taxesOnTop(176));
    await show(shop, '/order-history', { who });
    await expect.poll(bill).toEqual(lines);
    await page.getByRole('link', { name: /^Track/ }).click();
    await expect.element(title('Track Order')).toBeVisible();
    await expect.poll(bill).toEqual(lines);
    await show(shop, '/admin/orders', { who: anAdmin() });
    await button('Details').first().click();
    await expect.poll(bill).toEqual(lines.slice(0, 3));
  });

  it('names the tax in packaged products, whose prices include it', async () => {
    const { taxes, charges } = taxesOnTop(176);
    await show(aTaxedShop({ charges, taxes: { ...taxes, included: 5.71 } }), '/cart', {
      cart: [inCart(chaat, 2)],
    });
    const packaged = 'Packaged products include CGST ₹5.71 and SGST ₹5.71';
    await expect.poll(bill).toEqual([...lines, packaged]);
    await show(
      aTaxedShop({ taxes: { ...taxes, included: 5.71 } }, { restaurant: pricesWithoutTax }),
      '/cart',
      { cart: [inCart(chaat, 2)] },
    );
    await expect.poll(bill).toEqual(['Total ₹176', packaged]);
    await expect.element(hint).not.toBeInTheDocument();
  });

  it('is rounded down with a minus', async () => {
    const { taxes } = taxesOnTop(176);
    const charges = [{ kind: 'ROUNDING', label: 'Round off', amount: -0.4 }];
    await show(aTaxedShop({ taxes, charges }), '/cart', { cart: [inCart(chaat, 2)] });
    await expect.poll(bill).toEqual(['Round off −₹0.40', 'Total ₹175.60']);
  });

  it('is announced once on the menu', async () => {
    await show(aTaxedShop({}, { restaurant: pricesWithoutTax }), '/menu');
    await expect.element(hint).toBeVisible();
    expect(hint.elements()).toHaveLength(1);
    await show(aTaxedShop({}), '/menu');
    await expect.element(button('Add to Cart: Chaat')).toBeVisible();
    await expect.element(hint).not.toBeInTheDocument();
  });
});

describe('a bill whose prices include GST', () => {
  const lines = ['Total ₹176', 'Includes CGST ₹4.19 and SGST ₹4.19'];
  const shop = () => aTaxedShop({ taxes: includedTaxes(176, 4.19) });

  it('says below the total how much of it is tax', async () => {
    await show(shop(), '/cart', { who, cart: [inCart(chaat, 2)] });
    await expect.poll(bill).toEqual(lines);
    await expect.element(hint).not.toBeInTheDocument();
    await button('Proceed to Checkout').click();
    await expect.element(title('Checkout')).toBeVisible();
    await expect.poll(bill).toEqual(lines);
  });

  it('says it in the history, in the tracked order and in the orders of staff', async () => {
    await show(shop(), '/order-history', { who });
    await expect.poll(bill).toEqual(lines);
    await page.getByRole('link', { name: /^Track/ }).click();
    await expect.element(title('Track Order')).toBeVisible();
    await expect.poll(bill).toEqual(lines);
    await show(shop(), '/admin/orders', { who: anAdmin() });
    await button('Details').first().click();
    await expect.element(included).toBeVisible();
  });

  it('says nothing of tax under the composition scheme, and without a registration', async () => {
    const composition = { mode: 'COMPOSITION' as const, pricesInclude: true, included: 0, rows: [] };
    for (const taxes of [{ taxes: composition }, {}]) {
      await show(aTaxedShop(taxes), '/cart', { cart: [inCart(chaat, 2)] });
      await expect.poll(bill).toEqual(['Total ₹176']);
    }
  });
});
