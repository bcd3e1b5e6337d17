import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let boss: Account;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '100' });
  browser = await launchBrowser();
  boss = await anAdmin(test);
});
afterEach(async () => {
  await closeContexts(browser);
  await expect.poll(() => test.app.live.menu.listeners()).toBe(0);
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const isLive = () => expect.poll(() => test.app.live.menu.listeners()).toBe(1);

async function mark(id: string, wanted: object): Promise<void> {
  const { errors } = await test.graphql(
    `mutation ($dishIds: [ID!]!, $period: SoldOutPeriod, $until: DateTime) {
       setSoldOut(dishIds: $dishIds, period: $period, until: $until) { id }
     }`,
    { dishIds: [id], ...wanted },
    boss.token,
  );
  expect(errors).toBeUndefined();
}

describe('a sold-out dish', () => {
  it('loses its button on the open menu, and gets it back when its time comes', async () => {
    const { id } = await aDish(test, { name: 'Undhiyu' });
    const { page } = await at('/menu');
    await page.clock.install();
    await page.reload();
    const card = page.getByRole('article', { name: 'Undhiyu' });
    const add = card.getByRole('button', { name: 'Add to Cart: Undhiyu' });
    await add.waitFor();
    await isLive();
    await mark(id, { until: new Date(Date.now() + 3600_000).toISOString() });
    await card.getByText(/^Sold out · back (at \d\d:\d\d|tomorrow)$/).waitFor();
    expect(await add.count()).toBe(0);
    await page.clock.fastForward('01:00:01');
    await add.waitFor();
    expect(await card.getByText(/Sold out/).count()).toBe(0);
  });

  it('is shown in the cart, from where checkout begins once it was removed', async () => {
    const asha = await aCustomer(test);
    const undhiyu = await aDish(test, { name: 'Surti Undhiyu' });
    const chai = await aDish(test, { name: 'Adrak Chai' });
    const { page } = await at('/cart', { who: asha, cart: [inCart(undhiyu), inCart(chai)] });
    await button(page, 'Proceed to Checkout').waitFor();
    await isLive();
    await mark(undhiyu.id, { period: 'UNTIL_FURTHER_NOTICE' });
    const line = page.getByRole('listitem').filter({ hasText: 'Surti Undhiyu' });
    await line.getByText('Sold out', { exact: true }).waitFor();
    const sentence = 'Surti Undhiyu is sold out. Remove it to go on.';
    await page.getByText(sentence).waitFor();
    await button(page, 'Proceed to Checkout').click();
    await toast(page, sentence);
    await button(page, 'Remove Surti Undhiyu').click();
    await page.getByText(sentence).waitFor({ state: 'detached' });
    await button(page, 'Proceed to Checkout').click();
    await page.waitForURL(/checkout$/);
  });
});

describe('staff', () => {
  it('mark a dish on the menu screen by keyboard, and take it back', async () => {
    await aDish(test, { name: 'Patra' });
    const { page } = await at('/admin/menu', { who: boss, size: desk });
    const row = page.getByRole('article', { name: 'Patra' });
    const open = row.getByRole('button', { name: 'Sold out: Patra' });
    await open.focus();
    await page.keyboard.press('Enter');
    await button(page, 'Until closing').waitFor();
    await page.keyboard.press('Enter');
    await row.getByText(/^Sold out · back/).waitFor();
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Sold out: Patra');
    await page.keyboard.press('Enter');
    await button(page, 'Available again').click();
    await row.getByText(/^Sold out · back/).waitFor({ state: 'detached' });
    await open.click();
    await button(page, 'Until tomorrow').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('mark a dish from the lines of an order', async () => {
    const dish = await aDish(test, { name: 'Handvo' });
    const asha = await aCustomer(test);
    await test.rest('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: dish.id, qty: 2 }], address: '1 MG Road', paymentMode: 'COD' },
    });
    const { page } = await at('/admin/orders', { who: boss });
    const order = page.getByRole('article').filter({ hasText: 'Handvo' });
    await order.getByRole('button', { name: 'Details' }).click();
    await order.getByRole('button', { name: 'Sold out: Handvo' }).click();
    await button(page, 'Until further notice').click();
    await toast(page, 'Handvo is sold out.');
    expect(await test.app.services.menu.find(dish.id)).toMatchObject({ isSoldOut: true, soldOutUntil: null });
  });
});

describe('portions', () => {
  const setPortions = (dishId: string, left: number) =>
    test.graphql(
      'mutation ($dishId: ID!, $left: Int) { setPortions(dishId: $dishId, left: $left) { id } }',
      { dishId, left },
      boss.token,
    );

  it('count down on the open menu and in the cart while others order', async () => {
    const dish = await aDish(test, { name: 'Sitaphal Basundi' });
    const chai = await aDish(test, { name: 'Cutting Chai' });
    const asha = await aCustomer(test);
    const order = (qty: number) =>
      test.rest('POST', '/api/orders', {
        token: asha.token,
        body: { items: [{ menuItem: dish.id, qty }], address: '1 MG Road', paymentMode: 'COD' },
      });
    await setPortions(dish.id, 7);
    const { page } = await at('/menu');
    const card = page.getByRole('article', { name: 'Sitaphal Basundi' });
    await card.getByRole('button', { name: 'Add to Cart: Sitaphal Basundi' }).waitFor();
    await isLive();
    expect(await card.getByText(/^Only/).count()).toBe(0);
    await order(4);
    await card.getByText('Only 3 left').waitFor();

    const { page: cart } = await at('/cart', { who: asha, cart: [inCart(dish, 2), inCart(chai)] });
    const line = cart.getByRole('listitem').filter({ hasText: 'Sitaphal Basundi' });
    await line.getByText('Only 3 left').waitFor();
    await order(2);
    await line.getByText('Only 1 left').waitFor();
    const sentence = 'Only 1 portion of Sitaphal Basundi is left. Please order no more.';
    await cart.getByText(sentence).waitFor();
    await cart.getByRole('button', { name: 'One Sitaphal Basundi less' }).click();
    await cart.getByText(sentence).waitFor({ state: 'detached' });

    await order(1);
    await card.getByText('Sold out', { exact: true }).waitFor();
    await line.getByText('Sold out', { exact: true }).waitFor();
  });

  it('are set by staff on the menu screen, and counted no more', async () => {
    const { id } = await aDish(test, { name: 'Fafda' });
    const { page } = await at('/admin/menu', { who: boss });
    const row = page.getByRole('article', { name: 'Fafda' });
    await row.getByRole('button', { name: 'Sold out: Fafda' }).click();
    await page.getByLabel('Portions left').fill('12');
    await button(page, 'Set').click();
    await row.getByText('Portions left: 12').waitFor();
    expect(await test.app.services.portions.leftOf([id])).toEqual([12]);
    await row.getByRole('button', { name: 'Sold out: Fafda' }).click();
    await page.getByLabel('Portions left').fill('');
    await button(page, 'Set').click();
    await row.getByText('Portions left: 12').waitFor({ state: 'detached' });
    expect(await test.app.services.portions.leftOf([id])).toEqual([null]);
  });
});
