import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, visitor } from './browser.js';
import { desk, phone } from './page.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
let asha: Account;
let dish: MenuItem;
const complaints: string[] = [];

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  browser = await launchBrowser();
  asha = await aCustomer(test, 'Asha Rao');
  dish = await aDish(test, { name: 'Vada Pav' });
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** A signed-in browser that records the sounds it plays. */
async function open(who: Account, route: string, viewport = desk): Promise<Page> {
  const opened = await visitor(browser, `${test.url}/shop/`, viewport);
  await opened.page.context().addInitScript(`
    localStorage.setItem('token', ${JSON.stringify(who.token)});
    window.notes = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.notes += 1; return start.apply(this, when); };
    // Playwright's calls count as gestures, but only presses should.
    let isActive = false;
    for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, () => { isActive = true; }, true);
    Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive: isActive }) });
  `);
  opened.page.on('close', () => complaints.push(...opened.complaints));
  await opened.page.goto(`./#${route}`);
  await live(opened.page);
  return opened.page;
}

const live = (page: Page) => page.getByText('Live', { exact: true }).first().waitFor();
const notes = (page: Page) => page.evaluate<number>('window.notes');
const cards = (page: Page) => page.getByRole('article');
const cardOf = (page: Page, id: string) => page.getByRole('article', { name: `Order ${id}` });
const statusOf = (card: Locator) => card.getByRole('combobox', { name: 'Change status' });

async function place({ token }: Account): Promise<string> {
  const items = [{ menuItem: dish.id, qty: 1 }];
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token,
    body: { items, address: '12 MG Road, Bengaluru', paymentMode: 'COD' },
  });
  return body._id;
}

describe('the admin’s orders', () => {
  it('are announced on every admin screen, across a reload, and by one tab only', async () => {
    const page = await open(await anAdmin(test), '/admin/orders');
    await page.getByRole('button', { name: 'Turn sound on' }).click();
    await expect.poll(() => notes(page)).toBe(4);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
    await live(page);
    const id = await place(asha);
    await expect.poll(() => page.title()).toMatch(/^\(1\) Admin Dashboard/);
    await expect.poll(() => notes(page)).toBe(8);
    await page.reload();
    await live(page);
    await expect.poll(() => page.title()).toMatch(/^\(1\) Admin Dashboard/);
    await page.keyboard.press('Shift');

    const other = await page.context().newPage();
    await other.goto('./#/admin/dashboard');
    await other.getByRole('link', { name: '1 new order' }).waitFor();
    await other.keyboard.press('Shift');
    expect([await notes(page), await notes(other)]).toEqual([0, 0]);
    await place(asha);
    await expect.poll(() => page.title()).toMatch(/^\(2\)/);
    await expect.poll(() => other.title()).toMatch(/^\(2\)/);
    await expect.poll(async () => (await notes(page)) + (await notes(other))).toBe(4);

    await other.getByRole('link', { name: '2 new orders' }).click();
    await cardOf(other, id).getByText('New', { exact: true }).waitFor();
    await other.getByRole('button', { name: 'Mark 2 as seen' }).click();
    await expect.poll(() => other.title()).toMatch(/^All Orders/);
    await expect.poll(() => page.title()).toMatch(/^Admin Dashboard/);
    expect((await notes(page)) + (await notes(other))).toBe(4);
    await other.reload();
    await live(other);
    await expect.poll(() => cards(other).count()).toBeGreaterThan(1);
    await expect.poll(() => other.title()).toMatch(/^All Orders/);
    // After a reload the browser refuses sound until something is pressed, and the page says so.
    await other.getByText('this browser plays none until you tap').waitFor();
    await expect.poll(() => other.getByRole('button', { name: 'Turn sound on' }).count()).toBe(0);
    await other.keyboard.press('Shift');
    await other.getByText('this browser plays none until you tap').waitFor({ state: 'detached' });
    await Promise.all([other.close(), page.close()]);
  });

  it('show two admins each other’s changes, and ask before one is overwritten', async () => {
    const [vikram, leela] = [await anAdmin(test), await anAdmin(test, 'Leela Das')];
    const id = await place(asha);
    const [one, other] = [await open(vikram, '/admin/orders'), await open(leela, '/admin/orders', phone)];
    const [mine, hers] = [cardOf(one, id), cardOf(other, id)];
    await statusOf(hers).selectOption('Preparing');
    await hers.getByRole('button', { name: 'Update' }).click();
    // The text has the sign.
    const toast = other.getByRole('alert').filter({ hasText: '✅ Order status updated' });
    await toast.waitFor();
    await expect.poll(() => toast.locator('.Toastify__toast-icon').count()).toBe(0);
    await expect.poll(() => statusOf(mine).inputValue()).toBe('PREPARING');
    await place(asha);
    await one.locator('[data-status=PENDING]').first().waitFor();
    const badge = (status: string) =>
      one.evaluate<string>(
        `getComputedStyle(document.querySelector('[data-status=${status}]')).backgroundColor`,
      );
    expect(await badge('PREPARING')).toMatch(/^rgb/);
    expect(await badge('PENDING')).not.toBe(await badge('PREPARING'));

    await statusOf(mine).selectOption('Cancelled');
    await statusOf(hers).selectOption('Out for Delivery');
    await hers.getByRole('button', { name: 'Update' }).click();
    await mine.getByText('Leela Das has set this order to Out for Delivery meanwhile.').waitFor();
    await expect.poll(() => statusOf(mine).inputValue()).toBe('CANCELLED');
    await mine.getByRole('button', { name: 'Keep Out for Delivery' }).click();
    await expect.poll(() => statusOf(mine).inputValue()).toBe('OUT_FOR_DELIVERY');

    await mine.getByRole('button', { name: 'Details' }).click();
    await mine.getByText('History (3)').waitFor();
    await expect
      .poll(() => mine.getByRole('list').last().getByRole('listitem').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^\d+ \w+ \d{4}, .*\nPlaced by Asha Rao$/),
        expect.stringMatching(/\nPending →\s+to\s+Preparing by Leela Das$/),
        expect.stringMatching(/\nPreparing →\s+to\s+Out for Delivery by Leela Das$/),
      ]);
    await Promise.all([one.close(), other.close()]);
  });
});

it('none of these screens logs errors in the console', () => {
  expect(complaints).toEqual([]);
});
