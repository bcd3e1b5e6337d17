import { Map as LeafletMap } from 'leaflet';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { anAdmin, aRestaurant, aZone } from '../../../test/factories';
import type { DeliveryZone, Restaurant, RestaurantInput } from '../../../test/generated/schema';
import { refusal, type ShopServer } from '../../../test/shop-server';
import { aShop, button, desk, link, phone, show, toast } from '../../../test/show';

const coordinates = { lat: 12.9716, lng: 77.5946 };
const field = (label: string) => page.getByLabelText(label, { exact: true });
const saves = (shop: ShopServer) =>
  shop.sent('UpdateRestaurant').map(({ input }) => (input as RestaurantInput).deliveryZones);
const isSaved = () => expect.element(toast('Settings saved.').last()).toBeVisible();
const says = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

interface Options {
  readonly restaurant?: Partial<Restaurant>;
  readonly size?: typeof desk | typeof phone;
  readonly language?: 'hi';
}

/** Opens the zones of a restaurant that is on the map. */
async function openZones(
  zones: readonly DeliveryZone[],
  { restaurant: more, size = desk, language }: Options = {},
) {
  const restaurant = aRestaurant({ coordinates, deliveryZones: [...zones], ...more });
  const shop = aShop({ restaurant });
  shop.answer({ updateRestaurant: () => ({ ...restaurant, version: restaurant.version + 1 }) });
  await show(shop, '/admin/settings/delivery', { who: anAdmin(), size, ...(language && { language }) });
  return shop;
}

/** Adds a zone that is drawn on the map, and returns its map. */
async function addDrawnZone() {
  await button('Add a zone').click();
  await field('Name of the zone').last().fill('Lake');
  await field('Delivery fee (₹)').last().fill('35');
  await field('Area').last().selectOptions('POLYGON');
  return mapShown();
}
async function mapShown() {
  const map = () => [...document.querySelectorAll('.leaflet-container')].at(-1);
  await expect.poll(map).toBeDefined();
  return page.elementLocator(map() as Element);
}
type Map = Awaited<ReturnType<typeof mapShown>>;
const tap = async (map: Map, ...corners: readonly (readonly [x: number, y: number])[]) => {
  for (const [x, y] of corners) await map.click({ position: { x, y } });
};
const corners = (text: string) => expect.element(page.getByText(text)).toBeVisible();
/** The middle of a handle, from the map's upper left corner. */
const middleOn = (map: Map, handle: Element) => {
  const [frame, box] = [map.element(), handle].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
  ];
  return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
};
const handles = (map: Map) => map.element().querySelectorAll('[class*="handle"]:not([class*="between"])');

describe('the fees of a zone', () => {
  it('are rows that are added, checked in words, removed and saved', async () => {
    const shop = await openZones([aZone({ name: 'Centre', fee: 40 })]);
    await button('Another fee for larger orders').click();
    await expect.element(field('Orders from (₹)')).toHaveFocus();
    await userEvent.keyboard('500{Tab}20');
    await button('Another fee for larger orders').click();
    await userEvent.keyboard('500{Tab}10');
    await button('Save').click();
    await says('Another row begins at ₹500, too. Change one of them, or remove it.');
    expect(saves(shop)).toEqual([]);
    await field('Orders from (₹)').last().fill('800');
    await says('Customers pay: ₹40, from ₹500 ₹20, from ₹800 ₹10.');
    await field('Free from (₹)').fill('800');
    await says(/Orders from ₹800 are free, so nobody pays this fee/);
    await button('Remove the fee of orders from ₹800').click();
    await button('Save').click();
    await isSaved();
    expect(saves(shop)).toMatchObject([[{ fee: 40, feeSteps: [{ from: 500, fee: 20 }], freeFrom: 800 }]]);
  });

  it('have the refusals of the server at their fields, also in a folded zone', async () => {
    const shop = await openZones([
      aZone({ name: 'Centre' }),
      aZone({ name: 'South', pinCodes: ['560034'], feeSteps: [{ from: 500, fee: 20 }] }),
    ]);
    await page.getByText('Centre', { exact: true }).click();
    await field('Delivery fee (₹)').first().fill('25');
    const message = 'Please enter a delivery fee of 0 to 10000 rupees';
    shop.fails(
      'UpdateRestaurant',
      refusal('BAD_USER_INPUT', message, [{ field: 'deliveryZones.1.feeSteps.0.fee', message }]),
    );
    await button('Save').click();
    await says(message);
    await expect.element(field('Pay (₹)')).toHaveFocus();
  });
});

