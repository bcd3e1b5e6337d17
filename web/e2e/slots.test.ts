import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localTimeOf } from '../../api/src/modules/bookings/booking-times.js';
import { dayAhead } from '../../api/test/a-booking.js';
import { TestApp } from '../../api/test/app.js';
import {
  aCustomer,
  aDish,
  aDishWith,
  anAdmin,
  anOptionGroup,
  changeRestaurant,
  type Account,
} from '../../api/test/factories.js';
import { closeContexts, isFor, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, meet, phone, title, toast, untilDrawn, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
let biryani: Awaited<ReturnType<typeof aDish>>;
let cart: NonNullable<Arrival['cart']>;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false', RATE_LIMIT_FACTOR: '100' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  biryani = await aDish(test, { name: 'Biryani', pricePaise: 25_000 });
  cart = [inCart(biryani)];
});
const rules = { daysAhead: 2, leadMinutes: 45, ordersPerSlot: 1, dishesPerSlot: null };
beforeEach(() => changeRestaurant(test, owner, { slotRules: rules, orderHours: null }));
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

describe.each([phone, desk])('an order for later at $width px', (size) => {
  it('is placed for a day and a time, and waits below the orders of now', async () => {
    const who = await aCustomer(test);
    const { page, complaints } = await at('/checkout', { size, who, cart });
    await page.getByRole('radio', { name: 'Later' }).check();
    await page.getByLabel('Day').selectOption(dayAhead(1));
    const time = page.getByLabel('Time');
    const wanted = await time.locator('option:not([disabled])').nth(3).textContent();
    await time.selectOption(wanted);
    await page.getByLabel('Address').fill('12 MG Road');
    await button(page, 'Pay ₹250 on delivery').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await page.getByRole('article').getByText(`, ${wanted}–`).waitFor();
    await page.getByRole('link', { name: /^Track/ }).click();
    await title(page, 'Track Order');
    await page.getByRole('main').getByText(`, ${wanted}–`).first().waitFor();

    const staff = await at('/admin/orders', { size, who: owner });
    const later = staff.page.getByRole('region', { name: /^Tomorrow/ });
    await later.getByText(`, ${wanted}–`).first().waitFor();
    expect(await later.getByText(/^Waiting/).count()).toBe(0);

    // Its slot is full for the next customer.
    const next = await at('/checkout', { size, who: await aCustomer(test), cart });
    await next.page.getByRole('radio', { name: 'Later' }).check();
    await next.page.getByLabel('Day').selectOption(dayAhead(1));
    await next.page
      .getByLabel('Time')
      .locator('option[disabled]', { hasText: `${wanted} (full)` })
      .waitFor({ state: 'attached' });
    expect([...complaints, ...staff.complaints, ...next.complaints]).toEqual([]);
  });
});

it('an order for later that staff begin early leaves its day with the answer, whatever else is read', async () => {
  const { body: slots } = await test.rest<{ startsAt: string }[]>('GET', '/api/quote/slots');
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: owner.token,
    body: { items: [{ menuItem: biryani.id, qty: 1 }], address: '1 MG Road', slot: slots.at(-1)?.startsAt },
  });
  const { page } = await at('/admin/orders', { size: { width: 1280, height: 2000 }, who: owner });
  // Without the socket.
  await page.routeWebSocket(/graphql/, () => undefined);
  await page.reload();
  const card = page.getByRole('article', { name: `Order ${body._id}` });
  const ofDays = page.getByRole('region').filter({ has: card });
  await ofDays.waitFor();
  await page.route('**/graphql', (route) =>
    isFor('UpdateOrderStatus', route) ? route.fallback() : route.abort(),
  );
  await card.getByRole('button', { name: 'Start preparing' }).click();
  await ofDays.waitFor({ state: 'detached' });
  await card.getByText('Preparing').first().waitFor();
});

