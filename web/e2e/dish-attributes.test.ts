import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, link, phone, title, toast, type Arrival } from './page.js';

let test: TestApp;
let worker: TestApp;
let browser: Browser;
let tikka: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api', SEED_DEMO: 'false' });
  browser = await launchBrowser();
  tikka = await aDish(test, {
    name: 'Paneer Tikka',
    hindiName: 'पनीर टिक्का',
    category: 'Tandoor',
    isVegetarian: true,
    spiciness: 2,
    isNew: true,
    allergens: ['MILK', 'NUTS'],
    serves: 2,
    isPackaged: true,
    pricePaise: 20_000,
  });
  await aDish(test, {
    name: 'Kolkata Egg Roll',
    category: 'Rolls',
    isVegetarian: false,
    containsEgg: true,
    description: 'A fried egg on a paratha.',
  });
  const chicken = await aDish(test, { name: 'Chicken Tikka', category: 'Tandoor', isVegetarian: false });
  const aloo = await aDish(test, { name: 'Jeera Aloo', category: 'Curries', isVegetarian: true });
  await aDish(test, { name: 'Moong Dal', category: 'Curries', isVegetarian: true, isJain: true });
  const { token } = await aCustomer(test);
  const items = [chicken, aloo].map(({ id }) => ({ menuItem: id, qty: 10 }));
  const body = { items, address: '1 MG Road', paymentMode: 'COD' };
  expect((await test.rest('POST', '/api/orders', { token, body })).status).toBe(201);
  // A worker marks bestsellers when it starts.
  worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: test.databaseUrl });
  const marked = () => test.app.dataSource.manager.countBy(MenuItem, { isBestseller: true });
  await vi.waitUntil(async () => (await marked()) === 2, { timeout: 20_000 });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await worker.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const shown = (page: Page, names: readonly string[]) =>
  expect
    .poll(() => page.getByRole('article').evaluateAll((all) => all.map((each) => each.ariaLabel)))
    .toEqual(names);
const everything = ['Paneer Tikka', 'Chicken Tikka', 'Kolkata Egg Roll', 'Jeera Aloo', 'Moong Dal'];
const vegOnly = (page: Page) => page.getByRole('switch', { name: 'Veg only', exact: true });

/** In Hindi, chosen in the footer. */
async function inHindi(page: Page): Promise<void> {
  await button(page, 'हिन्दी').click();
  await title(page, 'हमारा मेन्यू');
}

