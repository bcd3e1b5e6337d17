import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, title, toast, type Arrival } from './page.js';

interface Group {
  readonly id: string;
  readonly version: number;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}
interface Choice {
  readonly id?: string;
  readonly name: string;
  readonly price: number;
  readonly isDefault?: boolean;
}

let test: TestApp;
let browser: Browser;
let boss: Account;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  boss = await anAdmin(test);
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

async function asAdmin<T>(query: string, variables: object): Promise<T> {
  const { data, errors } = await test.graphql(query, variables, boss.token);
  if (!data) throw new Error(JSON.stringify(errors));
  return data as T;
}

const limits = { least: 0, most: 1, mostEach: 1 };

async function addGroup(name: string, choices: readonly Choice[], rules = {}): Promise<Group> {
  const { addOptionGroup } = await asAdmin<{ addOptionGroup: Group }>(
    'mutation ($input: OptionGroupInput!) { addOptionGroup(input: $input) { id version choices { id name } } }',
    { input: { ...limits, ...rules, name, choices } },
  );
  return addOptionGroup;
}

const offer = (dish: MenuItem, groups: readonly Group[]) =>
  asAdmin(
    `mutation ($id: ID!, $input: MenuItemInput!, $version: Int!) {
      updateMenuItem(id: $id, input: $input, version: $version) { id }
    }`,
    {
      id: dish.id,
      version: dish.version,
      input: {
        name: dish.name,
        price: dish.pricePaise / 100,
        options: groups.map(({ id }) => ({ groupId: id })),
      },
    },
  );

const sizes: readonly Choice[] = [
  { name: 'Regular', price: 0, isDefault: true },
  { name: 'Large', price: 60 },
];
const extras: readonly Choice[] = [
  { name: 'Cheese', price: 30 },
  { name: 'Olives', price: 25.5 },
];
const exactlyOne = { least: 1, most: 1 };
const manyExtras = { most: 3, mostEach: 2 };

/** A roll of ₹120 with a size and extras. */
async function aRoll(name: string) {
  const dish = await aDish(test, { name, pricePaise: 12000, category: null });
  const size = await addGroup(`Size of ${name}`, sizes, exactlyOne);
  const extra = await addGroup(`Extras of ${name}`, extras, manyExtras);
  await offer(dish, [size, extra]);
  return { dish, size, extra };
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const lines = (page: Page) => page.getByRole('main').getByRole('listitem');
const total = (page: Page) => page.locator('p', { hasText: 'Total' });
describe('a dish with options', () => {
  it('is configured, ordered, seen by staff and ordered again', async () => {
    const name = 'Paneer Roll';
    await aRoll(name);
    const asha = await aCustomer(test);
    const { page, complaints } = await at('/menu', { who: asha });
    await button(page, `Add to Cart: ${name}`).click();
    await card(page, name)
      .getByRole('group', { name: `${name} in cart` })
      .getByText('1')
      .waitFor();
    await button(page, `Customise ${name}`).click();
    const form = sheet(page, name);
    await form.getByRole('radio', { name: 'Large + ₹60' }).check();
    const cheese = form.getByRole('group', { name: 'Cheese', exact: true });
    await cheese.getByRole('button', { name: 'One more Cheese' }).click();
    await cheese.getByRole('button', { name: 'One more Cheese' }).click();
    await form.getByLabel('Note for the kitchen').fill('  Less spicy, please ');
    await form.getByRole('button', { name: `One more ${name}` }).click();
    await button(page, 'Add for ₹480').click();
    await form.waitFor({ state: 'detached' });
    await card(page, name)
      .getByRole('group', { name: `${name} in cart` })
      .getByText('3')
      .waitFor();

    await page.goto('./#/cart');
    const rich = lines(page).filter({ hasText: 'Large' });
    await rich.getByText(`Size of ${name}: Large · Extras of ${name}: Cheese × 2`).waitFor();
    await rich.getByText('Less spicy, please').waitFor();
    await expect.poll(() => total(page).textContent()).toContain('₹600');

    await button(page, 'Proceed to Checkout').click();
    await title(page, 'Checkout');
    const summary = page.getByRole('list', { name: 'Dishes' });
    await summary.getByText('Cheese × 2').waitFor();
    await summary.getByText('Less spicy, please').waitFor();
    await page.getByLabel('Address').fill('12 MG Road, Bengaluru');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Pay ₹600/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
    await toast(page, 'Order placed successfully!');
    await title(page, 'Order History');
    const order = page.getByRole('article').first();
    await order.getByText('Cheese × 2').waitFor();
    await order.getByText('Less spicy, please').waitFor();

    await order.getByRole('button', { name: 'Order again' }).click();
    await title(page, 'Your Cart');
    await expect.poll(() => lines(page).count()).toBe(2);
    await expect.poll(() => total(page).textContent()).toContain('₹600');
    expect(complaints).toEqual([]);

    const { page: staff } = await at('/admin/orders', { who: boss });
    await staff.getByText('Cheese × 2').first().waitFor();
    await staff.getByText('Less spicy, please').first().waitFor();
  });
});

describe('a sold-out choice', () => {
  it('is marked by staff with two presses, from an order and from the options', async () => {
    const { dish, size } = await aRoll('Soya Roll');
    const asha = await aCustomer(test);
    await test.rest('POST', '/api/orders', {
      token: asha.token,
      body: {
        items: [{ menuItem: dish.id, qty: 1, choices: [size.choices[1]?.id] }],
        address: '1 MG Road',
        paymentMode: 'COD',
      },
    });
    const { page } = await at('/admin/orders', { who: boss });
    const order = page.getByRole('article').filter({ hasText: 'Soya Roll' });
    await order.getByRole('button', { name: 'Details' }).click();
    await order.getByRole('button', { name: 'Sold out: Soya Roll' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Large' }).check();
    await dialog.getByRole('button', { name: 'Until further notice' }).click();
    await toast(page, 'Large is sold out.');

    await page.goto('./#/admin/menu/options');
    const group = page.getByRole('article', { name: 'Size of Soya Roll' });
    const large = group.getByRole('listitem').filter({ hasText: 'Large' });
    await large.getByText('Sold out', { exact: true }).first().waitFor();
    await large.getByRole('button', { name: 'Sold out: Large' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Available again' }).click();
    await toast(page, 'Large is available again.');
    await large.locator('strong').waitFor({ state: 'detached' });
  });
});
