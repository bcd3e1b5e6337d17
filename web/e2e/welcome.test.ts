import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, anAdmin, changeRestaurant, password, type Account } from '../../api/test/factories.js';
import { demoMenu } from '../../api/src/demo/demo-menu.js';
import { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { newId } from '../../api/src/platform/ids.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, link, phone, title, toast } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  browser = await launchBrowser();
  owner = await anAdmin(test);
  const dishes = demoMenu.map(({ picture: _picture, ...dish }) => ({ ...dish, id: newId(), image: null }));
  await test.app.dataSource.manager.insert(MenuItem, dishes);
  test.app.services.menuChanges.notify();
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const restaurant = () => test.app.services.restaurant.present();

describe('the welcome', () => {
  it('is offered by the dashboard after the login, and leads an owner with a phone to their own shop', async () => {
    const { page, complaints } = await arrive({ test, browser }, '/login', { size: phone });
    await page.getByLabel('Email', { exact: true }).fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Login').click();
    await title(page, 'Admin Dashboard');
    await link(page, 'Enter your address').waitFor();
    await link(page, 'Set up your shop').click();

    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    const name = page.getByLabel('Name', { exact: true });
    // The demo restaurant's values are selected, so that typing replaces them.
    await name.focus();
    await page.keyboard.type('Sharma’s Dhaba');
    await page.getByLabel('Phone', { exact: true }).fill('+91 98765 43210');
    await page.getByLabel('Email', { exact: true }).fill('hello@sharma.example');
    await page.getByLabel('FSSAI number').fill('1001 2345 67890');
    await button(page, 'Save and go on').click();
    await page.getByText('An FSSAI number has 14 digits').first().waitFor();
    await page.getByLabel('FSSAI number').fill('1001 2345 678901');
    await button(page, 'Save and go on').click();

    await page.getByRole('heading', { name: 'When are you open?' }).waitFor();
    expect(await restaurant()).toMatchObject({
      name: 'Sharma’s Dhaba',
      shortName: 'Sharma’s Dhaba',
      phone: '+91 98765 43210',
      fssai: '10012345678901',
    });
    await page.getByRole('checkbox', { name: 'Take orders at any hour' }).uncheck();
    await button(page, 'Save and go on').click();

    await page.getByRole('heading', { name: 'Where are you?' }).waitFor();
    expect((await restaurant()).orderHours).toHaveLength(7);
    // The server keeps the progress.
    await page.evaluate(`location.hash = '#/admin/dashboard'`);
    await link(page, 'Go on setting up').click();
    await page.getByLabel('Street and town').fill('4 MG Road, Pune');
    await page.getByLabel('State').fill('Maharashtra');
    await page.getByLabel('PIN code').fill('411001');
    await button(page, 'Save and go on').click();

    await page.getByRole('heading', { name: 'What do you cook?' }).waitFor();
    await button(page, 'Remove the demo dishes').click();
    await page.getByRole('alertdialog').getByText('The menu is empty then.').waitFor();
    await button(page, 'Remove them').click();
    await toast(page, `${demoMenu.length} demo dishes removed.`);
    await page.getByText('The menu is empty.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Dal Makhani');
    await page.getByLabel(/^Price/).fill('180');
    await button(page, 'Add Item').click();
    await page.getByText('1 dish is on the menu.').waitFor();
    await button(page, 'Go on').click();

    await page.getByRole('heading', { name: 'How do customers pay?' }).waitFor();
    await button(page, 'Finish').click();
    await title(page, 'Admin Dashboard');
    await page.getByText('Connect a mail server', { exact: false }).waitFor();
    await expect.poll(() => link(page, 'Go on setting up').count()).toBe(0);
    await expect.poll(() => link(page, 'Enter your address').count()).toBe(0);
    expect(await restaurant()).toMatchObject({ address: '4 MG Road, Pune', state: 'Maharashtra' });

    const asha = await aCustomer(test);
    const customer = await arrive({ test, browser }, '/menu', { who: asha, size: phone });
    await customer.page.getByText('Dal Makhani').first().waitFor();
    await expect.poll(() => customer.page.title()).toContain('Sharma’s Dhaba');
    expect(complaints).toEqual([]);
  });

  it('checks a step and goes on if one admin overrides another, too', async () => {
    const { page } = await arrive({ test, browser }, '/admin/welcome?step=who', { who: owner, size: desk });
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('');
    await changeRestaurant(test, await anAdmin(test, 'Meera Iyer'), { name: 'Meera’s Dhaba' });
    const saveMine = button(page, 'Save mine anyway');
    await saveMine.click();
    await expect.poll(() => name.evaluate((each) => each === each.ownerDocument.activeElement)).toBe(true);
    expect(await page.getByText('Please enter the name of the restaurant').count()).toBe(0);
    await name.fill('Sharma’s Kitchen');
    await saveMine.click();
    await page.getByRole('heading', { name: 'When are you open?' }).waitFor();
    expect(await restaurant()).toMatchObject({ name: 'Sharma’s Kitchen' });
  });

  it('can be skipped step by step, changes nothing then, and is not offered again', async () => {
    await test.app.dataSource.query(
      `update restaurant set version = version + 1, name = 'Chowk Street Kitchen', welcome_done = '{}', welcome_ended_at = null`,
    );
    const before = await restaurant();
    const { page } = await arrive({ test, browser }, '/admin/welcome', { who: owner, size: desk });
    await page.getByLabel('Name', { exact: true }).fill('Typed and left');
    for (const heading of ['Who are you?', 'When are you open?', 'Where are you?', 'What do you cook?']) {
      await page.getByRole('heading', { name: heading }).waitFor();
      await button(page, 'Skip').click();
    }
    await page.getByRole('heading', { name: 'How do customers pay?' }).waitFor();
    await button(page, 'Back').click();
    await page.getByRole('heading', { name: 'What do you cook?' }).waitFor();
    await button(page, 'Skip').click();
    await button(page, 'Skip and finish').click();
    await title(page, 'Admin Dashboard');
    await page.getByRole('heading', { name: 'Before you open' }).waitFor();
    expect(await link(page, 'Set up your shop').count()).toBe(0);
    expect(await restaurant()).toMatchObject({ version: before.version, name: before.name });
  });
});
