import axe from 'axe-core';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, visitor, type Visitor } from './browser.js';
import { razorpaySdk, type Paid, type Refusal } from '../../api/test/sandbox.js';

let test: TestApp;
let browser: Browser;
let shop: Visitor;
let page: Page;
let orderId: string;

beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

function account() {
  if (!test.app.razorpay) throw new Error('Payments are off');
  return test.app.razorpay;
}
const sdk = () => razorpaySdk(account().apiUrl, account());

/** Events of the shop, in order. */
type Happening = ['paid', Paid] | ['failed', Refusal['error']] | ['dismissed'];

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

async function openShop(options: object = {}): Promise<FrameLocator> {
  const policy = (await fetch(`${test.url}/healthz`)).headers.get('Content-Security-Policy') ?? '';
  const headers = { 'Content-Security-Policy': policy };
  await page.route('**/a-shop', (route) =>
    route.fulfill({ body: shopPage, contentType: 'text/html', headers }),
  );
  await page.route('**/a-shop.js', (route) =>
    route.fulfill({ body: shopScript, contentType: 'text/javascript' }),
  );
  await page.goto(`${test.url}/a-shop`);
  const settings = {
    key: account().keyId,
    order_id: orderId,
    name: 'Chowk Street Kitchen',
    description: 'Order of 2 dishes',
    prefill: { name: 'Asha Rao', email: 'asha@example.in', contact: '+919876543210' },
    theme: { color: '#ffcc00' },
    ...options,
  };
  await page.evaluate((value) => Object.assign(window, { settings: value }), settings);
  await page.getByRole('button', { name: 'Pay at the shop' }).click();
  return page.frameLocator('iframe[title="Payment window"]');
}

