import type { Locator, Page } from '@playwright/test';
import { button, desk, expect, inCart, phone, test, title, toast } from './journey-test';
import { aCustomer, aDish, changeRestaurant } from './people';
import type { Shop } from './shop';

test.use({ hasOwnShop: true });

const savedZones = async (shop: Shop) => {
  const fields =
    'name kind pinCodes points { lat lng } center { lat lng } radiusMeters fee feeSteps { from fee } freeFrom';
  const { restaurant } = await shop.graphql<{ restaurant: { deliveryZones: { points: object[] }[] } }>(
    `{ restaurant { deliveryZones { ${fields} } } }`,
  );
  return restaurant.deliveryZones;
};

/** Adds a zone of ₹35. */
async function addZone(page: Page, name: string, kind: 'POLYGON' | 'CIRCLE') {
  await button(page, 'Add a zone').click();
  await page.getByLabel('Name of the zone').last().fill(name);
  await page.getByLabel('Delivery fee (₹)').last().fill('35');
  await page.getByLabel('Area').last().selectOption(kind);
  const map = page.locator('.leaflet-container').last();
  await map.scrollIntoViewIfNeeded();
  return map;
}

test('the area of a zone is a polygon whose corners are tapped, dragged, added and typed, or a circle', async ({
  shop,
  visit,
}) => {
  const page = await visit('/admin/settings/delivery', { who: shop.owner, size: phone });
  const map = await addZone(page, 'Lake', 'POLYGON');
  const corners = page.getByLabel('Corners (latitude, longitude)');
  const count = async () => (await corners.inputValue()).split('\n').filter(Boolean).length;
  const shape = page.locator('path[stroke="#b92d12"]');

  // Typed, seen, and redrawn.
  await page.getByText('Type the corners instead').click();
  await corners.fill('22, 77\n22, 80\n20, 78');
  await expect(shape).toHaveCount(1);
  const before = (await shape.getAttribute('d')) ?? '';
  await corners.fill('22, 77\n22, 80\n18, 78');
  await expect(shape).not.toHaveAttribute('d', before);
  await button(page, 'Draw again').click();
  await expect(shape).toHaveCount(0);
  await expect(corners).toHaveValue('');

  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    const box = (await map.boundingBox()) ?? { x: 0, y: 0 };
    const typed = await corners.inputValue();
    await page.mouse.move(box.x + from.x, box.y + from.y);
    await page.mouse.down();
    await page.mouse.move(box.x + to.x, box.y + to.y, { steps: 5 });
    await page.mouse.up();
    await expect(corners).not.toHaveValue(typed);
  };
  const first = { x: 90, y: 80 };
  for (const position of [first, { x: 220, y: 90 }, { x: 180, y: 200 }, first]) await map.click({ position });
  await expect.poll(count).toBe(3);
  await drag({ x: 180, y: 200 }, { x: 200, y: 220 });
  expect(await count()).toBe(3);
  // The dot between the first two corners.
  await drag({ x: 155, y: 85 }, { x: 150, y: 60 });
  expect(await count()).toBe(4);
  await button(page, 'Another fee for larger orders').click();
  await page.getByLabel('Orders from (₹)').fill('800');
  await page.getByLabel('Pay (₹)').fill('10');
  await button(page, 'Save').click();
  const lake = { name: 'Lake', kind: 'POLYGON', fee: 35, feeSteps: [{ from: 800, fee: 10 }] };
  await expect.poll(() => savedZones(shop)).toMatchObject([lake]);
  expect((await savedZones(shop))[0]?.points).toHaveLength(4);

  const other = await addZone(page, 'Hill', 'CIRCLE');
  const center = page.getByLabel('Centre (latitude, longitude)');
  await other.click({ position: { x: 100, y: 100 } });
  await expect(center).toHaveValue(/^\d+\.\d+, \d+\.\d+$/);
  const tapped = await center.inputValue();
  await other.locator('.leaflet-marker-draggable').dragTo(other, { targetPosition: { x: 180, y: 150 } });
  await expect(center).not.toHaveValue(tapped);
  await button(page, 'Save').click();
  await expect
    .poll(() => savedZones(shop))
    .toMatchObject([lake, { name: 'Hill', kind: 'CIRCLE', radiusMeters: 3000 }]);
});

