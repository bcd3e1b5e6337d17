import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aRestaurant, aZone, dayAhead, someConnections } from '../../../test/factories';
import type { Restaurant, RestaurantInput } from '../../../test/generated/schema';
import { changeRestaurant } from '../../../test/restaurant';
import { refusal, type ShopServer } from '../../../test/shop-server';
import { address, aShop, button, desk, kept, link, phone, show, toast } from '../../../test/show';

const who = anAdmin();
const field = (label: string) => page.getByLabelText(label, { exact: true });
const sections = page.getByRole('navigation', { name: 'Sections of the settings' });
const conflict = page.getByRole('alert').filter({ hasText: 'Another admin has changed the same' });
const saves = (shop: ShopServer) => shop.sent('UpdateRestaurant').map(({ input }) => input);
const isSaved = () => expect.element(toast('Settings saved.').last()).toBeVisible();

/** The texts and numbers of an input. */
const given = ({
  name,
  tagline,
  address: street,
  phone: number,
  bookingFee,
  refundHours,
}: RestaurantInput) => ({
  ...(name && { name }),
  ...(tagline && { tagline }),
  ...(street && { address: street }),
  ...(number && { phone: number }),
  ...(typeof bookingFee === 'number' && { bookingFee }),
  ...(typeof refundHours === 'number' && { refundHours }),
});

/** A shop that saves settings, and its present restaurant. */
function aShopWith(first: Partial<Restaurant> = {}) {
  let restaurant = aRestaurant(first);
  const shop = aShop({ restaurant });
  const set = (change: Partial<Restaurant>) => {
    restaurant = { ...restaurant, ...change, version: restaurant.version + 1 };
    shop.answer({ restaurant });
    return restaurant;
  };
  shop.answer({
    updateRestaurant: ({ input, version }) => {
      if (version !== restaurant.version) throw refusal('CONFLICT', 'Someone else has changed the settings');
      return set(given(input));
    },
  });
  return {
    shop,
    restaurant: () => restaurant,
    /** As another admin does. */
    change: (change: Partial<Restaurant>) => changeRestaurant(shop, set(change)),
  };
}

const open = (shop: ShopServer, section: string, size: typeof desk | typeof phone = desk) =>
  show(shop, `/admin/settings/${section}`, { who, size });

