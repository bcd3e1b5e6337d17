import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aDish } from '../../api/test/factories.js';
import { launch } from './browser.js';
import { arrive } from './page.js';

let test: TestApp;
let browser: Browser;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launch({ ignoreDefaultArgs: ['--hide-scrollbars'] });
  const description = 'Fluffy, with two chutneys.\n'.repeat(40);
  dish = await aDish(test, { name: 'Idli', description, image: '/shop/icons/apple-touch-180.png' });
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const widthOf = (page: Page, selector: string, part: 'clientWidth' | 'offsetWidth') =>
  page.evaluate<number>(`document.querySelector('${selector}').${part}`);

describe('with scrollbars that take room', () => {
  it('a dialog keeps the page in its place and reaches the edge of the window', async () => {
    const { page } = await arrive({ test, browser }, '/menu', { size: { width: 600, height: 500 } });
    const more = page.getByRole('button', { name: dish.name, exact: true });
    await more.waitFor();
    const before = await widthOf(page, 'main', 'offsetWidth');
    expect(before).toBeLessThan(600);

    await more.click();
    await page.getByRole('dialog').waitFor();
    expect(await widthOf(page, 'main', 'offsetWidth')).toBe(before);
    expect(await widthOf(page, 'dialog', 'offsetWidth')).toBe(600);
    // Its own scrollbar would be a strip beside the picture.
    expect(await widthOf(page, 'dialog', 'clientWidth')).toBe(600);

    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await widthOf(page, 'main', 'offsetWidth')).toBe(before);
  });
});
