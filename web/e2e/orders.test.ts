import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { TestApp } from '../../api/test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../api/test/factories.js';
import { closeContexts, launchBrowser } from './browser.js';
import { arrive, button, desk, link, meet, title, toast, type Arrival } from './page.js';

let test: TestApp;
let browser: Browser;
let chai: MenuItem;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  chai = await aDish(test, { name: 'Cutting Chai', pricePaise: 1250, category: null });
});
afterEach(() => closeContexts(browser));
afterAll(async () => {
  await browser.close();
  await test.close();
});

const live = (page: Page) => page.getByText('Live', { exact: true }).first().waitFor();
const at = (route: string, arrival: Arrival = {}) => arrive({ test, browser }, route, arrival);

async function place({ token }: Account, items = [{ menuItem: chai.id, qty: 2 }]): Promise<string> {
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token,
    body: { items, address: '12 MG Road', paymentMode: 'COD' },
  });
  return body._id;
}

async function setStatus(id: string, status: string): Promise<void> {
  const { token } = await anAdmin(test);
  await test.rest('PUT', `/api/admin/orders/${id}/status`, { token, body: { status } });
}

describe('an order', () => {
  it('is tracked through four steps, with messages while it loads and when it cannot', async () => {
    const asha = await aCustomer(test);
    const id = await place(asha);
    await setStatus(id, 'Out for Delivery');
    const { page } = await at('/about', { who: asha });
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"operationName":"TrackOrder"')) await held;
      await route.continue();
    });
    await page.goto(`./#/track-order/${id}`);
    await page.getByText('Loading...').first().waitFor();
    answer();
    const main = page.getByRole('main');
    for (const text of [id, 'Out for Delivery', '₹25', '12 MG Road']) {
      await main.getByText(text, { exact: true }).first().waitFor();
    }
    const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
    expect(
      await steps.evaluateAll((all) =>
        (all as HTMLElement[]).map((each) => [
          each.innerText.split('\n')[0],
          each.getAttribute('data-active'),
          each.getAttribute('data-line-active'),
          each.querySelector('svg') !== null,
        ]),
      ),
    ).toEqual([
      ['Pending', 'true', 'true', true],
      ['Preparing', 'true', 'true', true],
      ['Out for Delivery', 'true', 'false', true],
      ['Delivered', 'false', 'false', true],
    ]);
    await page.unroute('**/graphql');

    await page.goto(`./#/track-order/${'0'.repeat(24)}`);
    await toast(page, '❌ Failed to load order');
    await page.getByText('There is no order with this number among yours.').waitFor();
  });

  it('is listed in the history with a link to follow it, and the profile has a logout', async () => {
    const asha = await aCustomer(test);
    const id = await place(asha);
    const { page } = await at('/order-history', { who: asha, size: desk });
    const card = page.getByRole('article', { name: `Order ${id}` });
    await expect
      .poll(() => card.getByRole('link', { name: 'Track Order' }).getAttribute('href'))
      .toBe(`#/track-order/${id}`);
    await button(page, 'MY ACCOUNT').click();
    const entries = page.getByRole('menuitem');
    await entries.first().waitFor();
    await expect
      .poll(() => entries.allTextContents())
      .toEqual(['Order History', 'Bookings', 'Contact Us', 'Logout']);
    await page.keyboard.press('Escape');
    await link(page, 'Profile').click();
    await title(page, 'Profile');
    const avatar = page.getByRole('main').getByRole('img', { name: asha.name });
    await expect.poll(() => avatar.getAttribute('src')).toMatch(/avatar.*\.svg$|^data:image\/svg/);
    for (const name of ['Name', 'Email', 'Role']) {
      await page.getByRole('main').getByText(name, { exact: true }).waitFor();
    }
    await expect.poll(() => link(page, 'Edit').getAttribute('href')).toBe('#/edit-profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await title(page, 'Chowk Street Kitchen');
    await link(page, 'LOGIN').waitFor();
    await expect.poll(() => page.evaluate('localStorage.token')).toBeUndefined();
  });

  it('is pending in cash on its way, paid once delivered, and owes nothing once cancelled', async () => {
    const asha = await aCustomer(test);
    const [onItsWay, delivered, cancelled] = [await place(asha), await place(asha), await place(asha)];
    await setStatus(onItsWay, 'Out for Delivery');
    await setStatus(delivered, 'Delivered');
    await setStatus(cancelled, 'Cancelled');
    const { page } = await at('/order-history', { who: asha });
    const card = (id: string) => page.getByRole('article', { name: `Order ${id}` });
    await card(onItsWay).getByText('Cash on Delivery (Pending)', { exact: true }).waitFor();
    await card(delivered).getByText('Paid in cash', { exact: true }).waitFor();
    expect(await card(cancelled).innerText()).not.toMatch(/cash|payment/i);

    const main = page.getByRole('main');
    for (const [id, text] of [
      [onItsWay, 'Cash on Delivery (Pending)'],
      [delivered, 'Paid in cash'],
    ] as const) {
      await page.goto(`./#/track-order/${id}`);
      await main.getByText(text, { exact: true }).waitFor();
    }
    await page.goto(`./#/track-order/${cancelled}`);
    await main.getByText(cancelled, { exact: true }).waitFor();
    expect(await main.innerText()).not.toMatch(/cash|payment/i);

    const { page: office } = await at('/admin/orders', { who: await anAdmin(test), size: desk });
    const seen = (id: string) => office.getByRole('article', { name: `Order ${id}` });
    await expect
      .poll(() => seen(onItsWay).innerText())
      .toMatch(/Payment mode\s+COD\s+Payment status\s+Pending/);
    await expect.poll(() => seen(delivered).innerText()).toMatch(/COD\s+Payment status\s+Paid in cash/);
    await expect.poll(() => seen(cancelled).innerText()).toMatch(/Payment mode\s+COD/);
    expect(await seen(cancelled).innerText()).not.toContain('Payment status');
  });

  it('is shown to admins with all its data, and says what is missing', async () => {
    const asha = await aCustomer(test);
    const boss = await anAdmin(test);
    const { page, complaints } = await at('/about', { who: boss, size: desk });
    await button(page, 'MY ACCOUNT').click();
    await page.getByRole('menuitem', { name: 'Admin Dashboard' }).waitFor();
    await test.app.dataSource.query('truncate orders cascade');
    await page.goto('./#/admin/orders');
    await title(page, 'All Orders');
    const header = page.getByRole('navigation', { name: 'Admin' });
    await expect
      .poll(() => header.getByRole('link', { name: 'Home', exact: true }).getAttribute('href'))
      .toBe('#/');
    await expect
      .poll(() => header.getByRole('link', { name: 'Dashboard' }).getAttribute('href'))
      .toBe('#/admin/dashboard');
    await page.getByText('No orders yet.').waitFor();

    const [older, newer] = [await place(asha), await place(asha)];
    const { manager } = test.app.dataSource;
    await manager.query('update orders set user_id = null where id = $1', [older]);
    await manager.query(`update order_items set name = '' where order_id = $1`, [older]);
    await page.reload();
    await page.getByRole('article').nth(1).waitFor();
    const names = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(names).toEqual([`Order ${newer}`, `Order ${older}`]);
    const facts = (id: string) => page.getByRole('article', { name: `Order ${id}` }).innerText();
    expect(await facts(newer)).toMatch(
      new RegExp(
        `Order ${newer}[^]*Placed \\d+ \\w+ 20\\d\\d[^]*Pending[^]*${asha.name}[^]*${asha.email}[^]*COD[^]*Pending[^]*12 MG Road[^]*2 ×[^]*Cutting Chai[^]*₹12\\.50[^]*₹25[^]*Change status[^]*Update`,
      ),
    );
    expect((await facts(older)).match(/N\/A/g)).toHaveLength(2);
    expect(await facts(older)).toContain('unknown');
    const choices = page.getByRole('combobox', { name: 'Change status' }).first().locator('option');
    await expect
      .poll(() => choices.allTextContents())
      .toEqual(['Pending', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled']);
    expect(complaints).toEqual([]);

    await meet(page, 'UpdateOrderStatus', 'fault');
    await page.getByRole('combobox', { name: 'Change status' }).first().selectOption('Delivered');
    await button(page, 'Update').first().click();
    await toast(page, '❌ Failed to update order status');
    await page.unroute('**/graphql');
    await button(page, 'Update').first().click();
    await toast(page, '✅ Order status updated');

    await meet(page, 'AdminOrders', 'fault');
    await page.reload();
    await toast(page, '❌ Failed to load orders');
  });
});

describe('a tracked order', () => {
  it('shows the time of each step, has its status in the title, and announces changes once', async () => {
    const asha = await aCustomer(test);
    const id = await place(asha);
    const { page, complaints } = await at(`/track-order/${id}`, { who: asha });
    await expect.poll(() => page.title()).toBe('Pending · Track Order · Chowk Street Kitchen');
    const told = () =>
      page
        .locator('main')
        .locator('output, [role=status], [role=alert], [aria-live]')
        .allInnerTexts()
        .then((texts) => texts.filter((text) => text && text !== 'Live'));
    await live(page);
    expect(await told()).toEqual([]);
    await setStatus(id, 'Preparing');
    await expect.poll(told).toEqual(['Preparing. The kitchen is cooking your food right now.']);
    await expect.poll(() => page.title()).toMatch(/^Preparing/);
    const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
    await expect.poll(() => steps.filter({ has: page.locator('time') }).count()).toBe(2);
    await setStatus(id, 'Cancelled');
    await expect.poll(told).toEqual(['Cancelled. This order was cancelled.']);
    await page.locator('p').filter({ hasText: 'This order was cancelled.' }).waitFor();
    expect(await steps.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the order history', () => {
  it('orders again what is available, at today’s prices, beside the contents of the cart', async () => {
    const kavya = await aCustomer(test, 'Kavya Nair');
    const [tea, misal, poha] = await Promise.all([
      aDish(test, { name: 'Masala Chai', pricePaise: 3000 }),
      aDish(test, { name: 'Misal', pricePaise: 9000 }),
      aDish(test, { name: 'Poha', pricePaise: 5000 }),
    ]);
    await place(kavya, [
      { menuItem: tea.id, qty: 2 },
      { menuItem: misal.id, qty: 1 },
      { menuItem: poha.id, qty: 3 },
    ]);
    const gone = await place(kavya, [{ menuItem: misal.id, qty: 1 }]);
    const { page, complaints } = await at('/order-history', { who: kavya });
    await live(page);
    await page.evaluate(
      `localStorage.setItem('cartItems', JSON.stringify([{ _id: '${poha.id}', name: 'Poha', price: 50, image: null, qty: 998 }]))`,
    );
    await page.reload();
    await live(page);
    const { manager } = test.app.dataSource;
    await manager.delete(MenuItem, { id: misal.id });
    await manager.update(MenuItem, { id: tea.id }, { pricePaise: 3500 });

    // No dish is available: shows a message and stays on the screen.
    await page
      .getByRole('article', { name: `Order ${gone}` })
      .getByRole('button', { name: 'Order again' })
      .click();
    await page.getByRole('alert').filter({ hasText: 'Misal is not on the menu any more.' }).waitFor();
    expect(page.url()).toContain('#/order-history');

    await page.getByRole('article').last().getByRole('button', { name: 'Order again' }).click();
    await page.getByRole('heading', { name: 'Your Cart' }).waitFor();
    const said = page.getByRole('status').filter({ hasText: 'Misal is not on the menu any more.' });
    await said.getByText('Masala Chai costs ₹35 now; it was ₹30.').waitFor();
    await said.getByText('You have 999 × Poha now').waitFor();
    await expect.poll(() => page.getByLabel('Quantity of Poha').inputValue()).toBe('999');
    await expect.poll(() => page.getByLabel('Quantity of Masala Chai').inputValue()).toBe('2');
    await said.getByRole('button', { name: 'OK' }).click();
    await said.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