/** Violations found by axe in the window. */
async function barriers(): Promise<string[]> {
  const frame = page.frames().at(-1);
  await frame?.evaluate(axe.source);
  const results = await frame?.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  return (results?.violations ?? []).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

const happenings = () => page.evaluate(() => (window as unknown as { happenings: Happening[] }).happenings);
/** For polls: success is shown for a moment before the window closes, and machines are slow. */
const isOpen = () => page.locator('iframe').count();

beforeEach(async () => {
  shop = await visitor(browser, test.url);
  page = shop.page;
  const order = { amount: 49_900, currency: 'INR', payment_capture: true };
  orderId = (await sdk().orders.create(order)).id;
  return async () => {
    await page.context().close();
  };
});

describe('the payment window', () => {
  it('takes a payment by UPI and returns its signature to the shop', async () => {
    const checkout = await openShop();
    await checkout.getByText('TEST MODE').waitFor();
    await checkout.getByText('Chowk Street Kitchen').first().waitFor();
    await checkout.getByText('+919876543210 · asha@example.in').waitFor();
    expect(await barriers()).toEqual([]);
    const pay = checkout.getByRole('button', { name: 'Pay ₹499' });
    await pay.click();
    await checkout.getByText('Enter a UPI ID such as name@bank').waitFor();
    await checkout.getByLabel('UPI ID').fill('asha@okbank');
    await pay.click();
    await checkout.getByRole('button', { name: 'Approve the payment' }).click();
    await checkout.getByText('Payment successful').waitFor();

    await expect.poll(isOpen).toBe(0);
    const [payment] = (await sdk().orders.fetchPayments(orderId)).items;
    expect(payment).toMatchObject({
      status: 'captured',
      method: 'upi',
      vpa: 'asha@okbank',
      contact: '+919876543210',
      description: 'Order of 2 dishes',
    });
    const signature = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
    expect(await happenings()).toEqual([
      [
        'paid',
        { razorpay_order_id: orderId, razorpay_payment_id: payment?.id, razorpay_signature: signature },
      ],
    ]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Pay at the shop');
    expect(shop.complaints).toEqual([]);
  });

  it('allows another attempt after a declined card, and accepts no real one', async () => {
    const checkout = await openShop();
    await checkout.getByText('Card', { exact: true }).click();
    await checkout.getByLabel('Card number').pressSequentially('4000056655665556');
    await expect.poll(() => checkout.getByLabel('Card number').inputValue()).toBe('4000 0566 5566 5556');
    await checkout.getByLabel('Expiry').pressSequentially('0120');
    await checkout.getByRole('button', { name: 'Pay ₹499' }).click();
    for (const problem of ['Not a test card', 'This card has expired', 'Enter 3 digits']) {
      await checkout.getByText(problem).waitFor();
    }
    expect(await barriers()).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriers()).toEqual([]);
    await checkout.getByRole('button', { name: 'Use the test card' }).click();
    await checkout.getByRole('button', { name: 'Pay ₹499' }).click();
    await checkout.getByRole('button', { name: 'Decline the payment' }).click();
    await checkout.getByRole('heading', { name: 'Payment failed' }).waitFor();
    expect(await happenings()).toMatchObject([
      ['failed', { reason: 'payment_failed', metadata: { order_id: orderId } }],
    ]);

    await checkout.getByRole('button', { name: 'Try again' }).click();
    await checkout.getByRole('button', { name: 'Pay ₹499' }).click();
    await checkout.getByRole('button', { name: 'Approve the payment' }).click();
    await expect.poll(isOpen).toBe(0);
    expect((await happenings()).map(([what]) => what)).toEqual(['failed', 'paid']);
    expect((await sdk().orders.fetchPayments(orderId)).items.map(({ status }) => status)).toEqual([
      'captured',
      'failed',
    ]);
    const rows = await test.app.dataSource.query<unknown[]>('select * from sandbox_payments');
    expect(JSON.stringify(rows)).not.toMatch(/4111|4000 ?0566/);
    // Chromium itself reports the 400 of the declined payment.
    expect(shop.complaints.filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
  });

  it('can be left by its button and Escape, after a question if the shop wants that', async () => {
    let checkout = await openShop();
    await checkout.getByRole('button', { name: 'Pay ₹499' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(happenings).toEqual([['dismissed']]);
    expect(await isOpen()).toBe(0);

    await openShop();
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect.poll(happenings).toEqual([['dismissed']]);
    expect(await isOpen()).toBe(0);

    checkout = await openShop({ modal: { confirm_close: true } });
    await checkout.getByRole('button', { name: 'Pay ₹499' }).waitFor();
    await checkout.getByRole('button', { name: 'Close the payment window' }).click();
    await checkout.getByRole('heading', { name: 'Leave without paying?' }).waitFor();
    await page.keyboard.press('Escape');
    await checkout.getByRole('button', { name: 'Pay ₹499' }).waitFor();
    await checkout.getByRole('button', { name: 'Close the payment window' }).click();
    await checkout.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect.poll(happenings).toEqual([['dismissed']]);
    expect((await sdk().orders.fetch(orderId)).status).toBe('created');
  });

  it('pays with the keyboard alone and traps the focus', async () => {
    const checkout = await openShop();
    await expect.poll(() => checkout.locator(':focus').textContent()).toBe('Pay with');
    const seen: (string | null)[] = [];
    for (let step = 0; step < 7; step++) {
      await page.keyboard.press('Tab');
      seen.push(await checkout.locator(':focus').evaluate((focused) => focused.id || focused.textContent));
    }
    expect(seen).toEqual(['', 'any-app', 'vpa', 'Pay ₹499', 'close', '', 'any-app']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => checkout.locator(':focus').textContent()).toBe('Pay ₹499');
    await checkout.getByRole('button', { name: 'Pay by any UPI app' }).focus();
    await page.keyboard.press('Enter');
    await checkout.getByRole('heading', { name: 'Test bank' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await happenings()).map(([what]) => what)).toEqual(['paid']);
  });

  it('takes over the whole page if frames do not work, and returns with a form', async () => {
    const forms: Record<string, string>[] = [];
    await page.route('**/paid', (route) => {
      forms.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
      return route.fulfill({ body: '<h1>Back at the shop</h1>', contentType: 'text/html' });
    });
    const redirect = { redirect: true, callback_url: '/paid' };
    await openShop(redirect);
    await page.getByRole('button', { name: 'Close the payment window' }).click();
    await page.getByText('Back at the shop').waitFor();
    expect(forms).toEqual([
      {
        'error[code]': 'BAD_REQUEST_ERROR',
        'error[description]': 'Payment processing cancelled by user',
        'error[source]': 'customer',
        'error[step]': 'payment_authentication',
        'error[reason]': 'payment_cancelled',
        'error[metadata]': JSON.stringify({ order_id: orderId }),
      },
    ]);

    await openShop(redirect);
    await page.getByLabel('UPI ID').fill('success@razorpay');
    await page.getByRole('button', { name: 'Pay ₹499' }).click();
    await page.getByText('Back at the shop').waitFor();
    const [payment] = (await sdk().orders.fetchPayments(orderId)).items;
    expect(forms[1]).toEqual({
      razorpay_order_id: orderId,
      razorpay_payment_id: payment?.id,
      razorpay_signature: expect.any(String) as string,
    });
    // The customer's details were in no URL that a server sees.
    expect(page.url()).not.toContain('asha');
    expect(shop.complaints).toEqual([]);
  });
});
