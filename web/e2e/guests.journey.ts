import { createHash, randomBytes } from 'node:crypto';
import { button, expect, inCart, test, title, toast } from './journey-test';
import { aDish, changeRestaurant } from './people';
import type { Shop } from './shop';

test.use({ hasOwnShop: true });

const biryani = (shop: Shop) => aDish(shop, { name: 'Biryani', price: 250 });

test('a guest orders without an account, follows the order on another device, and keeps it', async ({
  shop,
  visit,
}) => {
  await changeRestaurant(shop, { guestsAllowed: true });
  const page = await visit('/checkout', { cart: [inCart(await biryani(shop))] });
  await page.getByRole('link', { name: 'Continue without an account' }).press('Enter');
  await expect(title(page, 'Order without an account')).toBeVisible();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Phone number').fill('12345');
  await button(page, 'Continue').click();
  await expect(page.getByText('Please enter a phone number such as 98765 43210')).toBeVisible();
  await page.getByLabel('Phone number').fill('098765 43210');
  await button(page, 'Continue').click();
  await expect(title(page, 'Checkout')).toBeVisible();
  await expect(page.getByLabel('Phone number', { exact: true })).toHaveValue('+91 98765 43210');
  await page.getByLabel('Address').fill('12 MG Road');
  await button(page, 'Pay ₹250 on delivery').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await page.getByRole('link', { name: /^Track/ }).click();
  await expect(title(page, 'Track Order')).toBeVisible();

  // The headless browser has no access to the clipboard: the link is shown.
  await button(page, 'Copy the link').click();
  const shown = page.getByRole('link', { name: /guest/ });
  await expect(shown).toBeVisible();
  const elsewhere = await visit(new URL((await shown.getAttribute('href')) ?? '').hash.slice(1));
  await button(elsewhere, 'Show my orders').click();
  await expect(title(elsewhere, 'Track Order')).toBeVisible();
  await expect(elsewhere.getByRole('main').getByText('12 MG Road')).toBeVisible();

  await page.getByRole('link', { name: 'Keep my orders' }).click();
  await page.getByLabel('Email').fill('asha-keeps@example.in');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await button(page, 'Create an account').click();
  await expect(toast(page, 'Your orders are now in your new account.')).toBeVisible();
  await expect(page.getByText('asha-keeps@example.in')).toBeVisible();
});

test('a mailed link shows strangers only the state of the order, and confirms the address in the guest’s browser', async ({
  shop,
  visit,
}) => {
  await changeRestaurant(shop, { guestsAllowed: true });
  const dish = await biryani(shop);
  const guest = { name: 'Asha Rao', phone: '98765 43211', email: 'typo@example.in' };
  const { body: session } = await shop.rest<{ token: string }>('POST', '/api/auth/guest', { body: guest });
  const { body: order } = await shop.rest<{ _id: string; userId: string }>('POST', '/api/orders', {
    token: session.token,
    body: { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', phone: guest.phone },
  });
  // As the worker makes it for the mail, of which only a hash is kept.
  const link = randomBytes(32).toString('base64url');
  await shop.sql('insert into guest_links (hash, user_id, is_mailed, order_id) values ($1, $2, true, $3)', [
    createHash('sha256').update(link).digest(),
    order.userId,
    order._id,
  ]);
  const route = `/guest/${link}/${order._id}`;

  const stranger = await visit(route);
  await expect(stranger.getByText('We have your order and will start on it in a moment.')).toBeVisible();
  await expect(stranger.getByText('This e-mail address is not confirmed yet.')).toBeVisible();
  await expect(button(stranger, 'Show my orders')).toHaveCount(0);
  await expect(stranger.getByText('12 MG Road')).toHaveCount(0);
  expect(await stranger.evaluate(() => localStorage.getItem('token'))).toBeNull();

  for (const who of [session, undefined]) {
    const own = await visit(route, { ...(who && { who }) });
    await button(own, 'Show my orders').click();
    await expect(own.getByText('12 MG Road')).toBeVisible();
  }
});