/** Types into the focused field after selecting what it has. */
async function fill(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function focusOn(page: Page, field: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await field.evaluate((own) => own === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
}

test('zones are added, ordered and saved with the keyboard alone', async ({ shop, visit }) => {
  const page = await visit('/admin/settings/delivery', { who: shop.owner, size: desk });
  const next = (text: string) => page.keyboard.press('Tab').then(() => fill(page, text));
  await button(page, 'Add a zone').press('Enter');
  await fill(page, 'Centre');
  await page.keyboard.press('Tab');
  await page.keyboard.type('PIN codes');
  await focusOn(page, page.getByLabel('PIN codes', { exact: true }));
  await fill(page, '560001, 560002');
  await next('40');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await fill(page, '300');
  await next('20');
  await focusOn(page, page.getByLabel('Free from (₹)'));
  await fill(page, '600');
  await next('100');
  await button(page, 'Add a zone').press('Enter');
  await fill(page, 'Around');
  await focusOn(page, page.getByLabel('Centre (latitude, longitude)'));
  await fill(page, '12.9716, 77.5946');
  await next('80');
  await button(page, 'Move up: Around').press('Enter');
  await expect(button(page, 'Move down: Around')).toBeFocused();
  await button(page, 'Save').press('Enter');
  await expect
    .poll(() => savedZones(shop))
    .toMatchObject([
      { name: 'Around', kind: 'CIRCLE', center: { lat: 12.9716, lng: 77.5946 }, fee: 80 },
      {
        name: 'Centre',
        kind: 'PIN_CODES',
        pinCodes: ['560001', '560002'],
        feeSteps: [{ from: 300, fee: 20 }],
        freeFrom: 600,
      },
    ]);
});

test('zones decide the fee at checkout, and say where there is no delivery', async ({ shop, visit }) => {
  await changeRestaurant(shop, {
    deliveryZones: [
      {
        name: 'Around',
        kind: 'CIRCLE',
        center: { lat: 12.9716, lng: 77.5946 },
        radiusMeters: 3000,
        fee: 80,
      },
      { name: 'Centre', kind: 'PIN_CODES', pinCodes: ['560001', '560002'], fee: 40, freeFrom: 600 },
    ],
  });
  const dish = await aDish(shop, { price: 250, packing: 10 });
  const page = await visit('/cart', {
    who: await aCustomer(shop),
    cart: [{ ...inCart(dish), packing: 10 }],
    size: phone,
  });
  const sums = (label: string) => page.getByRole('main').locator('p', { hasText: new RegExp(`^${label}`) });
  await expect(sums('Delivery')).toHaveText('Delivery: from ₹40');
  await button(page, 'Proceed to Checkout').click();
  await expect(title(page, 'Checkout')).toBeVisible();
  const address = page.getByLabel('Address');
  await address.fill('7 Far Away, Delhi 110001');
  const main = page.getByRole('main');
  const question = main.getByText(/^Please .* so that we know whether we deliver there/);
  await expect(question).toHaveText(
    'Please use your location, or move the pin on the map to your door, so that we know whether we deliver there.',
  );
  await button(page, 'Set your location to see the total').click();
  await expect(button(page, 'Use my location')).toBeFocused();
  await address.fill('12 MG Road, Bengaluru');
  await page.context().setGeolocation({ latitude: 12.9, longitude: 77.5946, accuracy: 20 });
  await page.context().grantPermissions(['geolocation', 'local-network-access']);
  await button(page, 'Use my location').click();
  await expect(question).toHaveText(
    'Please add your PIN code to the address, so that we know whether we deliver there.',
  );
  await address.fill('Near 560001, Bengaluru 560003');
  await expect(main.getByText('This address has several PIN codes: 560001, 560003.')).toBeVisible();
  await address.fill('12 MG Road, Bengaluru');
  await page.getByLabel('PIN code').fill('560 001');
  await expect(sums('Delivery')).toHaveText('Delivery ₹40');
  await expect(sums('Total')).toHaveText('Total₹300');
  await expect(sums('Add dishes')).toHaveText('Add dishes for ₹350 more and the delivery is free.');
  await main.getByRole('button', { name: /^Pay ₹300/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(title(page, 'Order History')).toBeVisible();
  await expect(sums('Delivery')).toHaveText('Delivery ₹40');
});
