import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, phone, title, toast, type Arrival } from './page.js';

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

async function place({ token }: Account, more: object = {}): Promise<string> {
  const body = { items: [{ menuItem: dishId, qty: 2 }], address: '1 MG Road', paymentMode: 'COD', ...more };
  return (await test.rest<{ _id: string }>('POST', '/api/orders', { token, body })).body._id;
}

describe.each([phone, desk])('the tracking page at $width px', (size) => {
  it('shows both places on a map, and calls and writes to the restaurant', async () => {
    await changeRestaurant(test, owner, {
      phone: '+91 80 4123 4567',
      whatsapp: '98450 12345',
      coordinates: { lat: 12.97, lng: 77.6 },
    });
    const who = await aCustomer(test);
    const id = await place(who, { coordinates: { lat: 12.9756, lng: 77.605 } });
    const { page, complaints } = await at(`/track-order/${id}`, { size, who });
    await title(page, 'Track Order');
    const map = page.getByRole('region', { name: 'Map of the restaurant and your address' });
    for (const label of ['Chowk', 'Your address']) await map.getByText(label, { exact: true }).waitFor();
    expect(await map.locator('.leaflet-marker-icon').count()).toBeGreaterThanOrEqual(2);
    const call = page.getByRole('main').getByRole('link', { name: 'Call the restaurant' });
    expect(await call.getAttribute('href')).toBe('tel:+918041234567');
    const write = page.getByRole('main').getByRole('link', { name: /^WhatsApp/ });
    expect(await write.getAttribute('href')).toBe(
      `https://wa.me/919845012345?text=${encodeURIComponent(`Namaste, I have a question about my order ${id}.`)}`,
    );
    for (const link of [call, write]) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(complaints).toEqual([]);
  });

  it('has no map and no WhatsApp if the owner has set none', async () => {
    await changeRestaurant(test, owner, { whatsapp: null, coordinates: null });
    const who = await aCustomer(test);
    const { page } = await at(`/track-order/${await place(who)}`, { size, who });
    await page.getByRole('region', { name: 'Details' }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('region', { name: /^Map of/ }).count()).toBe(0);
  });
});

describe.each([phone, desk])('"Something is wrong" at $width px', (size) => {
  it('reaches staff with the order, and its answer reaches the customer, without a reload', async () => {
    const who = await aCustomer(test);
    const id = await place(who);
    const staff = await at('/admin/orders', { size, who: owner });
    const order = staff.page.getByRole('article', { name: id });
    await order.waitFor();
    const messages = await at('/admin/messages', { size, who: owner });
    await title(messages.page, 'Messages');

    const { page, complaints } = await at(`/track-order/${id}`, { size, who });
    const opener = button(page, 'Something is wrong');
    expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Something is wrong?' });
    await dialog.getByRole('button', { name: 'Tell the restaurant' }).click();
    await dialog.getByText('Please choose what it is.').waitFor();
    await dialog.getByRole('radio', { name: 'It is late' }).check();
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await dialog.getByRole('radio', { name: 'A dish is missing' }).check();
    await dialog.getByRole('checkbox', { name: '2 × Biryani' }).check();
    await dialog.getByLabel('What happened?').fill('Only one came');
    await dialog.getByRole('button', { name: 'Tell the restaurant' }).click();
    await toast(page, 'The restaurant has your report.');
    await page.getByText('Sent: the restaurant has your report.').waitFor();
    expect(await opener.count()).toBe(0);

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

it('a report is made from the order history with the keyboard alone', async () => {
  const who = await aCustomer(test);
  await place(who);
  const { page } = await at('/order-history', { who });
  await button(page, 'Something is wrong').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'It is late' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('An hour by now');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  const opener = button(page, 'Something is wrong');
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'The payment' }).press('Space');
  await dialog.getByRole('button', { name: 'Tell the restaurant' }).press('Enter');
  await page.getByText('Sent: the restaurant has your report.').waitFor();
});
