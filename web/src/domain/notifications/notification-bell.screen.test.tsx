import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { Notification } from '../../../test/generated/schema';
import { aCustomer, aNotification, aPage, minutesFromNow } from '../../../test/factories';
import { address, aShop, button, desk, link, show, twoFrames } from '../../../test/show';

const who = aCustomer();
const bell = page.getByRole('button', { name: /^Notifications/ });
const sheet = page.getByRole('dialog', { name: 'Notifications' });

const listOf = (length: number) =>
  Array.from({ length }, (_, index) => aNotification({ createdAt: minutesFromNow(-index) }));

/** A shop with these notifications, the latest first. */
const aShopWith = (all: readonly Notification[]) =>
  aShop({
    notifications: ({ first, after }) => {
      const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
      const nodes = all.slice(start, start + first);
      const hasNextPage = start + first < all.length;
      return { ...aPage(nodes, { hasNextPage, endCursor: nodes.at(-1)?.id }), unreadCount: all.length };
    },
  });

describe('the bell', () => {
  it('is hidden from visitors', async () => {
    await show(aShop(), '/');
    await expect.element(link('Order Now')).toBeVisible();
    await expect.element(bell).not.toBeInTheDocument();
  });

  it('loads more on request, and closes at a press outside of the list', async () => {
    await show(aShopWith(listOf(12)), '/', { who, size: desk });
    await expect.element(bell).toHaveAccessibleName('Notifications, 12 unread');
    await bell.click();
    await expect.poll(() => sheet.getByRole('listitem').elements()).toHaveLength(10);
    await sheet.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => sheet.getByRole('listitem').elements()).toHaveLength(12);
    await expect.element(bell).toHaveAccessibleName('Notifications, 12 unread');

    await sheet.getByRole('heading', { name: 'Notifications' }).click();
    await expect.element(sheet).toBeVisible();
    await page.elementLocator(document.body).click({ position: { x: 20, y: 400 } });
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(bell).toHaveFocus();
  });

  it('lists the latest after many that came while it was closed', async () => {
    const all = listOf(12);
    const shop = aShopWith(all);
    await show(shop, '/', { who, size: desk });
    await expect.element(bell).toHaveAccessibleName('Notifications, 12 unread');
    await expect.poll(() => shop.subscribersOf('notificationReceived')).toBe(1);
    // The list is read again once it is live.
    await expect.poll(() => document.documentElement.hasAttribute('data-live')).toBe(true);
    await twoFrames();
    await expect.poll(() => shop.isIdle).toBe(true);
    for (let n = 1; n <= 60; n += 1) {
      const received = aNotification({ createdAt: minutesFromNow(n), title: `Order ${n}` });
      all.unshift(received);
      shop.publish('notificationReceived', received);
      await expect.element(bell).toHaveAccessibleName(`Notifications, ${12 + n} unread`);
    }
    shop.fails('Notifications', 503);
    await bell.click();
    const tryAgain = sheet.getByRole('button', { name: 'Try again' });
    await expect.element(tryAgain).toBeVisible();
    const another = aNotification({ createdAt: minutesFromNow(61), title: 'Order 61' });
    all.unshift(another);
    shop.publish('notificationReceived', another);
    await expect.element(bell).toHaveAccessibleName('Notifications, 73 unread');
    await expect.element(tryAgain).toBeVisible();
    shop.recovers('Notifications');
    await tryAgain.click();
    await expect.element(sheet.getByText('Order 61')).toBeVisible();
    const titles = () => sheet.getByRole('listitem').elements();
    await expect.poll(titles).toHaveLength(10);
    await sheet.getByRole('button', { name: 'Show more' }).click();
    await expect.element(sheet.getByText('Order 46')).toBeVisible();
    await expect.poll(titles).toHaveLength(20);
    await expect.element(bell).toHaveAccessibleName('Notifications, 73 unread');
  });
});

it('the contact screen is linked in the account menu', async () => {
  await show(aShop(), '/', { who, size: desk });
  await button('MY ACCOUNT').click();
  await page.getByRole('menuitem', { name: 'Contact Us' }).click();
  await expect.poll(address).toBe('/contact');
});
