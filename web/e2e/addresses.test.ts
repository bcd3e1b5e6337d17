import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import {
  aCustomer,
  aDish,
  anAdmin,
  aSavedAddress,
  changeRestaurant,
  type Account,
} from '../../api/test/factories.js';
import { closeContexts, holdBack, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, phone, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  browser = await launchBrowser();
  dish = await aDish(test, { name: 'Misal Pav' });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival) =>
  arrive({ test, browser }, route, { cart: [inCart(dish)], ...arrival });
const card = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const typed = (page: Page) => page.getByLabel('Address', { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

interface Ordered {
  readonly address: string;
  readonly coordinates: object;
  readonly paymentMode: string;
}
const ordersOf = async ({ token }: Account) =>
  (await test.rest<Ordered[]>('GET', '/api/orders', { token })).body;

/** A customer whose last order went to one of two saved addresses: not to the last saved one. */
async function whoHasOrderedToWork(): Promise<Account> {
  const who = await aCustomer(test);
  await aSavedAddress(test, who, {
    label: 'WORK',
    flat: '12',
    street: 'Hill Road, Mumbai',
    pinCode: '400050',
    coordinates: { lat: 19.0544, lng: 72.8402 },
  });
  await aSavedAddress(test, who);
  await test.rest('POST', '/api/orders', {
    token: who.token,
    body: {
      items: [{ menuItem: dish.id, qty: 1 }],
      address: '12, Hill Road, Mumbai, 400050',
      paymentMode: 'COD',
    },
  });
  return who;
}

describe.each([phone, desk])('saved addresses at $width px', (size) => {
  it('are added, changed and removed in the profile with the keyboard', async () => {
    const who = await aCustomer(test);
    const { page, complaints } = await at('/profile', { size, who });
    await button(page, 'Add an address').focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('radio', { name: 'Home' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await dialog(page).getByRole('radio', { name: 'Other' }).isChecked()).toBe(true);
    for (const text of ['Aunt Meera', '12', 'Hill Road, Mumbai', '', '4000']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    const pinCode = page.getByLabel('PIN code');
    await dialog(page).getByText('Please enter a PIN code of six digits').waitFor();
    await expect.poll(() => pinCode.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await toast(page, 'The address is saved.');
    await page.getByText('12, Hill Road, Mumbai, 400050').waitFor();
    await expect
      .poll(() => button(page, 'Add an address').evaluate((field) => field === document.activeElement))
      .toBe(true);

    await button(page, 'Edit Aunt Meera').click();
    await page.getByLabel('Landmark').fill('Opposite the temple');
    await button(page, 'Save').click();
    await page.getByText('12, Hill Road, Mumbai, Opposite the temple, 400050').waitFor();

    await button(page, 'Remove Aunt Meera').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await toast(page, 'The address is removed.');
    await page.getByText('Save an address, and the checkout fills it in for you.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('take an order in three presses from the cart, to the address of the last one', async () => {
    const who = await whoHasOrderedToWork();
    const { page, complaints } = await at('/cart', { size, who });
    let presses = 0;
    const press = async (name: string) => {
      await button(page, name).click();
      presses += 1;
    };
    await press('Proceed to Checkout');
    await expect.poll(() => card(page, /^Work · 12, Hill Road/).isChecked()).toBe(true);
    expect(await typed(page).count()).toBe(0);
    await press('Pay ₹45 on delivery');
    await press('Proceed');
    await title(page, 'Order History');
    expect(presses).toBe(3);
    expect(await page.evaluate('localStorage.paymentMode')).toBe('COD');
    expect(await button(page, 'Save this address').count()).toBe(0);
    const [order] = await ordersOf(who);
    expect(order).toMatchObject({
      address: '12, Hill Road, Mumbai, 400050',
      coordinates: { lat: 19.0544, lng: 72.8402 },
      paymentMode: 'COD',
    });
    expect(complaints).toEqual([]);
  });

  it('give way to another address, which is kept over a reload and offered to be saved', async () => {
    const who = await whoHasOrderedToWork();
    const { page, complaints } = await at('/checkout', { size, who });
    await card(page, /^Work/).focus();
    await page.keyboard.press('ArrowDown');
    expect(await card(page, /^Home · Flat 3, MG Road, Bengaluru, 560001/).isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    await typed(page).fill('7 Park Street, Kolkata 700 016');
    await page.reload();
    await expect.poll(() => typed(page).inputValue()).toBe('7 Park Street, Kolkata 700 016');
    await expect.poll(() => card(page, /^Another address/).isChecked()).toBe(true);
    await button(page, 'Pay ₹45 on delivery').click();
    await button(page, 'Proceed').click();
    await title(page, 'Order History');

    await button(page, 'Save this address').click();
    expect(await page.getByLabel('Flat or house').inputValue()).toBe('7 Park Street');
    expect(await page.getByLabel('Street and area').inputValue()).toBe('Kolkata');
    expect(await page.getByLabel('PIN code').inputValue()).toBe('700016');
    await button(page, 'Save').click();
    await toast(page, 'The address is saved.');
    await button(page, 'Save this address').waitFor({ state: 'detached' });

    const again = await at('/checkout', { size, who });
    await expect.poll(() => card(again.page, /^Home · 7 Park Street/).isChecked()).toBe(true);
    expect([...complaints, ...again.complaints]).toEqual([]);
  });
});

describe('a checkout', () => {
  it('is SPEC’s form for a customer without saved addresses', async () => {
    const who = await aCustomer(test);
    const { page } = await at('/checkout', { who });
    await typed(page).fill('12 MG Road');
    expect(await page.getByRole('radio').count()).toBe(0);
    await button(page, 'Pay ₹45 on delivery').click();
    await button(page, 'Proceed').click();
    await title(page, 'Order History');
    expect(await ordersOf(who)).toMatchObject([{ address: '12 MG Road', paymentMode: 'COD' }]);
  });

  it('drops the complaint about a missing address once the saved ones are known', async () => {
    const { page } = await at('/cart', { who: await whoHasOrderedToWork() });
    const { bring, held } = await holdBack(page, /\/graphql$/, 'LastDelivery');
    await button(page, 'Proceed to Checkout').click();
    await expect.poll(held).toBeGreaterThan(0);
    await button(page, 'Pay ₹45 on delivery').click();
    const complaint = page.getByRole('main').getByText('Please enter your address');
    await complaint.waitFor();
    bring();
    await expect.poll(() => card(page, /^Work/).isChecked()).toBe(true);
    expect(await complaint.count()).toBe(0);
  });

  it('takes the fee of a saved address’s zone, and refuses one outside the zones beside it', async () => {
    const owner = await anAdmin(test);
    const suburb = { name: 'Suburb', kind: 'PIN_CODES', pinCodes: ['400050'], fee: 30 };
    await changeRestaurant(test, owner, { deliveryZones: [suburb] });
    try {
      const who = await whoHasOrderedToWork();
      const { page } = await at('/cart', { who });
      await button(page, 'Proceed to Checkout').click();
      await button(page, 'Pay ₹75 on delivery').waitFor();
      await card(page, /^Home/).check();
      const refusal = page.getByText('We don’t deliver there yet').first();
      await refusal.waitFor();
      await page.getByRole('button', { name: /^Pay/ }).click();
      await expect
        .poll(() => card(page, /^Home/).evaluate((field) => field === document.activeElement))
        .toBe(true);
      await card(page, /^Work/).check();
      await refusal.waitFor({ state: 'detached' });
      await button(page, 'Pay ₹75 on delivery').click();
      await button(page, 'Proceed').click();
      await title(page, 'Order History');
      expect(await ordersOf(who)).toHaveLength(2);
    } finally {
      await changeRestaurant(test, owner, { deliveryZones: [] });
    }
  });

  it('lets the customer place and write a saved address of which the zones need more', async () => {
    const owner = await anAdmin(test);
    const center = { lat: 12.97, lng: 77.59 };
    const zones = [
      { name: 'Near', kind: 'CIRCLE', center, radiusMeters: 3000, fee: 80 },
      { name: 'Suburb', kind: 'PIN_CODES', pinCodes: ['560001'], fee: 30 },
    ];
    await changeRestaurant(test, owner, { deliveryZones: zones });
    try {
      const who = await aCustomer(test);
      await aSavedAddress(test, who, { street: 'MG Road, Bengaluru 560002' });
      const { page } = await at('/checkout', { who });
      await page.context().setGeolocation({ latitude: 12.9, longitude: 77.59, accuracy: 20 });
      await page.context().grantPermissions(['geolocation']);
      await page.getByText('Please move the pin on the map to your door').waitFor();
      expect(await typed(page).inputValue()).toBe('Flat 3, MG Road, Bengaluru 560002, 560001');
      await button(page, 'Use my location').click();
      await page.getByText('This address has several PIN codes: 560002, 560001.').waitFor();
      expect(await card(page, /^Another address/).isChecked()).toBe(true);
      await card(page, /^Home/).check();
      await page.getByText('Please move the pin on the map to your door').waitFor();
      await typed(page).fill('Flat 3, MG Road, Bengaluru, 560001');
      expect(await card(page, /^Another address/).isChecked()).toBe(true);
      await button(page, 'Use my location').click();
      await button(page, 'Pay ₹75 on delivery').click();
      await button(page, 'Proceed').click();
      await title(page, 'Order History');
      expect(await ordersOf(who)).toMatchObject([
        { address: 'Flat 3, MG Road, Bengaluru, 560001', coordinates: { lat: 12.9, lng: 77.59 } },
      ]);
    } finally {
      await changeRestaurant(test, owner, { deliveryZones: [] });
    }
  });

  it('starts with the payment mode of the last order on the device', async () => {
    const { page } = await at('/checkout', { who: await whoHasOrderedToWork() });
    const mode = page.getByLabel('Payment mode');
    expect(await mode.inputValue()).toBe('COD');
    await page.evaluate(`localStorage.setItem('paymentMode', 'ONLINE')`);
    await page.reload();
    await expect.poll(() => mode.inputValue()).toBe('ONLINE');
    await page.evaluate(`localStorage.setItem('paymentMode', 'GOLD')`);
    await page.reload();
    await title(page, 'Checkout');
    await expect.poll(() => mode.inputValue()).toBe('COD');
  });
});
