import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, anOrder, aPage, aPayment, aRefund } from '../../../test/factories';
import type { Checkout, Payment } from '../../../test/generated/schema';
import { offerWindows, proof, type OpenedWindow } from '../../../test/payment-window';
import { refusal } from '../../../test/shop-server';
import { address, aShop, button, inCart, link, show, title, toast } from '../../../test/show';

const asha = aCustomer();
const roll = aDish({ name: 'Paneer Roll', price: 90 });
const chai = aDish({ name: 'Chai', price: 20 });
const order = anOrder({ paymentMode: 'ONLINE', paymentStatus: 'PAID' });
const open = aPayment({ amount: 90, state: 'CREATED' });
/** The provider's window for a payment. */
const windowFor = (payment: Payment): Checkout => ({
  payment,
  keyId: 'rzp_test_1',
  amountInPaise: payment.amount * 100,
  currency: 'INR',
  // No browser connects to this port.
  scriptUrl: 'http://localhost:1/v1/checkout.js',
  description: 'Order of 1 dish',
});
const bought = { state: 'CAPTURED', order } as const;

const field = page.getByLabelText('Address');
const payButton = page.getByRole('main').getByRole('button', { name: /^(Pay ₹|Waiting|Checking)/ });
const orderPlaced = toast('Order placed successfully!');
const boughtMeanwhile = toast('Your payment went through and your order is placed.');
const unpaid = page.getByText('You have not paid yet. Your cart is still here.');

/** A customer at the checkout with everything filled in, to pay online. */
async function atCheckout(cart = [inCart(roll)]) {
  const shop = aShop({
    menu: [roll, chai],
    paymentSettings: { modes: ['COD', 'ONLINE'], testMode: true },
    startOrderPayment: windowFor(open),
    payment: open,
    paymentUpdated: open,
    verifyPayment: { ...open, state: 'CAPTURED' },
    myOrders: aPage(),
  });
  await show(shop, '/checkout', { who: asha, cart });
  await field.fill('4B, Lake View, Koramangala, Bengaluru 560034');
  await page.getByLabelText('Payment mode').selectOptions('ONLINE');
  await expect.element(page.getByText('TEST MODE')).toBeVisible();
  /** Lets the payment end so, and says it. */
  const ends = (change: Partial<Payment>) => {
    const paymentUpdated = { ...open, version: 2, ...change };
    shop.answer({ paymentUpdated, myOrders: aPage([order]) });
    shop.publish('paymentUpdated', paymentUpdated);
  };
  const keys = () => shop.sent('StartOrderPayment').map(({ idempotencyKey }) => idempotencyKey);
  return { shop, ends, keys };
}

