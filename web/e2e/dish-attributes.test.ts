import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aDish, anAdmin } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  browser = await launchBrowser();
  await aDish(test, {
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
  await aDish(test, { name: 'Chicken Tikka', category: 'Tandoor', isVegetarian: false });
  await aDish(test, { name: 'Jeera Aloo', category: 'Curries', isVegetarian: true });
  await aDish(test, { name: 'Moong Dal', category: 'Curries', isVegetarian: true, isJain: true });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const shown = (page: Page, names: readonly string[]) =>
  expect
    .poll(() => page.getByRole('article').evaluateAll((all) => all.map((each) => each.ariaLabel)))
    .toEqual(names);
const everything = ['Paneer Tikka', 'Chicken Tikka', 'Kolkata Egg Roll', 'Jeera Aloo', 'Moong Dal'];

it('a search on the menu shows the dishes that the server finds', async () => {
  const { page } = await at('/menu');
  for (const [search, names] of [
    ['tikka', ['Paneer Tikka', 'Chicken Tikka']],
    ['पनीर', ['Paneer Tikka']],
    ['curries', ['Jeera Aloo', 'Moong Dal']],
    ['paratha', ['Kolkata Egg Roll']],
    ['chikin', ['Chicken Tikka']],
    ['पनिर', ['Paneer Tikka']],
    ['aloo jera', ['Jeera Aloo']],
  ] as const) {
    await page.goto(`./#/menu?search=${encodeURIComponent(search)}`);
    await shown(page, names);
    const { data } = await test.graphql('query ($s: String) { menu(search: $s) { name } }', { s: search });
    const found = data?.['menu'] as { name: string }[];
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(names));
  }
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
