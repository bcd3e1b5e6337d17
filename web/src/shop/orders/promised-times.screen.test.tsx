import { page } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import {
  aCustomer,
  aDish,
  anAdmin,
  anOrder,
  aPage,
  aQuote,
  minutesFromNow,
  now,
} from '../../../test/factories';
import { aShop, button, inCart, show } from '../../../test/show';

const who = aCustomer();
const biryani = aDish({ name: 'Biryani', price: 250 });
const cart = [inCart(biryani)];

describe('a promised time', () => {
  it('is marked as late once it has passed, for the customer and for staff', async () => {
    const order = anOrder({
      placedAt: minutesFromNow(-50),
      promisedFrom: minutesFromNow(-20),
      promisedUntil: minutesFromNow(-5),
    });
    const shop = aShop({ order, orders: aPage([order]) });
    await show(shop, `/track-order/${order.id}`, { who });
    await expect.element(page.getByText('Sorry, your order is later than promised')).toBeVisible();
    await show(shop, '/admin/orders', { who: anAdmin() });
    await expect.element(page.getByText(/^Late by 5 min · by 1:55 pm$/)).toBeVisible();
  });

  it('is read again each minute while the checkout is open', async () => {
    const promise = { promisedFrom: minutesFromNow(30), promisedUntil: minutesFromNow(45) };
    const shop = aShop({ menu: [biryani], quote: aQuote({ total: 250, ...promise }) });
    const first = shop.holds('Quote');
    await show(shop, '/checkout', { who, cart });
    await expect.element(button('Checking the total…')).toBeVisible();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    first();
    const time = page.getByText('Expected 2:30–2:45 pm', { exact: true });
    await expect.element(time).toBeVisible();
    const quoted = shop.sent('Quote').length;
    const release = shop.holds('Quote');
    vi.advanceTimersByTime(61_000);
    await expect.poll(() => shop.sent('Quote').length).toBe(quoted + 1);
    // The last one stays meanwhile.
    await expect.element(time).toBeVisible();
    shop.answer({ quote: aQuote({ total: 250, ...promise, promisedUntil: minutesFromNow(50) }) });
    release();
    await expect.element(page.getByText('Expected 2:30–2:50 pm', { exact: true })).toBeVisible();
  });

  it('is not shown if the owner promises none', async () => {
    const shop = aShop({ menu: [biryani] });
    await show(shop, '/checkout', { who, cart });
    await expect.element(button('Pay ₹250 on delivery')).toBeVisible();
    await expect.poll(() => shop.sent('Quote')).not.toHaveLength(0);
    await expect.element(page.getByText(/^Expected/)).not.toBeInTheDocument();
  });
});
