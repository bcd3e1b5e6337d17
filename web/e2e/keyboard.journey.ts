import type { Page } from '@playwright/test';
import { aBooking, dayAhead } from '../../api/test/a-booking.js';
import { desk, expect, isLive, test, toast } from './journey-test';
import { connectionOf, withoutPrerenderedScreens } from './page-loads';
import { aCustomer, aDish, anAdmin, anOrder, password, type Person } from './people';
import type { Shop } from './shop';

interface Focused {
  readonly tag: string;
  readonly name: string;
  /** Whether the element or its box has an outline. */
  readonly isSeen: boolean;
}

const nameOf = `(element) =>
  (element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? '').trim()`;

/** Names of what Tab may reach. */
const stops = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')].map(${nameOf})`,
  );

const focused = (page: Page) =>
  page.evaluate<Focused>(`(() => {
    const element = document.activeElement;
    const name = (${nameOf})(element);
    const isAround = (each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // A box with the outline of its input matches :focus-within.
    const box = element.closest('form:focus-within');
    const isSeen = isAround(element) || (element.tagName === 'INPUT' && box !== null && isAround(box));
    const { width, height, bottom, right } = element.getBoundingClientRect();
    return { tag: element.tagName, name, isSeen: isSeen && width * height > 1 && bottom > 0 && right > 0 };
  })()`);

/** Presses Tab until the element, once it is there, is focused, and checks that every stop has a visible focus. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isIt = (each: string) => (typeof name === 'string' ? each === name : name.test(each));
  await expect.poll(async () => (await stops(page)).some(isIt), `${String(name)} is there`).toBe(true);
  const passed: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    passed.push(stop.name || stop.tag);
    if (stop.tag === 'BODY') break;
    expect(stop.isSeen, `the focus on ${stop.tag} ${stop.name} is seen`).toBe(true);
    if (isIt(stop.name)) return;
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
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect.poll(async () => (await focused(page)).tag).toBe('MAIN');
};

async function logIn(page: Page, { email }: Person): Promise<void> {
  await tabTo(page, 'Email');
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(password);
  await press(page, 'Enter');
}

/** The only dishes. */
async function vadaAndMisal(shop: Shop) {
  await shop.sql('delete from menu_items');
  await shop.sql('delete from categories');
  const vada = await aDish(shop, { name: 'Vada Pav', price: 45, category: 'Snacks' });
  await aDish(shop, { name: 'Misal', price: 90, category: 'Breakfast' });
  return vada;
}

