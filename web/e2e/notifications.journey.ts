import type { Page } from '@playwright/test';
import { desk, expect, isLive, phone, test, title } from './journey-test';
import { aCustomer, aDish, anAdmin, anOrder } from './people';

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `Notifications, ${unread} unread`, exact: true });

test('the bell counts live, links to the subject, and keeps its count across reloads', async ({
  shop,
  visit,
}) => {
  const asha = await aCustomer(shop);
  const dish = await aDish(shop);
  const page = await visit('/', { who: asha });
  await bell(page, 0).click();
  await expect(page.getByText('Nothing yet. Updates about your orders will appear here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await isLive(page);

  const id = await anOrder(shop, asha, dish);
  await expect(bell(page, 1)).toBeVisible();
  for (const [index, status] of ['Preparing', 'Out for Delivery'].entries()) {
    await shop.rest('PUT', `/api/admin/orders/${id}/status`, { ...shop.owner, body: { status } });
    await expect(bell(page, index + 2)).toBeVisible();
  }
  await expect(page.getByText('New notification: Your order is on its way')).toBeAttached();

  await bell(page, 3).click();
  const sheet = page.getByRole('dialog', { name: 'Notifications' });
  await expect(sheet.getByRole('link')).toHaveText([
    /Your order is on its way/,
    /Your order is being prepared/,
    /We have your order/,
  ]);
  // A bottom sheet as wide as the phone.
  const box = await sheet.boundingBox();
  expect(box).toMatchObject({ x: 0, width: phone.width });
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(phone.height, 0);

  await sheet.getByRole('link', { name: /on its way/ }).click();
  await expect(page).toHaveURL(new RegExp(`#/track-order/${id}`));
  await expect(bell(page, 2)).toBeVisible();
  await page.reload();
  await bell(page, 2).click();
  await sheet.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(sheet.getByText('Unread:')).toHaveCount(0);
  await page.reload();
  await expect(bell(page, 0)).toBeVisible();
});

test('an admin is notified of a message, reads it as it was written, and sees the mails', async ({
  shop,
  visit,
}) => {
  const boss = await anAdmin(shop);
  const messages = await visit('/admin/messages', { who: shop.owner });
  await isLive(messages);
  const page = await visit('/admin/orders', { who: boss, size: desk });
  await expect(title(page, 'All Orders')).toBeVisible();
  await isLive(page);
  const name = `<b>Eve ${boss.id}</b>`;
  const message = 'Line one\n<img src=x onerror="document.title=1">';
  await shop.rest('POST', '/api/contact', { body: { name, email: 'eve@example.in', message } });
  // On a list that was open before.
  await expect(messages.getByRole('article', { name: `Message from ${name}` })).toBeVisible();

  await bell(page, 1).click();
  await page.getByRole('link', { name: `Message from ${name}` }).click();
  await expect(title(page, 'Messages')).toBeVisible();
  const card = page.getByRole('article', { name: `Message from ${name}` });
  await expect(card.getByRole('link', { name: 'eve@example.in' })).toHaveAttribute(
    'href',
    'mailto:eve@example.in',
  );
  await expect(card.getByText('<img src=x onerror="document.title=1">')).toBeVisible();

  // No mail server is set up here.
  await page.getByRole('link', { name: 'Outgoing mail' }).click();
  await page.getByLabel('Show').selectOption('Kept');
  const mail = page.getByRole('article').filter({ hasText: boss.email }).first();
  await expect(mail.getByText(`Message from ${name}`, { exact: true })).toBeVisible();
  await mail.getByText('Show the text').click();
  await expect(mail.getByText('> Line one')).toBeVisible();

  await shop.sql(
    `update deliveries set state = 'failed', error = 'The mail server cannot be reached.' where user_id = $1`,
    [boss.id],
  );
  await page.reload();
  await page.getByLabel('Show').selectOption('Failed');
  const failed = page.getByRole('article').filter({ hasText: boss.email });
  await expect(failed.getByText('The mail server cannot be reached.')).toBeVisible();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toHaveCount(0);
});
