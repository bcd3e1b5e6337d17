import { page } from 'vitest/browser';
import { expect, it, vi } from 'vitest';
import { anAdmin, aRestaurant, aZone } from '../../../test/factories';
import { changeRestaurant } from '../../../test/restaurant';
import { refusal } from '../../../test/shop-server';
import { aShop, button, desk, link, show, title } from '../../../test/show';

const who = anAdmin();
const step = (name: string) => page.getByRole('heading', { name });
const name = page.getByLabelText('Name', { exact: true });

it('the welcome checks a step, and continues, if one admin overrides another, too', async () => {
  const restaurant = aRestaurant();
  const shop = aShop({ restaurant, finishWelcomeStep: { isDue: true, done: ['WHO'] } });
  shop.answer({
    updateRestaurant: ({ input }) => aRestaurant({ ...(input.name && { name: input.name }), version: 3 }),
  });
  await show(shop, '/admin/welcome?step=who', { who, size: desk });
  await name.fill('');
  await changeRestaurant(shop, { ...restaurant, name: 'Meera’s Dhaba', version: 2 });
  const saveMine = button('Save mine anyway');
  await saveMine.click();
  await expect.element(name).toHaveFocus();
  expect(shop.sent('UpdateRestaurant')).toEqual([]);
  await name.fill('Sharma’s Kitchen');
  await saveMine.click();
  await expect.element(step('When are you open?')).toBeVisible();
  expect(shop.sent('UpdateRestaurant')).toMatchObject([{ input: { name: 'Sharma’s Kitchen' }, version: 2 }]);
});

it('the welcome asks once for a name, not for the short one that it makes from it', async () => {
  const missing = 'Please enter the name of the restaurant';
  const shop = aShop();
  shop.fails('UpdateRestaurant', refusal('BAD_USER_INPUT', missing, [{ field: 'name', message: missing }]));
  await show(shop, '/admin/welcome?step=who', { who, size: desk });
  await name.fill('   ');
  await button('Save and continue').click();
  await expect.element(page.getByText(missing)).toBeVisible();
  expect(shop.sent('UpdateRestaurant')).toMatchObject([{ input: { name: '' } }]);
  expect(shop.sent('UpdateRestaurant')[0]?.['input']).not.toHaveProperty('shortName');
});

it('the welcome can be skipped step by step, changes nothing then, and is not offered again', async () => {
  const done = { isDue: false, done: [] };
  const shop = aShop({ welcome: { isDue: true, done: [] }, finishWelcomeStep: { isDue: true, done: [] } });
  shop.answer({
    endWelcome: () => {
      shop.answer({ welcome: done });
      return done;
    },
  });
  await show(shop, '/admin/welcome', { who, size: desk });
  await name.fill('Typed and left');
  for (const heading of [
    'Who are you?',
    'When are you open?',
    'Where are you?',
    'How do customers get food?',
    'What do you cook?',
  ]) {
    await expect.element(step(heading)).toBeVisible();
    await button('Skip').click();
  }
  await expect.element(step('How do customers pay?')).toBeVisible();
  await button('Back').click();
  await expect.element(step('What do you cook?')).toBeVisible();
  await button('Skip').click();
  await button('Skip and finish').click();
  await expect.element(step('Your shop is ready')).toHaveFocus();
  await link('Go to the dashboard').click();
  await expect.element(title('Admin Dashboard')).toBeVisible();
  await expect.element(link('Set up your shop')).not.toBeInTheDocument();
  expect(shop.sent('UpdateRestaurant')).toEqual([]);
});

it('the welcome saves how customers get food, with one circle around the shop', async () => {
  const coordinates = { lat: 12.9716, lng: 77.5946 };
  const shop = aShop({
    restaurant: aRestaurant({ coordinates }),
    finishWelcomeStep: { isDue: true, done: ['WAYS'] },
  });
  await show(shop, '/admin/welcome?step=ways', { who, size: desk });
  await page.getByRole('checkbox', { name: 'Pickup' }).click();
  await page.getByRole('checkbox', { name: 'Deliver only near the shop' }).click();
  await page.getByLabelText('Up to').selectOptions('5 km');
  await page.getByLabelText('Delivery fee (₹)').fill('');
  const message = 'Please enter a delivery fee of 0 to 10000 rupees';
  shop.fails(
    'UpdateRestaurant',
    refusal('BAD_USER_INPUT', message, [{ field: 'deliveryZones.0.fee', message }]),
  );
  await page.getByRole('checkbox', { name: /without an account/ }).click();
  await button('Save and continue').click();
  await expect.element(page.getByLabelText('Delivery fee (₹)')).toHaveFocus();
  shop.recovers('UpdateRestaurant');
  shop.answer({ updateRestaurant: aRestaurant({ coordinates, version: 2 }) });
  await page.getByLabelText('Delivery fee (₹)').fill('30');
  await button('Save and continue').click();
  await expect.element(step('What do you cook?')).toBeVisible();
  const zone = { kind: 'CIRCLE', center: coordinates, radiusMeters: 5000, fee: 30, minimum: 0 };
  expect(shop.sent('UpdateRestaurant').at(-1)).toMatchObject({
    input: { orderWays: ['DELIVERY', 'PICKUP'], deliveryZones: [zone], guestsAllowed: true },
  });
  expect(shop.sent('FinishWelcomeStep')).toEqual([{ step: 'WAYS' }]);
});

it('the welcome asks for the place before the distance, and leaves zones that were drawn alone', async () => {
  const shop = aShop();
  await show(shop, '/admin/welcome?step=ways', { who, size: desk });
  await expect.element(link('Put it on the map')).toHaveAttribute('href', '#/admin/welcome?step=where-to');
  const zone = aZone({ kind: 'PIN_CODES', pinCodes: ['560001'] });
  await changeRestaurant(shop, aRestaurant({ deliveryZones: [zone], version: 2 }));
  await expect
    .element(link('Change them in the settings'))
    .toHaveAttribute('href', '#/admin/settings/delivery');
  await page.getByRole('checkbox', { name: 'Delivery', exact: true }).click();
  await expect.element(link('Change them in the settings')).not.toBeInTheDocument();
});

it('the welcome ends with the link and the code of the shop', async () => {
  await show(aShop(), '/admin/welcome?step=ready', { who, size: desk });
  const address = new URL(import.meta.env.BASE_URL, document.baseURI).href;
  await expect.element(link(address)).toHaveAttribute('href', address);
  await expect.element(page.getByRole('img', { name: 'QR code that opens the shop' })).toBeVisible();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await button('Save the QR code').click();
  const [saved] = click.mock.contexts;
  click.mockRestore();
  expect(saved).toMatchObject({ download: 'shop-qr.png', href: expect.stringMatching(/^data:image\/png/) });
});
