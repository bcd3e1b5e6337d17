import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aBooking,
  aCustomer,
  anAdmin,
  aPage,
  aPayment,
  aRefund,
  dayAhead,
  minutesFromNow,
  someBookingRules,
} from '../../../test/factories';
import type { Payment } from '../../../test/generated/schema';
import { offerWindows, proof } from '../../../test/payment-window';
import { refusal } from '../../../test/shop-server';
import { aShop, button, show, title, toast } from '../../../test/show';

const asha = aCustomer();
const fee = 200;
const open = aPayment({ amount: fee, state: 'CREATED' });

const field = (name: string) => page.getByLabelText(name, { exact: true });
const payOnline = button('Pay & Book Online');

/** A customer with a filled form. */
async function atTheForm() {
  const shop = aShop({
    paymentSettings: { modes: ['COD', 'ONLINE'], testMode: true },
    bookingRules: someBookingRules({ fee }),
    startBookingPayment: {
      payment: open,
      keyId: 'rzp_test_1',
      amountInPaise: fee * 100,
      currency: 'INR',
      // No browser connects to this port.
      scriptUrl: 'http://localhost:1/v1/checkout.js',
      description: 'Table Booking Payment',
    },
    payment: open,
  });
  await show(shop, '/book', { who: asha });
  await field('Phone').fill('98765 43210');
  await field('Date').fill(dayAhead(1));
  await field('Time').fill('19:30');
  await page.getByLabelText('Special request').fill('By the window');
  /** Lets the payment end so once its proof has come. */
  const ends = (change: Partial<Payment>) => {
    const paymentUpdated = { ...open, version: 2, ...change };
    shop.answer({ verifyPayment: { ...open, state: 'CAPTURED' }, paymentUpdated });
  };
  return { shop, ends };
}
const isBooked = { state: 'CAPTURED', booking: aBooking() } as const;

describe('an online booking', () => {
  it('may be left unpaid, and paid later with the same payment', async () => {
    const windows = offerWindows();
    const { shop, ends } = await atTheForm();
    await payOnline.click();
    await expect.poll(() => windows).toHaveLength(1);
    expect(windows[0]?.options).toMatchObject({
      amount: fee * 100,
      description: 'Table Booking Payment',
      order_id: open.razorpayOrderId,
    });
    windows[0]?.options.modal.ondismiss();
    await expect.element(toast('You have not paid yet, so no table is booked.')).toBeVisible();
    await expect.element(page.getByLabelText('Special request')).toHaveValue('By the window');
    await payOnline.click();
    await expect.poll(() => windows).toHaveLength(2);
    ends(isBooked);
    windows[1]?.options.handler(proof);
    await expect.element(toast('Payment verified!')).toBeVisible();
    await expect.element(toast('Table booked & payment successful!')).toBeVisible();
    await expect.element(title('My Bookings')).toBeVisible();
    const [first, second] = shop.sent('StartBookingPayment');
    expect(first).toMatchObject({ input: { time: '19:30', message: 'By the window' } });
    expect(second).toEqual(first);
  });

  it('is refunded if another customer has taken the table meanwhile', async () => {
    const windows = offerWindows();
    const { ends } = await atTheForm();
    await payOnline.click();
    await expect.poll(() => windows).toHaveLength(1);
    const reason = 'What you paid for is not available any more.';
    ends({ state: 'REFUNDED', refunded: fee, refunds: [aRefund({ amount: fee, reason })] });
    windows[0]?.options.handler(proof);
    await expect.element(toast(`${reason} ₹200`)).toBeVisible();
    // The input stays, for booking another time.
    await expect.element(field('Phone')).toHaveValue('98765 43210');
  });

  it('is not made while its payment window cannot be loaded', async () => {
    const { ends } = await atTheForm();
    await payOnline.click();
    const failed = 'Razorpay checkout failed to load. Please check your connection and try again.';
    await expect.element(toast(failed)).toBeVisible();
    const windows = offerWindows();
    await payOnline.click();
    await expect.poll(() => windows).toHaveLength(1);
    ends(isBooked);
    windows[0]?.options.handler(proof);
    await expect.element(toast('Table booked & payment successful!')).toBeVisible();
  });

  it('is not made by an invalid proof', async () => {
    const windows = offerWindows();
    const { shop } = await atTheForm();
    await payOnline.click();
    await expect.poll(() => windows).toHaveLength(1);
    shop.fails('VerifyPayment', refusal('PAYMENT_NOT_VERIFIED', 'The proof is not valid.'));
    windows[0]?.options.handler(proof);
    await expect.element(toast('Payment verification failed.')).toBeVisible();
    await expect.element(payOnline).toBeEnabled();
    await expect.element(title('Book a Table')).toBeVisible();
    expect(shop.sent('VerifyPayment')).toEqual([
      {
        proof: { razorpayOrderId: 'order_1', razorpayPaymentId: 'pay_1', razorpaySignature: 'aa00' },
      },
    ]);
  });

  it('shows the restaurant the refund after its cancellation', async () => {
    const payment = aPayment({ amount: fee, refunded: fee, state: 'REFUNDED' });
    const paid = { paymentMode: 'ONLINE', paymentStatus: 'PAID', payment } as const;
    const bookings = aPage([aBooking({ ...paid, cancelledAt: minutesFromNow(-1) })]);
    await show(aShop({ bookings }), '/admin/booking', { who: anAdmin() });
    const gone = page.getByRole('article').filter({ hasText: 'Cancelled' });
    await expect.element(gone.getByText('Paid, ₹200 refunded')).toBeVisible();
  });
});
