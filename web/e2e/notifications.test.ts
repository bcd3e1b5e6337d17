import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, visitor, type Visitor } from './browser.js';
import { desk } from './page.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';
import { forgetRateLimits } from '../../api/test/rate-limits.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '0.4' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

async function signedIn({ token }: Account, viewport?: { width: number; height: number }): Promise<Visitor> {
  const someone = await visitor(browser, `${test.url}/shop/`, viewport);
  await someone.page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  await someone.page.goto('./');
  return someone;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
const count = (page: Page) => bell(page).getAttribute('aria-label');

it('a message appears on the open list with its notification', async () => {
  const { page } = await signedIn(await anAdmin(test));
  await page.goto('./#/admin/messages');
  await page.getByText('No messages yet.').waitFor();
  await expect.poll(() => count(page)).toBe('Notifications, 0 unread');
  const body = { name: 'Eve', email: 'eve@example.in', message: 'Do you cater?' };
  await test.app.services.contact.send(body, { address: '192.0.2.7', isRobot: false });
  await page.getByRole('article', { name: 'Message from Eve' }).getByText('Do you cater?').waitFor();
});

describe('the contact screen', () => {
  it('sends a message, keeps it when that fails, and says why', async () => {
    const asha = await aCustomer(test);
    const { page } = await signedIn(asha);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { name: 'Contact', exact: true }).waitFor();
    const [name, email, message] = ['Name', 'Email', 'Message'].map((label) =>
      page.getByLabel(label, { exact: true }),
    );
    const send = page.getByRole('button', { name: 'Send Message' });
    await expect.poll(() => name?.inputValue()).toBe(asha.name);
    await expect.poll(() => email?.inputValue()).toBe(asha.email);

    // Accepted by the browser and refused by the server.
    await message?.fill('   ');
    await name?.fill('  ');
    await send.click();
    await page.getByText('Failed to send message').waitFor();
    await page.getByText('Please enter your name').waitFor();
    await expect.poll(() => name?.evaluate('document.activeElement.name')).toBe('name');

    await name?.fill('Asha & Ravi');
    await message?.fill('Do you cater?\nFor thirty, on Sunday.');
    await send.click();
    await page.getByText('Thank you! Your message has reached us.').waitFor();
    await expect.poll(() => message?.inputValue()).toBe('');

    // Two are allowed here in ten minutes.
    for (const text of ['A second one', 'A third one']) {
      await message?.fill(text);
      await send.click();
      await page.getByText(text === 'A third one' ? 'Failed to send message' : 'Thank you!').waitFor();
      if (text !== 'A third one') await expect.poll(() => message?.inputValue()).toBe('');
    }
    await page.getByText(/You have sent several messages already\. Please try again in/).waitFor();
    await expect.poll(() => message?.inputValue()).toBe('A third one');
  });
});

describe('the bell', () => {
  it('counts live, links to the subject, and keeps its count across reloads', async () => {
    const asha = await aCustomer(test);
    const boss = await anAdmin(test);
    const { page, complaints } = await signedIn(asha);
    await bell(page).click();
    await page.getByText('Nothing yet. News about your orders will stand here.').waitFor();
    await page.keyboard.press('Escape');

    const dish = await aDish(test);
    const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
    });
    await expect.poll(() => count(page)).toBe('Notifications, 1 unread');
    for (const [index, status] of ['Preparing', 'Out for Delivery'].entries()) {
      await test.rest('PUT', `/api/admin/orders/${body._id}/status`, { token: boss.token, body: { status } });
      await expect.poll(() => count(page)).toBe(`Notifications, ${index + 2} unread`);
    }
    await page.getByText('New notification: Your order is on its way').waitFor({ state: 'attached' });

    await bell(page).click();
    const sheet = page.getByRole('dialog', { name: 'Notifications' });
    const titles = async () =>
      (await sheet.getByRole('link').allTextContents()).map((title) =>
        title.replace(/^Unread: /, '').replace(/(order|prepared|way)(?=[A-Z]).*$/, '$1'),
      );
    await expect
      .poll(titles)
      .toEqual(['Your order is on its way', 'Your order is being prepared', 'We have your order']);
    // A bottom sheet as wide as the phone.
    const box = await sheet.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 375 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(812, 0);

    await sheet.getByRole('link', { name: /on its way/ }).click();
    await expect.poll(() => page.url()).toContain(`#/track-order/${body._id}`);
    await expect.poll(() => count(page)).toBe('Notifications, 2 unread');
    await page.reload();
    await expect.poll(() => count(page)).toBe('Notifications, 2 unread');
    await bell(page).click();
    await sheet.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => sheet.getByText('Unread:').count()).toBe(0);
    await page.reload();
    await expect.poll(() => count(page)).toBe('Notifications, 0 unread');
    expect(complaints).toEqual([]);
  });
});

describe('an admin', () => {
  it('is notified of a message, reads it as it was written, and sees the mails', async () => {
    await forgetRateLimits(test);
    const boss = await anAdmin(test);
    const { page, complaints } = await signedIn(boss, desk);
    await page.goto('./#/admin/orders');
    await page.getByRole('heading', { name: 'All Orders' }).waitFor();
    await test.rest('POST', '/api/contact', {
      body: {
        name: '<b>Eve</b>',
        email: 'eve@example.in',
        message: 'Line one\n<img src=x onerror="document.title=1">',
      },
    });
    await expect.poll(() => count(page)).toBe('Notifications, 1 unread');
    await bell(page).click();
    await page.getByRole('link', { name: /Message from <b>Eve<\/b>/ }).click();
    await page.getByRole('heading', { name: 'Messages' }).waitFor();
    const message = page.getByRole('article', { name: 'Message from <b>Eve</b>' });
    await expect
      .poll(() => message.getByRole('link', { name: 'eve@example.in' }).getAttribute('href'))
      .toBe('mailto:eve@example.in');
    await message.getByText('<img src=x onerror="document.title=1">').waitFor();

    // No mail server is set up here.
    await page.getByRole('link', { name: 'Outgoing mail' }).click();
    await page.getByLabel('Show').selectOption('Kept');
    const mail = page.getByRole('article').filter({ hasText: boss.email }).first();
    await mail.getByText('Message from <b>Eve</b>', { exact: true }).waitFor();
    await mail.getByText('Show the text').click();
    await mail.getByText('> Line one').waitFor();
    await page.getByLabel('Show').selectOption('Failed');
    await page.getByText('No such mails.').waitFor();

    await test.app.dataSource.query(
      `update deliveries set state = 'failed', error = 'The mail server cannot be reached.' where user_id = $1`,
      [boss.id],
    );
    await page.reload();
    await page.getByLabel('Show').selectOption('Failed');
    await page.getByText('The mail server cannot be reached.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No such mails.').waitFor();
    expect(complaints).toEqual([]);
  });
});
