import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuItem } from '../../api/src/modules/menu/menu-item.entity.js';
import { aBooking, dayAhead } from '../../api/test/a-booking.js';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, visitor, withNetworkIdle, withoutDrawnScreens } from './browser.js';
import { desk, keepToasts, toast } from './page.js';
import { aCustomer, aDish, anAdmin, password, type Account } from '../../api/test/factories.js';

let test: TestApp;
let browser: Browser;
let vada: MenuItem;
beforeAll(async () => {
  test = await TestApp.start();
  browser = await launchBrowser();
  vada = await aDish(test, { name: 'Vada Pav', pricePaise: 4500, category: 'Snacks' });
  await aDish(test, { name: 'Misal', pricePaise: 9000, category: 'Breakfast' });
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

interface Focused {
  readonly tag: string;
  readonly name: string;
  /** Whether the element or its box has an outline. */
  readonly isSeen: boolean;
}

const focused = (page: Page) =>
  page.evaluate<Focused>(`(() => {
    const element = document.activeElement;
    const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '';
    const isAround = (each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // A box with the outline of its input matches :focus-within.
    const box = element.closest('form:focus-within');
    const isSeen = isAround(element) || (element.tagName === 'INPUT' && box !== null && isAround(box));
    const { width, height, bottom, right } = element.getBoundingClientRect();
    return { tag: element.tagName, name: name.trim(), isSeen: isSeen && width * height > 1 && bottom > 0 && right > 0 };
  })()`);

/** Presses Tab until the element is focused and checks that every stop has a visible focus. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    passed.push(stop.name || stop.tag);
    if (stop.tag === 'BODY') break;
    expect(stop.isSeen, `the focus on ${stop.tag} ${stop.name} is seen`).toBe(true);
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
  }
  throw new Error(`${String(name)} is not to be reached: ${passed.join(' · ')}`);
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const isOn = (page: Page, name: string | RegExp) =>
  expect.poll(async () => (await focused(page)).name).toMatch(name);
/** A new screen has the focus. */
const arrivesAt = async (page: Page, title: string) => {
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await expect.poll(async () => (await focused(page)).tag).toBe('MAIN');
};

async function logIn(page: Page, { email }: Account): Promise<void> {
  await tabTo(page, 'Email');
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(password);
  await press(page, 'Enter');
}

/** Buttons and links below the target size, except links inside a text. */
const tooSmall = (page: Page) =>
  page.evaluate<
    string[]
  >(`[...document.querySelectorAll('a[href], button, select, summary, [role=tab], [role=menuitem]')]
    .filter((each) => {
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (each.closest('.leaflet-container') || each.matches('.skip-link')) return false;
      if (getComputedStyle(each).display === 'inline' && each.closest('p, address, dd, li')) return false;
      const { width, height } = each.getBoundingClientRect();
      return Math.round(width) < 44 || Math.round(height) < 44;
    })
    .map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return (each.getAttribute('aria-label') ?? each.innerText) + ': ' + width + ' x ' + height;
    })`);

/** Animations and transitions that run with reduced motion, except a toast's timer. */
const moving = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('*')]
    .filter((each) => !each.matches('.Toastify__progress-bar'))
    .flatMap((each) => [undefined, '::before', '::after'].map((part) => [each, getComputedStyle(each, part)]))
    .filter(([, { transitionDuration, animationDuration }]) =>
      transitionDuration !== '0s' || animationDuration.split(',').some((time) => parseFloat(time) > 0.01))
    .map(([each]) => each.tagName + '.' + each.className)`);

describe('on a phone', () => {
  it('everything pressable has the size of a thumb, and nothing moves with reduced motion', async () => {
    const [asha, boss] = [await aCustomer(test), await anAdmin(test)];
    const cart = JSON.stringify([{ _id: vada.id, name: vada.name, price: 45, image: null, qty: 1 }]);
    const { body: order } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: vada.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
    });
    await test.rest('POST', '/api/booking', { token: asha.token, body: aBooking({ date: dayAhead(20) }) });
    const body = { name: 'Asha', email: 'asha@example.in', message: 'Do you cater?' };
    await test.rest('POST', '/api/contact', { body });
    const screens: (readonly [Account | undefined, Record<string, string>])[] = [
      [
        undefined,
        {
          '/': 'Chowk Street Kitchen',
          '/menu': 'Our Menu',
          '/cart': 'Your Cart',
          '/about': 'About Us',
          '/contact': 'Contact',
          '/login': 'Login',
          '/register': 'Register',
          '/nowhere': 'There is nothing here',
        },
      ],
      [
        asha,
        {
          '/checkout': 'Checkout',
          '/order-history': 'Order History',
          [`/track-order/${order._id}`]: 'Track Order',
          '/book': 'Book a Table',
          '/booking-details': 'My Bookings',
          '/profile': 'Profile',
          '/edit-profile': 'Edit Profile',
        },
      ],
      [
        boss,
        {
          '/admin/dashboard': 'Admin Dashboard',
          '/admin/menu': 'Manage Menu',
          '/admin/orders': 'All Orders',
          '/admin/booking': 'All Bookings',
          '/admin/messages': 'Messages',
          '/admin/mails': 'Outgoing mail',
          '/admin/payments': 'Payments',
        },
      ],
    ];
    const faults: string[] = [];
    for (const [who, routes] of screens) {
      const { page } = await visitor(browser, `${test.url}/shop/`);
      const stored = JSON.stringify({ cartItems: cart, ...(who && { token: who.token }) });
      await page.addInitScript(`Object.assign(localStorage, ${stored})`);
      await withNetworkIdle(page, async (networkIdle) => {
        await page.goto(`./#${Object.keys(routes)[0] ?? ''}`);
        for (const [route, title] of Object.entries(routes)) {
          await page.evaluate(`location.hash = ${JSON.stringify(route)}`);
          await page.getByRole('heading', { name: title }).first().waitFor();
          await networkIdle();
          const found = [...(await tooSmall(page)), ...(await moving(page))];
          faults.push(...found.map((fault) => `${route}: ${fault}`));
        }
      });
    }
    expect([...new Set(faults)]).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  it('a visitor orders and tracks the order', async () => {
    const asha = await aCustomer(test);
    const { page, complaints } = await visitor(browser, `${test.url}/shop/`, desk);
    await page.goto('./');
    await page.getByRole('link', { name: 'Order Now' }).waitFor();
    await tabTo(page, 'Skip to content');
    await press(page, 'Enter');
    // Once the code has loaded.
    await expect.poll(async () => (await focused(page)).tag).toBe('MAIN');
    await tabTo(page, 'Order Now');
    await press(page, 'Enter');
    await arrivesAt(page, 'Our Menu');

    await tabTo(page, 'All');
    await press(page, 'ArrowRight');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await press(page, 'ArrowLeft');
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    await tabTo(page, 'Add to Cart: Vada Pav');
    await press(page, 'Space');
    const count = page.getByRole('group', { name: 'Vada Pav in cart' }).locator('[aria-live=polite]');
    await expect.poll(() => count.textContent()).toBe('1');
    await isOn(page, 'Add to Cart: Vada Pav');
    await press(page, 'Space');
    await expect.poll(() => count.textContent()).toBe('2');
    // Removing the last one restores the first button with the focus.
    await tabTo(page, 'One Vada Pav less', 'Shift+Tab');
    await press(page, 'Enter', 'Enter');
    await isOn(page, 'Add to Cart: Vada Pav');
    await press(page, 'Enter');
    await tabTo(page, 'Add to Cart: Misal');
    await press(page, 'Enter');
    await page.getByRole('group', { name: 'Misal in cart' }).waitFor();
    await isOn(page, 'Add to Cart: Misal');

    await tabTo(page, 'Cart, 2 items', 'Shift+Tab');
    await press(page, 'Enter');
    await arrivesAt(page, 'Your Cart');
    await tabTo(page, 'Quantity of Vada Pav');
    await press(page, 'ArrowUp');
    await page.getByRole('link', { name: 'Cart, 3 items' }).waitFor();
    await tabTo(page, 'Remove Vada Pav');
    await press(page, 'Enter');
    await toast(page, 'Vada Pav removed from cart.');
    // The next line has the focus, and Tab continues inside it.
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'LI', isSeen: true });
    await tabTo(page, 'Quantity of Misal');
    await tabTo(page, 'Proceed to Checkout');
    await press(page, 'Enter');
    await arrivesAt(page, 'Login');
    await logIn(page, asha);

    await arrivesAt(page, 'Checkout');
    await page.getByText('20.5900, 78.9600').waitFor();
    await page.getByText('Outlines: Natural Earth').waitFor();
    await tabTo(page, 'Pay ₹90 on delivery');
    await press(page, 'Enter');
    await isOn(page, 'Address');
    await page.keyboard.type('12 MG Road, Bengaluru');
    await tabTo(page, /^Delivery place/);
    await press(page, 'ArrowUp');
    await page.getByText('20.5900, 78.9600').waitFor({ state: 'detached' });
    await tabTo(page, 'Payment mode');
    await tabTo(page, 'Pay ₹90 on delivery');
    await press(page, 'Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('The total is ₹90. Do you want to proceed?').waitFor();
    await isOn(page, /^(Cancel|Proceed)$/);
    await press(page, 'Escape');
    await isOn(page, 'Pay ₹90 on delivery');
    await press(page, 'Enter');
    await dialog.waitFor();
    await isOn(page, /^(Cancel|Proceed)$/);
    await tabTo(page, 'Proceed');
    await keepToasts(page);
    await press(page, 'Enter');
    await toast(page, 'Order placed successfully!');
    await arrivesAt(page, 'Order History');

    // A toast is reached by its hotkey, which makes it stay, and closed.
    await press(page, 'Alt+t');
    await tabTo(page, 'close');
    await press(page, 'Enter');
    await expect.poll(async () => (await focused(page)).tag).not.toBe('BODY');
    await page.getByRole('main').focus();
    await page.getByRole('article').waitFor();
    await tabTo(page, 'Track Order');
    await press(page, 'Enter');
    await arrivesAt(page, 'Track Order');

    // Live changes are announced without moving the focus.
    await page.getByText('Live', { exact: true }).waitFor();
    const id = page.url().split('/').at(-1) ?? '';
    const { token } = await anAdmin(test);
    await test.rest('PUT', `/api/admin/orders/${id}/status`, { token, body: { status: 'Preparing' } });
    await page
      .getByRole('status')
      .filter({ hasText: 'Preparing. The kitchen is cooking your food right now.' })
      .waitFor();
    expect((await focused(page)).tag).toBe('MAIN');
    expect(complaints).toEqual([]);
  });

  it('a customer books a table, moves and cancels the booking', async () => {
    const asha = await aCustomer(test);
    await test.rest('POST', '/api/booking', { token: asha.token, body: aBooking({ date: dayAhead(9) }) });
    const { page } = await visitor(browser, `${test.url}/shop/`, desk);
    await page.goto('./#/login');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await logIn(page, asha);
    await page.getByRole('link', { name: 'BOOK TABLE' }).waitFor();
    await arrivesAt(page, 'Chowk Street Kitchen');
    await tabTo(page, 'BOOK TABLE', 'Shift+Tab');
    await press(page, 'Enter');
    await arrivesAt(page, 'Book a Table');

    const [year = '', month = '', day = ''] = dayAhead(8).split('-');
    await tabTo(page, 'Date');
    await page.keyboard.type(`${month}${day}${year}`);
    await page.getByRole('list', { name: /^Free times for/ }).waitFor();
    await page.getByLabel('Time', { exact: true }).focus();
    await page.keyboard.type('0900AM');
    await tabTo(page, 'Phone');
    await page.keyboard.type('98765 43210');
    await press(page, 'Enter');
    // The first bad field, after a refusal.
    await toast(page, 'Tables can be booked from 11:00 to 21:30.');
    await isOn(page, 'Time');
    await page.keyboard.type('0730PM');
    // The button keeps the focus while the server does not answer.
    await tabTo(page, 'Book & Pay at Restaurant');
    await page.route('**/graphql', (route) => route.abort());
    await press(page, 'Enter');
    await toast(page, '❌ Booking failed.');
    await isOn(page, 'Book & Pay at Restaurant');
    await page.unroute('**/graphql');
    await page
      .getByRole('button', { name: 'Book & Pay at Restaurant' })
      .and(page.locator(':not([aria-busy=true])'))
      .waitFor();
    await press(page, 'Enter');
    await toast(page, 'Booking confirmed!');
    await isOn(page, /Your table for 2 is booked/);
    await tabTo(page, 'My Bookings');
    await press(page, 'Enter');
    await arrivesAt(page, 'My Bookings');

    await page.getByRole('article').nth(1).waitFor();
    await tabTo(page, 'Edit');
    await press(page, 'Enter');
    await isOn(page, 'Date');
    await tabTo(page, 'Keep as it was');
    await press(page, 'Enter');
    await isOn(page, 'Edit');
    await press(page, 'Enter');
    await tabTo(page, 'Number of guests');
    await press(page, 'ArrowUp', 'Enter');
    await toast(page, 'Booking updated');
    await isOn(page, 'Edit');
    await tabTo(page, 'Cancel');
    await press(page, 'Enter');
    await page.getByRole('alertdialog').waitFor();
    await isOn(page, /^(Keep it|Cancel booking)$/);
    await press(page, 'Escape');
    await isOn(page, 'Cancel');
    await press(page, 'Enter');
    await page.getByRole('alertdialog').waitFor();
    await isOn(page, /^(Keep it|Cancel booking)$/);
    await tabTo(page, 'Cancel booking');
    await press(page, 'Enter');
    await toast(page, 'Booking cancelled');
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'ARTICLE', isSeen: true });

    // The account menu is one tab stop with arrow keys; Escape returns to its button.
    await tabTo(page, 'MY ACCOUNT', 'Shift+Tab');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toMatchObject({ name: 'Order History', isSeen: true });
    await press(page, 'Escape');
    await isOn(page, 'MY ACCOUNT');
    await press(page, 'Enter');
    await isOn(page, 'Order History');
    await press(page, 'End', 'Enter');
    await arrivesAt(page, 'Chowk Street Kitchen');
    await page.getByRole('link', { name: 'LOGIN' }).waitFor();
  }, 120_000);

  it('an admin moves an order on, edits and deletes a dish, and deletes a booking', async () => {
    const [boss, asha] = [await anAdmin(test), await aCustomer(test)];
    const { body: order } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: vada.id, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
    });
    for (const name of ['Meera Iyer', 'Ravi Menon']) {
      const body = aBooking({ name, date: dayAhead(name === 'Meera Iyer' ? 1 : 2) });
      await test.rest('POST', '/api/booking', { token: asha.token, body });
    }
    await aDish(test, { name: 'Aloo Bonda' });
    const { page } = await visitor(browser, `${test.url}/shop/`, desk);
    await page.goto('./#/login');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await logIn(page, boss);
    await arrivesAt(page, 'Admin Dashboard');
    await page.getByRole('link', { name: 'Manage Orders' }).waitFor();
    await tabTo(page, /^Manage Orders/);
    await press(page, 'Enter');
    await arrivesAt(page, 'All Orders');
    const card = page.getByRole('article', { name: `Order ${order._id}` });
    await card.waitFor();
    await tabTo(page, 'Change status');
    await page.keyboard.type('Prep');
    await tabTo(page, 'Update');
    await press(page, 'Enter');
    await toast(page, '✅ Order status updated');
    await isOn(page, 'Update');
    await card.locator('[data-status=PREPARING]').waitFor();

    await tabTo(page, 'Dashboard', 'Shift+Tab');
    await press(page, 'Enter');
    await arrivesAt(page, 'Admin Dashboard');
    await tabTo(page, /^Manage Menu/);
    await press(page, 'Enter');
    await arrivesAt(page, 'Manage Menu');
    await page.getByRole('article', { name: 'Aloo Bonda' }).waitFor();
    // A form without a name is not sent and shows the error.
    await tabTo(page, 'Add Item');
    await press(page, 'Enter');
    await isOn(page, 'Name');
    await tabTo(page, 'Edit Aloo Bonda');
    await press(page, 'Enter');
    await isOn(page, 'Name');
    await tabTo(page, 'Price (₹)');
    await press(page, 'Control+a');
    await page.keyboard.type('55');
    await press(page, 'Enter');
    await toast(page, '✅ Item updated!');
    await isOn(page, 'Edit Aloo Bonda');
    await tabTo(page, 'Delete Aloo Bonda');
    await press(page, 'Enter');
    await page.getByRole('alertdialog').waitFor();
    await isOn(page, /^(Cancel|Delete)$/);
    await press(page, 'Escape');
    await isOn(page, 'Delete Aloo Bonda');
    await press(page, 'Enter');
    await isOn(page, /^(Cancel|Delete)$/);
    await tabTo(page, 'Delete');
    await press(page, 'Enter');
    await page.getByRole('article', { name: 'Aloo Bonda' }).waitFor({ state: 'detached' });
    await isOn(page, /^Items/);

    await tabTo(page, 'Dashboard', 'Shift+Tab');
    await press(page, 'Enter');
    await arrivesAt(page, 'Admin Dashboard');
    await tabTo(page, /^Manage bookings/);
    await press(page, 'Enter');
    await arrivesAt(page, 'All Bookings');
    await page.getByRole('article', { name: 'Booking of Meera Iyer' }).waitFor();
    await tabTo(page, 'Delete');
    await press(page, 'Enter');
    await page.getByRole('alertdialog').getByText('Meera Iyer').waitFor();
    await isOn(page, /^(Keep it|Delete)$/);
    await tabTo(page, 'Delete');
    await press(page, 'Enter');
    await toast(page, 'Booking deleted');
    await expect
      .poll(() => focused(page))
      .toMatchObject({ tag: 'ARTICLE', name: 'Booking of Ravi Menon', isSeen: true });
  });

  it('the focus is kept when the pressed element goes away', async () => {
    const { page } = await visitor(browser, `${test.url}/shop/`, desk);
    await withoutDrawnScreens(page);
    await page.route('**/graphql', (route) => route.abort());
    await page.goto('./#/menu');
    await page.getByText('The menu could not be loaded.').waitFor();
    await tabTo(page, 'Try again');
    await page.unroute('**/graphql');
    await press(page, 'Enter');
    await page.getByRole('article').first().waitFor();
    await expect.poll(async () => (await focused(page)).tag).toBe('MAIN');
    await tabTo(page, 'All');

    // The button that clears the filters is hidden when there are none.
    const { page: orders } = await visitor(browser, `${test.url}/shop/`, desk);
    await orders.addInitScript(`localStorage.setItem('token', '${(await anAdmin(test)).token}')`);
    await orders.goto('./#/admin/orders?status=CANCELLED');
    await orders.getByText('No order matches these filters.').waitFor();
    await tabTo(orders, 'Clear filters');
    await press(orders, 'Enter');
    await expect.poll(() => orders.url()).toMatch(/#\/admin\/orders$/);
    await expect.poll(async () => (await focused(orders)).tag).toBe('MAIN');
  });
});
