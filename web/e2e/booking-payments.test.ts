import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../../api/test/a-booking.js';
import { TestApp } from '../../api/test/app.js';
import { closeContexts, launchBrowser, visitor } from './browser.js';
import { toast } from './page.js';
import { aCustomer, anAdmin, type Account } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start({ TABLES: '1x2' });
  browser = await launchBrowser();
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

let days = 0;
const bookings = async ({ token }: Account) =>
  (await test.rest<unknown[]>('GET', '/api/booking/mybooking', { token })).body;

/** A customer with a filled form for an otherwise unused day. */
async function atTheForm(size?: { width: number; height: number }) {
  days += 1;
  const customer = await aCustomer(test);
  const date = dayAhead(days);
  const { page, complaints } = await visitor(browser, `${test.url}/shop/`, size);
  await page.addInitScript(`localStorage.setItem('token', '${customer.token}')`);
  await page.goto('./#/book');
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Date').fill(date);
  await page.getByLabel('Time', { exact: true }).fill('19:30');
  await page.getByLabel('Special request').fill('By the window');
  return { page, complaints, customer, date };
}

const payOnline = (page: Page) => page.getByRole('button', { name: 'Pay & Book Online' });

async function openWindow(page: Page): Promise<FrameLocator> {
  await payOnline(page).click();
  const checkout = page.frameLocator('iframe[title="Payment window"]');
  await checkout.getByText('Table Booking Payment').first().waitFor();
  return checkout;
}

async function pay(checkout: FrameLocator): Promise<void> {
  await checkout.getByLabel('UPI ID').fill('success@razorpay');
  await checkout.getByRole('button', { name: 'Pay ₹200' }).click();
}

describe('an online booking', () => {
  it.each([
    { width: 1280, height: 800 },
    { width: 375, height: 812 },
  ])('is paid, booked and listed ($width wide)', async (size) => {
    const { page, complaints, customer } = await atTheForm(size);
    await pay(await openWindow(page));
    await toast(page, 'Payment verified!');
    await toast(page, 'Table booked & payment successful!');
    await page.getByRole('heading', { name: 'My Bookings' }).waitFor();
    await expect.poll(() => page.getByRole('article').innerText()).toMatch(/ONLINE[^]*Paid/);
    expect(await bookings(customer)).toMatchObject([{ paymentMode: 'ONLINE', paymentStatus: 'Paid' }]);
    await page.goto('./#/book');
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });

  it('shows the restaurant the refund after its cancellation', async () => {
    const { page, customer } = await atTheForm();
    await pay(await openWindow(page));
    await page.getByRole('heading', { name: 'My Bookings' }).waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('Your fee of ₹200 will be refunded.').waitFor();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await toast(page, 'Booking cancelled');
    await expect
      .poll(() => test.app.dataSource.query('select state from payments where user_id = $1', [customer.id]))
      .toEqual([{ state: 'REFUNDED' }]);
    const boss = await visitor(browser, `${test.url}/shop/`);
    await boss.page.addInitScript(`localStorage.setItem('token', '${(await anAdmin(test)).token}')`);
    await boss.page.goto('./#/admin/booking');
    const gone = boss.page.getByRole('article').filter({ hasText: 'Cancelled' });
    await gone.getByText('Paid, ₹200 refunded').waitFor();
  });

  it('may be left unpaid, and paid later with the same payment', async () => {
    const { page, customer } = await atTheForm();
    const checkout = await openWindow(page);
    await checkout.getByRole('button', { name: 'Close the payment window' }).click();
    await checkout.getByRole('button', { name: 'Leave', exact: true }).click();
    await toast(page, 'You have not paid yet, so no table is booked.');
    await expect.poll(() => page.getByLabel('Special request').inputValue()).toBe('By the window');
    expect(await bookings(customer)).toEqual([]);
    await pay(await openWindow(page));
    await toast(page, 'Table booked & payment successful!');
    const made = await test.app.dataSource.query<unknown[]>('select 1 from payments where user_id = $1', [
      customer.id,
    ]);
    expect(made).toHaveLength(1);
  });

  it('is refunded if another customer has taken the table meanwhile', async () => {
    const { page, customer, date } = await atTheForm();
    const checkout = await openWindow(page);
    const { token } = await aCustomer(test);
    await test.rest('POST', '/api/booking', { token, body: aBooking({ date, time: '19:30', guests: 2 }) });
    await pay(checkout);
    await toast(page, 'What you paid for could not be had any more.');
    expect(await bookings(customer)).toEqual([]);
    await expect
      .poll(() => test.app.dataSource.query('select state from payments where user_id = $1', [customer.id]))
      .toEqual([{ state: 'REFUNDED' }]);
    // The input stays, for booking another time.
    await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('98765 43210');
  });

  it('is not made while its payment window cannot be loaded', async () => {
    const { page, customer } = await atTheForm();
    await page.route('**/v1/checkout.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Pay & Book Online' }).click();
    await toast(page, 'Razorpay checkout failed to load. Please check your connection and try again.');
    expect(await bookings(customer)).toEqual([]);
    await page.unroute('**/v1/checkout.js');
    await pay(await openWindow(page));
    await toast(page, 'Table booked & payment successful!');
  });

  it('is not made by an invalid proof', async () => {
    const { page, customer } = await atTheForm();
    test.app.sandbox?.faults.add({ on: 'webhooks', kind: 'off' });
    await page.route(/\/graphql$/, async (route) => {
      const body = route.request().postData() ?? '';
      const forged = body.replace(/"razorpaySignature":"[0-9a-f]{4}/, '"razorpaySignature":"0000');
      await route.continue(body.includes('VerifyPayment') ? { postData: forged } : {});
    });
    await pay(await openWindow(page));
    await toast(page, 'Payment verification failed.');
    expect(await bookings(customer)).toEqual([]);
    test.app.sandbox?.faults.clear();
  });
});
