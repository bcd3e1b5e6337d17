import axe from 'axe-core';
import type { FrameLocator, Page } from '@playwright/test';
import { sandboxKeys } from '../../api/src/sandbox-razorpay/sandbox-keys.js';
import { button, expect, test, type Visit } from './journey-test';
import { jwtSecret, type Shop } from './shop';

/** Events of a shop, in order. */
type Happening = readonly [what: 'paid' | 'failed' | 'dismissed', more?: object];

/** A page with one button and the shop's content security policy. */
const shopScript = `
  const happened = (...what) => window.happenings.push(what);
  window.happenings = [];
  document.querySelector('button').onclick = () => {
    const razorpay = new Razorpay({
      ...window.settings,
      handler: (response) => happened('paid', response),
      modal: { ondismiss: () => happened('dismissed'), ...window.settings.modal },
    });
    razorpay.on('payment.failed', ({ error }) => happened('failed', error));
    razorpay.open();
  };`;
const shopPage = `<!doctype html><html lang="en"><title>A shop</title>
  <script src="/sandbox/razorpay/v1/checkout.js"></script>
  <h1>A shop</h1><button>Pay at the shop</button><script src="/a-shop.js" defer></script></html>`;

/** A shop with a payment order of ₹499. */
async function aPayment(shop: Shop, visit: Visit) {
  const body = { amount: 499, receipt: `receipt_${Date.now()}_${process.pid}` };
  const { id } = (await shop.rest<{ id: string }>('POST', '/api/payment/create-order', { body })).body;
  const policy = (await fetch(`${shop.url}/healthz`)).headers.get('Content-Security-Policy') ?? '';
  const page = await visit('/about');
  await page.route('**/a-shop', (route) =>
    route.fulfill({
      body: shopPage,
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy },
    }),
  );
  await page.route('**/a-shop.js', (route) =>
    route.fulfill({ body: shopScript, contentType: 'text/javascript' }),
  );
  const open = async (options: object = {}): Promise<FrameLocator> => {
    await page.goto('/a-shop');
    const settings = {
      key: sandboxKeys(jwtSecret).keyId,
      order_id: id,
      name: 'Chowk Street Kitchen',
      description: 'Order of 2 dishes',
      prefill: { name: 'Asha Rao', email: 'asha@example.in', contact: '+919876543210' },
      theme: { color: '#ffcc00' },
      ...options,
    };
    await page.evaluate((value) => Object.assign(window, { settings: value }), settings);
    await button(page, 'Pay at the shop').click();
    return page.frameLocator('iframe[title="Payment window"]');
  };
  const happenings = () => page.evaluate<Happening[]>('window.happenings');
  const kinds = async () => (await happenings()).map(([what]) => what);
  /** As the provider knows them, newest first. */
  const payments = () =>
    shop.sql<{ id: string; status: string }>(
      'select * from sandbox_payments where order_id = $1 order by created_at desc, id desc',
      [id],
    );
  return { page, id, open, happenings, kinds, payments, frames: page.locator('iframe') };
}

