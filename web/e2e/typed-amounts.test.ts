import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aDish, aDishWith, anAdmin, anOptionGroup, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, phone, toast } from './page.js';

let test: TestApp;
let browser: Browser;
let boss: Account;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  browser = await launchBrowser();
  boss = await anAdmin(test);
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const open = async (route: string, who = boss, size = desk) =>
  (await arrive({ test, browser }, route, { who, size })).page;

/** Key by key: browsers refuse some keys in some fields. */
async function type(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

const refusal = 'Enter an amount in rupees, such as 249.50 or 1,249. A comma separates thousands only.';
interface Dish {
  readonly name: string;
  readonly price: number;
  readonly options: readonly { readonly overrides: readonly { readonly price: number }[] }[];
}
const menu = async () => {
  const { data } = await test.graphql('{ menu { name price options { overrides { price } } } }');
  return (data as { readonly menu: readonly Dish[] }).menu;
};
const priceOf = async (name: string) => (await menu()).find((dish) => dish.name === name)?.price;

describe.each([phone, desk])('a typed amount at $width px', (size) => {
  const name = `Thali of ${size.width}`;

  it('is refused with a decimal comma, and read as India groups it, in the form of a dish', async () => {
    const page = await open('/admin/menu', boss, size);
    if (size === phone && (await menu()).length > 0) await button(page, 'Add a dish').click();
    await page.getByLabel('Name').fill(name);
    await type(page.getByLabel('Price'), '249,50');
    await button(page, 'Add Item').click();
    await page.getByText(refusal).waitFor();
    expect(await page.getByLabel('Price').inputValue()).toBe('249,50');
    expect(await priceOf(name)).toBeUndefined();
    await type(page.getByLabel('Price'), '₹१,२४९.५०');
    await button(page, 'Add Item').click();
    await toast(page, '✅ Item added!');
    expect(await priceOf(name)).toBe(1249.5);
  });

  it('is shown as it was read in the table of prices, and in the preview of a file', async () => {
    const dish = `Poha of ${size.width}`;
    await aDish(test, { name: dish, pricePaise: 4000 });
    const page = await open('/admin/menu/table', boss, size);
    const price = page.getByLabel(`Price of ${dish} in rupees`);
    const row = page.getByRole('row').filter({ has: price });
    await type(price, '249,50');
    await row.getByText(refusal).waitFor();
    await page.getByLabel('Search').fill('no such dish');
    await button(page, 'Save 1 price').click();
    await expect.poll(() => price.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
    await type(price, 'Rs. 1,249.5');
    await row.getByText('₹1,249.50', { exact: true }).waitFor();
    await button(page, 'Save 1 price').click();
    await page.getByText('1 price is saved.').waitFor();
    expect(await priceOf(dish)).toBe(1249.5);

    const choose = (csv: string) =>
      page
        .getByLabel('Choose a CSV file')
        .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await choose(`name,price\n${dish},"49,50"`);
    await page.getByText(`Price: “49,50” cannot be used. ${refusal}`).waitFor();
    expect(await button(page, 'Save 1 dish').count()).toBe(0);
    await choose(`name,price\n${dish},49,50`);
    await page.getByText('There are more cells than columns: “50” has none.').waitFor();
    await choose(`name,price\n${dish},"INR 2,345.5"`);
    await page.getByText('Price: ₹1,249.50 → ₹2,345.50').waitFor();
    await button(page, 'Save 1 dish').click();
    await page.getByText('1 dish is saved.').waitFor();
    expect(await priceOf(dish)).toBe(2345.5);
  });

  it('is refused with a decimal comma among the options of a dish', async () => {
    const group = await anOptionGroup(test, { name: `Size of ${size.width}`, choices: [{ name: 'Large' }] });
    const dish = await aDishWith(test, [group.id], { name: `Roll of ${size.width}` });
    const page = await open('/admin/menu', boss, size);
    await button(page, `Edit ${dish.name}`).click();
    await page.getByText('Different for this dish?').click();
    const own = page.getByLabel('Price of Large');
    await type(own, '49,50');
    await page.getByText(refusal).waitFor();
    await button(page, 'Update Item').click();
    await expect.poll(() => own.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
    await type(own, '49.50');
    await button(page, 'Update Item').click();
    await toast(page, '✅ Item updated!');
    const changed = (await menu()).find((each) => each.name === dish.name);
    expect(changed?.options).toMatchObject([{ overrides: [{ price: 49.5 }] }]);
  });
});

describe('a typed count', () => {
  const refuses = async (page: Page, field: Locator, save: string) => {
    await type(field, '1,2');
    await button(page, save).click();
    await page.getByText('Enter a whole number, such as 12 or 1,200.').waitFor();
    expect(await field.inputValue()).toBe('1,2');
  };

  it('of minutes, and of choices, is refused with a comma that groups nothing', async () => {
    const page = await open('/admin/settings/ordering');
    await refuses(page, page.getByLabel('Usual minutes from order to food'), 'Save');
    await page.goto('./#/admin/menu/options');
    await button(page, 'New options').click();
    await page.getByLabel('How many?').selectOption('SOME');
    await refuses(page, page.getByLabel('At most', { exact: true }), 'Save');
  });
});
