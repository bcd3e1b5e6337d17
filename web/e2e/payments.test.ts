import type { Browser, FrameLocator, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { closeContexts, launchBrowser, visitor, type Visitor } from './browser.js';
import { desk, toast } from './page.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';
import { beginOrder, makeDue, ordersOf, pay, untilOrdered } from '../../api/test/payments.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
});
afterEach(async () => {
  test.app.sandbox?.faults.clear();
  await closeContexts(browser);
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** The worker asks the sandbox, and machines are slow. */
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const payButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Pay ₹|Waiting|Checking)/ });
const windows = (page: Page) => page.locator('iframe[title="Payment window"]').count();
const paymentWindow = (page: Page) => page.frameLocator('iframe[title="Payment window"]');

interface Shopper extends Visitor {
  readonly customer: Account;
  readonly dish: MenuItem;
}

/** A customer at checkout with one dish for ₹90, everything filled in, paying online. */
async function atCheckout(size?: { width: number; height: number }, userAgent?: string): Promise<Shopper> {
  const customer = await aCustomer(test);
  const dish = await aDish(test, { name: 'Paneer Roll', pricePaise: 9000 });
  const person = await visitor(browser, `${test.url}/shop/`, size, userAgent);
  const line = { _id: dish.id, name: dish.name, price: 90, image: null, qty: 1 };
  await person.page.goto('./#/about');
  await person.page.evaluate(
    ([token, cart]) => {
      const storage = (
        globalThis as unknown as { localStorage: Map<string, string> & Record<string, string> }
      ).localStorage;
      storage['token'] = token;
      storage['cartItems'] = cart;
    },
    [customer.token, JSON.stringify([line])] as const,
  );
  await person.page.goto('./');
  await person.page.goto('./#/checkout');
  await fillIn(person.page);
  return { ...person, customer, dish };
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Address').fill('4B, Lake View, Koramangala, Bengaluru 560034');
  await page.getByLabel('Payment mode').selectOption('ONLINE');
  await page.getByText('TEST MODE').waitFor();
}

/** Continues to the provider's window. */
async function openWindow(page: Page): Promise<FrameLocator> {
  await payButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('The total is ₹90. Do you want to proceed?').waitFor();
  await dialog.getByRole('button', { name: 'Proceed' }).click();
  const checkout = paymentWindow(page);
  await checkout.getByRole('button', { name: 'Pay ₹90' }).waitFor();
  return checkout;
}

async function payByUpi(checkout: FrameLocator): Promise<void> {
  await checkout.getByLabel('UPI ID').fill('success@razorpay');
  await checkout.getByRole('button', { name: 'Pay ₹90' }).click();
}

async function leave(checkout: FrameLocator): Promise<void> {
  await checkout.getByRole('button', { name: 'Close the payment window' }).click();
  await checkout.getByRole('button', { name: 'Leave', exact: true }).click();
}

const paymentsOf = ({ id }: Account) =>
  test.app.dataSource.query<{ id: string; razorpay_order_id: string }[]>(
    'select id, razorpay_order_id from payments where user_id = $1',
    [id],
  );
const paidOrder = { paymentMode: 'ONLINE', paymentStatus: 'Paid', total: 90 };
const cartCount = (page: Page) => page.getByRole('link', { name: 'Cart, 0 items' });