it('an order for later that is due is on every staff screen, however many were placed since', async () => {
  await changeRestaurant(test, owner, { slotRules: { ...rules, ordersPerSlot: null } });
  // Each may have 20 open orders in cash.
  const customers = await Promise.all(Array.from({ length: 3 }, () => aCustomer(test)));
  let placed = 0;
  const place = async (slot?: string) => {
    placed += 1;
    const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: customers[placed % customers.length]?.token,
      body: { items: [{ menuItem: biryani.id, qty: 1 }], address: '1 MG Road', ...(slot && { slot }) },
    });
    return body._id;
  };
  const { body: slots } = await test.rest<{ startsAt: string }[]>('GET', '/api/quote/slots');
  // The last one, whose orders are not due yet, however late the test runs.
  const slot =
    slots.findLast(({ startsAt }) => localTimeOf(new Date(startsAt)).date === dayAhead(1))?.startsAt ?? '';
  const first = await place(slot);
  await test.app.dataSource.query(`update orders set created_at = now() - interval '3 days' where id = $1`, [
    first,
  ]);
  await Promise.all([
    ...Array.from({ length: 25 }, () => place(slot)),
    ...Array.from({ length: 21 }, () => place()),
  ]);

  const { page, complaints } = await at('/admin/orders', { who: owner });
  const elsewhere = await at('/admin/messages', { who: owner });
  const filtered = await at('/admin/orders?status=CANCELLED', { who: owner });
  await filtered.page.getByText('No order matches these filters.').waitFor();
  const ahead = page.getByRole('region', { name: /^Tomorrow \(\d+\)$/ });
  const card = page.getByRole('article', { name: `Order ${first}` });
  await ahead.getByRole('article', { name: `Order ${first}` }).waitFor();
  expect(await ahead.getByRole('article').count()).toBeGreaterThanOrEqual(26);
  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByText('1 MG Road').waitFor();
  expect(await card.getByRole('button', { name: 'Change the time' }).count()).toBe(0);

  await test.app.dataSource.query(`update orders set kitchen_at = now() where id = $1`, [first]);
  await elsewhere.page.getByRole('link', { name: '1 new order' }).waitFor();
  await filtered.page.getByText('1 new order outside these filters.').waitFor();
  await card.getByText('New', { exact: true }).waitFor();
  // It stays in its place, with its details, as the list is scrolled down.
  expect(await ahead.getByRole('article', { name: `Order ${first}` }).count()).toBe(1);
  await card.getByRole('button', { name: 'Change the time' }).waitFor();
  await button(page, '1 new order').click();
  await ahead.getByRole('article', { name: `Order ${first}` }).waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByRole('button', { name: 'Change the time' }).waitFor();

  const reason = 'The tandoor had to be lit again.';
  await test.rest('PUT', `/api/admin/orders/${first}/promised-time`, {
    token: owner.token,
    body: { minutes: 45, reason },
  });
  await card.getByText(reason).waitFor();

  // Finished, it stays listed when the list is read again, as after a message of a customer.
  await test.rest('PUT', `/api/admin/orders/${first}/status`, {
    token: owner.token,
    body: { status: 'Delivered' },
  });
  const read = page.waitForResponse((response) => isFor('LaterOrders', response));
  await test.rest('POST', '/api/contact', {
    body: { name: 'Asha', email: 'asha@example.in', message: 'Where is my order?' },
  });
  await read;
  // Its news comes after the answer.
  await place(slot);
  await elsewhere.page.getByRole('link', { name: '1 new order' }).waitFor();
  expect(await card.count()).toBe(1);
  expect([...complaints, ...elsewhere.complaints, ...filtered.complaints]).toEqual([]);
}, 120_000);

