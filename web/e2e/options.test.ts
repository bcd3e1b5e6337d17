import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, link, phone, title, toast, type Arrival } from './page.js';

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

const updateGroup = ({ id, version }: Group, name: string, choices: readonly Choice[], rules = {}) =>
  asAdmin(
    `mutation ($id: ID!, $input: OptionGroupInput!, $version: Int!) {
      updateOptionGroup(id: $id, input: $input, version: $version) { id }
    }`,
    { id, version, input: { ...limits, ...rules, name, choices } },
  );

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
const storedLines = (page: Page) =>
  page.evaluate<{ price: number; qty: number; note?: string; choices?: { name: string }[] }[]>(
    "JSON.parse(localStorage.getItem('cartItems'))",
  );

describe.each([phone, desk])('a dish with options at $width px', (size) => {
  it('is added as it comes at one press, and configured in its sheet', async () => {
    const name = `Paneer Roll ${size.width}`;
    await aRoll(name);
    const asha = await aCustomer(test);
    const { page, complaints } = await at('/menu', { size, who: asha });
    await button(page, `Add to Cart: ${name}`).click();
    await card(page, name)
      .getByRole('group', { name: `${name} in cart` })
      .getByText('1')
      .waitFor();
    expect(await storedLines(page)).toMatchObject([{ price: 120, qty: 1, choices: [{ name: 'Regular' }] }]);

    const customise = button(page, `Customise ${name}`);
    expect((await customise.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await customise.click();
    const form = sheet(page, name);
    await expect.poll(() => form.getByRole('radio', { name: 'Regular' }).isChecked()).toBe(true);
    await form.getByRole('radio', { name: 'Large + ₹60' }).check();
    const cheese = form.getByRole('group', { name: 'Cheese', exact: true });
    await cheese.getByRole('button', { name: 'One more Cheese' }).click();
    await cheese.getByRole('button', { name: 'One more Cheese' }).click();
    const more = cheese.getByRole('button', { name: 'One more Cheese' });
    await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true');
    await button(page, 'Add for ₹240').waitFor();
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

    const { page: staff } = await at('/admin/orders', { size, who: boss });
    await staff.getByText('Cheese × 2').first().waitFor();
    await staff.getByText('Less spicy, please').first().waitFor();
  });
});

describe('a sold-out choice', () => {
  const markAs = (choiceId: string, period: string) =>
    asAdmin(
      'mutation ($id: ID!, $period: SoldOutPeriod) { setChoiceSoldOut(choiceId: $id, period: $period) { id } }',
      { id: choiceId, period },
    );

  it('cannot be chosen, and the sheet asks what to take in place of a default', async () => {
    const { size, extra } = await aRoll('Aloo Roll');
    const [regular] = size.choices;
    const [cheese] = extra.choices;
    const { page, complaints } = await at('/menu', { size: phone });
    await isLive();
    await button(page, 'Add to Cart: Aloo Roll').click();
    await card(page, 'Aloo Roll').getByRole('group', { name: 'Aloo Roll in cart' }).getByText('1').waitFor();
    await page.goto('./#/cart');
    await isLive();
    await markAs(regular?.id ?? '', 'UNTIL_FURTHER_NOTICE');
    await markAs(cheese?.id ?? '', 'UNTIL_FURTHER_NOTICE');
    const line = lines(page).filter({ hasText: 'Aloo Roll' });
    await line.getByText('Regular is sold out. Choose something else for Aloo Roll.').waitFor();
    await line.getByRole('button', { name: 'Choose again' }).click();
    const form = sheet(page, 'Aloo Roll');
    await expect.poll(() => form.getByRole('radio', { name: /Regular.*Sold out/ }).isDisabled()).toBe(true);
    await form.getByRole('group', { name: 'Cheese', exact: true }).waitFor();
    const more = form.getByRole('button', { name: 'One more Cheese' });
    await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true');
    await button(page, 'Update for ₹120').click();
    await form.getByText('Choose 1 more').waitFor();
    await form.getByRole('radio', { name: /Large/ }).check();
    await button(page, 'Update for ₹180').click();
    await form.waitFor({ state: 'detached' });
    await line.getByText('Regular is sold out.').waitFor({ state: 'detached' });
    await line.getByRole('button', { name: 'Remove Aloo Roll' }).click();

    await page.goto('./#/menu');
    await button(page, 'Add to Cart: Aloo Roll').click();
    await expect.poll(() => form.getByRole('radio', { name: /Regular/ }).isDisabled()).toBe(true);
    await markAs(regular?.id ?? '', 'NONE');
    await expect.poll(() => form.getByRole('radio', { name: /Regular/ }).isChecked()).toBe(true);
    await button(page, 'Add for ₹120').click();
    await form.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

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

describe('a line of the cart', () => {
  it('is changed in the sheet, and merged with an equal line', async () => {
    await aRoll('Kathi Roll');
    const { page } = await at('/menu');
    await button(page, 'Add to Cart: Kathi Roll').click();
    await button(page, 'Customise Kathi Roll').click();
    await sheet(page, 'Kathi Roll').getByRole('radio', { name: /Large/ }).check();
    await button(page, 'Add for ₹180').click();
    await page.goto('./#/cart');
    await expect.poll(() => lines(page).count()).toBe(2);

    const large = lines(page).filter({ hasText: 'Large' });
    await large.getByRole('button', { name: 'Change Kathi Roll' }).click();
    const form = sheet(page, 'Kathi Roll');
    await expect.poll(() => form.getByRole('radio', { name: /Large/ }).isChecked()).toBe(true);
    await form.getByLabel('Note for the kitchen').fill('No onions');
    await button(page, 'Update for ₹180').click();
    await form.waitFor({ state: 'detached' });
    await large.getByText('No onions').waitFor();

    await large.getByRole('button', { name: 'Change Kathi Roll' }).click();
    await form.getByRole('radio', { name: 'Regular' }).check();
    await form.getByLabel('Note for the kitchen').fill('');
    await button(page, 'Update for ₹120').click();
    await expect.poll(() => lines(page).count()).toBe(1);
    await expect.poll(() => page.getByLabel('Quantity of Kathi Roll').inputValue()).toBe('2');
    await expect.poll(() => total(page).textContent()).toContain('₹240');
  });

  it('of a dish without options takes a note', async () => {
    const vada = await aDish(test, { name: 'Vada Pav with a note', pricePaise: 4500, category: null });
    const { page } = await at('/cart', { cart: [inCart(vada, 2)] });
    await button(page, 'Add a note: Vada Pav with a note').click();
    await sheet(page, vada.name).getByLabel('Note for the kitchen').fill('No chutney');
    await button(page, 'Update for ₹90').click();
    await lines(page).getByText('No chutney').waitFor();
    expect(await storedLines(page)).toMatchObject([{ price: 45, qty: 2, note: 'No chutney' }]);
  });

  it('is asked for on the card of a dish with several lines', async () => {
    await aRoll('Egg Roll');
    const { page } = await at('/menu');
    await button(page, 'Add to Cart: Egg Roll').click();
    await button(page, 'Customise Egg Roll').click();
    await sheet(page, 'Egg Roll').getByRole('radio', { name: /Large/ }).check();
    await button(page, 'Add for ₹180').click();
    const stepper = card(page, 'Egg Roll').getByRole('group', { name: 'Egg Roll in cart' });
    await stepper.getByText('2').waitFor();
    await stepper.getByRole('button', { name: 'One Egg Roll less' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which one?' });
    const large = dialog.getByRole('listitem').filter({ hasText: 'Large' });
    await large.getByRole('button', { name: 'One Egg Roll less' }).click();
    await large.waitFor({ state: 'detached' });
    await dialog.getByText('Size of Egg Roll: Regular').waitFor();
    await button(page, 'Done').click();
    await dialog.waitFor({ state: 'detached' });
    await stepper.getByText('1').waitFor();
  });

  it('from before options stands for the defaults', async () => {
    const { dish } = await aRoll('Frankie');
    const asha = await aCustomer(test);
    const { page } = await at('/cart', { who: asha, cart: [inCart(dish, 2)] });
    await lines(page).getByText('Size of Frankie: Regular').waitFor();
    await expect.poll(() => total(page).textContent()).toContain('₹240');
    expect(await storedLines(page)).toEqual([inCart(dish, 2)]);
    await button(page, 'Proceed to Checkout').click();
    await title(page, 'Checkout');
  });

  it('names choices that cost more or are gone, and is to be chosen again', async () => {
    const { extra } = await aRoll('Cheese Roll');
    const asha = await aCustomer(test);
    const { page } = await at('/menu', { who: asha });
    await button(page, 'Customise Cheese Roll').click();
    const form = sheet(page, 'Cheese Roll');
    await form.getByRole('button', { name: 'One more Cheese', exact: true }).click();
    await form.getByRole('button', { name: 'One more Olives' }).click();
    await button(page, 'Add for ₹175.50').click();
    await page.goto('./#/cart');
    await isLive();
    const [cheese, olives] = extra.choices;
    const changed = [
      { id: cheese?.id ?? '', name: 'Cheese', price: 40 },
      { id: olives?.id ?? '', name: 'Olives', price: 25.5 },
    ];
    await updateGroup(extra, 'Extras', changed, manyExtras);
    await page.getByText('Cheese in Cheese Roll now costs ₹40 (was ₹30).').waitFor();
    await expect.poll(() => total(page).textContent()).toContain('₹185.50');
    await button(page, 'OK').click();
    await page.getByText('The menu has changed').waitFor({ state: 'detached' });

    await updateGroup({ ...extra, version: extra.version + 1 }, 'Extras', changed.slice(0, 1), manyExtras);
    const gone = 'Olives in Cheese Roll is no longer offered. Please choose again.';
    await lines(page).filter({ hasText: gone }).first().waitFor();
    await button(page, 'Proceed to Checkout').click();
    await toast(page, gone);
    await button(page, 'Choose again: Cheese Roll').click();
    await button(page, 'Update for ₹160').click();
    await page.getByText(gone).first().waitFor({ state: 'detached' });
    await button(page, 'Proceed to Checkout').click();
    await title(page, 'Checkout');
  });
});

describe('the sheet of a dish', () => {
  it('follows the menu while it is open', async () => {
    const { size, extra } = await aRoll('Live Roll');
    const { page } = await at('/menu');
    await isLive();
    await button(page, 'Customise Live Roll').click();
    const form = sheet(page, 'Live Roll');
    await form.getByRole('radio', { name: /Large/ }).check();
    await form.getByRole('button', { name: 'One more Olives' }).click();
    await button(page, 'Add for ₹205.50').waitFor();
    await updateGroup(
      size,
      'Portion',
      size.choices.map(({ id, name }) => ({
        id,
        name,
        price: name === 'Large' ? 70 : 0,
        isDefault: name !== 'Large',
      })),
      exactlyOne,
    );
    await button(page, 'Add for ₹215.50').waitFor();
    await form.getByRole('group', { name: 'Portion' }).waitFor();
    const [cheese] = extra.choices;
    await updateGroup(extra, 'Extras', [{ id: cheese?.id ?? '', name: 'Cheese', price: 30 }], manyExtras);
    await form.getByText('Olives is no longer offered.').waitFor();
    await button(page, 'Add for ₹190').click();
    await form.waitFor({ state: 'detached' });
  });

  it('is used by keyboard, says what is missing and moves the focus there', async () => {
    const dish = await aDish(test, { name: 'Thali', pricePaise: 20000, category: null });
    const breads = ['Roti', 'Naan', 'Paratha'].map((name, index) => ({
      name,
      price: 0,
      isDefault: index < 2,
    }));
    const bread = await addGroup('Breads', breads, { least: 2, most: 2 });
    await offer(dish, [bread]);
    const { page } = await at('/menu', { size: desk });
    await button(page, 'Customise Thali').focus();
    await page.keyboard.press('Enter');
    const form = sheet(page, 'Thali');
    await form.getByText('Choose 2', { exact: true }).waitFor();
    await form.getByRole('checkbox', { name: 'Roti' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => form.getByRole('checkbox', { name: 'Roti' }).isChecked()).toBe(false);
    await button(page, 'Add for ₹200').focus();
    await page.keyboard.press('Enter');
    await form.getByText('Please choose 1 more.').waitFor();
    const focused = () => page.evaluate('document.activeElement.closest("fieldset")?.textContent ?? ""');
    await expect.poll(focused).toContain('Breads');
    await form.getByRole('checkbox', { name: 'Paratha' }).focus();
    await page.keyboard.press('Space');
    await button(page, 'Add for ₹200').focus();
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await link(page, 'Cart, 1 item').waitFor();
    expect(await storedLines(page)).toMatchObject([{ choices: [{ name: 'Naan' }, { name: 'Paratha' }] }]);
  });
});