describe('a dish on the menu', () => {
  it('bears its mark and tags, and its sheet says the rest', async () => {
    const { page, complaints } = await at('/menu');
    await card(page, 'Paneer Tikka').getByRole('img', { name: 'Vegetarian', exact: true }).waitFor();
    await card(page, 'Kolkata Egg Roll').getByRole('img', { name: 'Contains egg', exact: true }).waitFor();
    await card(page, 'Chicken Tikka').getByRole('img', { name: 'Non-vegetarian', exact: true }).waitFor();
    await expect
      .poll(() => card(page, 'Paneer Tikka').getByRole('listitem').allTextContents())
      .toEqual(['New', 'Spicy']);
    await expect
      .poll(() => card(page, 'Jeera Aloo').getByRole('listitem').allTextContents())
      .toEqual(['Bestseller']);
    await button(page, 'Paneer Tikka').click();
    const sheet = page.getByRole('dialog', { name: 'Paneer Tikka' });
    await sheet.getByText('Serves 2', { exact: true }).waitFor();
    await sheet.getByText('MRP, including all taxes', { exact: true }).waitFor();
    await sheet.getByText('Contains: milk, peanuts or tree nuts', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('has its Hindi name in Hindi, in the cart too, and keeps its English name in orders', async () => {
    const asha = await aCustomer(test);
    const { page } = await at('/menu', { who: asha });
    await inHindi(page);
    await card(page, 'पनीर टिक्का').getByText('Paneer Tikka', { exact: true }).waitFor();
    await button(page, 'कार्ट में डालें: पनीर टिक्का').click();
    await page.goto('./#/cart');
    await page.getByText('पनीर टिक्का', { exact: true }).first().waitFor();
    await button(page, 'English').click();
    await page.getByText('Paneer Tikka', { exact: true }).first().waitFor();

    const body = { items: [{ menuItem: tikka.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' };
    const { body: order } = await test.rest<{ items: object[] }>('POST', '/api/orders', {
      token: asha.token,
      body,
    });
    expect(order.items).toMatchObject([{ menuItem: { name: 'Paneer Tikka' } }]);
  });
});

describe.each([phone, desk])('the filters of the menu at $width px', (size) => {
  it('keep themselves in the address, through a reload and with a category', async () => {
    const { page, complaints } = await at('/menu', { size });
    await shown(page, everything);
    await vegOnly(page).click();
    await shown(page, ['Paneer Tikka', 'Jeera Aloo', 'Moong Dal']);
    await expect.poll(() => vegOnly(page).isChecked()).toBe(true);
    await button(page, 'Bestseller').click();
    await shown(page, ['Jeera Aloo']);
    expect(page.url()).toMatch(/#\/menu\?veg=1&tag=bestseller$/);
    await page.reload();
    await shown(page, ['Jeera Aloo']);
    await expect.poll(() => button(page, 'Bestseller').getAttribute('aria-pressed')).toBe('true');
    await vegOnly(page).click();
    await shown(page, ['Chicken Tikka', 'Jeera Aloo']);
    await page.getByRole('tab', { name: 'Tandoor', exact: true }).click();
    await shown(page, ['Chicken Tikka']);
    expect(page.url()).toMatch(/#\/menu\?tag=bestseller&category=Tandoor$/);
    await button(page, 'Bestseller').click();
    await shown(page, ['Paneer Tikka', 'Chicken Tikka']);
    expect(complaints).toEqual([]);
  });

  it('narrow a search', async () => {
    const { page } = await at('/menu?search=tikka', { size });
    await shown(page, ['Paneer Tikka', 'Chicken Tikka']);
    await vegOnly(page).click();
    await shown(page, ['Paneer Tikka']);
    await page.getByRole('status').filter({ hasText: '1 dish for “tikka”' }).waitFor();
  });

  it('offer all dishes if none is left', async () => {
    const { page } = await at('/menu?veg=1&tag=jain&tag=bestseller&tag=nonsense', { size });
    await page.getByText('No dish fits all of these filters').waitFor();
    await button(page, 'Show all dishes').click();
    await shown(page, everything);
    expect(page.url()).toMatch(/#\/menu$/);
  });

  it('work by keyboard', async () => {
    const { page } = await at('/menu', { size });
    await vegOnly(page).focus();
    await page.keyboard.press('Space');
    await shown(page, ['Paneer Tikka', 'Jeera Aloo', 'Moong Dal']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shown(page, ['Jeera Aloo']);
    await expect
      .poll(() => button(page, 'Bestseller').evaluate((each) => each === each.ownerDocument.activeElement))
      .toBe(true);
  });
});

describe('a search on the menu', () => {
  it.each([
    ['tikka', ['Paneer Tikka', 'Chicken Tikka']],
    ['पनीर', ['Paneer Tikka']],
    ['curries', ['Jeera Aloo', 'Moong Dal']],
    ['paratha', ['Kolkata Egg Roll']],
    ['chikin', ['Chicken Tikka']],
    ['पनिर', ['Paneer Tikka']],
    ['aloo jera', ['Jeera Aloo']],
  ])('shows the dishes that the server finds: %s', async (search, names) => {
    const { page } = await at(`/menu?search=${encodeURIComponent(search)}`);
    await shown(page, names);
    const { data } = await test.graphql('query ($s: String) { menu(search: $s) { name } }', { s: search });
    const found = data?.['menu'] as { name: string }[];
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(names));
  });

  it('suggests the same for a typing mistake, by the name in the present language', async () => {
    const { page } = await at('/menu');
    await inHindi(page);
    const box = page.getByRole('combobox');
    await box.fill('panner');
    const option = page.getByRole('option');
    await expect.poll(() => option.allTextContents()).toEqual([expect.stringContaining('पनीर टिक्का')]);
    await option.click();
    await shown(page, ['पनीर टिक्का']);
  });

  it('finds nothing where the server finds nothing, or cannot be asked', async () => {
    const { page } = await at('/menu?search=sushi');
    await page.getByText('Nothing called “sushi”').waitFor();
    await link(page, 'See the whole menu').click();
    await shown(page, everything);
    await page.route('**/graphql', (route) => route.abort());
    await page.goto('./#/menu?search=ramen');
    await page.getByText('Nothing called “ramen”').waitFor();
  });
});

it('an admin says what a dish is, and open menus show it', async () => {
  const { page: menu } = await at('/menu', { size: desk });
  await shown(menu, everything);
  const { page, complaints } = await at('/admin/menu', { who: await anAdmin(test), size: desk });
  await button(page, 'Edit Moong Dal').click();
  await page.getByRole('radio', { name: 'Contains egg' }).check();
  await page.getByText('More about this dish').click();
  await page.getByLabel('In Hindi').fill('मूंग दाल');
  await page.getByLabel('Spice').selectOption('Very spicy');
  await page.getByLabel('Serves').fill('3');
  await page.getByRole('checkbox', { name: 'Jain' }).uncheck();
  await page.getByRole('checkbox', { name: 'New' }).check();
  await page.getByRole('checkbox', { name: 'eggs' }).check();
  await button(page, 'Update Item').click();
  await toast(page, '✅ Item updated!');
  await card(menu, 'Moong Dal').getByRole('img', { name: 'Contains egg' }).waitFor();
  await expect
    .poll(() => card(menu, 'Moong Dal').getByRole('listitem').allTextContents())
    .toEqual(['New', 'Very spicy']);
  const { data } = await test.graphql('{ menu { name mark hindiName serves allergens isJain } }');
  expect(data?.['menu']).toContainEqual({
    name: 'Moong Dal',
    mark: 'EGG',
    hindiName: 'मूंग दाल',
    serves: 3,
    allergens: ['EGGS'],
    isJain: false,
  });
  expect(complaints).toEqual([]);
});
