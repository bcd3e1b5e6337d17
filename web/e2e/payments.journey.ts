import type { Locator, Page, Route } from '@playwright/test';
import {
  button,
  desk,
  expect,
  inCart,
  isLive,
  link,
  phone,
  test,
  title,
  toast,
  type Arrival,
  type Visit,
} from './journey-test';
import { aCustomer, aDish, payAtProvider, type Dish, type Person } from './people';
import type { Shop } from './shop';

const payButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Pay ₹|Waiting|Checking)/ });
const paymentWindow = (page: Page) => page.getByRole('dialog', { name: 'Payment window' });
const proceed = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' });
const emptyCart = (page: Page) => link(page, 'Cart, 0 items');
const isPlaced = 'Your payment went through and your order is placed.';

/** A customer at checkout with one dish for ₹90, everything filled in, paying online. */
async function atCheckout(shop: Shop, visit: Visit, arrival: Arrival = {}) {
  const who = await aCustomer(shop);
  const dish = await aDish(shop, { name: 'Paneer Roll', price: 90 });
  const page = await visit('/checkout', { who, cart: [inCart(dish)], ...arrival });
  await page.getByLabel('Address').fill('4B, Lake View, Koramangala, Bengaluru 560034');
  await page.getByLabel('Payment mode').selectOption('ONLINE');
  await expect(page.getByText('TEST MODE')).toBeVisible();
  return { page, who, dish };
}

/** Continues to the provider's window. */
async function openWindow(page: Page): Promise<Locator> {
  await payButton(page).click();
  await expect(
    page.getByRole('alertdialog').getByText('The total is ₹90. Do you want to proceed?'),
  ).toBeVisible();
  await proceed(page).click();
  const checkout = paymentWindow(page);
  await expect(checkout.getByRole('button', { name: 'Pay ₹90' })).toBeVisible();
  return checkout;
}

/** By UPI, which is chosen at first. */
const pay = (page: Page) => paymentWindow(page).getByRole('button', { name: 'Pay ₹90' }).click();

async function leave(page: Page): Promise<void> {
  await button(page, 'Close the payment window').click();
  await button(page, 'Leave').click();
}

const paymentsOf = (shop: Shop, { id }: Person) =>
  shop.sql<{ id: string; razorpay_order_id: string }>(
    'select id, razorpay_order_id from payments where user_id = $1',
    [id],
  );
const ordersOf = async (shop: Shop, who: Person) =>
  (await shop.rest<object[]>('GET', '/api/orders', who)).body;
const paidOrder = { paymentMode: 'ONLINE', paymentStatus: 'Paid', total: 90 };

/** Pays in another app what a customer has begun to pay. */
async function payElsewhere(shop: Shop, who: Person): Promise<void> {
  const [payment] = await paymentsOf(shop, who);
  await payAtProvider(shop, payment?.razorpay_order_id ?? '');
}

test('a customer who pays by UPI gets one order, however often they press', async ({ shop, visit }) => {
  const { page, who } = await atCheckout(shop, visit, { size: desk });
  await payButton(page).click();
  await proceed(page).evaluate((pressed: HTMLElement) => {
    pressed.click();
    pressed.click();
  });
  await expect(payButton(page)).toBeDisabled();
  await pay(page);
  await expect(toast(page, 'Payment verified!')).toBeVisible();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(page).toHaveURL(/#\/order-history/);
  await expect(page.getByText('Online (Paid)')).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
  await expect.poll(() => page.evaluate("localStorage.getItem('pendingPayment')")).toBeNull();
  // Shown once: no later visit shows it again.
  await expect(page.getByText('Your payment went through')).toHaveCount(0);
  expect(await ordersOf(shop, who)).toMatchObject([paidOrder]);
  expect(await paymentsOf(shop, who)).toHaveLength(1);
});

test('a declined and then an accepted card use one payment order', async ({ shop, visit, complaints }) => {
  const { page, who } = await atCheckout(shop, visit);
  const checkout = await openWindow(page);
  await checkout.getByLabel('Card').check();
  await button(page, 'Fail the payment').click();
  await expect(checkout.getByRole('alert')).toContainText('declined by the bank');
  await leave(page);
  await expect(
    page.getByText(/You have not paid yet\. Your cart is still here\. The last attempt failed: \w/),
  ).toBeVisible();
  await expect(payButton(page)).toBeFocused();

  await (await openWindow(page)).getByLabel('Card').check();
  await pay(page);
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  expect(await paymentsOf(shop, who)).toHaveLength(1);
  expect(await ordersOf(shop, who)).toMatchObject([paidOrder]);
  complaints.expect(/400 \(Bad Request\)/);
});

test('a customer may close the window, change the address and pay, also after the window failed to load', async ({
  shop,
  visit,
  complaints,
}) => {
  const { page, who } = await atCheckout(shop, visit, { size: desk });
  await page.route('**/v1/checkout.js', (route) => route.abort());
  await payButton(page).click();
  await proceed(page).click();
  await expect(
    toast(page, 'Razorpay checkout failed to load. Please check your connection and try again.'),
  ).toBeVisible();
  await page.unroute('**/v1/checkout.js');

  await openWindow(page);
  await leave(page);
  await expect(page.getByText('You have not paid yet. Your cart is still here.')).toBeVisible();
  await page.getByLabel('Address').fill('7 Church Street, Bengaluru');
  await openWindow(page);
  await pay(page);
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  expect(await ordersOf(shop, who)).toMatchObject([{ ...paidOrder, address: '7 Church Street, Bengaluru' }]);
  complaints.expect(/net::ERR_FAILED/);
});

/** Intercepts the browser's request to verify a payment. */
const whenVerifying = (page: Page, meet: (route: Route, body: string) => Promise<void>) =>
  page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? '';
    return body.includes('VerifyPayment') ? meet(route, body) : route.continue();
  });

