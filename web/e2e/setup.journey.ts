import type { Page } from '@playwright/test';
import { demoMenu } from '../../api/src/demo/demo-menu.js';
import { aBooking } from '../../api/test/a-booking.js';
import { aPhoto } from '../../api/test/pictures.js';
import { button, desk, expect, isLive, link, logIn, phone, test, title, toast } from './journey-test';
import { aCustomer, aDish, anAdmin, anOrder, changeRestaurant, mailTo, password } from './people';
import type { Shop } from './shop';

test.use({ hasOwnShop: true });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** What REST and GraphQL say of the restaurant. */
const restaurant = async <T>(shop: Shop, fields: string) =>
  (await shop.graphql<{ restaurant: T }>(`{ restaurant { ${fields} } }`)).restaurant;

test('a new name of the restaurant is seen by a customer immediately, and in the next mail', async ({
  shop,
  visit,
}) => {
  const asha = await aCustomer(shop);
  const dish = await aDish(shop);
  const customer = await visit('/menu');
  const footer = customer.getByRole('contentinfo');
  await expect(footer.getByText('Chowk Street Kitchen, open every day.')).toBeVisible();
  await expect(customer).toHaveTitle(/ · Chowk Street Kitchen$/);
  await isLive(customer);

  const page = await visit('/admin/settings/restaurant', { who: shop.owner });
  await field(page, 'Name').fill('Sharma’s Dhaba');
  await field(page, 'Short name').fill('Sharma’s');
  await button(page, 'Save').click();
  await expect(toast(page, 'Settings saved.')).toBeVisible();

  await expect(footer.getByText('Sharma’s Dhaba, open every day.')).toBeVisible();
  await expect(customer).toHaveTitle(/ · Sharma’s Dhaba$/);
  await expect(
    customer.getByRole('banner').getByRole('link', { name: 'Sharma’s Dhaba, home' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('Restaurant · Settings · Sharma’s Dhaba');

  await anOrder(shop, asha, dish);
  await expect
    .poll(() => mailTo(shop, asha.email))
    .toContain('You get this because you have an account at Sharma’s Dhaba.');
});

test('the settings keep a table that is booked, and list the bookings that changed hours leave out', async ({
  shop,
  visit,
}) => {
  await changeRestaurant(shop, {
    tables: [
      { name: 'Window', seats: 2 },
      { name: 'Terrace', seats: 6 },
    ],
  });
  const { token } = await aCustomer(shop);
  const booked = await shop.rest('POST', '/api/booking', { token, body: aBooking({ guests: 2 }) });
  expect(booked.status).toBe(201);
  const page = await visit('/admin/settings/tables', { who: shop.owner });
  await button(page, 'Remove table Window').click();
  await button(page, 'Save').click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Window is booked:' });
  await expect(refusal.getByText('(Asha Rao, 2 guests)')).toBeVisible();
  await button(page, 'Keep Window').click();
  await expect(button(page, 'Remove table Window')).toBeVisible();
  await expect(refusal).toHaveCount(0);

  const hours = (opensAt: string) => Array.from({ length: 7 }, () => [{ opensAt, closesAt: '23:00' }]);
  await page.goto('./#/admin/settings/hours');
  await isLive(page);
  await changeRestaurant(shop, { bookingHours: hours('20:00') });
  await expect(page.getByText('These upcoming bookings are outside')).toBeVisible();
  await expect(page.getByText(/7:30 pm: Asha Rao, 2 guests/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Manage bookings' })).toBeVisible();
  await changeRestaurant(shop, { bookingHours: hours('11:00') });
  await expect(page.getByText('These upcoming bookings are outside')).toHaveCount(0);
});

test('the welcome leads an owner with a phone from the first login to their own shop', async ({
  shop,
  visit,
}) => {
  const owner = await anAdmin(shop);
  const page = await visit('/login', { size: phone });
  await logIn(page, owner, password);
  await expect(title(page, 'Admin Dashboard')).toBeVisible();
  await expect(link(page, 'Enter your address')).toBeVisible();
  await link(page, 'Set up your shop').click();

  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  // The demo restaurant's values are selected, so that typing replaces them.
  await field(page, 'Name').focus();
  await page.keyboard.type('Sharma’s Dhaba');
  await field(page, 'Phone').fill('+91 98765 43210');
  await field(page, 'Email').fill('hello@sharma.example');
  await page.getByLabel('FSSAI number').fill('1001 2345 67890');
  await button(page, 'Save and continue').click();
  await expect(page.getByText('An FSSAI number has 14 digits').first()).toBeVisible();
  await page.getByLabel('FSSAI number').fill('1001 2345 678901');
  await button(page, 'Save and continue').click();

  await expect(page.getByRole('heading', { name: 'When are you open?' })).toBeVisible();
  expect(await restaurant(shop, 'name shortName phone fssai')).toEqual({
    name: 'Sharma’s Dhaba',
    shortName: 'Sharma’s Dhaba',
    phone: '+91 98765 43210',
    fssai: '10012345678901',
  });
  await page.getByRole('checkbox', { name: 'Take orders at any time' }).uncheck();
  await button(page, 'Save and continue').click();

  await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeVisible();
  expect(await restaurant<{ orderHours: object[] }>(shop, 'orderHours { opensAt }')).toMatchObject({
    orderHours: { length: 7 },
  });
  // The server keeps the progress.
  await page.goto('./#/admin/dashboard');
  await link(page, 'Continue setup').click();
  await page.getByLabel('Street and town').fill('4 MG Road, Pune');
  await page.getByLabel('State').fill('Maharashtra');
  await page.getByLabel('PIN code').fill('411001');
  await button(page, 'Save and continue').click();

  await expect(page.getByRole('heading', { name: 'How do customers get food?' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pickup' }).check();
  await button(page, 'Save and continue').click();

  await expect(page.getByRole('heading', { name: 'What do you cook?' })).toBeVisible();
  await button(page, 'Remove the demo dishes').click();
  await expect(page.getByRole('alertdialog').getByText('The menu will be empty.')).toBeVisible();
  await button(page, 'Remove them').click();
  await expect(toast(page, `${demoMenu.length} demo dishes removed.`)).toBeVisible();
  await expect(page.getByText('The menu is empty.')).toBeVisible();
  await field(page, 'Name').fill('Dal Makhani');
  await page.getByLabel(/^Price/).fill('180');
  await button(page, 'Add Item').click();
  await expect(page.getByText('1 dish is on the menu.')).toBeVisible();
  await button(page, 'Continue').click();

  await expect(page.getByRole('heading', { name: 'How do customers pay?' })).toBeVisible();
  await button(page, 'Finish').click();
  await expect(page.getByRole('heading', { name: 'Your shop is ready' })).toBeVisible();
  await link(page, 'Go to the dashboard').click();
  await expect(title(page, 'Admin Dashboard')).toBeVisible();
  await expect(page.getByText('Connect a mail server', { exact: false })).toBeVisible();
  await expect(link(page, 'Continue setup')).toHaveCount(0);
  await expect(link(page, 'Enter your address')).toHaveCount(0);
  expect(await restaurant(shop, 'address state')).toEqual({
    address: '4 MG Road, Pune',
    state: 'Maharashtra',
  });

  const customer = await visit('/menu', { who: await aCustomer(shop), size: phone });
  await expect(customer.getByText('Dal Makhani').first()).toBeVisible();
  await expect(customer).toHaveTitle(/Sharma’s Dhaba/);
});

const color = (page: Page) =>
  page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--color-brand')`);
const picture = (page: Page, kind: 'logo' | 'cover') => page.locator(`img[src^="/uploads/${kind}/"]`);

test('the look of the shop is previewed on the home page before it is saved, and then live and prerendered', async ({
  shop,
  visit,
}) => {
  /** As the build writes it. */
  const yellow = '#fc0';
  const aPicture = async (name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await aPhoto(900, 500).png().toBuffer(),
  });
  const customer = await visit('/', { who: await aCustomer(shop) });
  await isLive(customer);
  const page = await visit('/admin/settings', { who: shop.owner, size: desk });
  const preview = page.frameLocator('iframe[title^="Your home page"]');
  await expect(preview.getByRole('link', { name: 'Order Now', includeHidden: true })).toBeAttached();

  await field(page, 'Colour').fill('#7A0019');
  await field(page, 'Logo').setInputFiles(await aPicture('logo.png'));
  await field(page, 'Cover picture').setInputFiles(await aPicture('cover.png'));
  await expect(preview.locator('img[src^="/uploads/logo/"]')).toBeVisible();
  await expect(preview.locator('img[src^="/uploads/cover/"]')).toBeVisible();
  await expect
    .poll(() => preview.locator('html').evaluate((root) => root.style.getPropertyValue('--light-brand')))
    .toBe('#7a0019');
  expect(await color(customer)).toBe(yellow);
  expect(await color(page)).toBe(yellow);

  await button(page, 'Save').click();
  await expect(toast(page, 'Settings saved.')).toBeVisible();
  await expect.poll(() => color(customer)).toBe('#7a0019');
  await expect(picture(customer, 'logo')).toBeVisible();
  await expect(picture(customer, 'cover')).toBeVisible();

  const html = async () => (await fetch(`${shop.url}/shop/`)).text();
  await expect.poll(html).toMatch(/<html style="--light-brand:#7a0019;/);
  expect(await html()).toContain('<meta name="theme-color" content="#7a0019"');
  const visitor = await visit('/');
  await expect(picture(visitor, 'cover')).toBeVisible();
  expect(await color(visitor)).toBe('#7a0019');

  await button(page, 'Back to yellow').click();
  for (const label of ['Logo', 'Cover picture']) {
    await expect(field(page, label)).toBeAttached();
    await button(page, 'Remove image').first().click();
  }
  await button(page, 'Save').click();
  await expect.poll(() => color(customer)).toBe(yellow);
  expect(await restaurant(shop, 'brandColor logo cover')).toEqual({
    brandColor: null,
    logo: null,
    cover: null,
  });
});
