import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aDish, anAdmin, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, inCart, phone, toast, untilDrawn, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let boss: Account;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  boss = await anAdmin(test);
});
afterEach(() => closeContexts(browser));
beforeEach(async () => {
  await test.app.dataSource.query('delete from menu_items');
  await test.app.dataSource.query('delete from categories');
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);
const asAdmin = async (size = desk) => {
  const person = await at('/admin/menu', { who: boss, size });
  await person.page.getByText('Live', { exact: true }).waitFor();
  return person;
};

async function ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await test.graphql(query, variables, boss.token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as T;
}
const categories = () =>
  ask<{ id: string; name: string; version: number; isHidden: boolean; servedFrom: string | null }[]>(
    '{ categories { id name version isHidden servedFrom } }',
  );
const change = async (name: string, input: object) => {
  const { id, version } = (await categories()).find((each) => each.name === name)!;
  await ask(
    `mutation ($id: ID!, $version: Int!, $input: CategoryInput!) {
       updateCategory(id: $id, version: $version, input: $input) { id }
     }`,
    { id, version, input: { name, ...input } },
  );
};
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
const isFocused = (locator: Locator) => locator.evaluate((own) => own === own.ownerDocument.activeElement);

describe('a customer', () => {
  it('sees hours in place of the button, and the button when they begin, by the device’s clock', async () => {
    const dosa = await aDish(test, { name: 'Masala Dosa', category: 'Breakfast', pricePaise: 9000 });
    await aDish(test, { name: 'Late Kulfi', category: 'Sweets' });
    await aDish(test, { name: 'Chai', category: 'Drinks' });
    await change('Breakfast', { servedFrom: '07:00', servedUntil: '11:00' });
    await test.rest(
      'PUT',
      `/api/admin/menu/${(await ask<{ id: string }[]>('{ menu(search: "Kulfi") { id } }'))[0]?.id}`,
      {
        token: boss.token,
        body: { servedFrom: '22:00', servedUntil: '02:00' },
      },
    );
    await untilDrawn(test, '"servedFrom":"22:00"');
    const { page, complaints } = await at('/', { cart: [inCart(dosa)] });
    await page.clock.install({ time: new Date('2026-11-23T10:58:30+05:30') });
    await page.goto('./#/menu');
    await page.reload();
    await page.getByRole('heading', { name: 'Breakfast · 07:00 to 11:00' }).waitFor();
    const add = (name: string) => card(page, name).getByRole('button', { name: `Add to Cart: ${name}` });
    await add('Chai').waitFor();
    await add('Masala Dosa').waitFor();
    await card(page, 'Late Kulfi').getByText('Served 22:00 to 02:00').waitFor();
    expect(await add('Late Kulfi').count()).toBe(0);

    await page.clock.fastForward('02:00');
    await card(page, 'Masala Dosa').getByText('Breakfast · 07:00 to 11:00').waitFor();
    expect(await add('Masala Dosa').count()).toBe(0);
    await page.clock.fastForward('14:00:00');
    await add('Late Kulfi').waitFor();
    await page.clock.fastForward('06:00:00');
    await add('Masala Dosa').waitFor();
    // A socket does not outlive such jumps of the clock.
    expect(complaints.filter((complaint) => !complaint.includes('WebSocket'))).toEqual([]);
  });

  it('follows renamed, hidden and reordered categories and dishes on the open menu', async () => {
    for (const [name, category] of [
      ['Idli', 'Brekfast'],
      ['Dosa', 'Brekfast'],
      ['Chai', 'Drinks'],
    ] as const)
      await aDish(test, { name, category });
    await untilDrawn(test, 'Chai');
    const { page, complaints } = await at('/menu', { size: desk });
    await expect.poll(() => headings(page)).toEqual(['Brekfast', 'Drinks']);
    await expect.poll(() => test.app.live.menu.listeners()).toBe(1);

    await change('Brekfast', { name: 'Breakfast' });
    await expect.poll(() => headings(page)).toEqual(['Breakfast', 'Drinks']);
    await ask('mutation ($ids: [ID!]!) { reorderCategories(ids: $ids) { id } }', {
      ids: (await categories()).map(({ id }) => id).toReversed(),
    });
    await expect.poll(() => headings(page)).toEqual(['Drinks', 'Breakfast']);
    await ask('mutation ($ids: [ID!]!) { reorderDishes(ids: $ids) { id } }', {
      ids: (await ask<{ id: string }[]>('{ menu { id } }')).map(({ id }) => id).toReversed(),
    });
    await expect
      .poll(() => page.getByRole('article').evaluateAll((all) => all.map((each) => each.ariaLabel)))
      .toEqual(['Chai', 'Dosa', 'Idli']);
    await change('Breakfast', { isHidden: true });
    await expect.poll(() => headings(page)).toEqual(['Drinks']);
    await change('Breakfast', { isHidden: false });
    await expect.poll(() => headings(page)).toEqual(['Drinks', 'Breakfast']);
    expect(complaints).toEqual([]);
  });

  it('is told in the cart when a dish is not served now, until it is', async () => {
    const dosa = await aDish(test, { name: 'Masala Dosa', category: 'Breakfast' });
    const clock = (minutes: number) =>
      new Date(Date.now() + (minutes + 330) * 60_000).toISOString().slice(11, 16);
    const [servedFrom, servedUntil] = [clock(-120), clock(-60)];
    await change('Breakfast', { servedFrom, servedUntil });
    const { page } = await at('/cart', { cart: [inCart(dosa)] });
    const refusal = `Masala Dosa is served from ${servedFrom} to ${servedUntil}. Remove it, or order again then.`;
    await page.getByText(refusal).first().waitFor();
    await button(page, 'Proceed to Checkout').click();
    await toast(page, refusal);
    await expect.poll(() => test.app.live.menu.listeners()).toBe(1);
    await change('Breakfast', { servedFrom, servedUntil: clock(60) });
    await page.getByText(refusal).first().waitFor({ state: 'detached' });
  });
});

describe.each([phone, desk])('an admin at $width px', (size) => {
  it('adds, renames, hides, times and deletes a category', async () => {
    await aDish(test, { name: 'Idli', category: 'Brekfast' });
    const { page, complaints } = await asAdmin(size);
    await button(page, 'Add a category').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Brekfast');
    await dialog.getByRole('button', { name: 'Add category' }).click();
    await dialog.getByText('There is a category of this name already.').waitFor();
    await dialog.getByLabel('Name').fill('Drinks');
    await dialog.getByRole('button', { name: 'Add category' }).click();
    await toast(page, 'Category added.');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('No dishes yet.').waitFor();

    await button(page, 'Change Brekfast').click();
    await dialog.getByLabel('Name').fill('Breakfast');
    await dialog.getByLabel('Served from').fill('07:00');
    await dialog.getByLabel('Served until').fill('11:00');
    await dialog.getByLabel('Hidden from customers').check();
    await dialog.getByRole('button', { name: 'Save category' }).click();
    await toast(page, 'Category saved.');
    await page.getByRole('heading', { name: 'Breakfast' }).waitFor();
    await page.getByText('07:00 to 11:00').waitFor();
    await page.getByText('Hidden', { exact: true }).waitFor();
    await expect.poll(() => isFocused(button(page, 'Change Breakfast'))).toBe(true);
    expect(await categories()).toMatchObject([
      { name: 'Breakfast', isHidden: true, servedFrom: '07:00' },
      { name: 'Drinks' },
    ]);

    await button(page, 'Change Breakfast').click();
    await button(page, 'Delete category').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete category' }).click();
    await toast(page, 'Category deleted.');
    await page.getByRole('heading', { name: 'Uncategorized' }).waitFor();
    await card(page, 'Idli').waitFor();
    // The refused name.
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });

  it('is asked about what another admin has changed meanwhile', async () => {
    await aDish(test, { name: 'Idli', category: 'Breakfast' });
    const { page } = await asAdmin(size);
    await button(page, 'Change Breakfast').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Mornings');
    await change('Breakfast', { name: 'Early' });
    await dialog.getByRole('button', { name: 'Save category' }).click();
    await dialog.getByText('Another admin has changed the same meanwhile.').waitFor();
    await dialog.getByText('Early', { exact: true }).waitFor();
    await dialog.getByLabel('Name').fill('');
    await button(page, 'Save mine anyway').click();
    await expect.poll(() => isFocused(dialog.getByLabel('Name'))).toBe(true);
    await dialog.getByText('Another admin has changed the same meanwhile.').waitFor();
    await dialog.getByLabel('Name').fill('Mornings');
    await button(page, 'Save mine anyway').click();
    await page.getByRole('heading', { name: 'Mornings' }).waitFor();
  });

  it('orders categories and dishes with the keyboard, and hears where they are', async () => {
    for (const [name, category] of [
      ['Idli', 'Breakfast'],
      ['Dosa', 'Breakfast'],
      ['Vada', 'Breakfast'],
      ['Chai', 'Drinks'],
    ] as const)
      await aDish(test, { name, category });
    const { page, complaints } = await asAdmin(size);
    await button(page, 'Reorder').click();
    const status = page.getByRole('main').getByRole('status');
    await button(page, 'Move down: Idli').focus();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter');
    await expect.poll(() => status.allTextContents()).toContain('Idli is now 3 of 3.');
    expect(await isFocused(button(page, 'Move down: Idli'))).toBe(true);
    await button(page, 'Move up: Drinks').press('Enter');
    await expect.poll(() => status.allTextContents()).toContain('Drinks is now 1 of 2.');
    expect(await isFocused(button(page, 'Move up: Drinks'))).toBe(true);
    await expect
      .poll(async () => (await ask<{ name: string }[]>('{ menu { name } }')).map(({ name }) => name))
      .toEqual(['Dosa', 'Vada', 'Idli', 'Chai']);
    await expect
      .poll(async () => (await categories()).map(({ name }) => name))
      .toEqual(['Drinks', 'Breakfast']);
    await button(page, 'Done').click();
    await expect
      .poll(() => page.getByRole('article').evaluateAll((all) => all.map((each) => each.ariaLabel)))
      .toEqual(['Chai', 'Dosa', 'Vada', 'Idli']);
    expect(complaints).toEqual([]);
  });

  it('drags a dish by its handle', async () => {
    for (const name of ['Idli', 'Dosa', 'Vada']) await aDish(test, { name, category: 'Breakfast' });
    const { page } = await asAdmin(size);
    await button(page, 'Reorder').click();
    const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await entry('Vada').scrollIntoViewIfNeeded();
    const from = await entry('Vada').boundingBox();
    const to = await entry('Idli').boundingBox();
    if (!from || !to) throw new Error('not shown');
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, from.y, { steps: 3 });
    await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 5 });
    await expect.poll(() => entry('Vada').evaluate((own) => own.previousElementSibling)).toBeNull();
    await page.mouse.up();
    await expect
      .poll(async () => (await ask<{ name: string }[]>('{ menu { name } }')).map(({ name }) => name))
      .toEqual(['Vada', 'Idli', 'Dosa']);
  });
});
