import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, anAdmin, type Account } from '../../api/test/factories.js';
import { aPhoto } from '../../api/test/pictures.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, link, toast } from './page.js';

let test: TestApp;
let browser: Browser;
let owner: Account;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  owner = await anAdmin(test);
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const current = () => test.app.services.restaurant.current();
const aPicture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await aPhoto(900, 500).png().toBuffer(),
});
/** As the build writes it. */
const yellow = '#fc0';
const pageColor = `getComputedStyle(document.documentElement).getPropertyValue('--color-brand')`;
const color = (page: Page) => page.evaluate<string>(pageColor);
const picture = (page: Page, kind: 'logo' | 'cover') => page.locator(`img[src^="/uploads/${kind}/"]`);

describe('the look of the shop', () => {
  it('is previewed on the real home page before it is saved, and then live and drawn by the server', async () => {
    const customer = await arrive({ test, browser }, '/', { who: await aCustomer(test) });
    await expect.poll(() => test.app.live.restaurant.listeners()).toBeGreaterThan(0);
    const { page, complaints } = await arrive({ test, browser }, '/admin/settings', {
      who: owner,
      size: desk,
    });
    const preview = page.frameLocator('iframe[title^="Your home page"]');
    await preview.getByRole('link', { name: 'Order Now', includeHidden: true }).waitFor();

    await page.getByLabel('Colour', { exact: true }).fill('#7A0019');
    await page.getByLabel('Logo', { exact: true }).setInputFiles(await aPicture('logo.png'));
    await page.getByLabel('Cover picture', { exact: true }).setInputFiles(await aPicture('cover.png'));
    await preview.locator('img[src^="/uploads/logo/"]').waitFor();
    await preview.locator('img[src^="/uploads/cover/"]').waitFor();
    await expect
      .poll(() => preview.locator('html').evaluate((root) => root.style.getPropertyValue('--light-brand')))
      .toBe('#7a0019');
    expect(await color(customer.page)).toBe(yellow);
    expect(await color(page)).toBe(yellow);
    expect((await current()).logo).toBeNull();

    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({ brandColor: '#7a0019' });
    await expect.poll(() => color(customer.page)).toBe('#7a0019');
    await picture(customer.page, 'logo').waitFor();
    await picture(customer.page, 'cover').waitFor();

    const html = async () => (await fetch(`${test.url}/shop/`)).text();
    await expect.poll(html, { timeout: 15_000 }).toMatch(/<html style="--light-brand:#7a0019;/);
    expect(await html()).toContain('<meta name="theme-color" content="#7a0019"');
    const visitor = await arrive({ test, browser }, '/');
    await picture(visitor.page, 'cover').waitFor();
    expect(await color(visitor.page)).toBe('#7a0019');
    for (const { complaints: found } of [{ complaints }, customer, visitor]) expect(found).toEqual([]);
  });

  it('says what is wrong with a colour, keeps what was typed, and goes back to yellow', async () => {
    const { page, complaints } = await arrive({ test, browser }, '/admin/settings', { who: owner });
    const field = page.getByLabel('Colour', { exact: true });
    await field.fill('reddish');
    await button(page, 'Save').click();
    await page.getByText('Please enter a colour as # and six digits').waitFor();
    await link(page, 'Hours').click();
    await link(page, 'Restaurant (not saved yet)').click();
    await expect.poll(() => field.inputValue()).toBe('reddish');
    await button(page, 'Back to yellow').click();
    for (const kind of ['logo', 'cover'] as const) {
      await page.getByLabel(kind === 'logo' ? 'Logo' : 'Cover picture', { exact: true }).waitFor();
      await button(page, 'Remove image').first().click();
    }
    await button(page, 'Save').click();
    await toast(page, 'Settings saved.');
    expect(await current()).toMatchObject({ brandColor: null, logo: null, cover: null });
    await expect.poll(() => color(page)).toBe(yellow);
    expect(complaints).toEqual([]);
  });

  it('refuses a file that is no picture in a sentence', async () => {
    const { page } = await arrive({ test, browser }, '/admin/settings', { who: owner });
    await page.getByLabel('Logo', { exact: true }).setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload=alert(1)>'),
    });
    await page
      .getByText('Choose a JPEG, PNG, WebP, GIF or AVIF picture.', { exact: false })
      .first()
      .waitFor();
    expect((await current()).logo).toBeNull();
  });
});