test('a payment with an invalid proof is refused, and completed by the provider’s webhook', async ({
  shop,
  visit,
}) => {
  const { page, who } = await atCheckout(shop, visit);
  await whenVerifying(page, (route, body) =>
    route.continue({ postData: body.replace(/"razorpaySignature":"./, '"razorpaySignature":"x') }),
  );
  await openWindow(page);
  await pay(page);
  await expect(toast(page, 'Payment verification failed.')).toBeVisible();
  await expect(toast(page, isPlaced)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
  expect(await ordersOf(shop, who)).toMatchObject([paidOrder]);
});

test('a payment whose proof is lost on the way is found by the server', async ({
  shop,
  visit,
  complaints,
}) => {
  const { page, who } = await atCheckout(shop, visit);
  await whenVerifying(page, (route) => route.abort());
  await openWindow(page);
  await pay(page);
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  expect(await ordersOf(shop, who)).toMatchObject([paidOrder]);
  complaints.expect(/net::ERR_FAILED/);
});

test('a payment is followed after the back button, which closes the window', async ({ shop, visit }) => {
  const who = await aCustomer(shop);
  const dish = await aDish(shop, { name: 'Paneer Roll', price: 90 });
  const page = await visit('/cart', { who, cart: [inCart(dish)] });
  await button(page, 'Proceed to Checkout').click();
  await page.getByLabel('Address').fill('4B, Lake View, Koramangala, Bengaluru 560034');
  await page.getByLabel('Payment mode').selectOption('ONLINE');
  await openWindow(page);
  await page.goBack();
  await expect(paymentWindow(page)).toHaveCount(0);
  await expect(link(page, 'Cart, 1 item')).toBeVisible();
  await payElsewhere(shop, who);
  await expect(toast(page, isPlaced)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
  await link(page, 'Track Order').click();
  await expect(title(page, 'Track Order')).toBeVisible();
  await expect(page.getByText('Online (Paid)')).toBeVisible();
  expect(await ordersOf(shop, who)).toMatchObject([paidOrder]);
});

test('a payment is found by the next visit after its tab was closed, and reported by one tab', async ({
  shop,
  visit,
}) => {
  const { page, who } = await atCheckout(shop, visit);
  await openWindow(page);
  const context = page.context();
  await page.close();
  await payElsewhere(shop, who);
  await expect.poll(() => ordersOf(shop, who)).toMatchObject([paidOrder]);

  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('./#/menu')));
  const reported = async () => {
    const counts = tabs.map((tab) => tab.getByText('Your payment went through').count());
    return (await Promise.all(counts)).reduce((sum, count) => sum + count);
  };
  await expect.poll(reported).toBe(1);
  for (const tab of tabs) await expect(emptyCart(tab)).toBeVisible();
  expect(await reported()).toBe(1);
});

test('a payment keeps what was added to the cart after its window was closed', async ({ shop, visit }) => {
  const { page, who } = await atCheckout(shop, visit, { size: desk });
  await openWindow(page);
  await leave(page);
  await page.goto('./#/cart');
  await page.getByLabel('Quantity of Paneer Roll').fill('2');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Cart, 2 items')).toBeVisible();
  await payElsewhere(shop, who);
  await expect(toast(page, isPlaced)).toBeVisible();
  await expect(link(page, 'Cart, 2 items')).toBeVisible();
});

test('a browser without frames gets the result back as a form', async ({ shop, visit }) => {
  const { page, who } = await atCheckout(shop, visit, {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300.0',
  });
  await payButton(page).click();
  await proceed(page).click();
  await leave(page);
  await expect(page.getByText('You have not paid yet. Your cart is still here.')).toBeVisible();
  await expect(page.getByLabel('Payment mode')).toHaveValue('ONLINE');
  await payButton(page).click();
  await proceed(page).click();
  await pay(page);
  await expect(page).toHaveURL(/\/shop\/#\/order-history/);
  await expect(toast(page, isPlaced)).toBeVisible();
  await expect(emptyCart(page)).toBeVisible();
  expect(await ordersOf(shop, who)).toMatchObject([paidOrder]);
});

test('a payment that can buy nothing any more is refunded, and the customer learns why', async ({
  shop,
  visit,
}) => {
  const { page, who, dish } = await atCheckout(shop, visit);
  await openWindow(page);
  await shop.rest('DELETE', `/api/admin/menu/${dish.id}`, shop.owner);
  await pay(page);
  const why =
    /What you paid for is not available any more\. (Your ₹90 is on its way back|₹90 has been refunded)/;
  await expect(toast(page, why)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: why })).toBeVisible();
  expect(await ordersOf(shop, who)).toEqual([]);
  // The cart is a new purchase, so paying again does not use the old payment.
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

/** An order for ₹90 that was paid online, without a browser. @returns its id */
async function aPaidOrder(shop: Shop, who: Person, { id }: Dish): Promise<string> {
  const input = { items: [{ menuItemId: id, quantity: 1 }], address: '1 MG Road', paymentMode: 'ONLINE' };
  await shop.graphql(
    'mutation ($input: PlaceOrderInput!) { startOrderPayment(input: $input) { payment { id } } }',
    { input },
    who.token,
  );
  await payElsewhere(shop, who);
  await expect.poll(() => ordersOf(shop, who)).toMatchObject([paidOrder]);
  const [order] = (await ordersOf(shop, who)) as { _id: string }[];
  return order?._id ?? '';
}

test('an admin refunds an order in part and, once it is cancelled, the rest; its customer sees it', async ({
  shop,
  visit,
}) => {
  const who = await aCustomer(shop);
  const id = await aPaidOrder(shop, who, await aDish(shop, { price: 90 }));
  const tracking = await visit(`/track-order/${id}`, { who, size: phone });
  await expect(tracking.getByText('Online (Paid)')).toBeVisible();
  await isLive(tracking);

  const page = await visit('/admin/orders', { who: shop.owner, size: desk });
  const card = page.getByRole('article').filter({ hasText: id });
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(card.getByText('Paid online: ₹90')).toBeVisible();
  await card.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('alertdialog');
  const amount = dialog.getByLabel('Amount (₹)');
  await expect(amount).toHaveValue('90');
  await amount.fill('12.50');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Refund of ₹12.50 requested')).toBeVisible();
  await expect(card.getByText('₹12.50 refunded')).toBeVisible();
  await expect(tracking.getByText('₹12.50 refunded')).toBeVisible();

  await card.getByRole('combobox').selectOption({ label: 'Cancelled' });
  await card.getByRole('button', { name: 'Update' }).click();
  await dialog.getByRole('checkbox', { name: 'Refund ₹77.50' }).uncheck();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(card.getByText('This order was cancelled. Refund ₹77.50?')).toBeVisible();
  await expect(tracking.getByText('We will let you know whether your ₹77.50 is refunded.')).toBeVisible();
  await card.getByRole('button', { name: 'Refund' }).click();
  await expect(amount).toHaveValue('77.5');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(toast(page, 'Refund of ₹77.50 requested')).toBeVisible();
  await expect(card.getByText('₹77.50 refunded')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await expect(tracking.getByText('₹90 refunded')).toBeVisible();
});

test('staff make a paid order dearer and cheaper, and its customer pays and gets money back on the same page', async ({
  shop,
  visit,
}) => {
  const who = await aCustomer(shop);
  const id = await aPaidOrder(shop, who, await aDish(shop, { price: 90 }));
  const naan = await aDish(shop, { name: 'Garlic Naan', price: 40 });
  const customer = await visit(`/track-order/${id}`, { who });
  await isLive(customer);
  const staff = await visit(`/admin/orders/${id}/change`, { who: shop.owner, size: desk });

  await staff.getByRole('combobox', { name: 'Add a dish' }).fill(naan.name);
  await expect(staff.getByRole('option', { name: naan.name }).first()).toBeVisible();
  await staff.keyboard.press('Enter');
  await button(staff, 'Change order · ₹40 more').click();
  await expect(toast(staff, 'Order changed')).toBeVisible();
  const changed = customer.getByRole('region', { name: 'The restaurant has changed your order' });
  await expect(changed).toContainText('Added: 1');
  await button(customer, 'Pay ₹40 more').click();
  await paymentWindow(customer).getByRole('button', { name: 'Pay ₹40' }).click();
  await expect(toast(customer, 'Thank you, ₹40 is paid.')).toBeVisible();
  await expect(button(customer, 'Pay ₹40 more')).toHaveCount(0);

  await staff.goto(`./#/admin/orders/${id}/change`);
  await button(staff, `Remove ${naan.name}`).click();
  await staff.getByText('Sold out', { exact: true }).click();
  await button(staff, 'Change order · refund ₹40').click();
  await expect(changed).toContainText('Removed: 1');
  await expect(changed.getByText('Your total is ₹90 now, instead of ₹130.')).toBeVisible();
});
