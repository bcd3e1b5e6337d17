import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  dishId = (await aDish(test, { name: 'Biryani', pricePaise: 25_000 })).id;
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

async function place({ token }: Account): Promise<string> {
  const body = { items: [{ menuItem: dishId, qty: 2 }], address: '1 MG Road', paymentMode: 'COD' };
  return (await test.rest<{ _id: string }>('POST', '/api/orders', { token, body })).body._id;
}

describe('"Something is wrong"', () => {
  it('reaches staff with the order, and its answer reaches the customer, without a reload', async () => {
    const who = await aCustomer(test);
    const id = await place(who);
    const staff = await at('/admin/orders', { size: desk, who: owner });
    const order = staff.page.getByRole('article', { name: id });
    await order.waitFor();
    const messages = await at('/admin/messages', { size: desk, who: owner });
    await title(messages.page, 'Messages');

    const { page, complaints } = await at(`/track-order/${id}`, { who });
    const opener = button(page, 'Something is wrong');
    expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Something is wrong?' });
    await dialog.getByRole('button', { name: 'Tell the restaurant' }).click();
    await dialog.getByText('Please choose what it is.').waitFor();
    await dialog.getByRole('radio', { name: 'It is late' }).check();
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(0);
    await dialog.getByRole('radio', { name: 'A dish is missing' }).check();
    await dialog.getByRole('checkbox', { name: '2 × Biryani' }).check();
    await dialog.getByLabel('What happened?').fill('Only one came');
    await dialog.getByRole('button', { name: 'Tell the restaurant' }).click();
    await toast(page, 'The restaurant has your report.');
    await page.getByText('Sent: the restaurant has your report.').waitFor();
    await expect.poll(() => opener.count()).toBe(0);

    await order.getByText('Problem reported').waitFor();
    await order.getByText('Only one came').waitFor();
    const message = messages.page.getByRole('article').filter({ hasText: id });
    await message.getByText('2 × Biryani').waitFor();
    await message.getByRole('link', { name: id }).click();
    await messages.page.getByRole('article', { name: id }).getByText('Only one came').waitFor();

    await order.getByRole('button', { name: 'Answer the customer' }).click();
    await staff.page.getByLabel('Reply (optional)').fill('The other one is on its way');
    await button(staff.page, 'Mark as solved').click();
    await expect.poll(() => order.getByText('Problem reported').count()).toBe(0);
    await page.getByText('Answer: The other one is on its way').waitFor();
    await opener.waitFor();
    expect([...complaints, ...staff.complaints, ...messages.complaints]).toEqual([]);
  });
});