describe('the time of an order', () => {
  it('is not asked for unless the owner offers it', async () => {
    await changeRestaurant(test, owner, { slotRules: null });
    const { page } = await at('/checkout', { who: await aCustomer(test), cart });
    await page.getByLabel('Address').waitFor();
    await expect.poll(() => page.getByRole('radio').count()).toBe(0);
  });

  it('can be chosen while the kitchen is closed', async () => {
    const minutes = new Date(Date.now() + 330 * 60_000).getUTCHours();
    const hour = (ahead: number) => `${String((minutes + ahead) % 24).padStart(2, '0')}:00`;
    const day = [{ opensAt: hour(4), closesAt: hour(6) }];
    await changeRestaurant(test, owner, { orderHours: Array.from({ length: 7 }, () => day) });
    const { page } = await at('/cart', { who: await aCustomer(test), cart });
    await page.getByText('You can order for later: choose the time at checkout.').waitFor();
    await button(page, 'Proceed to Checkout').click();
    await title(page, 'Checkout');
    await page.getByLabel('Address').fill('12 MG Road');
    await expect.poll(() => page.getByRole('radio', { name: 'As soon as possible' }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'Later' }).focus();
    await page.keyboard.press('Space');
    await button(page, 'Pay ₹250 on delivery').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
  });

  it('is said to be missing if none is free while the kitchen is closed', async () => {
    // Open on one day of the week, which is not among the next two.
    const weekday = (new Date(Date.now() + 330 * 60_000).getUTCDay() + 6 + 4) % 7;
    await changeRestaurant(test, owner, {
      orderHours: Array.from({ length: 7 }, (_, day) =>
        day === weekday ? [{ opensAt: '12:00', closesAt: '13:00' }] : [],
      ),
    });
    const { page } = await at('/checkout', { who: await aCustomer(test), cart });
    await page.getByText('No time for a later order is free at the moment.').waitFor();
    expect(await page.getByRole('radio', { name: 'Later' }).count()).toBe(0);
    await meet(page, 'OrderSlots', 'fault');
    await page.reload();
    await page.getByText('The times for later orders could not be loaded.').waitFor();
    await page.unroute('**/graphql');
    await button(page, 'Try again').click();
    await page.getByText('No time for a later order is free at the moment.').waitFor();
  });

  it('can be chosen for a dish that is sold out until then, with what to take in place of a choice', async () => {
    await changeRestaurant(test, owner, { slotRules: { ...rules, ordersPerSlot: null } });
    const half = { name: 'Half', isDefault: true, isSoldOut: true };
    const size = await anOptionGroup(test, { name: 'Size', least: 1, choices: [half, { name: 'Full' }] });
    const pulao = await aDishWith(test, [size.id], { name: 'Pulao', pricePaise: 12_345 });
    await untilDrawn(test, 'Pulao');
    const until = new Date(Date.now() + 6 * 3600_000).toISOString();
    await test.graphql(
      'mutation ($ids: [ID!]!, $until: DateTime) { setSoldOut(dishIds: $ids, until: $until) { id } }',
      { ids: [pulao.id], until },
      owner.token,
    );
    const { page } = await at('/menu', { size: phone });
    await button(page, 'Add to Cart: Pulao').click();
    const sheet = page.getByRole('dialog', { name: 'Pulao' });
    await sheet.getByText(/^Sold out · back/).waitFor();
    await sheet.getByRole('radio', { name: 'Full' }).check();
    await button(page, 'Add for ₹123.45').click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  });

  it('can be tomorrow morning for a breakfast dish that is out of its hours, or sold out until then', async () => {
    const { data } = await test.graphql('{ orderSlots { startsAt isFull } }');
    const { orderSlots } = data as { orderSlots: { startsAt: string; isFull: boolean }[] };
    const slots = orderSlots.filter(({ isFull }) => !isFull).map(({ startsAt }) => startsAt);
    const wanted = slots.find((each) => Date.parse(each) > Date.now() + 12 * 3600_000) ?? '';
    const clock = (minutes: number) => localTimeOf(new Date(Date.parse(wanted) + minutes * 60_000)).time;
    const dosa = await aDish(test, { name: 'Masala Dosa', pricePaise: 9000 });
    const kulfi = await aDish(test, { name: 'Kulfi', pricePaise: 6000 });
    await test.rest('PUT', `/api/admin/menu/${dosa.id}`, {
      token: owner.token,
      body: { servedFrom: clock(-15), servedUntil: clock(60) },
    });
    await test.graphql(
      'mutation ($ids: [ID!]!, $until: DateTime) { setSoldOut(dishIds: $ids, until: $until) { id } }',
      { ids: [kulfi.id], until: new Date(Date.parse(wanted) - 60_000).toISOString() },
      owner.token,
    );
    await untilDrawn(test, `"servedFrom":"${clock(-15)}"`);
    const { page, complaints } = await at('/menu', { who: await aCustomer(test) });
    await page.getByText(`Served ${clock(-15)} to ${clock(60)}`).waitFor();
    await button(page, 'Add to Cart: Masala Dosa').click();
    await button(page, 'Add to Cart: Kulfi').click();
    await page.goto('./#/cart');
    await page.getByText('You can order for later: choose the time at checkout.').waitFor();
    await button(page, 'Proceed to Checkout').click();
    await title(page, 'Checkout');
    await page.getByLabel('Address').fill('12 MG Road');
    await page.getByText('Masala Dosa is served from').first().waitFor();
    await button(page, 'Pay ₹150 on delivery').click();
    await toast(page, /^(Masala Dosa is served from|Kulfi is sold out until)/);
    await page.getByRole('radio', { name: 'Later' }).check();
    await page.getByLabel('Day').selectOption(localTimeOf(new Date(wanted)).date);
    await page.getByLabel('Time', { exact: true }).selectOption(wanted);
    await page.getByText('Masala Dosa is served from').waitFor({ state: 'detached' });
    await button(page, 'Pay ₹150 on delivery').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText(new RegExp(`^For .*, ${clock(0)}–${clock(15)}\\.$`)).waitFor();
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    expect(complaints).toEqual([]);

    // Not without orders for later.
    await changeRestaurant(test, owner, { slotRules: null });
    const now = await at('/menu', { who: await aCustomer(test) });
    await now.page.getByText(`Served ${clock(-15)} to ${clock(60)}`).waitFor();
    await expect.poll(() => button(now.page, 'Add to Cart: Masala Dosa').count()).toBe(0);
  });

  it('is offered in the settings, with limits, by keyboard', async () => {
    const { page } = await at('/admin/settings/ordering', { who: owner });
    await page.getByLabel('Most dishes in 15 minutes').fill('30');
    await button(page, 'Save').press('Enter');
    await expect
      .poll(async () => (await test.app.services.restaurant.present()).slotRules)
      .toEqual({ ...rules, dishesPerSlot: 30 });
  });
});