describe('a customer who pays online', () => {
  it.each([desk, { width: 375, height: 812 }])('by UPI gets an order ($width wide)', async (size) => {
    const { page, customer, complaints } = await atCheckout(size);
    const checkout = await openWindow(page);
    await expect.poll(() => payButton(page).isDisabled()).toBe(true);
    await payByUpi(checkout);
    await toast(page, 'Payment verified!');
    await toast(page, 'Order placed successfully!');
    await expect.poll(() => page.url()).toContain('#/order-history');
    await page.getByText('Online (Paid)').waitFor();
    expect(await ordersOf(test, customer)).toMatchObject([paidOrder]);
    await cartCount(page).waitFor();
    await expect.poll(() => page.evaluate("localStorage.getItem('pendingPayment')")).toBeNull();
    // Shown once: no later visit shows it again.
    expect(await page.getByText('Your payment went through').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('with a declined and then an accepted card uses one payment order', async () => {
    const { page, customer } = await atCheckout();
    const checkout = await openWindow(page);
    await checkout.getByText('Card', { exact: true }).click();
    await checkout.getByRole('button', { name: 'Use the test card' }).click();
    await checkout.getByRole('button', { name: 'Pay ₹90' }).click();
    await checkout.getByRole('button', { name: 'Decline the payment' }).click();
    await checkout.getByRole('button', { name: 'Close', exact: true }).click();
    await page
      .getByText(/You have not paid yet\. Your cart is still here\. The last try failed: \w/)
      .waitFor();
    await expect
      .poll(() => payButton(page).evaluate((each) => each === each.ownerDocument.activeElement))
      .toBe(true);

    const again = await openWindow(page);
    await again.getByText('Card', { exact: true }).click();
    await again.getByRole('button', { name: 'Use the test card' }).click();
    await again.getByRole('button', { name: 'Pay ₹90' }).click();
    await again.getByRole('button', { name: 'Approve the payment' }).click();
    await toast(page, 'Order placed successfully!');
    expect(await paymentsOf(customer)).toHaveLength(1);
    expect(await ordersOf(test, customer)).toMatchObject([paidOrder]);
  });

  it('may close the window, change the address and then pay', async () => {
    const { page, customer, complaints } = await atCheckout(desk);
    await leave(await openWindow(page));
    await page.getByText('You have not paid yet. Your cart is still here.').waitFor();
    await page.getByLabel('Address').fill('7 Church Street, Bengaluru');
    await payByUpi(await openWindow(page));
    await toast(page, 'Order placed successfully!');
    expect(await ordersOf(test, customer)).toMatchObject([
      { ...paidOrder, address: '7 Church Street, Bengaluru' },
    ]);
    expect(complaints).toEqual([]);
  });

  it('pays once, however often they click', async () => {
    const { page, customer } = await atCheckout();
    await payButton(page).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Proceed' })
      .evaluate((proceed: HTMLElement) => {
        proceed.click();
        proceed.click();
      });
    await payByUpi(paymentWindow(page));
    await toast(page, 'Order placed successfully!');
    expect(await paymentsOf(customer)).toHaveLength(1);
    expect(await ordersOf(test, customer)).toHaveLength(1);
  });

  it('learns when the window cannot be loaded, and may try again', async () => {
    const { page, customer } = await atCheckout();
    await page.route('**/v1/checkout.js', (route) => route.abort());
    await payButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Razorpay checkout failed to load. Please check your connection and try again.');
    await page.unroute('**/v1/checkout.js');
    await payByUpi(await openWindow(page));
    await toast(page, 'Order placed successfully!');
    expect(await paymentsOf(customer)).toHaveLength(1);
  });

  it('learns when no payment can be started', async () => {
    const { page, customer } = await atCheckout();
    test.app.sandbox?.faults.add({ on: 'orders.create', kind: 'error', times: 20 });
    await payButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
    expect(await windows(page)).toBe(0);
    await expect.poll(() => payButton(page).isEnabled()).toBe(true);
    expect(await ordersOf(test, customer)).toEqual([]);
  });
});

/** Intercepts the browser's request to verify a payment. */
const whenVerifying = (page: Page, meet: (route: Route, body: string) => Promise<void>) =>
  page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? '';
    return body.includes('VerifyPayment') ? meet(route, body) : route.continue();
  });

describe('a payment without a valid proof', () => {
  it('is refused if the proof is invalid, but completed by the provider’s webhook', async () => {
    const { page, customer } = await atCheckout();
    test.app.sandbox?.faults.add({ on: 'webhooks', kind: 'off' });
    await whenVerifying(page, (route, body) =>
      route.continue({ postData: body.replace(/"razorpaySignature":"./, '"razorpaySignature":"x') }),
    );
    await payByUpi(await openWindow(page));
    await toast(page, 'Payment verification failed.');
    await page.getByText('The payment could not be verified').waitFor();
    const [payment] = await paymentsOf(customer);
    await makeDue(test, payment?.id ?? '');
    await toast(page, 'Your payment went through and your order is placed.');
    await cartCount(page).waitFor();
    expect(await ordersOf(test, customer)).toMatchObject([paidOrder]);
  });

  it('is found by the server if the connection is down', async () => {
    const { page, customer } = await atCheckout();
    await whenVerifying(page, (route) => route.abort());
    await payByUpi(await openWindow(page));
    await toast(page, 'Order placed successfully!');
    expect(await ordersOf(test, customer)).toMatchObject([paidOrder]);
  });
});

describe('a payment whose screen is gone', () => {
  it('is followed after the back button, which closes the window', async () => {
    const { page, customer } = await atCheckout();
    await openWindow(page);
    await page.goBack();
    await expect.poll(() => windows(page)).toBe(0);
    await expect.poll(() => page.evaluate('document.documentElement.style.overflow')).toBe('');
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    // Paid in another app nevertheless.
    const [payment] = await paymentsOf(customer);
    await pay(test, payment?.razorpay_order_id ?? '');
    await toast(page, 'Your payment went through and your order is placed.');
    await cartCount(page).waitFor();
    await page.getByRole('link', { name: 'Track Order' }).click();
    await page.getByRole('heading', { name: 'Track Order' }).waitFor();
    await page.getByText('Online (Paid)').waitFor();
    expect(await ordersOf(test, customer)).toMatchObject([paidOrder]);
  });

  it('is found by the next visit after its tab was closed, and reported by one tab', async () => {
    const { page, customer } = await atCheckout();
    await openWindow(page);
    const context = page.context();
    await page.close();
    const [payment] = await paymentsOf(customer);
    await pay(test, payment?.razorpay_order_id ?? '');
    await untilOrdered(test, customer, payment?.id ?? '');

    const tabs = await Promise.all([context.newPage(), context.newPage()]);
    await Promise.all(tabs.map((tab) => tab.goto('./#/menu')));
    const told = async () =>
      (await Promise.all(tabs.map((tab) => tab.getByText('Your payment went through').count()))).reduce(
        (sum, count) => sum + count,
      );
    await expect.poll(told).toBe(1);
    for (const tab of tabs) await cartCount(tab).waitFor();
    expect(await told()).toBe(1);
  });

  it('leaves what was added to the cart since', async () => {
    const { page, customer } = await atCheckout(desk);
    await leave(await openWindow(page));
    await page.goto('./#/cart');
    await page.getByLabel('Quantity of Paneer Roll').fill('2');
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
    const [payment] = await paymentsOf(customer);
    await pay(test, payment?.razorpay_order_id ?? '');
    await toast(page, 'Your payment went through and your order is placed.');
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  });

  it('works without frames: the whole page goes to the provider and comes back', async () => {
    const { page, customer } = await atCheckout(
      undefined,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300.0',
    );
    const proceed = page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' });
    await payButton(page).click();
    await proceed.click();
    await button(page, 'Pay ₹90').waitFor();
    await button(page, 'Close the payment window').click();
    await button(page, 'Leave').click();
    await page.getByText('You have not paid yet. Your cart is still here.').waitFor();
    await expect.poll(() => page.getByLabel('Payment mode').inputValue()).toBe('ONLINE');
    await payButton(page).click();
    await proceed.click();
    await page.getByLabel('UPI ID').fill('success@razorpay');
    await button(page, 'Pay ₹90').click();
    await expect.poll(() => page.url()).toContain('/shop/#/order-history');
    await toast(page, 'Your payment went through and your order is placed.');
    await cartCount(page).waitFor();
    expect(await ordersOf(test, customer)).toMatchObject([paidOrder]);
  });
});

describe('money that can buy nothing any more', () => {
  it('is refunded, and the customer learns why', async () => {
    const { page, customer, dish } = await atCheckout();
    const checkout = await openWindow(page);
    await test.app.dataSource.manager.delete(MenuItem, { id: dish.id });
    await payByUpi(checkout);
    const why =
      /What you paid for could not be had any more\. (Your ₹90 is on its way back|₹90 has been refunded)/;
    await toast(page, why);
    await page.getByRole('status').filter({ hasText: why }).waitFor();
    expect(await ordersOf(test, customer)).toEqual([]);
    // The cart is a new purchase, so paying again does not use the old payment.
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await page.getByText('Your cart is empty').waitFor();
  });
});

async function openAsAdmin(route: string, size = desk): Promise<Visitor> {
  const boss = await anAdmin(test);
  const person = await visitor(browser, `${test.url}/shop/`, size);
  await person.page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(boss.token)})`);
  await person.page.goto(`./#${route}`);
  return person;
}

/** An order that was paid online, without a browser. */
async function aPaidOrder(): Promise<{ customer: Account; orderId: string; paymentId: string }> {
  const customer = await aCustomer(test);
  const dish = await aDish(test, { pricePaise: 9000 });
  const payment = await beginOrder(test, customer, dish.id);
  await pay(test, payment.razorpayOrderId);
  const { order } = await untilOrdered(test, customer, payment.id);
  return { customer, orderId: order?.id ?? '', paymentId: payment.id };
}

describe('an admin', () => {
  it('refunds an order in part and, once it is cancelled, the rest; its customer sees it', async () => {
    const { customer, orderId } = await aPaidOrder();
    const guest = await visitor(browser, `${test.url}/shop/`);
    await guest.page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(customer.token)})`);
    await guest.page.goto(`./#/track-order/${orderId}`);
    await guest.page.getByText('Online (Paid)').waitFor();

    const { page, complaints } = await openAsAdmin('/admin/orders');
    const card = page.getByRole('article', { name: `Order ${orderId}` });
    await card.getByRole('button', { name: 'Details' }).click();
    await card.getByText('Paid online: ₹90').waitFor();
    await card.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('alertdialog');
    const amount = dialog.getByLabel('Amount (₹)');
    await expect.poll(() => amount.inputValue()).toBe('90');
    for (const [typed, problem] of [
      ['', 'Enter an amount in rupees'],
      ['0', 'Enter more than 0'],
      ['90.01', 'At most ₹90 can go back'],
    ] as const) {
      await amount.fill(typed);
      await dialog.getByRole('button', { name: 'Refund' }).click();
      await dialog.getByText(problem).waitFor();
    }
    await amount.fill('12.50');
    await page.keyboard.press('Enter');
    await toast(page, 'Refund of ₹12.50 requested');
    await card.getByText('₹12.50 refunded').waitFor();
    await guest.page.getByText('₹12.50 refunded').waitFor();

    await card.getByRole('combobox').selectOption({ label: 'Cancelled' });
    await card.getByRole('button', { name: 'Update' }).click();
    await card.getByText('This order was cancelled. Refund ₹77.50?').waitFor();
    await card.getByRole('button', { name: 'Refund' }).click();
    await expect.poll(() => amount.inputValue()).toBe('77.5');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await toast(page, 'Refund of ₹77.50 requested');
    await card.getByText('₹77.50 refunded').waitFor();
    await expect.poll(() => card.getByRole('button', { name: 'Refund' }).count()).toBe(0);
    await guest.page.getByText('₹90 refunded').waitFor();
    expect([...complaints, ...guest.complaints]).toEqual([]);
  });

  it('sees payments that need a decision, and repeats a failed refund', async () => {
    const empty = await openAsAdmin('/admin/payments', { width: 375, height: 812 });
    await empty.page.getByText('Nothing needs you here.').waitFor();

    const { customer, orderId } = await aPaidOrder();
    const { page, complaints } = await openAsAdmin(`/admin/orders?search=${orderId}`);
    test.app.sandbox?.faults.add({ on: 'payments.refund', kind: 'refund-fails' });
    const order = page.getByRole('article', { name: `Order ${orderId}` });
    await order.getByRole('button', { name: 'Details' }).click();
    await order.getByRole('button', { name: 'Refund' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
    await order.getByText('Refund failed').waitFor();

    await page.goto('./#/admin/payments');
    const card = page.getByRole('article', { name: /^Payment / });
    await card.getByText('Refund failed').waitFor();
    await card.getByText(customer.email).waitFor();
    await card.getByText('Try again, or pay it back in another way').waitFor();
    await card.getByRole('link', { name: 'See the order' }).click();
    await order.waitFor();
    await page.goBack();
    await card.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
    await toast(page, 'Refund of ₹90 requested');
    await card.getByText('Nothing to do: all of it has gone back.').waitFor();
    await card.getByText('₹90 failed, asked for again').waitFor();
    expect(complaints).toEqual([]);
  });
});
