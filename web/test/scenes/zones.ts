import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { aZone } from '../factories';
import { withRestaurant } from './filled-shop';
import { fill, openDialog, press, see, type Scene } from './scene';

const route = '/admin/settings/delivery';
const coordinates = { lat: 12.9716, lng: 77.5946 };
const circle = aZone({
  name: 'Near',
  kind: 'CIRCLE',
  center: coordinates,
  radiusMeters: 2500,
  pinCodes: [],
  fee: 35,
  feeSteps: [
    { from: 500, fee: 20 },
    { from: 800, fee: 10 },
  ],
  minimum: 200,
  freeFrom: 1200,
});
const polygon = aZone({
  name: 'Lakeside',
  kind: 'POLYGON',
  pinCodes: [],
  points: [
    { lat: 12.985, lng: 77.6 },
    { lat: 12.985, lng: 77.64 },
    { lat: 12.955, lng: 77.65 },
    { lat: 12.95, lng: 77.61 },
  ],
  fee: 50,
});
const codes = aZone({ name: 'Koramangala', pinCodes: ['560034', '560095'], fee: 60 });

const withPlace = withRestaurant({ coordinates });
const withZones = (...deliveryZones: (typeof circle)[]) => withRestaurant({ coordinates, deliveryZones });

/** Taps the map at these places, from its upper left corner. */
async function tap(...places: { readonly x: number; readonly y: number }[]) {
  const map = () =>
    page.getByRole('group', { name: 'Delivery zone' }).last().element().querySelector('.leaflet-container');
  await expect.poll(map).not.toBeNull();
  for (const position of places) await page.elementLocator(map() as Element).click({ position });
}
const draw =
  (...corners: { readonly x: number; readonly y: number }[]) =>
  async () => {
    await press('Add a zone')();
    await page.getByLabelText('Area', { exact: true }).last().selectOptions('POLYGON');
    await tap(...corners);
  };
const unfoldZone = (name: string) => async () => {
  await page.getByText(name, { exact: true }).click();
};

const ofAdmins: readonly Omit<Scene, 'who'>[] = [
  { name: 'admin-zones-none', route, shop: withPlace, hasDeskLayout: true },
  { name: 'admin-zones-no-place', route, act: press('Add a zone') },
  { name: 'admin-zones-one', route, shop: withZones(circle), hasDeskLayout: true },
  { name: 'admin-zones-one-hi', route, shop: withZones(circle), language: 'hi' },
  {
    name: 'admin-zones-several',
    route,
    shop: withZones(circle, polygon, codes),
    act: unfoldZone('Lakeside'),
    hasDeskLayout: true,
  },
  {
    name: 'admin-zones-codes',
    route,
    shop: withZones(codes),
    act: () => see(page.getByText('PIN codes near there')),
  },
  {
    name: 'admin-zones-drawing',
    route,
    shop: withZones(circle),
    act: draw({ x: 60, y: 60 }, { x: 220, y: 70 }, { x: 200, y: 210 }),
  },
  {
    name: 'admin-zones-crossing',
    route,
    shop: withPlace,
    act: async () => {
      await draw({ x: 60, y: 60 }, { x: 220, y: 210 }, { x: 220, y: 60 }, { x: 70, y: 220 })();
      await press('Finish')();
    },
  },
  {
    name: 'admin-zones-drawn-again',
    route,
    shop: withZones(polygon),
    act: async () => {
      await press('Draw again')();
      await tap({ x: 60, y: 60 }, { x: 220, y: 70 });
    },
  },
  {
    name: 'admin-zones-unreadable',
    route,
    shop: withZones(polygon),
    act: async () => {
      await page.getByText('Type the corners instead').click();
      await fill('Corners (latitude, longitude)', '12.9, 77.5\n12.9 77.6 north\n12.8, 77.6\n12.7, 77.4');
    },
  },
  {
    name: 'admin-zones-large',
    route,
    shop: withZones(polygon, circle),
    act: async () => {
      await unfoldZone('Lakeside')();
      await openDialog('Enlarge the map')();
    },
    hasDeskLayout: true,
  },
  {
    name: 'admin-zones-unknown-place',
    route,
    shop: withZones(circle),
    act: async () => {
      await fill('Find a place on the map', '199999');
      await press(/^Find$/, page.getByText('We do not know where 199999 is'))();
    },
  },
];

/** The editor of delivery zones. */
export const zoneScenes = ofAdmins.map((scene): Scene => ({ ...scene, who: 'admin' }));
