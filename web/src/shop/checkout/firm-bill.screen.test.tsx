import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aCustomer, aDish, anOrder, aPage, aQuote, includedTaxes } from '../../../test/factories';
import { address, aShop, button, inCart, kept, show, title, toast } from '../../../test/show';
import { refusal } from '../../../test/shop-server';

const who = aCustomer();
const biryani = aDish({ name: 'Biryani', price: 250 });
const cart = [inCart(biryani)];
const buyer = { name: 'Tulsi Designs Pvt Ltd', gstin: '29AABCT1332L1ZA' };
const opener = button('Need a GST bill for your firm?');
const name = page.getByLabelText('Name of the firm');
const gstin = page.getByLabelText('GSTIN of the firm');
const pay = button('Pay ₹250 on delivery');
const proceed = page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' });

/** @param taxes null: it is not registered for GST */
const shopWith = (
  answers: Parameters<typeof aShop>[0] = {},
  taxes = includedTaxes(250, 5.95) as object | null,
) =>
  aShop({
    menu: [biryani],
    quote: aQuote({ total: 250, ...(taxes && { taxes: includedTaxes(250, 5.95) }) }),
    myOrders: aPage(),
    ...answers,
  });

describe('the firm to which an order is billed', () => {
  it('is asked for behind one line, kept on reload, sent with the order and shown with it', async () => {
    const order = anOrder({ buyer });
    const shop = shopWith({ placeOrder: order, order });
    await show(shop, '/checkout', { who, cart });
    await page.getByLabelText('Address').fill('12 MG Road');
    await expect.element(name).not.toBeInTheDocument();
    await opener.click();
    await expect.element(name).toHaveFocus();
    await expect.element(gstin).toHaveAttribute('autocapitalize', 'characters');
    await name.fill(buyer.name);
    await gstin.fill('29aabct1332l1za');
    await expect.element(gstin).toHaveValue(buyer.gstin);
    // A reload.
    await show(shop, address(), { who, cart, ...kept() });
    await expect.element(gstin).toHaveValue(buyer.gstin);
    await pay.click();
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveTextContent('Billed to: Tulsi Designs Pvt Ltd, GSTIN 29AABCT1332L1ZA');
    shop.answer({ myOrders: aPage([order]) });
    await proceed.click();
    await expect.element(title('Order History')).toBeVisible();
    expect(shop.sent('PlaceOrder')).toMatchObject([{ input: { buyer } }]);
    await page.getByRole('link', { name: /^Track/ }).click();
    const fact = page.getByRole('main').getByText('Tulsi Designs Pvt Ltd, GSTIN 29AABCT1332L1ZA');
    await expect.element(fact).toBeVisible();
  });

  it('needs both fields, and can be removed again', async () => {
    const shop = shopWith({ placeOrder: anOrder() });
    await show(shop, '/checkout', { who, cart });
    await page.getByLabelText('Address').fill('12 MG Road');
    await opener.click();
    await pay.click();
    await expect.element(toast('Please enter the name of the firm')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await name.fill(buyer.name);
    await pay.click();
    await expect.element(gstin).toHaveFocus();
    await expect.element(gstin).toHaveAccessibleDescription('Please enter the GSTIN of the firm');
    await button('Remove').click();
    await expect.element(opener).toHaveFocus();
    await expect.element(name).not.toBeInTheDocument();
    await pay.click();
    await proceed.click();
    await expect.element(title('Order History')).toBeVisible();
    expect(shop.sent('PlaceOrder')[0]).not.toHaveProperty('input.buyer');
  });

  it('has the server’s refusal beside its field', async () => {
    const message = 'This GSTIN is not valid: please compare all 15 characters with your certificate';
    const shop = shopWith({
      placeOrder: () => {
        throw refusal('BAD_USER_INPUT', message, [{ field: 'buyer.gstin', message }]);
      },
    });
    await show(shop, '/checkout', { who, cart });
    await page.getByLabelText('Address').fill('12 MG Road');
    await opener.click();
    await name.fill(buyer.name);
    await gstin.fill('29AABCT1332L1ZB');
    await pay.click();
    await proceed.click();
    await expect.element(gstin).toHaveAccessibleDescription(message);
    await expect.element(gstin).toHaveFocus();
  });

  it('is filled in if the last order was billed to it', async () => {
    const myOrders = aPage([anOrder({ buyer }), anOrder()]);
    const shop = shopWith({ placeOrder: anOrder(), myOrders });
    await show(shop, '/checkout', { who, cart });
    await expect.element(name).toHaveValue(buyer.name);
    await expect.element(gstin).toHaveValue(buyer.gstin);
    await page.getByLabelText('Address').fill('12 MG Road');
    await pay.click();
    await button('Proceed').click();
    await expect.poll(() => shop.sent('PlaceOrder')).toMatchObject([{ input: { buyer } }]);
    expect(shop.sent('PlaceOrder')[0]).not.toHaveProperty('input.buyer.__typename');
  });

  it('of the last caller is not offered to staff who order for others', async () => {
    const shop = shopWith({ myOrders: aPage([anOrder({ buyer })]) });
    await show(shop, '/checkout', { who: anAdmin(), cart });
    await opener.click();
    await expect.element(name).toHaveValue('');
  });

  it('is closed after an order without it, and offered when it is opened', async () => {
    const myOrders = aPage([anOrder(), anOrder({ buyer })]);
    await show(shopWith({ myOrders }), '/checkout', { who, cart });
    await opener.click();
    await expect.element(name).toHaveValue(buyer.name);
    await expect.element(gstin).toHaveValue(buyer.gstin);
  });

  it('stays removed after a reload, also if the last order was billed to it', async () => {
    const shop = shopWith({ myOrders: aPage([anOrder({ buyer })]) });
    await show(shop, '/checkout', { who, cart });
    await button('Remove').click();
    await show(shop, address(), { who, cart, ...kept() });
    await expect.element(opener).toBeVisible();
  });

  it('is neither asked for nor sent where there is no GST bill', async () => {
    const shop = shopWith({ placeOrder: anOrder(), myOrders: aPage([anOrder({ buyer })]) }, null);
    await show(shop, '/checkout', { who, cart });
    await page.getByLabelText('Address').fill('12 MG Road');
    await pay.click();
    await expect.element(opener).not.toBeInTheDocument();
    await expect.element(name).not.toBeInTheDocument();
    await proceed.click();
    await expect.element(title('Order History')).toBeVisible();
    expect(shop.sent('PlaceOrder')[0]).not.toHaveProperty('input.buyer');
  });
});
