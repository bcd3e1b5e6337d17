import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin } from '../../api/test/factories.js';
import { RestaurantRecord } from '../../api/src/modules/restaurant/restaurant.entity.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, phone, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  browser = await launchBrowser();
  await aDish(test, { name: 'Biryani', pricePaise: 25_000, packingPaise: 1000 });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const sums = async (page: Page, label: string) => {
  const found = page.getByRole('main').locator('p', { hasText: new RegExp(`^${label}`) });
  return (await found.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' '));
};
const savedZones = async () => (await test.app.services.restaurant.present()).deliveryZones;

/** Types into the focused field after selecting what it has. */
const fill = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/** Presses Tab until the field has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const id = await page.getByLabel(label).last().getAttribute('id');
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await page.evaluate('document.activeElement?.id')) === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${label}`);
}

async function withoutZones(): Promise<void> {
  await test.app.dataSource.manager.update(RestaurantRecord, { id: 1 }, { deliveryZones: [] });
  test.app.services.restaurant.drop();
}

it('are drawn on the map with taps, and their corners are dragged', async () => {
  await withoutZones();
  const { page, complaints } = await at('/admin/settings/delivery', { who: await anAdmin(test) });
  await button(page, 'Add a zone').click();
  await page.getByLabel('Name of the zone').fill('Lake');
  await page.getByLabel('Delivery fee (₹)').fill('35');
  await page.getByLabel('Area').selectOption('POLYGON');
  const map = page.locator('.leaflet-container');
  await map.scrollIntoViewIfNeeded();
  const corners = page.getByLabel('Corners (latitude, longitude)');
  const lines = async () => (await corners.inputValue()).split('\n').filter(Boolean).length;
  for (const [index, position] of [
    { x: 90, y: 60 },
    { x: 220, y: 70 },
    { x: 180, y: 150 },
  ].entries()) {
    await map.click({ position });
    await expect.poll(lines).toBe(index + 1);
  }
  const drawn = await corners.inputValue();
  const corner = map.locator('.leaflet-marker-draggable').last();
  await corner.dragTo(map, { targetPosition: { x: 200, y: 170 } });
  await expect.poll(() => corners.inputValue()).not.toBe(drawn);
  await button(page, 'Save').click();
  await expect.poll(savedZones).toMatchObject([{ name: 'Lake', kind: 'POLYGON', feePaise: 3500 }]);
  const [zone] = await savedZones();
  expect(zone?.points).toHaveLength(3);
  expect(complaints).toEqual([]);
});

describe.each([phone, desk])('delivery zones at $width px', (size) => {
  it('are added, ordered and saved with the keyboard alone', async () => {
    await withoutZones();
    const { page, complaints } = await at('/admin/settings/delivery', { size, who: await anAdmin(test) });
    await button(page, 'Add a zone').focus();
    await page.keyboard.press('Enter');
    await fill(page, 'Centre');
    await page.keyboard.press('Tab');
    await page.keyboard.type('PIN codes');
    await page.keyboard.press('Tab');
    await fill(page, '560001, 560002');
    await page.keyboard.press('Tab');
    await fill(page, '40');
    await page.keyboard.press('Tab');
    await fill(page, '100');
    await page.keyboard.press('Tab');
    await fill(page, '600');
    await button(page, 'Add a zone').focus();
    await page.keyboard.press('Enter');
    await fill(page, 'Around');
    await tabTo(page, 'Centre (latitude, longitude)');
    await fill(page, '12.9716, 77.5946');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await fill(page, '80');
    await button(page, 'Move up: Around').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(savedZones).toMatchObject([
      { name: 'Around', kind: 'CIRCLE', center: { lat: 12.9716, lng: 77.5946 }, feePaise: 8000 },
      { name: 'Centre', kind: 'PIN_CODES', pinCodes: ['560001', '560002'], freeFromPaise: 60_000 },
    ]);
    expect(complaints).toEqual([]);
  });

  it('decide the fee at checkout and say where there is no delivery', async () => {
    const { page, complaints } = await at('/menu', { size, who: await aCustomer(test) });
    await button(page, 'Add to Cart: Biryani').click();
    await page.goto('./#/cart');
    await expect.poll(() => sums(page, 'Delivery')).toEqual(['Delivery: from ₹40']);
    await button(page, 'Proceed to Checkout').click();
    await title(page, 'Checkout');
    const address = page.getByLabel('Address');
    await address.fill('7 Far Away, Delhi 110001');
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Please move the pin on the map');
    await address.fill('12 MG Road, Bengaluru 560001');
    await expect.poll(() => sums(page, 'Delivery')).toEqual(['Delivery ₹40']);
    await expect.poll(() => sums(page, 'Total')).toEqual(['Total₹300']);
    await expect
      .poll(() => sums(page, 'Add dishes'))
      .toEqual(['Add dishes for ₹350 more and the delivery is free.']);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Pay ₹300/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await title(page, 'Order History');
    await expect.poll(() => sums(page, 'Delivery')).toEqual(['Delivery ₹40']);
    expect(complaints).toEqual([]);
  });
});