test.describe('with the keyboard alone', () => {
  test.use({ hasOwnShop: true });

  test('a visitor orders and tracks the order', async ({ shop, visit }) => {
    const asha = await aCustomer(shop);
    await vadaAndMisal(shop);
    const page = await visit('/', { size: desk });
    await expect(page.getByRole('link', { name: 'Order Now' })).toBeVisible();
    await tabTo(page, 'Skip to content');
    await press(page, 'Enter');
    // Once the code has loaded.
    await expect.poll(async () => (await focused(page)).tag).toBe('MAIN');
    await tabTo(page, 'Order Now');
    await press(page, 'Enter');
    await arrivesAt(page, 'Our Menu');
    await tabTo(page, 'All');
    await press(page, 'ArrowRight');
    await expect(page.getByRole('article')).toHaveCount(1);
    await press(page, 'ArrowLeft');
    await expect(page.getByRole('article')).toHaveCount(2);
    await tabTo(page, 'Add to Cart: Vada Pav');
    await press(page, 'Space');
    const count = page.getByRole('group', { name: 'Vada Pav in cart' }).locator('[aria-live=polite]');
    await expect(count).toHaveText('1');
    await isOn(page, 'Add to Cart: Vada Pav');
    await press(page, 'Space');
    await expect(count).toHaveText('2');
    // Removing the last one restores the first button with the focus.
    await tabTo(page, 'One Vada Pav less', 'Shift+Tab');
    await press(page, 'Enter', 'Enter');
    await isOn(page, 'Add to Cart: Vada Pav');
    await press(page, 'Enter');
    await tabTo(page, 'Add to Cart: Misal');
    await press(page, 'Enter');
    await expect(page.getByRole('group', { name: 'Misal in cart' })).toBeVisible();
    await isOn(page, 'Add to Cart: Misal');

    await tabTo(page, 'Cart, 2 items', 'Shift+Tab');
    await press(page, 'Enter');
    await arrivesAt(page, 'Your Cart');
    await tabTo(page, 'Quantity of Vada Pav');
    await press(page, 'ArrowUp');
    await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await tabTo(page, 'Remove Vada Pav');
    await press(page, 'Enter');
    await expect(toast(page, 'Vada Pav removed from cart.')).toBeVisible();
    // The next line has the focus, and Tab continues inside it.
    await expect.poll(() => focused(page)).toMatchObject({ tag: 'LI', isSeen: true });
    await tabTo(page, 'Quantity of Misal');
    await tabTo(page, 'Proceed to Checkout');
    await press(page, 'Enter');
    await arrivesAt(page, 'Login');
    await logIn(page, asha);

    await arrivesAt(page, 'Checkout');
    await expect(page.getByText('20.5900, 78.9600')).toBeVisible();
    await expect(page.getByText('Outlines: Natural Earth')).toBeVisible();
    await tabTo(page, 'Pay ₹90 on delivery');
    await press(page, 'Enter');
    await isOn(page, 'Address');
    await page.keyboard.type('12 MG Road, Bengaluru');
    await tabTo(page, /^Delivery place/);
    await press(page, 'ArrowUp');
    await expect(page.getByText('20.5900, 78.9600')).toHaveCount(0);
    await tabTo(page, 'Payment mode');
    await tabTo(page, 'Pay ₹90 on delivery');
    await press(page, 'Enter');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('The total is ₹90. Do you want to proceed?')).toBeVisible();
    await isOn(page, /^(Cancel|Proceed)$/);
    await press(page, 'Escape');
    await isOn(page, 'Pay ₹90 on delivery');
    await press(page, 'Enter');
    await expect(dialog).toBeVisible();
    await isOn(page, /^(Cancel|Proceed)$/);
    await tabTo(page, 'Proceed');
    await press(page, 'Enter');
    await expect(toast(page, 'Order placed successfully!')).toBeVisible();
    await arrivesAt(page, 'Order History');

    // A toast is reached by its hotkey, which makes it stay, and closed.
    await press(page, 'Alt+t');
    await tabTo(page, 'close');
    await press(page, 'Enter');
    await expect.poll(async () => (await focused(page)).tag).not.toBe('BODY');
    await page.getByRole('main').focus();
    await expect(page.getByRole('article')).toBeVisible();
    await tabTo(page, 'Track Order');
    await press(page, 'Enter');
    await arrivesAt(page, 'Track Order');

    // Live changes are announced without moving the focus.
    await isLive(page);
    const id = page.url().split('/').at(-1) ?? '';
    await shop.rest('PUT', `/api/admin/orders/${id}/status`, {
      ...shop.owner,
      body: { status: 'Preparing' },
    });
    await expect(
      page.getByRole('status').filter({ hasText: 'Preparing. The kitchen is cooking your food right now.' }),
    ).toBeVisible();
    expect((await focused(page)).tag).toBe('MAIN');
  });

  test('a customer books a table, moves and cancels the booking', async ({ shop, visit, complaints }) => {
    const asha = await aCustomer(shop);
    await shop.rest('POST', '/api/booking', { token: asha.token, body: aBooking({ date: dayAhead(9) }) });
    const page = await visit('/login', { size: desk });
    const server = await connectionOf(page, '**/graphql');
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await logIn(page, asha);
    await expect(page.getByRole('link', { name: 'BOOK TABLE' })).toBeVisible();
    await arrivesAt(page, 'Chowk Street Kitchen');
    await tabTo(page, 'BOOK TABLE', 'Shift+Tab');
    await press(page, 'Enter');
    await arrivesAt(page, 'Book a Table');

    const [year = '', month = '', day = ''] = dayAhead(8).split('-');
    await tabTo(page, 'Date');
    await page.keyboard.type(`${month}${day}${year}`);
    await expect(page.getByRole('list', { name: /^Free times for/ })).toBeVisible();
    await page.getByLabel('Time', { exact: true }).focus();
    await page.keyboard.type('0900AM');
    await tabTo(page, 'Phone');
    await page.keyboard.type('98765 43210');
    await press(page, 'Enter');
    // The first bad field, after a refusal.
    await expect(toast(page, 'Tables can be booked from 11:00 am to 9:30 pm.')).toBeVisible();
    await isOn(page, 'Time');
    await page.keyboard.type('0730PM');
    // The button keeps the focus while the server does not answer.
    await tabTo(page, 'Book & Pay at Restaurant');
    server.cut();
    await press(page, 'Enter');
    await expect(toast(page, '❌ Booking failed.')).toBeVisible();
    await isOn(page, 'Book & Pay at Restaurant');
    server.restore();
    await expect(
      page
        .getByRole('button', { name: 'Book & Pay at Restaurant' })
        .and(page.locator(':not([aria-busy=true])')),
    ).toBeVisible();
    await press(page, 'Enter');
    await expect(toast(page, 'Booking confirmed!')).toBeVisible();
    await isOn(page, /Your table for 2 is booked/);
    await tabTo(page, 'My Bookings');
    await press(page, 'Enter');
    await arrivesAt(page, 'My Bookings');

    await expect(page.getByRole('article').nth(1)).toBeVisible();
    await tabTo(page, 'Edit');
    await press(page, 'Enter');
    await isOn(page, 'Date');
    await tabTo(page, 'Keep as it was');
    await press(page, 'Enter');
    await isOn(page, 'Edit');
    await press(page, 'Enter');
    await tabTo(page, 'Number of guests');
    await press(page, 'ArrowUp', 'Enter');
    await expect(toast(page, 'Booking updated')).toBeVisible();
    await isOn(page, 'Edit');
    await tabTo(page, 'Cancel');
    await press(page, 'Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await isOn(page, /^(Keep it|Cancel booking)$/);
    await press(page, 'Escape');
    await isOn(page, 'Cancel');
    await press(page, 'Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await isOn(page, /^(Keep it|Cancel booking)$/);
    await tabTo(page, 'Cancel booking');
    await press(page, 'Enter');
    await expect(toast(page, 'Booking cancelled')).toBeVisible();
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
    await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
    complaints.expect(/net::ERR_FAILED/);
  });

  test('an admin advances an order, edits and deletes a dish, and deletes a booking', async ({
    shop,
    visit,
  }) => {
    const [boss, asha] = [await anAdmin(shop), await aCustomer(shop)];
    const order = await anOrder(shop, asha, await vadaAndMisal(shop));
    for (const name of ['Meera Iyer', 'Ravi Menon']) {
      const body = aBooking({ name, date: dayAhead(name === 'Meera Iyer' ? 1 : 2) });
      await shop.rest('POST', '/api/booking', { token: asha.token, body });
    }
    await aDish(shop, { name: 'Aloo Bonda' });
    const page = await visit('/login', { size: desk });
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await logIn(page, boss);
    await arrivesAt(page, 'Admin Dashboard');
    await expect(page.getByRole('link', { name: 'Manage Orders' })).toBeVisible();
    await tabTo(page, /^Manage Orders/);
    await press(page, 'Enter');
    await arrivesAt(page, 'All Orders');
    const card = page.getByRole('article').filter({ hasText: order });
    await expect(card).toBeVisible();
    await tabTo(page, 'Change status');
    await page.keyboard.type('Prep');
    await tabTo(page, 'Update');
    await press(page, 'Enter');
    await expect(toast(page, '✅ Order status updated')).toBeVisible();
    await isOn(page, 'Update');
    await expect(card.locator('[data-status=PREPARING]')).toBeVisible();

    await tabTo(page, 'Dashboard', 'Shift+Tab');
    await press(page, 'Enter');
    await arrivesAt(page, 'Admin Dashboard');
    await tabTo(page, /^Manage Menu/);
    await press(page, 'Enter');
    await arrivesAt(page, 'Manage Menu');
    await expect(page.getByRole('article', { name: 'Aloo Bonda' })).toBeVisible();
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
    await expect(toast(page, '✅ Item updated!')).toBeVisible();
    await isOn(page, 'Edit Aloo Bonda');
    await tabTo(page, 'Delete Aloo Bonda');
    await press(page, 'Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await isOn(page, /^(Cancel|Delete)$/);
    await press(page, 'Escape');
    await isOn(page, 'Delete Aloo Bonda');
    await press(page, 'Enter');
    await isOn(page, /^(Cancel|Delete)$/);
    await tabTo(page, 'Delete');
    await press(page, 'Enter');
    await expect(page.getByRole('article', { name: 'Aloo Bonda' })).toHaveCount(0);
    await isOn(page, /^Items/);

    await tabTo(page, 'Dashboard', 'Shift+Tab');
    await press(page, 'Enter');
    await arrivesAt(page, 'Admin Dashboard');
    await tabTo(page, /^Manage bookings/);
    await press(page, 'Enter');
    await arrivesAt(page, 'All Bookings');
    await expect(page.getByRole('article', { name: 'Booking of Meera Iyer' })).toBeVisible();
    await tabTo(page, 'Delete');
    await press(page, 'Enter');
    await expect(page.getByRole('alertdialog').getByText('Meera Iyer')).toBeVisible();
    await isOn(page, /^(Keep it|Delete)$/);
    await tabTo(page, 'Delete');
    await press(page, 'Enter');
    await expect(toast(page, 'Booking deleted')).toBeVisible();
    await expect
      .poll(() => focused(page))
      .toMatchObject({ tag: 'ARTICLE', name: 'Booking of Ravi Menon', isSeen: true });
  });

  test('the focus is kept when the pressed element disappears', async ({ shop, visit, complaints }) => {
    await vadaAndMisal(shop);
    const page = await visit('/menu', {
      size: desk,
      prepare: async (opened) => {
        await withoutPrerenderedScreens(opened);
        await opened.route('**/graphql', (route) => route.abort());
      },
    });
    await expect(page.getByText('The menu could not be loaded.')).toBeVisible();
    await tabTo(page, 'Try again');
    await page.unroute('**/graphql');
    await press(page, 'Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect.poll(async () => (await focused(page)).tag).toBe('MAIN');
    await tabTo(page, 'All');

    // The button that clears the filters is hidden when there are none.
    const orders = await visit('/admin/orders?status=CANCELLED', { who: shop.owner, size: desk });
    await expect(orders.getByText('No order matches these filters.')).toBeVisible();
    await tabTo(orders, 'Clear filters');
    await press(orders, 'Enter');
    await expect(orders).toHaveURL(/#\/admin\/orders$/);
    await expect.poll(async () => (await focused(orders)).tag).toBe('MAIN');
    complaints.expect(/net::ERR_FAILED/);
  });
});