async function proceed() {
  await payButton.click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(/^The total is ₹\d+\. Do you want to proceed\?$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Proceed' }).click();
}

/** Continues to the provider's window. */
async function openWindow(windows: OpenedWindow[]): Promise<OpenedWindow> {
  const before = windows.length;
  await proceed();
  await expect.poll(() => windows).toHaveLength(before + 1);
  await expect.element(payButton).toBeDisabled();
  return windows[before]!;
}

describe('an online payment', () => {
  it('is tried again after it was declined, and buys the order once it is verified', async () => {
    const windows = offerWindows();
    const { shop, ends, keys } = await atCheckout();
    const declined = await openWindow(windows);
    expect(declined.options).toMatchObject({
      amount: 9000,
      currency: 'INR',
      order_id: open.razorpayOrderId,
      description: 'Order of 1 dish',
      prefill: { name: asha.name, email: asha.email },
    });
    declined.decline('The bank said no.');
    declined.options.modal.ondismiss();
    const lastTry =
      'You have not paid yet. Your cart is still here. The last attempt failed: The bank said no.';
    await expect.element(page.getByText(lastTry)).toBeVisible();
    await expect.element(payButton).toHaveFocus();

    const again = await openWindow(windows);
    again.options.handler(proof);
    await expect.element(toast('Payment verified!')).toBeVisible();
    ends(bought);
    await expect.element(orderPlaced).toBeVisible();
    await expect.poll(address).toBe('/order-history');
    await expect.element(page.getByText('Online (Paid)')).toBeVisible();
    await expect.element(link('Cart, 0 items')).toBeVisible();
    expect(localStorage.getItem('pendingPayment')).toBeNull();
    // It was shown here, so no follow-up shows it again.
    await expect.element(boughtMeanwhile).not.toBeInTheDocument();
    expect(shop.sent('VerifyPayment')).toEqual([
      { proof: { razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1', razorpaySignature: 'aa00' } },
    ]);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is replaced by a new one for another address', async () => {
    const windows = offerWindows();
    const { shop, ends, keys } = await atCheckout();
    (await openWindow(windows)).options.modal.ondismiss();
    await expect.element(unpaid).toBeVisible();
    await field.fill('7 Church Street, Bengaluru');
    const [first] = keys();
    shop.answer({
      startOrderPayment: ({ idempotencyKey }) => {
        if (idempotencyKey === first) throw refusal('IDEMPOTENCY_CONFLICT', 'The key is used.');
        return windowFor(open);
      },
    });
    (await openWindow(windows)).options.handler(proof);
    ends(bought);
    await expect.element(orderPlaced).toBeVisible();
    const [, refused, accepted] = shop.sent('StartOrderPayment');
    expect(refused).toMatchObject({ idempotencyKey: first });
    expect(accepted).toMatchObject({ input: { address: '7 Church Street, Bengaluru' } });
    expect(keys()[2]).not.toBe(first);
  });

  it('is begun once, however often one clicks', async () => {
    const windows = offerWindows();
    const { ends, keys } = await atCheckout();
    await payButton.click();
    const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' });
    await expect.element(sure).toBeVisible();
    const clicked = sure.element();
    for (let clicks = 0; clicks < 2; clicks += 1)
      clicked.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => windows).toHaveLength(1);
    windows[0]?.options.handler(proof);
    ends(bought);
    await expect.element(orderPlaced).toBeVisible();
    expect(keys()).toHaveLength(1);
  });

  it('is not made while its window cannot be loaded', async () => {
    const { ends, keys } = await atCheckout();
    await proceed();
    const failed = 'Razorpay checkout failed to load. Please check your connection and try again.';
    await expect.element(toast(failed)).toBeVisible();
    const windows = offerWindows();
    (await openWindow(windows)).options.handler(proof);
    ends(bought);
    await expect.element(orderPlaced).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
  });

  it('says why it cannot be begun', async () => {
    const windows = offerWindows();
    const { shop } = await atCheckout();
    const message = 'The payment provider does not answer. Please try again in a minute.';
    shop.fails('StartOrderPayment', refusal('UNAVAILABLE', message));
    await proceed();
    await expect.element(toast(message)).toBeVisible();
    await expect.element(payButton).toBeEnabled();
    expect(windows).toEqual([]);
  });

  it('is followed after an invalid proof until the provider has notified the server', async () => {
    const windows = offerWindows();
    const { shop, ends } = await atCheckout();
    shop.fails('VerifyPayment', refusal('PAYMENT_NOT_VERIFIED', 'The proof is not valid.'));
    (await openWindow(windows)).options.handler(proof);
    await expect.element(toast('Payment verification failed.')).toBeVisible();
    await expect.element(page.getByText('The payment could not be verified')).toBeVisible();
    await expect.poll(() => shop.isSubscribed('paymentUpdated')).toBe(true);
    ends(bought);
    await expect.element(boughtMeanwhile).toBeVisible();
    await expect.element(link('Cart, 0 items')).toBeVisible();
  });

  it('is found by the server if its proof cannot be sent', async () => {
    const windows = offerWindows();
    const { shop, ends } = await atCheckout();
    shop.fails('VerifyPayment', 'unreachable');
    (await openWindow(windows)).options.handler(proof);
    await expect.poll(() => shop.sent('VerifyPayment')).toHaveLength(1);
    ends(bought);
    await expect.element(orderPlaced).toBeVisible();
  });

  it('keeps what was added to the cart after its window was closed', async () => {
    const windows = offerWindows();
    const { ends } = await atCheckout();
    (await openWindow(windows)).options.modal.ondismiss();
    await expect.element(unpaid).toBeVisible();
    window.location.hash = '/cart';
    await expect.element(title('Your Cart')).toBeVisible();
    await page.getByLabelText('Quantity of Paneer Roll').fill('2');
    await userEvent.keyboard('{Tab}');
    await expect.element(link('Cart, 2 items')).toBeVisible();
    ends(bought);
    await expect.element(boughtMeanwhile).toBeVisible();
    await expect.element(link('Cart, 2 items')).toBeVisible();
  });

  it.each([
    ['REQUESTED', 'Your ₹110 is on its way back'],
    ['PROCESSED', '₹110 has been refunded'],
  ] as const)(
    'is refunded if it can buy nothing any more, and the cart begins another: %s',
    async (state, refund) => {
      const windows = offerWindows();
      const { shop, ends, keys } = await atCheckout([inCart(roll), inCart(chai)]);
      const paying = await openWindow(windows);
      shop.answer({ menu: [chai] });
      const reason = 'What you paid for is not available any more.';
      ends({ state: 'REFUNDING', amount: 110, refunds: [aRefund({ amount: 110, reason, state })] });
      paying.options.handler(proof);
      const why = `${reason} ${refund}`;
      await expect.element(toast(why)).toBeVisible();
      await expect.element(page.getByRole('status').filter({ hasText: why })).toBeVisible();
      await button('Remove').first().click();
      const next = aPayment({ amount: 20, state: 'CREATED' });
      shop.answer({ startOrderPayment: windowFor(next), payment: next, paymentUpdated: next });
      await openWindow(windows);
      const [before, after] = shop.sent('StartOrderPayment');
      expect(before).toMatchObject({ input: { items: [{ menuItemId: roll.id }, { menuItemId: chai.id }] } });
      expect(after).toMatchObject({ input: { items: [{ menuItemId: chai.id, quantity: 1 }] } });
      expect(new Set(keys()).size).toBe(2);
    },
  );
});
