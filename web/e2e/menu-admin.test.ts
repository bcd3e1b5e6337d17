import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { closeContexts, launchBrowser, visitor, type Visitor } from './browser.js';
import { button, desk, toast } from './page.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';

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

/** Signed in without the login screen, which other tests cover. */
async function open(
  route: string,
  account?: Account,
  size?: { width: number; height: number },
): Promise<Visitor> {
  const person = await visitor(browser, `${test.url}/shop/`, size);
  if (account) {
    await person.page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(account.token)})`);
  }
  await person.page.goto(`./#${route}`);
  return person;
}

const form = (page: Page) => page.getByRole('form');
const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function openMenu(account = boss, size = desk): Promise<Visitor> {
  const person = await open('/admin/menu', account, size);
  await person.page.getByText('Live', { exact: true }).waitFor();
  return person;
}

const picture = async () => ({
  name: 'dish.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
});

describe('the admin’s menu', () => {
  it('adds, changes, finds and deletes dishes', async () => {
    await test.app.dataSource.manager.deleteAll(MenuItem);
    const { page, complaints } = await openMenu(boss, { width: 375, height: 812 });
    await page.getByText('No items found.').waitFor();

    await page.getByLabel('Name').fill('Kanda Bhajiya');
    await page.getByLabel('Price').fill('55.50');
    await page.getByLabel('Description').fill('Crisp onion fritters.');
    await page.getByLabel('Category').fill('Snacks');
    await expect.poll(() => page.getByLabel('Image').getAttribute('accept')).toBe('image/*');
    await page.getByLabel('Image').setInputFiles(await picture());
    await page.getByRole('img', { name: 'Preview' }).waitFor();
    await button(page, 'Add Item').click();
    await toast(page, '✅ Item added!');
    await expect.poll(() => row(page, 'Kanda Bhajiya').textContent()).toContain('₹55.50');
    await expect.poll(() => row(page, 'Kanda Bhajiya').textContent()).toContain('Crisp onion fritters.');
    const image = row(page, 'Kanda Bhajiya').getByRole('img');
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown) => (shown as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(0);
    // The form is ready for the next one.
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');

    await aDish(test, { name: 'Misal Pav' });
    await page.reload();
    await page.getByLabel('Search').fill('BHAJI');
    await row(page, 'Misal Pav').waitFor({ state: 'detached' });
    await button(page, 'Edit Kanda Bhajiya').click();
    await expect
      .poll(() => page.getByLabel('Name').evaluate((input) => input === input.ownerDocument.activeElement))
      .toBe(true);
    await expect.poll(() => page.getByLabel('Price').inputValue()).toBe('55.5');
    await page.getByLabel('Name').fill('Kanda Bhaji');
    await button(page, 'Update Item').click();
    await toast(page, '✅ Item updated!');
    await row(page, 'Kanda Bhaji').waitFor();
    await button(page, 'Add a dish').click();
    await button(page, 'Add Item').waitFor();

    await button(page, 'Edit Kanda Bhaji').click();
    await button(page, 'Cancel').click();
    await button(page, 'Add a dish').click();
    await button(page, 'Add Item').waitFor();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');

    await button(page, 'Delete Kanda Bhaji').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No items found.').waitFor();
    await page.getByLabel('Search').fill('');
    await row(page, 'Misal Pav').waitFor();
    expect(complaints).toEqual([]);
  });

  it('folds the form on a phone, where the list stands below it', async () => {
    const phone = { width: 375, height: 812 };
    await aDish(test, { name: 'Dal Vada' });
    const { page } = await openMenu(boss, phone);
    const fold = (expanded: boolean) => page.getByRole('button', { name: 'Add a dish', expanded });
    await fold(false).waitFor();
    expect(await button(page, 'Add Item').count()).toBe(0);
    expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(0.75 * phone.height);

    await fold(false).focus();
    await page.keyboard.press('Enter');
    await fold(true).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Poha');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Poha');
    await fold(true).click();
    await page.getByLabel('Name').waitFor({ state: 'hidden' });
    // What was typed is no secret after a reload.
    await page.reload();
    await fold(true).waitFor();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Poha');
    await button(page, 'Cancel').click();
    await expect
      .poll(() => fold(false).evaluate((own) => own === own.ownerDocument.activeElement))
      .toBe(true);

    await button(page, 'Edit Dal Vada').click();
    const name = page.getByLabel('Name');
    await expect.poll(() => name.inputValue()).toBe('Dal Vada');
    await expect.poll(() => name.evaluate((own) => own === own.ownerDocument.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Edit Dal Vada', expanded: true }).waitFor();
    await button(page, 'Cancel').click();

    await page.setViewportSize(desk);
    await button(page, 'Add Item').waitFor();
    expect(await button(page, 'Add a dish').count()).toBe(0);
    await page.close();
  });

  it('keeps the input through refusals, an outage and a reload', async () => {
    const { page } = await openMenu();
    await page.getByLabel('Name').fill('   ');
    await page.getByLabel('Price').fill('40');
    await button(page, 'Add Item').click();
    await toast(page, '❌ Please enter the name of the dish');
    await form(page).getByText('Please enter the name of the dish').waitFor();
    await page.getByLabel('Name').fill('Bhel Puri');

    await page.getByLabel('Image').setInputFiles({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a picture'),
    });
    await form(page)
      .getByText(/Choose a JPEG, PNG/)
      .waitFor();
    await toast(page, /^❌ Choose a JPEG, PNG/);
    await button(page, 'Remove image').click();

    await page.route('**/graphql', (route) => route.abort());
    await button(page, 'Add Item').click();
    await toast(page, '❌ Error');
    await page.getByText('Nothing you typed is lost').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Bhel Puri');
    await button(page, 'Add Item').click();
    await toast(page, '✅ Item added!');
    await expect.poll(() => row(page, 'Bhel Puri').count()).toBe(1);
  });

  it('does not save without a refused picture, and keeps the previous valid one', async () => {
    const { page } = await openMenu();
    await page.getByLabel('Name').fill('Dabeli');
    await page.getByLabel('Price').fill('35');
    const image = page.getByLabel('Image');
    await image.setInputFiles(await picture());
    await expect
      .poll(() => page.getByRole('img', { name: 'Preview' }).getAttribute('src'))
      .toMatch(/^\/?.*uploads\//);

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await image.setInputFiles({ name: 'dish.svg', mimeType: 'image/svg+xml', buffer: svg });
    await form(page)
      .getByText(/Choose a JPEG, PNG/)
      .waitFor();
    await expect.poll(() => button(page, 'Try again').count()).toBe(0);
    await button(page, 'Add Item').click();
    await page.getByText('Nothing is saved yet').waitFor();
    const huge = Buffer.alloc(5 * 1024 * 1024 + 1);
    await image.setInputFiles({ name: 'dish.png', mimeType: 'image/png', buffer: huge });
    await form(page).getByText('Please choose a picture of at most 5 MB.').waitFor();
    await button(page, 'Add Item').click();
    await page.getByText('Nothing is saved yet').waitFor();
    await expect.poll(() => row(page, 'Dabeli').count()).toBe(0);

    // Without an answer the same picture may still be taken.
    await page.route('**/api/admin/menu/image', (route) => route.abort());
    await image.setInputFiles(await picture());
    await page.getByText('The picture could not be uploaded. Please try again.').waitFor();
    await toast(page, /^❌ Error$/);
    await button(page, 'Try again').waitFor();
    await button(page, 'Keep this image').click();
    await button(page, 'Add Item').click();
    await toast(page, '✅ Item added!');
    await row(page, 'Dabeli').getByRole('img').waitFor();
  });

  it('says when a dish could not be deleted, and when the menu could not be loaded', async () => {
    const dish = await aDish(test, { name: 'Dahi Vada' });
    const { page } = await openMenu();
    await button(page, 'Delete Dahi Vada').click();
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toast(page, '❌ Delete failed');
    await expect.poll(() => row(page, 'Dahi Vada').count()).toBe(1);
    await page.unroute('**/graphql');
    expect(await test.app.services.menu.find(dish.id)).not.toBeNull();

    const late = await visitor(browser, `${test.url}/shop/`, desk);
    await late.page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(boss.token)})`);
    const isMenu = (body: string | null) => Boolean(body?.includes('AdminMenu'));
    await late.page.route('**/graphql', (route) =>
      isMenu(route.request().postData()) ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
    );
    await late.page.goto('./#/admin/menu');
    await late.page.getByText('The menu could not be loaded.').waitFor();
    await late.page.unroute('**/graphql');
    await button(late.page, 'Try again').click();
    await row(late.page, 'Dahi Vada').waitFor();
  });

  it('notifies the second of two admins who edit one dish, and loses no input', async () => {
    await aDish(test, { name: 'Pani Puri', pricePaise: 4000 });
    const first = await openMenu();
    const second = await openMenu(await anAdmin(test, 'Meera Iyer'));
    for (const { page } of [first, second]) await button(page, 'Edit Pani Puri').click();
    await first.page.getByLabel('Price').fill('45');
    await second.page.getByLabel('Description').fill('Crisp shells, tangy water.');
    await button(first.page, 'Update Item').click();
    await toast(first.page, '✅ Item updated!');

    // No conflict: each changed other fields, and the second admin sees the new price before saving.
    await second.page.getByText('Another admin has changed meanwhile: Price.').waitFor();
    await expect.poll(() => second.page.getByLabel('Price').inputValue()).toBe('45');
    await button(second.page, 'Update Item').click();
    await toast(second.page, '✅ Item updated!');
    await expect.poll(() => row(first.page, 'Pani Puri').textContent()).toMatch(/₹45.*tangy water/s);

    // Both change the price: the second admin is warned before and after saving.
    await button(second.page, 'Edit Pani Puri').click();
    await second.page.getByLabel('Price').fill('50');
    await second.page.getByLabel('Category').fill('Chaat');
    await button(first.page, 'Edit Pani Puri').click();
    await first.page.getByLabel('Price').fill('60');
    await first.page.getByLabel('Name').fill('Puchka');
    await button(first.page, 'Update Item').click();
    const notice = second.page.getByRole('alert').filter({ hasText: 'Another admin has changed the same' });
    await expect.poll(() => notice.textContent()).toContain('₹60');
    expect(await notice.textContent()).not.toContain('Puchka');
    await button(second.page, 'Update Item').click();
    await toast(second.page, '❌ Somebody else has changed this dish');
    await button(second.page, 'Take theirs').click();
    await expect.poll(() => second.page.getByLabel('Price').inputValue()).toBe('60');
    await expect.poll(() => second.page.getByLabel('Category').inputValue()).toBe('Chaat');
    await button(second.page, 'Update Item').click();
    await expect.poll(() => row(first.page, 'Puchka').textContent()).toMatch(/₹60.*Chaat/s);

    await button(second.page, 'Edit Puchka').click();
    await second.page.getByLabel('Price').fill('50');
    await button(first.page, 'Edit Puchka').click();
    await first.page.getByLabel('Price').fill('65');
    await first.page.getByLabel('Name').fill('Pani Puri');
    await button(first.page, 'Update Item').click();
    await button(second.page, 'Save mine anyway').click();
    await expect.poll(() => row(first.page, 'Pani Puri').textContent()).toContain('₹50');
    // The form returns to adding after the save.
    await button(second.page, 'Add Item').waitFor();

    // Deleted while she edits it.
    await button(second.page, 'Edit Pani Puri').click();
    await second.page.getByLabel('Name').fill('Gol Gappa');
    await button(first.page, 'Delete Pani Puri').click();
    await first.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await second.page.getByText('Another admin has deleted this dish.').waitFor();
    await button(second.page, 'Make it a new item').click();
    await button(second.page, 'Add Item').click();
    await toast(second.page, '✅ Item added!');
    await row(first.page, 'Gol Gappa').waitFor();
  });

  it('checks a dish if one admin overrides another, too', async () => {
    await aDish(test, { name: 'Sev Puri', pricePaise: 4000 });
    const first = await openMenu();
    const { page } = await openMenu(await anAdmin(test, 'Meera Iyer'));
    for (const each of [first.page, page]) await button(each, 'Edit Sev Puri').click();
    await first.page.getByLabel('Price').fill('60');
    await page.getByLabel('Price').fill('49,50');
    await page.getByText('More about this dish').click();
    await page.getByLabel('Packing charge').fill('1,2');
    await page.getByText('More about this dish').click();
    await button(first.page, 'Update Item').click();
    const saveMine = button(page, 'Save mine anyway');
    await saveMine.click();
    await page.getByText('Enter an amount in rupees').first().waitFor();
    await page.getByLabel('Price').fill('49.50');
    await saveMine.click();
    // What is wrong is folded away no more.
    await expect
      .poll(() =>
        page.getByLabel('Packing charge').evaluate((each) => each === each.ownerDocument.activeElement),
      )
      .toBe(true);
    await page.getByLabel('Packing charge').fill('2');
    expect(await row(page, 'Sev Puri').textContent()).toContain('₹60');
    await saveMine.click();
    await expect.poll(() => row(first.page, 'Sev Puri').textContent()).toContain('₹49.50');
  });

  it('asks before it discards input', async () => {
    await aDish(test, { name: 'Ragda Pattice' });
    const { page } = await openMenu(await anAdmin(test, 'Meera Iyer'));
    await page.getByLabel('Name').fill('Half-written');
    await button(page, 'Edit Ragda Pattice').click();
    await button(page, 'Keep typing').click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Half-written');
    await button(page, 'Edit Ragda Pattice').click();
    await button(page, 'Discard').click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ragda Pattice');

    // The next user of this browser does not see it.
    await page.getByLabel('Name').fill('Half-written again');
    const draft = "sessionStorage.getItem('adminMenuDraft')";
    await expect.poll(() => page.evaluate(draft)).toContain('Half-written again');
    await button(page, 'Logout').click();
    await expect.poll(() => page.evaluate(draft)).toBeNull();
  });

  it('is closed to customers', async () => {
    const { page } = await open('/admin/menu', await aCustomer(test));
    await expect.poll(() => page.url()).toMatch(/#\/$/);
  });
});
