import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import {
  aCustomer,
  aDish,
  anId,
  anOrder,
  aQuote,
  aRestaurant,
  minutesFromNow,
  now,
} from '../../../test/factories';
import type { OrderWay } from '../../../test/generated/schema';
import { address, aShop, button, inCart, kept, show, toast } from '../../../test/show';

const who = aCustomer();
const biryani = aDish({ name: 'Biryani', price: 250 });
const cart = [inCart(biryani)];
const table = { id: anId(), name: 'Garden 4', seats: 4 };
const code = 'b'.repeat(46);
const scanned = `/table/${code}`;

const aShopWithTables = (orderWays: OrderWay[] = ['DELIVERY', 'TABLE']) =>
  aShop({
    menu: [biryani],
    restaurant: aRestaurant({ orderWays, tables: [table] }),
    tableOfCode: (sent) => (sent.code === code ? table : null),
    placeOrder: anOrder({ way: 'TABLE', tableName: table.name }),
  });

const note = page.getByText('You are ordering at Garden 4. We bring it to you.');
const expired = page.getByText('The code of your table was scanned some hours ago. Please scan it again.');
const addressField = page.getByLabelText('Address');
const radio = (name: string) => page.getByRole('radio', { name });
const dialog = page.getByRole('alertdialog');
const goTo = (route: string) => {
  window.location.hash = `#${route}`;
};

describe('an order at a table', () => {
  it('has no packing charge, even before the quote has arrived', async () => {
    const raita = aDish({ name: 'Raita', price: 40, packing: 5 });
    const shop = aShopWithTables();
    shop.answer({ menu: [raita], quote: aQuote({ total: 40 }) });
    await show(shop, scanned, { who, cart: [{ ...inCart(raita), packing: 5 }] });
    await expect.element(note).toBeVisible();
    const release = shop.holds('Quote');
    goTo('/checkout');
    await expect.element(button('Order for ₹40')).toBeVisible();
    await expect.element(page.getByText('Packing')).not.toBeInTheDocument();
    await expect.poll(() => shop.sent('Quote')).toHaveLength(1);
    release();
    await button('Order for ₹40').click();
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await expect.element(toast('Order placed successfully!')).toBeVisible();
    expect(shop.sent('PlaceOrder')).toMatchObject([{ input: { way: 'TABLE', table: code, total: 40 } }]);
    // Another one would be asked for if the quote seemed to be out of date.
    expect(shop.sent('Quote')).toHaveLength(1);
  });
});

describe('the code of a table', () => {
  it('says what to do if it is invalid', async () => {
    await show(aShopWithTables(), `/table/${'a'.repeat(46)}`);
    await expect
      .element(page.getByText('We do not know this table. Please scan the code on your table again.'))
      .toBeVisible();
  });

  it('can be discarded by a customer who is not there', async () => {
    await show(aShopWithTables(), scanned, { who, cart });
    await expect.element(note).toBeVisible();
    button('I am not at this table').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(note).not.toBeInTheDocument();
    goTo('/checkout');
    await expect.element(addressField).toBeVisible();
    await expect.element(radio('At the table')).not.toBeInTheDocument();
  });

  it('is expired after a reload some hours later', async () => {
    const shop = aShopWithTables();
    await show(shop, scanned, { who, cart });
    await expect.element(note).toBeVisible();
    // A reload.
    await show(shop, '/checkout', { who, cart, ...kept(), at: new Date(minutesFromNow(4 * 60 + 1)) });
    await expect.element(addressField).toBeVisible();
    await expect.element(expired).toBeVisible();
    await button('I am not at this table').click();
    await expect.element(expired).not.toBeInTheDocument();
  });

  it('is expired in a tab that stayed open for hours, even when the order is confirmed', async () => {
    const shop = aShopWithTables();
    await show(shop, scanned, { who, cart });
    await expect.element(note).toBeVisible();
    goTo('/checkout');
    await button('Order for ₹250').click();
    const proceed = dialog.getByRole('button', { name: 'Proceed' });
    await expect.element(proceed).toBeVisible();
    // As on a device that slept: no timer and no render comes before the press.
    vi.setSystemTime(minutesFromNow(4 * 60 + 1));
    proceed.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect
      .element(toast('The code of your table was scanned some hours ago. Please scan it again.'))
      .toBeVisible();
    await expect.element(addressField).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(note).not.toBeInTheDocument();
    expect(shop.sent('PlaceOrder')).toEqual([]);
  });

  it('expires on an open screen', async () => {
    await show(aShopWithTables(), '/menu', { who, cart });
    await expect.element(page.getByRole('article', { name: 'Biryani' })).toBeVisible();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
    goTo(scanned);
    await expect.element(note).toBeVisible();
    vi.advanceTimersByTime(4 * 3600_000 + 1000);
    await expect.element(note).not.toBeInTheDocument();
  });

  it('does not change the way that the device remembers', async () => {
    const shop = aShopWithTables(['DELIVERY', 'PICKUP', 'TABLE']);
    await show(shop, '/checkout', { who, cart });
    await radio('Pickup').click();
    goTo(scanned);
    await expect.element(note).toBeVisible();
    goTo('/checkout');
    await expect.element(radio('At the table')).toBeVisible();
    // A reload.
    await show(shop, address(), { who, cart, ...kept() });
    await expect.element(radio('At the table')).toBeChecked();
    await button('I am not at this table').click();
    await expect.element(radio('Pickup')).toBeChecked();
  });

  it('is asked for if food is only served at tables', async () => {
    await show(aShopWithTables(['TABLE']), '/checkout', { who, cart });
    await expect
      .element(page.getByText('Please scan the code on your table with the camera of your phone.'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: /directions|maps/i })).not.toBeInTheDocument();
  });
});
