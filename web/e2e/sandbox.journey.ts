import axe from 'axe-core';
import type { Page } from '@playwright/test';
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
  const open = async (options: object = {}) => {
    await page.goto('/a-shop');
    const settings = {
      key: sandboxKeys(jwtSecret).keyId,
      order_id: id,
      amount: 49_900,
      name: 'Chowk Street Kitchen',
      description: 'Order of 2 dishes',
      ...options,
    };
    await page.evaluate((value) => Object.assign(window, { settings: value }), settings);
    await button(page, 'Pay at the shop').click();
    await expect(checkout).toBeVisible();
  };
  const checkout = page.getByRole('dialog', { name: 'Payment window' });
  const happenings = () => page.evaluate<Happening[]>('window.happenings');
  /** As the provider knows them, newest first. */
  const payments = () =>
    shop.sql<{ id: string; status: string }>(
      'select * from sandbox_payments where order_id = $1 order by created_at desc, id desc',
      [id],
    );
  return { page, id, open, checkout, happenings, payments };
}

/** Violations found by axe in the window. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(
      { fromShadowDom: ['body > div', '#window'] },
      { preload: false },
    ),
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('the payment window takes a payment by UPI and returns its signature to the shop', async ({
  shop,
  visit,
}) => {
  const { page, id, open, checkout, happenings, payments } = await aPayment(shop, visit);
  await open();
  for (const text of ['TEST MODE', 'Chowk Street Kitchen', 'Order of 2 dishes'])
    await expect(checkout.getByText(text)).toBeVisible();
  await expect(checkout.getByLabel('UPI')).toBeFocused();
  await expect(checkout.getByLabel('UPI')).toBeChecked();
  await button(page, 'Pay ₹499').click();

  await expect(checkout).toHaveCount(0);
  const [payment] = await payments();
  expect(payment).toMatchObject({ status: 'captured', method: 'upi' });
  const razorpay_signature = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(await happenings()).toEqual([
    ['paid', { razorpay_order_id: id, razorpay_payment_id: payment?.id, razorpay_signature }],
  ]);
  await expect(button(page, 'Pay at the shop')).toBeFocused();
});

test('the payment window allows another attempt after a declined card, with the keyboard alone', async ({
  shop,
  visit,
  complaints,
}) => {
  const { page, id, open, checkout, happenings, payments } = await aPayment(shop, visit);
  await open();
  await page.keyboard.press('ArrowRight');
  await expect(checkout.getByLabel('Card')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Pay ₹499')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Fail the payment')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checkout.getByRole('alert')).toContainText('declined by the bank');
  expect(await happenings()).toMatchObject([
    ['failed', { reason: 'payment_failed', metadata: { order_id: id } }],
  ]);
  expect(await barriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriers(page)).toEqual([]);

  // The focus stays in the window.
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    await expect(page.getByText('Pay at the shop')).not.toBeFocused();
  }
  await button(page, 'Pay ₹499').press('Enter');
  await expect(checkout).toHaveCount(0);
  expect((await happenings()).map(([what]) => what)).toEqual(['failed', 'paid']);
  expect(await payments()).toMatchObject([
    { status: 'captured', method: 'card' },
    { status: 'failed', method: 'card' },
  ]);
  // Chromium itself reports the 400 of the declined payment.
  complaints.expect(/400 \(Bad Request\)/);
});

test('the payment window can be left by its button and Escape, after a question if the shop wants that', async ({
  shop,
  visit,
}) => {
  const { page, id, open, checkout, happenings } = await aPayment(shop, visit);
  await open();
  await page.keyboard.press('Escape');
  await expect.poll(happenings).toEqual([['dismissed']]);
  await expect(checkout).toHaveCount(0);

  await open();
  await checkout.evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect.poll(happenings).toEqual([['dismissed']]);
  await expect(checkout).toHaveCount(0);

  await open({ modal: { confirm_close: true } });
  const question = page.getByRole('dialog', { name: 'Leave without paying?' });
  await button(page, 'Close the payment window').click();
  await expect(button(page, 'Keep paying')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await button(page, 'Keep paying').click();
  await expect(question).toBeHidden();
  expect(await happenings()).toEqual([]);
  await button(page, 'Close the payment window').click();
  await button(page, 'Leave').click();
  await expect.poll(happenings).toEqual([['dismissed']]);
  expect(await shop.sql('select status from sandbox_orders where id = $1', [id])).toEqual([
    { status: 'created' },
  ]);
});

test('the payment window returns its result with a form if the shop asks for a redirect', async ({
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
  await button(page, 'Pay ₹499').click();
  await expect(page.getByText('Back at the shop')).toBeVisible();
  const [payment] = await payments();
  expect(forms[1]).toEqual({
    razorpay_order_id: id,
    razorpay_payment_id: payment?.id,
    razorpay_signature: expect.any(String),
  });
});
