import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser } from './browser.js';
import { arrive, title } from './page.js';
import { aCustomer, aDish, anAdmin } from '../../api/test/factories.js';

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

it('an admin’s order details have "Open in Maps" if the customer moved the pin, and only then', async () => {
  const { token } = await aCustomer(test);
  const dish = await aDish(test);
  const place = async (coordinates?: object) => {
    const items = [{ menuItem: dish.id, qty: 1 }];
    const body = { items, address: '1 MG Road', paymentMode: 'COD', ...(coordinates && { coordinates }) };
    return (await test.rest<{ _id: string }>('POST', '/api/orders', { token, body })).body._id;
  };
  const moved = await place({ lat: 12.9756, lng: 77.605 });
  const unmoved = [await place({ lat: 20.59, lng: 78.96 }), await place()];
  const { page } = await arrive({ test, browser }, '/admin/orders', { who: await anAdmin(test) });
  await title(page, 'All Orders');
  const order = (id: string) => page.getByRole('article', { name: id });
  for (const id of [moved, ...unmoved]) await order(id).getByRole('button', { name: 'Details' }).click();
  const links = (id: string) => order(id).getByRole('link', { name: 'Open in Maps' });
  await expect
    .poll(() => links(moved).getAttribute('href'))
    .toBe('https://www.google.com/maps/search/?api=1&query=12.9756%2C77.605');
  await expect.poll(() => links(moved).getAttribute('target')).toBe('_blank');
  for (const id of unmoved) expect(await links(id).count()).toBe(0);
});
