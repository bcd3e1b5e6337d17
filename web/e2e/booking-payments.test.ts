import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAhead } from '../../api/test/a-booking.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer } from '../../api/test/factories.js';
import { launchBrowser } from './browser.js';
import { arrive, toast } from './page.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

it('an online booking is paid, booked and listed', async () => {
  const who = await aCustomer(test);
  const { page, complaints } = await arrive({ test, browser }, '/book', { who });
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Date').fill(dayAhead(1));
  await page.getByLabel('Time', { exact: true }).fill('19:30');
  await page.getByLabel('Special request').fill('By the window');
  await page.getByRole('button', { name: 'Pay & Book Online' }).click();
  const checkout = page.frameLocator('iframe[title="Payment window"]');
  await checkout.getByText('Table Booking Payment').first().waitFor();
  await checkout.getByLabel('UPI ID').fill('success@razorpay');
  await checkout.getByRole('button', { name: 'Pay ₹200' }).click();
  await toast(page, 'Payment verified!');
  await toast(page, 'Table booked & payment successful!');
  await page.getByRole('heading', { name: 'My Bookings' }).waitFor();
  await expect.poll(() => page.getByRole('article').innerText()).toMatch(/ONLINE[^]*Paid/);
  const { body } = await test.rest('GET', '/api/booking/mybooking', { token: who.token });
  expect(body).toMatchObject([{ paymentMode: 'ONLINE', paymentStatus: 'Paid' }]);
  await page.goto('./#/book');
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('');
  expect(complaints).toEqual([]);
});