/** Violations found by axe in the window. */
async function barriers(page: Page): Promise<string[]> {
  const frame = page.frames().at(-1);
  await frame?.evaluate(axe.source);
  const results = await frame?.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  return (results?.violations ?? []).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

test('the payment window takes a payment by UPI and returns its signature to the shop', async ({
  shop,
  visit,
}) => {
  const { page, id, open, happenings, payments, frames } = await aPayment(shop, visit);
  const checkout = await open();
  await expect(checkout.getByText('TEST MODE')).toBeVisible();
  await expect(checkout.getByText('Chowk Street Kitchen').first()).toBeVisible();
  await expect(checkout.getByText('+919876543210 · asha@example.in')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const pay = checkout.getByRole('button', { name: 'Pay ₹499' });
  await pay.click();
  await expect(checkout.getByText('Enter a UPI ID such as name@bank')).toBeVisible();
  await checkout.getByLabel('UPI ID').fill('asha@okbank');
  await pay.click();
  await checkout.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(checkout.getByText('Payment successful')).toBeVisible();

  // Success is shown for a moment before the window closes.
  await expect(frames).toHaveCount(0);
  const [payment] = await payments();
  expect(payment).toMatchObject({
    status: 'captured',
    method: 'upi',
    vpa: 'asha@okbank',
    contact: '+919876543210',
    description: 'Order of 2 dishes',
  });
  const razorpay_signature = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(await happenings()).toEqual([
    ['paid', { razorpay_order_id: id, razorpay_payment_id: payment?.id, razorpay_signature }],
  ]);
  await expect(button(page, 'Pay at the shop')).toBeFocused();
});

test('the payment window allows another attempt after a declined card, and accepts no real one', async ({
  shop,
  visit,
  complaints,
}) => {
  const { page, id, open, happenings, kinds, payments, frames } = await aPayment(shop, visit);
  const checkout = await open();
  await checkout.getByText('Card', { exact: true }).click();
  await checkout.getByLabel('Card number').pressSequentially('4000056655665556');
  await expect(checkout.getByLabel('Card number')).toHaveValue('4000 0566 5566 5556');
  await checkout.getByLabel('Expiry').pressSequentially('0120');
  await checkout.getByRole('button', { name: 'Pay ₹499' }).click();
  for (const problem of ['Not a test card', 'This card has expired', 'Enter 3 digits'])
    await expect(checkout.getByText(problem)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);
  await checkout.getByRole('button', { name: 'Use the test card' }).click();
  await checkout.getByRole('button', { name: 'Pay ₹499' }).click();
  await checkout.getByRole('button', { name: 'Decline the payment' }).click();
  await expect(checkout.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
  expect(await happenings()).toMatchObject([
    ['failed', { reason: 'payment_failed', metadata: { order_id: id } }],
  ]);

  await checkout.getByRole('button', { name: 'Try again' }).click();
  await checkout.getByRole('button', { name: 'Pay ₹499' }).click();
  await checkout.getByRole('button', { name: 'Approve the payment' }).click();
  await expect(frames).toHaveCount(0);
  expect(await kinds()).toEqual(['failed', 'paid']);
  expect((await payments()).map(({ status }) => status)).toEqual(['captured', 'failed']);
  expect(JSON.stringify(await payments())).not.toMatch(/4111|4000 ?0566/);
  // Chromium itself reports the 400 of the declined payment.
  complaints.expect(/400 \(Bad Request\)/);
});

test('the payment window can be left by its button and Escape, after a question if the shop wants that', async ({
  shop,
  visit,
}) => {
  const { page, id, open, happenings, frames } = await aPayment(shop, visit);
  let checkout = await open();
  await expect(checkout.getByRole('button', { name: 'Pay ₹499' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(happenings).toEqual([['dismissed']]);
  await expect(frames).toHaveCount(0);

  await open();
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect.poll(happenings).toEqual([['dismissed']]);
  await expect(frames).toHaveCount(0);

  checkout = await open({ modal: { confirm_close: true } });
  await expect(checkout.getByRole('button', { name: 'Pay ₹499' })).toBeVisible();
  await checkout.getByRole('button', { name: 'Close the payment window' }).click();
  await expect(checkout.getByRole('heading', { name: 'Leave without paying?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(checkout.getByRole('button', { name: 'Pay ₹499' })).toBeVisible();
  await checkout.getByRole('button', { name: 'Close the payment window' }).click();
  await checkout.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(happenings).toEqual([['dismissed']]);
  expect(await shop.sql('select status from sandbox_orders where id = $1', [id])).toEqual([
    { status: 'created' },
  ]);
});

test('the payment window pays with the keyboard alone and traps the focus', async ({ shop, visit }) => {
  const { page, open, kinds } = await aPayment(shop, visit);
  const checkout = await open();
  const focused = checkout.locator(':focus');
  await expect(focused).toHaveText('Pay with');
  const seen: (string | null)[] = [];
  for (let step = 0; step < 7; step++) {
    await page.keyboard.press('Tab');
    seen.push(await focused.evaluate((element) => element.id || element.textContent));
  }
  expect(seen).toEqual(['', 'any-app', 'vpa', 'Pay ₹499', 'close', '', 'any-app']);
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveText('Pay ₹499');
  await checkout.getByRole('button', { name: 'Pay by any UPI app' }).press('Enter');
  await expect(checkout.getByRole('heading', { name: 'Test bank' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(kinds).toEqual(['paid']);
});

test('the payment window takes over the whole page if frames do not work, and returns with a form', async ({
  shop,
  visit,
}) => {
  const { page, id, open, payments } = await aPayment(shop, visit);
  const forms: Record<string, string>[] = [];
  await page.route('**/paid', (route) => {
    forms.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
    return route.fulfill({ body: '<h1>Back at the shop</h1>', contentType: 'text/html' });
  });
  const redirect = { redirect: true, callback_url: '/paid' };
  await open(redirect);
  await button(page, 'Close the payment window').click();
  await expect(page.getByText('Back at the shop')).toBeVisible();
  expect(forms).toEqual([
    {
      'error[code]': 'BAD_REQUEST_ERROR',
      'error[description]': 'Payment processing cancelled by user',
      'error[source]': 'customer',
      'error[step]': 'payment_authentication',
      'error[reason]': 'payment_cancelled',
      'error[metadata]': JSON.stringify({ order_id: id }),
    },
  ]);

  await open(redirect);
  await page.getByLabel('UPI ID').fill('success@razorpay');
  await button(page, 'Pay ₹499').click();
  await expect(page.getByText('Back at the shop')).toBeVisible();
  const [payment] = await payments();
  expect(forms[1]).toEqual({
    razorpay_order_id: id,
    razorpay_payment_id: payment?.id,
    razorpay_signature: expect.any(String),
  });
  // The customer's details were in no URL that a server sees.
  await expect(page).not.toHaveURL(/asha/);
});
