import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, aQuote } from '../../../test/factories';
import { totalOf } from '../../../test/menu';
import { aShop, button, inCart, show, title, toast } from '../../../test/show';

const feast = aDish({ name: 'Wedding Feast', price: 10_000 });
const cashTooMuch = 'An order to be paid in cash can be ₹1,00,000 at most. Please order less, or pay online.';
const tooMuch = 'An online payment can be ₹1 to ₹5,00,000. Please change your order.';

const cash = 100_000;
const online = 500_000;

/** A shop that quotes as the server does. */
function aStrictShop() {
  const shop = aShop({
    menu: [feast],
    paymentSettings: { modes: ['COD', 'ONLINE'], testMode: false },
    quote: ({ input: { items, paymentMode } }) => {
      const total = totalOf(shop, items);
      const message =
        total > online ? tooMuch : paymentMode === 'COD' && total > cash ? cashTooMuch : undefined;
      return aQuote({ total, problems: message ? [{ code: 'TOTAL_NOT_PAYABLE', message }] : [] });
    },
  });
  return shop;
}

describe('the checkout', () => {
  it('says before the last step that a total is too large for cash, and takes it online', async () => {
    await show(aStrictShop(), '/checkout', { who: aCustomer(), cart: [inCart(feast, 11)] });
    await expect.element(title('Checkout')).toBeVisible();
    await page.getByLabelText('Address').fill('12 MG Road');
    const mode = page.getByLabelText('Payment Mode');
    await expect.element(mode).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText(cashTooMuch)).toHaveLength(1);
    await button(/^Pay .* on delivery$/).click();
    await expect.element(toast(cashTooMuch)).toBeVisible();
    await expect.element(button('Proceed')).not.toBeInTheDocument();

    await mode.selectOptions('ONLINE');
    await expect.element(mode).not.toHaveAttribute('aria-invalid');
    await button(/^Pay .* online$/).click();
    await expect.element(button('Proceed')).toBeVisible();
  });
});

describe('the cart', () => {
  it('says that its total is too large for any payment, and leads to the checkout once it is less', async () => {
    await show(aStrictShop(), '/cart', { who: aCustomer(), cart: [inCart(feast, 51)] });
    await expect.element(page.getByText(tooMuch)).toBeVisible();
    await button('Proceed to Checkout').click();
    await expect.element(toast(tooMuch)).toBeVisible();
    await button('One Wedding Feast less').click();
    await expect.element(page.getByRole('main').getByText(tooMuch)).not.toBeInTheDocument();
    await button('Proceed to Checkout').click();
    await expect.element(title('Checkout')).toBeVisible();
  });
});