describe('the settings', () => {
  it('show errors beside their fields, and lose nothing', async () => {
    const { shop } = aShopWith();
    await open(shop, 'restaurant');
    await field('FSSAI number').fill('100');
    await field('Short name').fill('Chowk 2');
    const message = 'An FSSAI number has 14 digits';
    shop.fails('UpdateRestaurant', refusal('BAD_USER_INPUT', message, [{ field: 'fssai', message }]));
    await button('Save').click();
    await expect.element(page.getByText(message).first()).toBeVisible();
    await expect.element(field('FSSAI number')).toHaveFocus();
    await show(shop, address(), { who, size: desk, ...kept() });
    await expect.element(field('Short name')).toHaveValue('Chowk 2');
    await field('FSSAI number').fill('1001 2345 678901');
    shop.recovers('UpdateRestaurant');
    const saved = { shortName: 'Chowk 2', fssai: '10012345678901' };
    shop.answer({ updateRestaurant: aRestaurant({ ...saved, version: 2 }) });
    await button('Save').click();
    await isSaved();
    expect(saves(shop).at(-1)).toEqual({ shortName: 'Chowk 2', fssai: '1001 2345 678901' });
    await expect.element(field('FSSAI number')).toHaveValue('10012345678901');
  });

  it('close a day, and add and remove tables', async () => {
    const week = Array.from({ length: 7 }, () => [{ opensAt: '11:00', closesAt: '23:00' }]);
    const tables = ['Table 1', 'Table 2'].map((name, index) => ({
      id: `${index}`.repeat(24),
      name,
      seats: 2,
    }));
    const { shop } = aShopWith({ bookingHours: week, tables });
    await open(shop, 'hours', phone);
    await page.getByRole('checkbox', { name: 'Same hours every day' }).click();
    await page.getByRole('checkbox', { name: 'Monday' }).click();
    const tuesday = page.getByRole('group', { name: 'Tuesday' });
    await tuesday.getByLabelText('Opens').fill('18:00');
    await tuesday.getByLabelText('Closes').fill('00:00');
    await button('Save').click();
    await isSaved();
    expect(saves(shop).at(-1)).toEqual({
      bookingHours: [[], [{ opensAt: '18:00', closesAt: '00:00' }], ...week.slice(2)],
    });

    await link('Tables').click();
    await button('Remove table Table 1').click();
    await button('Add a table').click();
    await userEvent.keyboard('Terrace');
    await button('Save').click();
    await expect.poll(() => saves(shop)).toHaveLength(2);
    expect(saves(shop).at(-1)).toMatchObject({
      tables: [{ name: 'Table 2' }, { name: 'Terrace', seats: 2 }],
    });
  });

  it('take the same hours for every day in one row, and only those once days differ no more', async () => {
    const late = [{ opensAt: '18:00', closesAt: '23:00' }];
    const week = Array.from({ length: 7 }, (_, day) => (day < 5 ? late : []));
    const { shop } = aShopWith({ bookingHours: week });
    await open(shop, 'hours');
    const tables = page.getByRole('region', { name: 'Hours for tables' });
    const isSame = tables.getByRole('checkbox', { name: 'Same hours every day' });
    await expect.element(isSame).not.toBeChecked();
    await expect.element(tables.getByRole('group', { name: 'Monday' })).toBeVisible();
    await isSame.click();
    await expect.element(tables.getByRole('group', { name: 'Monday' })).not.toBeInTheDocument();
    await tables.getByLabelText('Opens').fill('12:00');
    await tables.getByRole('button', { name: 'Add hours' }).click();
    await tables.getByLabelText('Closes').first().fill('15:00');
    await button('Save').click();
    await isSaved();
    const day = [{ opensAt: '12:00', closesAt: '15:00' }, ...late];
    expect(saves(shop).at(-1)).toEqual({ bookingHours: Array.from({ length: 7 }, () => day) });
  });

  it('keep the rows of the days while typing makes the days equal', async () => {
    const usual = [{ opensAt: '11:00', closesAt: '23:00' }];
    const week = Array.from({ length: 7 }, (_, day) => (day < 6 ? usual : []));
    const { shop } = aShopWith({ bookingHours: week });
    await open(shop, 'hours');
    const tables = page.getByRole('region', { name: 'Hours for tables' });
    const sunday = tables.getByRole('group', { name: 'Sunday' });
    await sunday.getByRole('checkbox', { name: 'Sunday' }).click();
    await sunday.getByLabelText('Opens').fill('11:00');
    await sunday.getByLabelText('Closes').fill('23:00');
    await expect.element(sunday.getByLabelText('Closes')).toHaveFocus();
    await button('Save').click();
    await isSaved();
    expect(saves(shop).at(-1)).toEqual({ bookingHours: Array.from({ length: 7 }, () => usual) });
  });

  it('take hours with several intervals, copy them, and close a date', async () => {
    const { shop } = aShopWith();
    await open(shop, 'hours');
    await page.getByRole('checkbox', { name: 'Take orders at any time' }).click();
    const orders = page.getByRole('region', { name: 'Hours for orders' });
    await orders.getByRole('checkbox', { name: 'Same hours every day' }).click();
    const monday = orders.getByRole('group', { name: 'Monday' });
    await monday.getByLabelText('Opens').fill('11:00');
    await monday.getByLabelText('Closes').fill('15:00');
    await monday.getByRole('button', { name: 'Add hours' }).click();
    await monday.getByLabelText('Opens').nth(1).fill('14:00');
    await monday.getByLabelText('Closes').nth(1).fill('02:00');
    await expect.element(monday.getByText('On the next day')).toBeVisible();
    const message = 'These hours overlap with others.';
    shop.fails(
      'UpdateRestaurant',
      refusal('BAD_USER_INPUT', message, [{ field: 'orderHours.0.1.opensAt', message }]),
    );
    await button('Save').click();
    await expect.element(page.getByText(message).first()).toBeVisible();
    shop.recovers('UpdateRestaurant');
    await monday.getByLabelText('Opens').nth(1).fill('18:00');
    await monday.getByRole('button', { name: 'Copy to all days: the hours of Monday' }).click();
    await orders.getByRole('checkbox', { name: 'Sunday' }).click();
    await button('Add a special day').click();
    const special = page.getByRole('region', { name: 'Special days' });
    await special.getByLabelText('Date').fill(dayAhead(3));
    await special.getByLabelText('Reason').fill('Diwali');
    await special.getByLabelText('Tables').selectOptions('As usual');
    await button('Save').click();
    await isSaved();
    const day = [
      { opensAt: '11:00', closesAt: '15:00' },
      { opensAt: '18:00', closesAt: '02:00' },
    ];
    expect(saves(shop).at(-1)).toMatchObject({
      orderHours: [day, day, day, day, day, day, []],
      specialDays: [{ date: dayAhead(3), reason: 'Diwali', orderHours: [] }],
    });
  });

  it('keep the input while another admin changes something else', async () => {
    const { shop, change } = aShopWith();
    await open(shop, 'restaurant');
    await field('Phone').fill('080 2345678');
    await change({ tagline: 'Since 1985' });
    await expect.element(field('Line below the name')).toHaveValue('Since 1985');
    await expect.element(field('Phone')).toHaveValue('080 2345678');
    await expect.element(page.getByText('Another admin has changed: Line below the name.')).toBeVisible();
    await button('Save').click();
    await isSaved();
    expect(shop.sent('UpdateRestaurant')).toEqual([{ input: { phone: '080 2345678' }, version: 2 }]);
  });

  it('ask which version to keep if two admins have changed the same', async () => {
    const { shop, change } = aShopWith();
    await open(shop, 'restaurant', phone);
    const street = field('Street and town');
    await street.fill('1 My Road');
    await change({ address: '2 Their Road' });
    await expect.element(conflict.getByText('2 Their Road')).toBeVisible();
    await expect.element(street).toHaveValue('1 My Road');
    await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
    await isSaved();
    expect(shop.sent('UpdateRestaurant')).toEqual([{ input: { address: '1 My Road' }, version: 2 }]);

    await street.fill('3 My Road');
    await change({ address: '4 Their Road' });
    await conflict.getByRole('button', { name: 'Use theirs' }).click();
    await expect.element(street).toHaveValue('4 Their Road');
    await expect.element(conflict).not.toBeInTheDocument();
  });

  it('refuse what the form refuses if one admin overrides another, too', async () => {
    const { shop, change } = aShopWith({ refundHours: 2, bookingFee: 200 });
    await open(shop, 'payments');
    const fee = field('Booking fee (₹)');
    const refund = field('Refund until (hours before)');
    await refund.fill('');
    await change({ refundHours: 3 });
    const saveMine = conflict.getByRole('button', { name: 'Save mine anyway' });
    await saveMine.click();
    await expect.element(page.getByText('Enter a number such as 2 or 1.5.').first()).toBeVisible();
    await expect.element(refund).toHaveFocus();
    await refund.fill('0');
    await fee.fill('2,50');
    await saveMine.click();
    await expect
      .element(page.getByText('Enter an amount in rupees, such as 249.50 or 1,249.').first())
      .toBeVisible();
    await expect.element(fee).toHaveFocus();
    expect(saves(shop)).toEqual([]);
    await fee.fill('₹ 1,250.50');
    await saveMine.click();
    await isSaved();
    expect(saves(shop)).toEqual([{ refundHours: 0, bookingFee: 1250.5 }]);
  });

  it('save one section while another has unsaved input, which outlives a reload', async () => {
    const { shop } = aShopWith();
    shop.answer({ shopSetup: { payments: 'SANDBOX' } });
    await open(shop, 'restaurant', phone);
    await field('Line below the name').fill('Unsaved line');
    await expect.element(link('Restaurant (not saved yet)')).toBeVisible();
    await sections.getByRole('link', { name: 'Payments' }).click();
    await expect.poll(address).toBe('/admin/settings/payments');
    await expect.element(page.getByText('Test mode: the built-in sandbox')).toBeVisible();
    await field('Refund until (hours before)').fill('6');
    await button('Save').click();
    await isSaved();
    expect(saves(shop)).toEqual([{ refundHours: 6 }]);

    await show(shop, address(), { who, ...kept() });
    await link('Restaurant (not saved yet)').click();
    await expect.element(field('Line below the name')).toHaveValue('Unsaved line');
    await button('Save').click();
    await expect.element(link('Restaurant')).toBeVisible();
    expect(saves(shop).at(-1)).toEqual({ tagline: 'Unsaved line' });
  });

  it('ask about a conflict only in its section', async () => {
    const { shop, change } = aShopWith();
    await open(shop, 'restaurant');
    await field('Street and town').fill('5 My Road');
    await sections.getByRole('link', { name: 'Payments' }).click();
    await field('Booking fee (₹)').fill('250');
    await change({ address: '6 Their Road', refundHours: 8 });
    await expect.element(page.getByText('Another admin has changed: Refund until')).toBeVisible();
    await expect.element(conflict).not.toBeInTheDocument();
    await button('Save').click();
    await isSaved();
    expect(saves(shop)).toEqual([{ bookingFee: 250 }]);
    await link('Restaurant (not saved yet)').click();
    await expect.element(conflict.getByText('6 Their Road')).toBeVisible();
    await conflict.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect.poll(() => saves(shop)).toHaveLength(2);
    expect(saves(shop).at(-1)).toEqual({ address: '5 My Road' });
  });

  it('are reached by keyboard, and say which mail server is set', async () => {
    const { shop } = aShopWith();
    const mailServer = { host: 'smtp.example.in', from: 'orders@chowk.example' };
    const state = { source: 'ENVIRONMENT', version: 0 } as const;
    const mail = { state, host: mailServer.host, port: 465, fromAddress: mailServer.from };
    shop.answer({ shopSetup: { payments: 'TEST', mailServer }, connections: someConnections({ mail }) });
    await open(shop, 'restaurant');
    const messages = sections.getByRole('link', { name: 'Messages' });
    await expect.element(messages).toBeVisible();
    messages.element().focus();
    await userEvent.keyboard('{Enter}');
    for (const text of ['Mails are sent', 'orders@chowk.example', 'smtp.example.in:465'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await expect.element(messages).toHaveFocus();
    await link('Ordering').click();
    await expect.element(page.getByRole('main').getByText('Not busy')).toBeVisible();
    await link('Change the hours').click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Hours for orders' })).toBeVisible();
  });

  it('say what is wrong with a colour, keep what was typed, and go back to yellow', async () => {
    const { shop } = aShopWith({ brandColor: '#7a0019' });
    await open(shop, 'restaurant', phone);
    const colour = field('Colour');
    await colour.fill('reddish');
    const message = 'Please enter a colour as # and six digits';
    shop.fails('UpdateRestaurant', refusal('BAD_USER_INPUT', message, [{ field: 'brandColor', message }]));
    await button('Save').click();
    await expect.element(page.getByText(message).first()).toBeVisible();
    shop.recovers('UpdateRestaurant');
    await link('Hours').click();
    await link('Restaurant (not saved yet)').click();
    await expect.element(colour).toHaveValue('reddish');
    await button('Back to yellow').click();
    await button('Save').click();
    await isSaved();
    expect(saves(shop).at(-1)).toEqual({ brandColor: '' });
  });

  it('keep the fee of a zone that an admin empties before overriding another', async () => {
    const zone = aZone({ name: 'Centre', fee: 40 });
    const { shop, change } = aShopWith({ deliveryZones: [zone] });
    await open(shop, 'delivery');
    const fee = page.getByLabelText('Delivery fee (₹)');
    const step = page.getByLabelText('Pay (₹)');
    await fee.fill('');
    await change({ deliveryZones: [{ ...zone, fee: 45 }] });
    await button('Save mine anyway').click();
    await expect
      .element(page.getByText('Enter an amount in rupees, such as 249.50 or 1,249.').first())
      .toBeVisible();
    await fee.fill('49.50');
    await button('Another fee for larger orders').click();
    await page.getByLabelText('Orders from (₹)').fill('1,000');
    await step.fill('20,50');
    await button('Save mine anyway').click();
    await expect
      .element(page.getByText('Enter an amount in rupees, such as 249.50 or 1,249.').first())
      .toBeVisible();
    expect(saves(shop)).toEqual([]);
    await step.fill('20.50');
    await button('Save mine anyway').click();
    await isSaved();
    expect(saves(shop)).toMatchObject([
      { deliveryZones: [{ fee: 49.5, feeSteps: [{ from: 1000, fee: 20.5 }] }] },
    ]);
  });
});
