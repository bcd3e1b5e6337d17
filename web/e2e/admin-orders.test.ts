import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, twoFrames, visitor } from './browser.js';
import { desk, phone } from './page.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';

/** A 10-inch tablet in landscape. */
const tablet = { width: 1024, height: 768 };

let test: TestApp;
let browser: Browser;
let asha: Account;
let ravi: Account;
let dish: MenuItem;
const complaints: string[] = [];

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  browser = await launchBrowser();
  asha = await aCustomer(test, 'Asha Rao');
  ravi = await aCustomer(test, 'Ravi Menon');
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

async function place(
  who: Account,
  items = [{ menuItem: dish.id, qty: 1 }],
  address = '12 MG Road, Bengaluru',
): Promise<string> {
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: who.token,
    body: { items, address, paymentMode: 'COD' },
  });
  return body._id;
}

async function setStatus(admin: Account, id: string, status: string): Promise<void> {
  const { token } = admin;
  await test.rest('PUT', `/api/admin/orders/${id}/status`, { token, body: { status } });
}

describe('the admin’s orders', () => {
  it('ring, are counted in the title and marked until they are seen', async () => {
    const page = await open(await anAdmin(test), '/admin/orders');
    await page.getByRole('button', { name: 'Turn sound on' }).click();
    // The sound is played as a preview.
    await expect.poll(() => notes(page)).toBe(4);
    const first = await place(asha);
    await expect.poll(() => cards(page).first().textContent()).toContain(first);
    await expect.poll(() => cards(page).first().textContent()).toContain('New');
    await expect.poll(() => page.title()).toBe('(1) All Orders · Chowk Street Kitchen');
    await expect.poll(() => notes(page)).toBe(8);
    const second = await place(asha);
    await expect.poll(() => page.title()).toMatch(/^\(2\) All Orders/);
    // Updated by another admin, so it counts as seen.
    await setStatus(await anAdmin(test), second, 'Preparing');
    await expect.poll(() => page.title()).toMatch(/^\(1\) All Orders/);
    // Marked while it is on the screen.
    await page.mouse.move(300, 300);
    await expect.poll(() => page.title()).toMatch(/^All Orders/);
    expect(await cardOf(page, first).getByText('New', { exact: true }).count()).toBe(0);

    // After a reload the browser refuses sound until something is pressed, and the page says so.
    await page.reload();
    await live(page);
    expect(await page.getByRole('button', { name: 'Turn sound on' }).count()).toBe(0);
    await page.getByText('this browser plays none until you tap').waitFor();
    await page.keyboard.press('Shift');
    await page.getByText('this browser plays none until you tap').waitFor({ state: 'detached' });
    await place(asha);
    await expect.poll(() => notes(page)).toBe(4);

    // Without a pointer, which shows that somebody is present, who has seen an order after a second.
    await page.getByRole('button', { name: 'Sound for new orders', pressed: true }).dispatchEvent('click');
    await place(asha);
    await expect.poll(() => page.title()).toMatch(/^\(2\)/);
    await page.getByRole('button', { name: 'Mark 2 as seen' }).click();
    await expect.poll(() => page.title()).toMatch(/^All Orders/);
    await page.reload();
    await live(page);
    await page.getByRole('button', { name: 'Sound for new orders', pressed: false }).waitFor();
    expect(await notes(page)).toBe(0);
    await page.close();
  });

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
    await Promise.all([other.close(), page.close()]);
  });

  it('show the customer’s name above the status on a phone, also with open details', async () => {
    const id = await place(ravi, [{ menuItem: dish.id, qty: 3 }]);
    const page = await open(await anAdmin(test), '/admin/orders', phone);
    const card = cardOf(page, id);
    const distance = async () => {
      const [whose, status] = [
        await card.getByText('Ravi Menon', { exact: true }).boundingBox(),
        await statusOf(card).boundingBox(),
      ];
      return (status?.y ?? NaN) - (whose?.y ?? NaN);
    };
    await card.waitFor();
    expect(await distance()).toBeGreaterThan(0);
    expect(await distance()).toBeLessThan(phone.height / 2);
    await card.getByRole('button', { name: 'Details', expanded: false }).click();
    await card.getByRole('button', { name: 'Details', expanded: true }).waitFor();
    expect(await distance()).toBeGreaterThan(0);
    expect(await distance()).toBeLessThan(phone.height / 2);
    await page.close();
  });

  it('fit five rows on a 10-inch tablet, with everything that SPEC lists in each', async () => {
    const long = await aCustomer(test, 'Venkatanarasimharajuvaripeta Thiruvananthapuramkrishnamurthy Iyer');
    const address = 'Flat 1204, Tower B, Prestige Shantiniketan Apartments, Whitefield Main Road, '.repeat(4);
    const dishes = [];
    for (let n = 0; n < 12; n += 1) dishes.push(await aDish(test, { name: `Masala Veg Cheeseburger ${n}` }));
    const items = dishes.map(({ id }, index) => ({ menuItem: id, qty: 1 + (index % 2) }));
    for (let n = 0; n < 12; n += 1) await place(long, items, address);
    const page = await open(await anAdmin(test), '/admin/orders?search=venkata', tablet);
    await page.getByRole('button', { name: 'No sound' }).click();
    await expect.poll(() => cards(page).count()).toBe(12);
    const boxes = await cards(page).evaluateAll((all) =>
      all.map((card) => {
        const { top, bottom, height } = card.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return { top, bottom, height };
      }),
    );
    expect(Math.max(...boxes.slice(0, 5).map(({ height }) => height))).toBeLessThanOrEqual(116);
    expect(boxes.filter(({ bottom }) => bottom <= tablet.height).length).toBeGreaterThanOrEqual(5);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(tablet.width);

    // Opened: the whole address, and each line with its total.
    const card = cards(page).first();
    await card.getByRole('button', { name: 'Details' }).click();
    await expect
      .poll(() => card.getByRole('listitem').filter({ hasText: 'Cheeseburger 11' }).innerText())
      .toMatch(/2 ×\s+Masala Veg Cheeseburger 11\s+₹45 each\s+₹90/);
    const cutOff = (element: Element) => element.scrollWidth > element.clientWidth;
    await expect.poll(() => card.locator('dd', { hasText: 'Prestige' }).evaluate(cutOff)).toBe(false);
    await card.getByRole('button', { name: 'Details' }).click();
    await expect.poll(() => card.locator('dd', { hasText: 'Prestige' }).evaluate(cutOff)).toBe(true);
    await page.close();
  });

  it('take one press per step, and count a double tap once', async () => {
    const boss = await anAdmin(test);
    const id = await place(await aCustomer(test, 'Farah Khan'));
    const page = await open(boss, `/admin/orders?search=${id}`);
    const card = cardOf(page, id);
    await card.getByRole('button', { name: 'Start preparing' }).dblclick();
    await card.getByRole('button', { name: 'Send out' }).waitFor();
    await card.getByRole('button', { name: 'Send out' }).click();
    await card.getByRole('button', { name: 'Mark delivered' }).click();
    await expect.poll(() => statusOf(card).inputValue()).toBe('DELIVERED');
    await page.getByRole('alert').filter({ hasText: '✅ Order status updated' }).first().waitFor();
    expect(await card.getByRole('button', { name: /Start|Send|Mark/ }).count()).toBe(0);
    await card.getByText('Paid in cash').waitFor();
    await card.getByRole('button', { name: 'Details' }).click();
    await expect.poll(() => card.getByText(/^History/).innerText()).toBe('History (4)');

    // The press replaces an unsaved choice.
    await setStatus(boss, id, 'Pending');
    await expect.poll(() => statusOf(card).inputValue()).toBe('PENDING');
    await statusOf(card).selectOption('Cancelled');
    await card.getByRole('button', { name: 'Start preparing' }).click();
    await expect.poll(() => statusOf(card).inputValue()).toBe('PREPARING');
    expect(await card.getByText('meanwhile').count()).toBe(0);
    await page.close();
  });

  it('show the waiting time of an open order, minute by minute', async () => {
    const omar = await aCustomer(test, 'Omar Farooq');
    const [late, fresh, done] = [await place(omar), await place(omar), await place(omar)];
    const boss = await anAdmin(test);
    await setStatus(boss, done, 'Delivered');
    const { dataSource } = test.app;
    const age = (id: string, minutes: number) =>
      dataSource.query(`update orders set created_at = now() - make_interval(mins => $2) where id = $1`, [
        id,
        minutes,
      ]);
    await Promise.all([age(late, 95), age(done, 95)]);
    const { page } = await visitor(browser, `${test.url}/shop/`, desk);
    await page.clock.install();
    await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(boss.token)})`);
    await page.goto('./#/admin/orders?search=omar');
    await cardOf(page, late).getByText('Late: 1 h 35 min').waitFor();
    await cardOf(page, fresh).getByText('Waiting 0 min').waitFor();
    expect(
      await cardOf(page, done)
        .getByText(/Waiting|Late/)
        .count(),
    ).toBe(0);
    const mark = cardOf(page, fresh).locator('[data-urgency]');
    await expect.poll(() => mark.getAttribute('data-urgency')).toBe('calm');
    await page.clock.fastForward('16:00');
    await cardOf(page, fresh).getByText('Waiting 16 min').waitFor();
    await expect.poll(() => mark.getAttribute('data-urgency')).toBe('soon');
    await page.close();
  });

  it('can be listed oldest first and open only, kept in the address', async () => {
    const boss = await anAdmin(test);
    const queue = await aCustomer(test, 'Queue Kumar');
    const ids: string[] = [];
    for (let n = 0; n < 23; n += 1) ids.push(await place(queue));
    await setStatus(boss, ids[0] ?? '', 'Delivered');
    await setStatus(boss, ids[2] ?? '', 'Cancelled');
    await setStatus(boss, ids[3] ?? '', 'Out for Delivery');
    const waiting = ids.filter((_, index) => index !== 0 && index !== 2);
    const shown = (on: Page) =>
      cards(on).evaluateAll((all) =>
        all.map((card) => card.getAttribute('aria-label')?.replace('Order ', '')),
      );
    const page = await open(boss, '/admin/orders?search=queue%20kumar');
    await expect.poll(() => shown(page)).toEqual(ids.toReversed().slice(0, 20));
    const oldestFirst = page.getByRole('switch', { name: 'Oldest first' });
    await oldestFirst.click();
    await expect.poll(() => shown(page)).toEqual(ids.slice(0, 20));
    await page.getByRole('switch', { name: 'Open orders' }).click();
    await expect.poll(() => shown(page)).toEqual(waiting.slice(0, 20));
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(waiting.slice(0, 20));
    await expect.poll(() => oldestFirst.getAttribute('aria-checked')).toBe('true');

    // The others follow below, also new ones; delivered ones leave.
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => shown(page)).toEqual(waiting);
    const fresh = await place(queue);
    await expect.poll(() => shown(page)).toEqual([...waiting, fresh]);
    await setStatus(boss, waiting[0] ?? '', 'Delivered');
    await expect.poll(() => shown(page), { timeout: 15_000 }).toEqual([...waiting.slice(1), fresh]);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => page.url()).toMatch(/orders\?sort=oldest$/);
    await oldestFirst.click();
    await expect.poll(() => page.url()).toMatch(/orders$/);
    await page.close();
  });

  it('fold their filters on a tablet, and show how many are set', async () => {
    const page = await open(await anAdmin(test), '/admin/orders?search=nobody&status=PENDING', tablet);
    expect(await page.getByLabel('Search').count()).toBe(0);
    const filters = page.getByRole('button', { name: 'Filters (2)', expanded: false });
    await filters.click();
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('nobody');
    await page.getByRole('button', { name: 'Filters (2)', expanded: true }).click();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => page.url()).toMatch(/orders$/);
    await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
    const question = page.getByRole('region', { name: 'Sound for new orders' });
    expect((await question.boundingBox())?.height).toBeLessThanOrEqual(48);
    await page.close();
  });

  it('are filtered and searched through the address, which reload and the back button keep', async () => {
    const boss = await anAdmin(test);
    const lone = await aCustomer(test, 'Zubeida 100%_Qureshi');
    const [pending, cooking] = [await place(lone), await place(lone)];
    await setStatus(boss, cooking, 'Preparing');
    const page = await open(boss, '/admin/orders');
    await page.getByLabel('Search').fill('100%_q');
    await expect.poll(() => cards(page).count()).toBe(2);
    await page.getByLabel('Status', { exact: true }).selectOption('Preparing');
    await expect.poll(() => cards(page).count()).toBe(1);
    await cardOf(page, cooking).waitFor();
    expect(page.url()).toContain('status=PREPARING');
    await page.reload();
    await cardOf(page, cooking).waitFor();
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('100%_q');
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(2);
    await page.goBack();
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('');
    await expect.poll(() => cards(page).count()).toBeGreaterThan(2);
    await page.goForward();
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('100%_q');

    // By the end of the id, and by an e-mail address in another case.
    await page.getByLabel('Search').fill(pending.slice(-7).toUpperCase());
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByLabel('Search').fill(lone.email.toUpperCase());
    await expect.poll(() => cards(page).count()).toBe(2);

    await test.app.dataSource.query(
      `update orders set created_at = '2024-03-15T23:30:00+05:30' where id = any($1)`,
      [[pending, cooking]],
    );
    await page.getByLabel('Day').fill('2024-03-15');
    await expect.poll(() => page.url()).toContain('day=2024-03-15');
    await expect.poll(() => cards(page).count()).toBe(2);
    await page.getByLabel('Day').fill('2020-02-29');
    await page.getByText('No order matches these filters.').waitFor();
    expect(await page.getByText('No orders yet.').count()).toBe(0);
    await page.getByRole('button', { name: 'Show all orders' }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(2);
    expect(page.url()).toMatch(/#\/admin\/orders$/);
    await page.close();
  });

  it('are filtered by a day typed on the keyboard', async () => {
    const page = await open(await anAdmin(test), '/admin/orders?status=PENDING');
    const day = page.getByLabel('Day');
    await day.focus();
    const typedWith = { delay: 120 };
    await page.keyboard.type('11212023', typedWith);
    await expect.poll(() => page.url()).toContain('day=2023-11-21');
    await expect.poll(() => day.inputValue()).toBe('2023-11-21');
    expect(page.url()).toContain('status=PENDING');
    // The year once more, from its first digit on; it replaces the entry in the browser's history.
    await page.keyboard.type('2024', typedWith);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('day=2024-11-21');
    await page.keyboard.type('0012', typedWith);
    await page.getByLabel('Search').focus();
    await page.getByText('Please choose a day from the year 2000 on').waitFor();
    expect(page.url()).toContain('day=2024-11-21');
    const clear = page.getByRole('button', { name: 'Clear filters' });
    await clear.click();
    await expect.poll(() => page.url()).toMatch(/#\/admin\/orders$/);
    await expect.poll(() => day.inputValue()).toBe('');
    // The address changes before the screen does.
    await clear.waitFor({ state: 'hidden' });
    await page.goBack();
    await expect.poll(() => day.inputValue()).toBe('2024-11-21');
    await page.close();
  });

  it('stay out if they do not match, and leave later, but not during interaction', async () => {
    const boss = await anAdmin(test);
    const meera = await aCustomer(test, 'Meera Iyer');
    const [first, second] = [await place(meera), await place(meera)];
    const page = await open(boss, '/admin/orders?search=meera&status=PENDING');
    await expect.poll(() => cards(page).count()).toBe(2);
    await place(ravi);
    await page.getByText('1 new order outside these filters.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Show all orders' }).count()).toBe(1);
    await expect.poll(() => page.title()).toMatch(/^\(1\)/);
    await expect.poll(() => cards(page).count()).toBe(2);

    // The first one is being edited when another admin updates both.
    await statusOf(cardOf(page, first)).focus();
    await setStatus(await anAdmin(test), first, 'Delivered');
    const another = await anAdmin(test);
    await Promise.all([
      cardOf(page, second).getByText('Leaves this list').waitFor(),
      setStatus(another, second, 'Delivered'),
    ]);
    await cardOf(page, second).waitFor({ state: 'detached' });
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByLabel('Search').focus();
    await page.getByText('No order matches these filters.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Show all orders' }).count()).toBe(1);

    // An order that starts to match appears.
    await setStatus(boss, first, 'Pending');
    await cardOf(page, first).waitFor();
    await page.close();
  });

  it('are correct after a disconnection', async () => {
    const boss = await anAdmin(test);
    const nisha = await aCustomer(test, 'Nisha Pillai');
    const ids = [await place(nisha), await place(nisha), await place(nisha)];
    const page = await open(boss, '/admin/orders?search=nisha&status=PENDING');
    await expect.poll(() => cards(page).count()).toBe(3);
    // The browser's own messages about the lost connection do not count.
    page.removeAllListeners('close');
    await page.context().setOffline(true);
    await page.getByText(/You are offline/).waitFor();
    await setStatus(boss, ids[1] ?? '', 'Preparing');
    const fresh = await place(nisha);
    await page.context().setOffline(false);
    await cardOf(page, fresh).getByText('New', { exact: true }).waitFor();
    await cardOf(page, ids[1] ?? '').waitFor({ state: 'detached' });
    await expect.poll(() => cards(page).count()).toBe(3);
    await page.close();
  });

  it('load while scrolling, and do not move when new ones arrive meanwhile', async () => {
    const many = await aCustomer(test, 'Many Orders');
    const ids: string[] = [];
    for (let n = 0; n < 45; n += 1) ids.unshift(await place(many));
    const page = await open(await anAdmin(test), '/admin/orders?search=many%20orders', phone);
    await expect.poll(() => cards(page).count()).toBe(20);
    const thirtieth = cardOf(page, ids[29] ?? '');
    await cards(page).nth(19).scrollIntoViewIfNeeded();
    await thirtieth.scrollIntoViewIfNeeded();
    const position = async () => Math.round((await thirtieth.boundingBox())?.y ?? NaN);
    // Until the browser has replaced estimated heights by real ones.
    let before = NaN;
    const isStill = async () => {
      await twoFrames(page);
      return before === (before = await position());
    };
    await expect.poll(isStill, { interval: 200 }).toBe(true);
    const fresh = [await place(many), await place(many)];
    await page.getByRole('button', { name: '2 new orders' }).waitFor();
    expect(await position()).toBe(before);
    await page.getByRole('button', { name: '2 new orders' }).click();
    await expect.poll(async () => cards(page).first().textContent()).toContain(fresh[1]);
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
      .toBe(`Order ${fresh[1] ?? ''}`);
    // Both are now visible at the user's request.
    await expect.poll(() => page.title()).toMatch(/^All Orders/);

    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(40);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => cards(page).count()).toBe(47);
    const shown = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getAttribute('aria-label')?.replace('Order ', '')),
    );
    expect(shown).toEqual([...fresh.toReversed(), ...ids]);
    await page.close();
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
    expect(await toast.locator('.Toastify__toast-icon').count()).toBe(0);
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