describe('a zone that is drawn', () => {
  it('is closed by itself, undone by a corner, and finished at the first corner', async () => {
    const shop = await openZones([]);
    const map = await addDrawnZone();
    await tap(map, [100, 60], [250, 70]);
    await corners('2 corners. Tap the next one, or the first one again to finish.');
    await button('Finish').click();
    await says('The area has 2 corners and needs at least 3. Tap more corners on the map.');
    await tap(map, [220, 200], [120, 220]);
    await button('Undo the last corner').click();
    await corners('3 corners. Tap the next one, or the first one again to finish.');
    await tap(map, [100, 60]);
    await corners('3 corners. Drag a corner, or a white dot to add one. Tap a corner to remove it.');
    await button('Save').click();
    await isSaved();
    expect(saves(shop)[0]?.[0]?.points).toHaveLength(3);
  });

  it('is finished by a double press and by Enter, and saved without either', async () => {
    const shop = await openZones([]);
    const map = await addDrawnZone();
    await tap(map, [100, 60], [250, 70]);
    const zoom = vi.spyOn(LeafletMap.prototype, 'setZoomAround');
    await map.dblClick({ position: { x: 220, y: 200 } });
    expect(zoom).not.toHaveBeenCalled();
    zoom.mockRestore();
    await corners('3 corners. Drag a corner, or a white dot to add one. Tap a corner to remove it.');
    await button('Draw again').click();
    await tap(map, [100, 60], [250, 70], [220, 200], [110, 190]);
    await expect.element(button('Finish')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await corners('4 corners. Drag a corner, or a white dot to add one. Tap a corner to remove it.');
    await button('Add corners').click();
    await tap(map, [60, 120]);
    await button('Save').click();
    await isSaved();
    expect(saves(shop)[0]?.[0]?.points).toHaveLength(5);
  });

  it('has corners that are added between two others, and removed', async () => {
    await openZones([]);
    const map = await addDrawnZone();
    await tap(map, [80, 60], [300, 60], [300, 230], [80, 230]);
    await button('Finish').click();
    await tap(map, [190, 60]);
    await corners('5 corners. Drag a corner, or a white dot to add one. Tap a corner to remove it.');
    expect(handles(map)).toHaveLength(5);
    await tap(map, [300, 230]);
    await button('Remove corner 4').click();
    await corners('4 corners. Drag a corner, or a white dot to add one. Tap a corner to remove it.');
    await expect.element(button('Add corners')).toHaveFocus();
  });

  it('has a new corner where the white dot is released', async () => {
    await openZones([]);
    const map = await addDrawnZone();
    await tap(map, [80, 100], [300, 100], [300, 230], [80, 230]);
    await button('Finish').click();
    const dot = map.element().querySelector('[class*="between"]') as Element;
    await userEvent.dragAndDrop(page.elementLocator(dot), map, { targetPosition: { x: 220, y: 30 } });
    await corners('5 corners. Drag a corner, or a white dot to add one. Tap a corner to remove it.');
    const { x, y } = middleOn(map, handles(map)[1] as Element);
    expect(Math.hypot(x - 220, y - 30)).toBeLessThan(3);
  });

  it('says which sides cross, and is not saved until they do not', async () => {
    const shop = await openZones([]);
    const map = await addDrawnZone();
    await tap(map, [80, 60], [300, 230], [300, 60], [80, 230]);
    await button('Finish').click();
    await says(/^The side from corner 1 to 2 crosses the side from corner 3 to 4\./);
    await button('Save').click();
    await expect.element(field('Corners (latitude, longitude)')).toHaveFocus();
    expect(saves(shop)).toEqual([]);
    await field('Corners (latitude, longitude)').fill('12.9, 77.5\n12.9, 77.6\n12.8, 77.6');
    await button('Save').click();
    await isSaved();
  });

  it('comes back if it is not drawn again after all', async () => {
    const shop = await openZones([]);
    const map = await addDrawnZone();
    await tap(map, [80, 60], [300, 60], [300, 230], [80, 230]);
    await button('Finish').click();
    await button('Draw again').click();
    await tap(map, [100, 100]);
    await button('Keep the old area').click();
    await corners('4 corners. Drag a corner, or a white dot to add one. Tap a corner to remove it.');
    await button('Save').click();
    await isSaved();
    expect(saves(shop)[0]?.[0]?.points).toHaveLength(4);
  });

  it('keeps typed corners that cannot be read when the map is pressed', async () => {
    await openZones([]);
    const map = await addDrawnZone();
    await page.getByText('Type the corners instead').click();
    const typed = '12.9, 77.5\n12.9 77.6 north\n12.8, 77.6\n12.7, 77.4';
    await field('Corners (latitude, longitude)').fill(typed);
    await says('The map waits until every typed corner can be read.');
    await says(/^Line 2 is no place/);
    await tap(map, [60, 120]);
    await expect.element(field('Corners (latitude, longitude)')).toHaveValue(typed);
    await field('Corners (latitude, longitude)').fill(typed.replace(' north', ''));
    await button('Add corners').click();
    await tap(map, [60, 120]);
    await corners('5 corners. Tap the next one, or the first one again to finish.');
  });

  it('is drawn on a large map in the same way', async () => {
    await openZones([], { size: phone });
    await addDrawnZone();
    await button('Enlarge the map').click();
    await expect.poll(() => document.querySelectorAll('.leaflet-container').length).toBe(2);
    await tap(await mapShown(), [60, 100], [200, 100], [120, 250]);
    const dialog = page.getByRole('dialog', { name: 'Lake' });
    await dialog.getByRole('button', { name: 'Finish' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await corners('3 corners. Drag a corner, or a white dot to add one. Tap a corner to remove it.');
    await expect.element(button('Enlarge the map')).toHaveFocus();
  });
});

it('the map of a zone leaves scrolling to one finger, unless it is large', async () => {
  const match = window.matchMedia.bind(window);
  const touchScreen = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => (query === '(pointer: coarse)' ? touchScreen : match(query)));
  await openZones([], { size: phone });
  await addDrawnZone();
  const touchAction = async () => getComputedStyle((await mapShown()).element()).touchAction;
  await expect.poll(touchAction).toBe('pan-x pan-y');
  await says('Move the map with two fingers, or enlarge it.');
  await button('Enlarge the map').click();
  await expect.poll(touchAction).toBe('none');
  media.mockRestore();
});

describe('the zones', () => {
  const circle = (name: string, radiusMeters: number, center = coordinates) =>
    aZone({ name, kind: 'CIRCLE', pinCodes: [], center, radiusMeters });

  it('show the restaurant and the other zones by their names', async () => {
    await openZones([circle('Near', 2000), circle('Far', 5000)], { restaurant: { shortName: 'Annapurna' } });
    await page.getByText('Far', { exact: true }).click();
    const map = await mapShown();
    await expect.element(map.getByText('Annapurna')).toBeVisible();
    await expect.element(map.getByText('Near')).toBeVisible();
    await says('Overlaps Near. Where both are, Near counts, because it comes first in the list.');
    await field('Radius (km)').last().fill('1.5');
    await says(/^Lies wholly within Near, which comes first in the list, so this zone never counts/);
  });

  it('say that the restaurant lies outside all of them', async () => {
    await openZones([circle('Near', 2000, { lat: 13.5, lng: 77.6 })]);
    await says(/^Your restaurant itself lies outside all zones/);
    await field('Centre (latitude, longitude)').fill('12.97, 77.59');
    await expect.element(page.getByText(/^Your restaurant itself lies outside/)).not.toBeInTheDocument();
  });

  it('link to the place of a restaurant that has none', async () => {
    await openZones([], { restaurant: { coordinates: null } });
    await button('Add a zone').click();
    await says('Your restaurant has no place on the map yet, so it is not shown here.');
    await link('Put it on the map').click();
    await expect.element(field('Short name')).toBeVisible();
  });

  it('are said in Hindi what is wrong with them', async () => {
    await openZones([circle('Near', 2000)], { language: 'hi' });
    await field('क्षेत्र').selectOptions('POLYGON');
    await button('पूरा हुआ').click();
    await says('इलाके में कोई कोना नहीं है, कम से कम 3 चाहिए। नक्शे पर और कोनों पर टैप करें।');
  });
});

describe('the search for a place', () => {
  it('moves to a PIN code, from where codes near it are added to the zone', async () => {
    const shop = await openZones([aZone({ name: 'Centre', pinCodes: ['560001'] })]);
    await field('Find a place on the map').fill('400 050');
    await userEvent.keyboard('{Enter}');
    await says('Moved to 400050, Mumbai Suburban, Maharashtra.');
    const code = page.getByRole('button', { name: /400050/ });
    await code.click();
    await expect.element(field('PIN codes')).toHaveValue('560001, 400050');
    await code.click();
    await expect.element(field('PIN codes')).toHaveValue('560001');
    await code.click();
    await expect.element(code).toHaveFocus();
    await expect.element((await mapShown()).getByText('400050')).toBeVisible();
    await button('Save').click();
    await isSaved();
    expect(saves(shop)).toMatchObject([[{ pinCodes: ['560001', '400050'] }]]);
  });

  it('leaves the map where the owner moved it when a PIN code is added', async () => {
    await openZones([aZone({ name: 'Centre', pinCodes: ['560001'] })]);
    const spots = () => document.querySelectorAll('path[class*="spot"]').length;
    await expect.poll(spots).toBe(1);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    const fit = vi.spyOn(LeafletMap.prototype, 'fitBounds');
    await page
      .getByRole('button', { name: /^\+ 5600/ })
      .first()
      .click();
    await expect.poll(spots).toBe(2);
    expect(fit).not.toHaveBeenCalled();
    fit.mockRestore();
    await expect.poll(() => document.querySelector('.leaflet-zoom-anim')).toBeNull();
  });

  it('says that a PIN code or a district is unknown, which the zone can have all the same', async () => {
    await openZones([aZone({ name: 'Centre' })]);
    await field('Find a place on the map').fill('199999');
    await button('Find').click();
    await says(/^We do not know where 199999 is\. Check the PIN code/);
    await field('Find a place on the map').fill('Atlantis');
    await button('Find').click();
    await says(/^We know no district or state “Atlantis”/);
    await field('PIN codes').fill('560001, 199999');
    await says('199999 is in the zone, but we do not know where it is.');
    await field('PIN codes').fill('560001, 5600');
    await button('Save').click();
    await says('“5600” is no PIN code. A PIN code has six digits, such as 560001.');
  });
});
