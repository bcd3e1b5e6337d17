import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../src/modules/menu/menu-item.entity.js';
import { TestApp } from '../app.js';
import { launchBrowser, visitor } from './browser.js';
import { aCustomer, aDish, anAdmin, password, type Account } from '../factories.js';

/** What the shop says and shows, where no test of a feature holds it already. */

let test: TestApp;
let browser: Browser;
let chai: MenuItem;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  chai = await aDish(test, { name: 'Cutting Chai', pricePaise: 1250, category: null });
  for (const kind of ['Masala', 'Rava', 'Set', 'Onion', 'Ghee', 'Paper']) {
    await aDish(test, { name: `${kind} Dosa`, category: 'South' });
  }
  await aDish(test, { name: 'Vada Pav', category: 'Street' });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const phone = { width: 375, height: 812 };
const desk = { width: 1280, height: 800 };
const sizes = [phone, desk];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
const toast = (page: Page, text: string) =>
  page.locator('.Toastify__toast').filter({ hasText: text }).first().waitFor();
const lineOf = (dish: MenuItem) => ({
  _id: dish.id,
  name: dish.name,
  price: dish.pricePaise / 100,
  image: null,
  qty: 2,
});

/** Somebody at a screen; what is stored is there once, so that the page may forget it. */
async function at(route: string, { token }: Partial<Account> = {}, cart: unknown[] = [], size = phone) {
  const { page, complaints } = await visitor(browser, `${test.url}/shop/`, size);
  const stored = JSON.stringify({ ...(token && { token }), cartItems: JSON.stringify(cart) });
  await page.addInitScript(
    `if (!sessionStorage.opened) { sessionStorage.opened = 'yes'; Object.assign(localStorage, ${stored}); }`,
  );
  await page.goto(`./#${route}`);
  return { page, complaints };
}

/** Answers one operation in its own way, until `unroute`. */
const meet = (page: Page, operation: string, how: 'silence' | 'fault') =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(`"operationName":"${operation}"`)) return route.fallback();
    if (how === 'silence') return route.abort();
    const errors = [{ message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
    return route.fulfill({ json: { data: null, errors } });
  });

/** Drafts of this tab, and any place in which the password is. */
const kept = (page: Page) =>
  page.evaluate<string[]>(`[...Object.keys(sessionStorage).filter((key) => key.endsWith('Draft')),
    ...[...Object.entries(sessionStorage), ...Object.entries(localStorage)]
      .filter(([, value]) => value.includes(${JSON.stringify(password)})).map(([key]) => 'password in ' + key)].sort()`);

