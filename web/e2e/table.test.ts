import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import { closeContexts, holdBack, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, phone, title, toast, untilDrawn, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let cart: NonNullable<Arrival['cart']>;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false', RATE_LIMIT_FACTOR: '100' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  cart = [inCart(await aDish(test, { name: 'Biryani', pricePaise: 25_000 }))];
});
beforeEach(() =>
  changeRestaurant(test, owner, {
    orderWays: ['DELIVERY', 'TABLE'],
    tables: [{ name: 'Garden 4', seats: 4 }],
  }),
);
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const routeOfTable = async () => {
  const { data } = await test.graphql('{ tableCodes { url } }', {}, owner.token);
  const [first] = (data as { tableCodes: { url: string }[] }).tableCodes;
  return new URL(first?.url ?? '').hash.slice(1);
};

describe.each([phone, desk])('an order at a table at $width px', (size) => {
  it('begins with the scanned code and is brought to the table', async () => {
    const who = await aCustomer(test);
    const { page, complaints } = await at(await routeOfTable(), { size, who, cart });
    await title(page, 'Menu');
    await page.getByText('You order at Garden 4. We bring it to you.').waitFor();
    await page.reload();
    await page.getByText('You order at Garden 4. We bring it to you.').waitFor();
    await page.goto(`${test.url}/shop/#/checkout`);
    await page.getByRole('radio', { name: 'At the table' }).waitFor();
    expect(await page.getByLabel('Address').count()).toBe(0);
    await page.getByText('You pay in cash, by card or UPI when we come to your table.').waitFor();
    await button(page, 'Order for ₹250').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('We bring it to Garden 4.').waitFor();
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await page.getByRole('link', { name: /^Track/ }).click();
    await page.getByRole('main').getByText('Garden 4').waitFor();

    const staff = await at('/admin/orders', { size, who: owner });
    await staff.page.getByRole('article').first().getByText('Garden 4', { exact: true }).waitFor();
    await button(staff.page, 'Start preparing').first().click();
    await button(staff.page, 'Ready to serve').first().click();
    await page.getByRole('main').locator('[data-status]').getByText('Ready', { exact: true }).waitFor();
    await button(staff.page, 'Mark served').first().click();
    await page.getByRole('main').locator('[data-status]').getByText('Served', { exact: true }).waitFor();
    expect([...complaints, ...staff.complaints]).toEqual([]);
  });
});

it('an order at a table has no packing charge, before the quote has come either', async () => {
  const dish = await aDish(test, { name: 'Raita', pricePaise: 4000, packingPaise: 500 });
  await untilDrawn(test, 'Raita');
  const packed = { ...inCart(dish), packing: 5 };
  const { page } = await at(await routeOfTable(), { who: await aCustomer(test), cart: [packed] });
  await page.getByText('You order at Garden 4').waitFor();
  const quotes = await holdBack(page, /\/graphql$/, 'Quote');
  await page.goto(`${test.url}/shop/#/checkout`);
  await button(page, 'Order for ₹40').waitFor();
  expect(await page.getByText('Packing').count()).toBe(0);
  await expect.poll(quotes.held).toBe(1);
  quotes.bring();
  await button(page, 'Order for ₹40').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await toast(page, 'Order placed successfully!');
  // Another one would be asked for if the quote seemed to be out of date.
  expect(quotes.held()).toBe(1);
});

describe('the code of a table', () => {
  it('says what to do if it is not right', async () => {
    const { page } = await at(`/table/${'a'.repeat(46)}`);
    await page.getByText('We do not know this table. Please scan the code on your table again.').waitFor();
  });

  it('is left by a customer who is not there', async () => {
    const { page } = await at(await routeOfTable(), { who: await aCustomer(test), cart });
    await button(page, 'I am not there').press('Enter');
    await expect.poll(() => page.getByText('You order at Garden 4').count()).toBe(0);
    await page.goto(`${test.url}/shop/#/checkout`);
    await page.getByLabel('Address').waitFor();
    expect(await page.getByRole('radio', { name: 'At the table' }).count()).toBe(0);
  });

  it('counts no more after some hours', async () => {
    const { page } = await at(await routeOfTable(), { who: await aCustomer(test), cart });
    await page.getByText('You order at Garden 4').waitFor();
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('orderTable') ?? '') as { scannedAt: number };
      localStorage.setItem(
        'orderTable',
        JSON.stringify({ ...kept, scannedAt: kept.scannedAt - 4 * 3600_000 }),
      );
    });
    await page.goto(`${test.url}/shop/#/checkout`);
    await page.reload();
    await page.getByLabel('Address').waitFor();
    const expired = page.getByText(
      'The code of your table was scanned some hours ago. Please scan it again.',
    );
    await expired.waitFor();
    await button(page, 'I am not there').click();
    await expired.waitFor({ state: 'detached' });
  });

  it('counts no more in a tab that stays open, nor when the order is confirmed', async () => {
    const { page } = await at(await routeOfTable(), { who: await aCustomer(test), cart });
    await page.getByText('You order at Garden 4').waitFor();
    await page.goto(`${test.url}/shop/#/checkout`);
    await button(page, 'Order for ₹250').click();
    // As on a device that slept: no timer and no render comes before the press.
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Proceed' })
      .evaluate((proceed: HTMLElement) => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 4 * 3600_000;
        proceed.click();
      });
    await toast(page, 'The code of your table was scanned some hours ago. Please scan it again.');
    await page.getByLabel('Address').waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await page.getByText('You order at Garden 4').count()).toBe(0);
  });

  it('expires on an open screen', async () => {
    const { page } = await at(await routeOfTable(), { who: await aCustomer(test), cart });
    await page.getByText('You order at Garden 4').waitFor();
    await page.clock.install();
    await page.reload();
    const note = page.getByText('You order at Garden 4');
    await note.waitFor();
    await page.clock.fastForward('04:00:01');
    await note.waitFor({ state: 'detached' });
  });

  it('does not change the way that the device remembers', async () => {
    const who = await aCustomer(test);
    await changeRestaurant(test, owner, { orderWays: ['DELIVERY', 'PICKUP', 'TABLE'] });
    const { page } = await at('/checkout', { who, cart });
    await page.getByRole('radio', { name: 'Pickup' }).check();
    await page.goto(`${test.url}/shop/#${await routeOfTable()}`);
    await page.getByText('You order at Garden 4').waitFor();
    await page.goto(`${test.url}/shop/#/checkout`);
    await page.reload();
    await expect.poll(() => page.getByRole('radio', { name: 'At the table' }).isChecked()).toBe(true);
    await button(page, 'I am not there').click();
    await expect.poll(() => page.getByRole('radio', { name: 'Pickup' }).isChecked()).toBe(true);
  });

  it('is asked for where food comes to tables alone', async () => {
    await changeRestaurant(test, owner, { orderWays: ['TABLE'] });
    const { page } = await at('/checkout', { who: await aCustomer(test), cart });
    await page.getByText('Please scan the code on your table with the camera of your phone.').waitFor();
    expect(await page.getByRole('link', { name: /directions|maps/i }).count()).toBe(0);
  });

  it('is printed for each table', async () => {
    const { page, complaints } = await at('/admin/settings/ordering', { who: owner });
    await page.getByRole('link', { name: 'Print the codes of the tables' }).press('Enter');
    await title(page, 'Codes of the tables');
    const code = page.getByRole('img', { name: 'QR code of Garden 4' });
    await code.waitFor();
    await page.getByText('Set PUBLIC_URL').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await code.isVisible()).toBe(true);
    await expect.poll(() => button(page, 'Print').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });
});
