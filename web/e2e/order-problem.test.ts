import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, desk, phone, title, type Arrival } from './page.js';

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
    await map.getByText('Your address').waitFor();
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
    expect(await page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).count()).toBe(0);
    expect(await page.getByRole('region', { name: /^Map of/ }).count()).toBe(0);
  });
});
