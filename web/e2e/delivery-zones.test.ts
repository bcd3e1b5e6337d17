import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant } from '../../api/test/factories.js';
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

interface Place {
  readonly x: number;
  readonly y: number;
}

async function withoutZones(): Promise<void> {
  await test.app.dataSource.manager.update(RestaurantRecord, { id: 1 }, { deliveryZones: [] });
  test.app.services.restaurant.drop();
}

describe.each([phone, desk])('the area of a zone at $width px', (size) => {
  const start = async (kind: 'POLYGON' | 'CIRCLE') => {
    await withoutZones();
    const { page, complaints } = await at('/admin/settings/delivery', { size, who: await anAdmin(test) });
    await button(page, 'Add a zone').click();
    await page.getByLabel('Name of the zone').fill('Lake');
    await page.getByLabel('Delivery fee (₹)').fill('35');
    await page.getByLabel('Area').selectOption(kind);
    const map = page.locator('.leaflet-container');
    await map.scrollIntoViewIfNeeded();
    return { page, complaints, map };
  };

  it('is a polygon whose corners are tapped, dragged and added', async () => {
    const { page, complaints, map } = await start('POLYGON');
    const corners = page.getByLabel('Corners (latitude, longitude)');
    const count = async () => (await corners.inputValue()).split('\n').filter(Boolean).length;
    const box = (await map.boundingBox()) ?? { x: 0, y: 0 };
    const drag = async (from: Place, to: Place) => {
      const before = await corners.inputValue();
      await page.mouse.move(box.x + from.x, box.y + from.y);
      await page.mouse.down();
      await page.mouse.move(box.x + to.x, box.y + to.y, { steps: 5 });
      await page.mouse.up();
      await expect.poll(() => corners.inputValue()).not.toBe(before);
    };
    const first = { x: 90, y: 60 };
    for (const position of [first, { x: 220, y: 70 }, { x: 180, y: 150 }, first])
      await map.click({ position });
    await expect.poll(count).toBe(3);
    await drag({ x: 180, y: 150 }, { x: 200, y: 170 });
    expect(await count()).toBe(3);
    // The dot between the first two corners.
    await drag({ x: 155, y: 65 }, { x: 150, y: 40 });
    expect(await count()).toBe(4);
    // A corner stops at another side: the server would refuse a polygon that crosses itself.
    await drag({ x: 220, y: 70 }, { x: 60, y: 140 });
    const steps = page.getByLabel('Other fees by total (₹)');
    await steps.fill('800: 10, 500');
    await button(page, 'Save').click();
    await page.getByText('Please enter a delivery fee of 0 to 10000 rupees').waitFor();
    await steps.fill('800: 10, 500: 20');
    await button(page, 'Save').click();
    await expect.poll(savedZones).toMatchObject([
      {
        name: 'Lake',
        kind: 'POLYGON',
        feePaise: 3500,
        feeSteps: [
          { fromPaise: 50_000, feePaise: 2000 },
          { fromPaise: 80_000, feePaise: 1000 },
        ],
      },
    ]);
    const [zone] = await savedZones();
    expect(zone?.points).toHaveLength(4);
    expect(complaints).toEqual([]);
  });

  it('is a polygon that can be typed, seen and drawn again', async () => {
    const { page, complaints, map } = await start('POLYGON');
    const corners = page.getByLabel('Corners (latitude, longitude)');
    const drawn = page.locator('path[stroke="#b92d12"]');
    await corners.fill('22, 77\n22, 80\n20, 78');
    await expect.poll(() => drawn.count()).toBeGreaterThan(0);
    expect((await map.locator('svg', { has: drawn }).first().boundingBox())?.width).toBeGreaterThan(100);
    const before = await drawn.first().getAttribute('d');
    await corners.fill('22, 77\n22, 80\n18, 78');
    await expect.poll(() => drawn.first().getAttribute('d')).not.toBe(before);
    await button(page, 'Draw again').click();
    await expect.poll(() => drawn.count()).toBe(0);
    expect(await corners.inputValue()).toBe('');
    const first = { x: 90, y: 60 };
    for (const position of [first, { x: 220, y: 70 }, { x: 180, y: 150 }, first])
      await map.click({ position });
    await expect.poll(async () => (await corners.inputValue()).split('\n').length).toBe(3);
    expect(complaints).toEqual([]);
  });

  it('is a circle whose centre is tapped and dragged', async () => {
    const { page, complaints, map } = await start('CIRCLE');
    const center = page.getByLabel('Centre (latitude, longitude)');
    await map.click({ position: { x: 100, y: 60 } });
    await expect.poll(() => center.inputValue()).toMatch(/^\d+\.\d+, \d+\.\d+$/);
    const tapped = await center.inputValue();
    await map.locator('.leaflet-marker-draggable').dragTo(map, { targetPosition: { x: 180, y: 150 } });
    await expect.poll(() => center.inputValue()).not.toBe(tapped);
    await button(page, 'Save').click();
    await expect.poll(savedZones).toMatchObject([{ name: 'Lake', kind: 'CIRCLE', radiusMeters: 3000 }]);
    expect(complaints).toEqual([]);
  });
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
    await fill(page, '300: 20');
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
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await page.goto('./#/cart');
    await expect.poll(() => sums(page, 'Delivery')).toEqual(['Delivery: from ₹40']);
    await button(page, 'Proceed to Checkout').click();
    await title(page, 'Checkout');
    const address = page.getByLabel('Address');
    await address.fill('7 Far Away, Delhi 110001');
    const main = page.getByRole('main');
    const question = () =>
      main.getByText(/^Please .* so that we know whether we deliver there/).allTextContents();
    const movePin = 'Please move the pin on the map to your door, so that we know whether we deliver there.';
    await expect.poll(question).toEqual([movePin]);
    await main.getByRole('button', { name: /^Pay/ }).click();
    await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
    await address.fill('12 MG Road, Bengaluru');
    await page.context().setGeolocation({ latitude: 12.9, longitude: 77.5946, accuracy: 20 });
    await page.context().grantPermissions(['geolocation']);
    await button(page, 'Use my location').click();
    await expect
      .poll(question)
      .toEqual(['Please add your PIN code to the address, so that we know whether we deliver there.']);
    await address.fill('Near 560001, Bengaluru 560003');
    await main.getByText('This address has several PIN codes: 560001, 560003.').waitFor();
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

it('a zone keeps its fee when an admin empties it and overrides another', async () => {
  await withoutZones();
  const boss = await anAdmin(test);
  const zone = { name: 'Centre', kind: 'PIN_CODES', pinCodes: ['560001'], fee: 40 };
  await changeRestaurant(test, boss, { deliveryZones: [zone] });
  const { page } = await at('/admin/settings/delivery', { size: desk, who: boss });
  const fee = page.getByLabel('Delivery fee (₹)');
  await fee.fill('');
  const [saved] = await savedZones();
  await changeRestaurant(test, await anAdmin(test, 'Meera Iyer'), {
    deliveryZones: [{ ...zone, id: saved?.id, fee: 45 }],
  });
  await button(page, 'Save mine anyway').click();
  await page.getByText('Enter an amount in rupees, such as 249.50 or 1,249.').waitFor();
  expect(await savedZones()).toMatchObject([{ name: 'Centre', feePaise: 4500 }]);

  const steps = page.getByLabel('Other fees by total (₹)');
  await fee.fill('49.50');
  await steps.fill('1,000: 20,50');
  await button(page, 'Save mine anyway').click();
  await page.getByText('Write an amount as 49.50 or 1,249').waitFor();
  await steps.fill('1,000: 20.50');
  await button(page, 'Save mine anyway').click();
  await toast(page, 'Settings saved.');
  expect(await savedZones()).toMatchObject([
    { feePaise: 4950, feeSteps: [{ fromPaise: 100_000, feePaise: 2050 }] },
  ]);
});