async function logIn(page: Page, { email }: Account): Promise<void> {
  await title(page, 'Login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await button(page, 'Login').click();
}

const endSession = ({ id }: Account) =>
  test.app.dataSource.query('delete from sessions where user_id = $1', [id]);

describe.each(sizes)('at $width px', (size) => {
  it('the bar and the foot of the page lead where they say', async () => {
    const { page, complaints } = await at('/', {}, [], size);
    await title(page, 'The street’s best, hot to your door.');
    expect(await link(page, 'Order Now').getAttribute('href')).toBe('#/menu');
    const foot = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Home', '#/'],
      ['Menu', '#/menu'],
      ['About', '#/about'],
      ['Contact', '#/contact'],
    ] as const) {
      expect(await foot.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
    }

    const bar = page.getByRole('navigation', { name: 'Main' });
    const toggle = bar.getByRole('button', { name: 'Menu', exact: true });
    expect(await toggle.isVisible()).toBe(size === phone);
    expect(await link(page, 'ABOUT').isVisible()).toBe(size === desk);
    if (size === phone) {
      await toggle.click();
      expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    }
    for (const name of ['MENU', 'ABOUT', 'LOGIN', 'REGISTER']) {
      expect(await link(page, name).isVisible(), name).toBe(true);
    }
    expect(await link(page, 'BOOK TABLE').count()).toBe(0);
    expect(await button(page, 'MY ACCOUNT').count()).toBe(0);

    await link(page, 'ABOUT').click();
    await title(page, 'About Us');
    if (size === phone) await toggle.click();
    expect(await link(page, 'ABOUT').getAttribute('aria-current')).toBe('page');
    const shade = (name: string) =>
      link(page, name).evaluate(
        (element) => element.ownerDocument.defaultView?.getComputedStyle(element).backgroundColor,
      );
    expect(await shade('ABOUT')).not.toBe(await shade('MENU'));
    const main = page.getByRole('main');
    for (const name of [
      'Quick service',
      'Experienced chefs',
      'Classic and modern menu',
      'Clean atmosphere',
      'Fast delivery and takeaway',
      'Contact',
    ]) {
      await main.getByRole('heading', { name, exact: true }).waitFor();
    }
    expect(await main.locator('address').innerText()).toMatch(/Phone: \+91[^]*Email: \S+@[^]*Bengaluru/);
    for (const place of [main, foot]) {
      const networks = place.getByRole('list', { name: 'Social networks' }).getByRole('link');
      const targets = await networks.evaluateAll((links) => links.map((each) => each.getAttribute('target')));
      expect(targets).toEqual(['_blank', '_blank', '_blank', '_blank']);
    }

    await bar.getByRole('link', { name: 'Profile' }).click();
    await title(page, 'Login');
    expect(await page.getByRole('main').getByRole('link').getAttribute('href')).toBe('#/register');
    await bar.getByRole('link', { name: 'Cart, 0 items' }).click();
    await page.getByText('Your cart is empty').waitFor();
    expect(await link(page, 'Browse the menu').getAttribute('href')).toBe('#/menu');
    await bar.getByRole('link', { name: /home$/ }).click();
    await title(page, 'The street’s best, hot to your door.');
    expect(complaints).toEqual([]);
  });

  it('the search suggests five dishes at most, and the menu shows a category or what was looked for', async () => {
    const { page, complaints } = await at('/about', {}, [], size);
    const box = page.getByPlaceholder('Search menu...');
    await box.fill('   ');
    await box.press('Enter');
    expect(page.url()).toMatch(/#\/about$/);
    const suggested = page.getByRole('option');
    await box.fill(' dosa ');
    await expect.poll(() => suggested.count()).toBe(5);
    // The list stays for a click, and goes when the box is left.
    await page.keyboard.press('Tab');
    await suggested.first().waitFor({ state: 'hidden' });
    await box.fill('rava');
    await page.getByRole('option', { name: /Rava Dosa/ }).click();
    await title(page, 'Our Menu');
    expect(await box.inputValue()).toBe('Rava Dosa');
    expect(page.url()).toContain('#/menu?search=Rava%20Dosa');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);

    await page.goto('./#/menu?search=cHaI');
    const card = page.getByRole('article', { name: 'Cutting Chai' });
    await card.waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    for (const text of ['No Image', 'Cutting Chai', '₹12.50', 'Add to Cart']) {
      await card.getByText(text, { exact: true }).waitFor();
    }

    await page.goto('./#/menu');
    await expect.poll(() => page.getByRole('article').count()).toBe(8);
    const tabs = page.getByRole('tab');
    expect((await tabs.allTextContents()).toSorted()).toEqual(['All', 'South', 'Street', 'Uncategorized']);
    const groups = page.getByRole('main').getByRole('heading', { level: 2 });
    expect((await groups.allTextContents()).toSorted()).toEqual(['South', 'Street', 'Uncategorized']);
    await tabs.filter({ hasText: 'South' }).click();
    await expect.poll(() => groups.allTextContents()).toEqual(['South']);
    await tabs.filter({ hasText: 'Uncategorized' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await tabs.filter({ hasText: 'All' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(8);
    expect(complaints).toEqual([]);
  });

  it('the cart adds up what is added twice, and toasts are as they were asked for', async () => {
    const { page } = await at('/menu', {}, [lineOf(chai), lineOf(chai)], size);
    await page.getByRole('group', { name: 'Cutting Chai in cart' }).getByText('4').waitFor();
    await button(page, 'One more Cutting Chai').click();
    await page.goto('./#/cart');
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cutting Chai' });
    await line.getByText('No Image').waitFor();
    await line.getByText('₹12.50 each').waitFor();
    const quantity = page.getByLabel('Quantity of Cutting Chai');
    expect(await quantity.getAttribute('min')).toBe('1');
    expect(await quantity.inputValue()).toBe('5');
    await page.getByText('₹62.50').first().waitFor();
    await page.reload();
    expect(await quantity.inputValue()).toBe('5');
    await button(page, 'Remove Cutting Chai').click();
    await toast(page, 'Cutting Chai removed from cart.');
    await page.getByText('Your cart is empty').waitFor();

    const shown = page.locator('.Toastify__toast');
    expect(await shown.getAttribute('class')).toContain('Toastify__toast--info');
    await page.locator('.Toastify__toast-container--top-center').waitFor();
    const restsAt = Math.round((await shown.boundingBox())?.x ?? NaN);
    const bar = page.locator('.Toastify__progress-bar--animated');
    expect(await bar.evaluate((each) => (each as unknown as HTMLDivElement).style.animationDuration)).toBe(
      '5000ms',
    );
    await page.keyboard.press('Alt+t');
    await expect.poll(() => page.evaluate('document.activeElement.closest(".Toastify") !== null')).toBe(true);
    // Pulled aside by half its width it comes back; by nine tenths it goes.
    const pull = async (part: number) => {
      const box = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [box.x + 20, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + box.width * part, y, { steps: 3 });
      await page.mouse.up();
    };
    await pull(0.5);
    await expect.poll(async () => Math.round((await shown.boundingBox())?.x ?? NaN)).toBe(restsAt);
    await pull(0.9);
    await shown.waitFor({ state: 'detached' });
  });
});

describe('the checkout', () => {
  it('says what is wrong, keeps what was typed through every failure, and forgets it with the order', async () => {
    const asha = await aCustomer(test);
    const { page } = await at('/checkout', asha, [lineOf(chai), { ...lineOf(chai), _id: 'x7', name: 'Odd' }]);
    await title(page, 'Checkout');
    const pay = page.getByRole('main').getByRole('button', { name: /^Pay ₹/ });
    const proceed = page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' });
    const address = page.getByLabel('Address');
    await address.fill('   ');
    await pay.click();
    await toast(page, 'Please enter your address');
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    await address.fill('4B, Lake View, Bengaluru');
    await pay.click();
    await toast(page, 'Cart contains invalid items. Please remove them before checkout.');
    await page.getByRole('region', { name: 'Your order' }).getByRole('button', { name: 'Remove' }).click();
    const methods = page.getByLabel('Payment mode').locator('option');
    expect(await methods.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual([
      'COD',
      'ONLINE',
    ]);

    await page.getByText('20.5900, 78.9600').waitFor();
    const map = page.locator('.leaflet-container');
    expect((await map.boundingBox())?.height).toBe(300);
    const pin = page.getByRole('button', { name: /^Delivery place/ });
    await pin.scrollIntoViewIfNeeded();
    const box = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 50, { steps: 4 });
    await page.mouse.up();
    await page.getByText('20.5900, 78.9600').waitFor({ state: 'detached' });
    const place = page.locator('output').filter({ hasText: 'Pin at' });
    const moved = await place.innerText();
    expect(moved).toMatch(/Pin at \d+\.\d{4}, \d+\.\d{4}$/);

    await meet(page, 'PlaceOrder', 'silence');
    await pay.click();
    await page.getByText('The total is ₹25. Do you want to proceed?').waitFor();
    await proceed.click();
    await toast(page, 'Something went wrong. Please try again later.');
    await page.unroute('**/graphql');
    await meet(page, 'PlaceOrder', 'fault');
    await pay.click();
    await proceed.click();
    await toast(page, 'Failed to place order. Please try again.');
    await page.unroute('**/graphql');
    await meet(page, 'StartOrderPayment', 'silence');
    await page.getByLabel('Payment mode').selectOption('ONLINE');
    await pay.click();
    await proceed.click();
    await toast(page, 'Failed to initiate payment.');
    await page.unroute('**/graphql');

    await page.reload();
    await title(page, 'Checkout');
    expect(await address.inputValue()).toBe('4B, Lake View, Bengaluru');
    expect(await place.innerText()).toBe(moved);
    await endSession(asha);
    await logIn(page, asha);
    await title(page, 'Checkout');
    expect(await address.inputValue()).toBe('4B, Lake View, Bengaluru');
    expect(await place.innerText()).toBe(moved);
    expect(await kept(page)).toEqual(['checkoutDraft']);
    await pay.click();
    await proceed.click();
    await toast(page, 'Order placed successfully!');
    await title(page, 'Order History');
    await link(page, 'Cart, 0 items').waitFor();
    expect(await kept(page)).toEqual([]);
  }, 60_000);
});

describe('an order', () => {
  const place = async ({ token }: Account) => {
    const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token,
      body: { items: [{ menuItem: chai.id, qty: 2 }], address: '12 MG Road', paymentMode: 'COD' },
    });
    return body._id;
  };
  const setStatus = async (id: string, status: string) =>
    test.rest('PUT', `/api/admin/orders/${id}/status`, {
      token: (await anAdmin(test)).token,
      body: { status },
    });

  it('is tracked through four steps, and its page says when it loads and when it cannot', async () => {
    const asha = await aCustomer(test);
    const id = await place(asha);
    await setStatus(id, 'Out for Delivery');
    const { page } = await at('/about', asha);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"operationName":"TrackOrder"')) await held;
      await route.continue();
    });
    await page.goto(`./#/track-order/${id}`);
    await page.getByText('Loading...').waitFor();
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

  it('is in the history with a way to follow it, and the profile leads out of the account', async () => {
    const asha = await aCustomer(test);
    const id = await place(asha);
    const { page } = await at('/order-history', asha, [], desk);
    const card = page.getByRole('article', { name: `Order ${id}` });
    expect(await card.getByRole('link', { name: 'Track Order' }).getAttribute('href')).toBe(
      `#/track-order/${id}`,
    );
    await button(page, 'MY ACCOUNT').click();
    const entries = page.getByRole('menuitem');
    await entries.first().waitFor();
    expect(await entries.allTextContents()).toEqual(['Order History', 'Bookings', 'Contact Us', 'Logout']);
    await page.keyboard.press('Escape');
    await link(page, 'Profile').click();
    await title(page, 'Profile');
    const avatar = page.getByRole('main').getByRole('img', { name: asha.name });
    expect(await avatar.getAttribute('src')).toMatch(/avatar.*\.svg$|^data:image\/svg/);
    for (const name of ['Name', 'Email', 'Role']) {
      await page.getByRole('main').getByText(name, { exact: true }).waitFor();
    }
    expect(await link(page, 'Edit').getAttribute('href')).toBe('#/edit-profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await title(page, 'The street’s best, hot to your door.');
    await link(page, 'LOGIN').waitFor();
    expect(await page.evaluate('localStorage.token')).toBeUndefined();
  });

  it('is shown to admins with all there is to know, and says so where something is not', async () => {
    const asha = await aCustomer(test);
    const boss = await anAdmin(test);
    const { page, complaints } = await at('/about', boss, [], desk);
    await button(page, 'MY ACCOUNT').click();
    await page.getByRole('menuitem', { name: 'Admin Dashboard' }).waitFor();
    await test.app.dataSource.query('truncate orders cascade');
    await page.goto('./#/admin/orders');
    await title(page, 'All Orders');
    const header = page.getByRole('navigation', { name: 'Admin' });
    expect(await header.getByRole('link', { name: 'Home', exact: true }).getAttribute('href')).toBe('#/');
    expect(await header.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe(
      '#/admin/dashboard',
    );
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
    expect(await choices.allTextContents()).toEqual([
      'Pending',
      'Preparing',
      'Out for Delivery',
      'Delivered',
      'Cancelled',
    ]);
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

describe('what was typed', () => {
  it('to the restaurant stays through a failure, a reload and an expired session, and goes with a logout anywhere', async () => {
    const asha = await aCustomer(test);
    const { page } = await at('/contact', asha, [], desk);
    const message = page.getByLabel('Message');
    await message.fill('Do you cater for thirty?');
    await meet(page, 'SendContactMessage', 'silence');
    await button(page, 'Send Message').click();
    await page.getByText('Failed to send message').waitFor();
    await page.unroute('**/graphql');
    await page.reload();
    expect(await message.inputValue()).toBe('Do you cater for thirty?');
    expect(await kept(page)).toEqual(['contactDraft']);

    // The session ends while somebody writes: what is on the screen stays there.
    await endSession(asha);
    await link(page, 'LOGIN').waitFor();
    expect(await message.inputValue()).toBe('Do you cater for thirty?');
    await page.reload();
    await link(page, 'LOGIN').click();
    await logIn(page, asha);
    await button(page, 'MY ACCOUNT').waitFor();
    await page.goto('./#/contact');
    expect(await message.inputValue()).toBe('Do you cater for thirty?');

    // Nobody else is shown anything of it, and it waits for whose it is.
    const ravi = await aCustomer(test, 'Ravi Menon');
    const mine = await page.evaluate<string>('localStorage.token');
    await page.evaluate(`localStorage.token = ${JSON.stringify(ravi.token)}`);
    await page.reload();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ravi Menon');
    expect(await message.inputValue()).toBe('');
    await page.evaluate('delete localStorage.token');
    await page.reload();
    await link(page, 'LOGIN').waitFor();
    expect(await message.inputValue()).toBe('');
    await page.evaluate(`localStorage.token = ${JSON.stringify(mine)}`);
    await page.reload();
    await expect.poll(() => message.inputValue()).toBe('Do you cater for thirty?');

    const other = await page.context().newPage();
    await other.goto('./#/profile');
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => message.inputValue()).toBe('');
    expect(await page.getByLabel('Email').inputValue()).toBe('');
    expect(await kept(page)).toEqual([]);

    // A visitor's words, too, and they are theirs when they log in. Once sent, they are gone.
    await page.getByLabel('Name').fill('A. Rao');
    await page.getByLabel('Email').fill('rao@example.in');
    await message.fill('Is the kitchen vegetarian?');
    await page.reload();
    expect(await message.inputValue()).toBe('Is the kitchen vegetarian?');
    await link(page, 'LOGIN').click();
    await logIn(page, asha);
    await button(page, 'MY ACCOUNT').waitFor();
    await page.goto('./#/contact');
    expect(await page.getByLabel('Name').inputValue()).toBe('A. Rao');
    await button(page, 'Send Message').click();
    await page.getByText('Thank you! Your message has reached us.').waitFor();
    expect(await message.inputValue()).toBe('');
    expect(await kept(page)).toEqual([]);
  }, 60_000);

  it('of a dish and a table outlives an expired session, and is forgotten with a logout', async () => {
    const boss = await anAdmin(test);
    const { page } = await at('/admin/menu', boss, [], desk);
    await page.getByRole('article').first().waitFor();
    expect(await kept(page)).toEqual([]);
    await page.getByLabel('Name').fill('Bhel Puri');
    await page.getByLabel('Price').fill('40');
    await page.getByLabel('Description').fill('Tangy.');
    await endSession(boss);
    await title(page, 'The street’s best, hot to your door.');
    await link(page, 'LOGIN').click();
    await logIn(page, boss);
    await title(page, 'Manage Menu');
    expect(await page.getByLabel('Name').inputValue()).toBe('Bhel Puri');
    expect(await page.getByLabel('Description').inputValue()).toBe('Tangy.');
    expect(await kept(page)).toEqual(['adminMenuDraft']);
    await button(page, 'Add Item').click();
    await toast(page, '✅ Item added!');
    await expect.poll(() => kept(page)).toEqual([]);

    await page.getByLabel('Name').fill('Sev Puri');
    await page.goto('./#/book');
    await page.getByLabel('Phone').fill('98765 43210');
    expect(await kept(page)).toEqual(['adminMenuDraft', 'bookingDraft']);
    await page.goto('./#/profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await link(page, 'LOGIN').waitFor();
    expect(await kept(page)).toEqual([]);
  });
});

describe('each form', () => {
  /** What a browser checks before it sends a form. */
  const fields = (page: Page) =>
    page
      .getByRole('main')
      .locator('input:not([tabindex="-1"]), textarea')
      .evaluateAll((all) =>
        (all as unknown as (HTMLInputElement & { labels: NodeListOf<HTMLLabelElement> })[])
          .filter((each) => each.type !== 'search')
          .map(
            (each) => `${each.labels[0]?.innerText ?? ''}: ${each.type}${each.required ? ', required' : ''}`,
          ),
      );
  const nameAndEmail = ['Name: text, required', 'Email: email, required'];

  it('asks for what it needs', async () => {
    const boss = await anAdmin(test);
    const { page } = await at('/login');
    await title(page, 'Login');
    expect(await fields(page)).toEqual(['Email: email, required', 'Password: password, required']);
    await page.goto('./#/register');
    await title(page, 'Register');
    expect(await fields(page)).toEqual([...nameAndEmail, 'Password: password, required']);
    expect(await page.getByRole('main').getByRole('link').getAttribute('href')).toBe('#/login');

    const { page: mine } = await at('/contact', boss);
    await title(mine, 'Contact');
    expect(await fields(mine)).toEqual([...nameAndEmail, 'Message: textarea, required']);
    await mine.goto('./#/edit-profile');
    await title(mine, 'Edit Profile');
    expect((await fields(mine)).toSorted()).toEqual(
      ['Choose a picture: file', ...nameAndEmail, 'New password (optional): password'].toSorted(),
    );
    await mine.goto('./#/book');
    await title(mine, 'Book a Table');
    expect(await fields(mine)).toEqual([
      'Date: date, required',
      'Time: time, required',
      'Number of guests: number, required',
      ...nameAndEmail,
      'Phone: tel, required',
      'Special request (optional): textarea',
    ]);
    for (const name of ['Book & Pay at Restaurant', 'Pay & Book Online']) {
      await button(mine, name).waitFor();
    }
    await mine.goto('./#/admin/menu');
    await title(mine, 'Manage Menu');
    await mine.getByPlaceholder('Search by name...').waitFor();
    expect((await fields(mine)).toSorted()).toEqual([
      'Category: text',
      'Description: textarea',
      'Image: file',
      'Name: text, required',
      'Price (₹): number, required',
    ]);
  });
});
