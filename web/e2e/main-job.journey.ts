import { desk, expect, isLive, link, logIn, lossOfServer, test, title, toast } from './journey-test';
import { aCustomer, aDish, anAdmin, anOrder } from './people';

test('a visitor orders from the menu and follows the order, which an admin moves live', async ({
  shop,
  visit,
}) => {
  const page = await visit('/');
  await link(page, 'Order Now').click();
  await expect(title(page, 'Our Menu')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add to Cart: Aloo Tikki Burger' });
  await add.click();
  await page.getByRole('group', { name: 'Aloo Tikki Burger in cart' }).getByText('1').waitFor();

  // The search has suggestions and leads to the filtered menu.
  await page.getByPlaceholder('Search menu...').fill('masala chai');
  await page.getByRole('option', { name: /Masala Chai/ }).click();
  await expect(page).toHaveURL(/search=Masala%20Chai/);
  await page.getByRole('button', { name: 'Add to Cart: Masala Chai' }).click();
  await page.getByRole('link', { name: /View cart/ }).click();

  await expect(title(page, 'Your Cart')).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(toast(page, 'You must be logged in to proceed to checkout.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  const email = `kavya-${Date.now()}@example.in`;
  await page.getByLabel('Name').fill('Kavya Nair');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('filter coffee 11');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registered successfully. Now login.')).toBeVisible();
  await logIn(page, { email }, 'filter coffee 11');

  // The cart survives the redirect.
  await expect(title(page, 'Checkout')).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay/ });
  await pay.click();
  await expect(page.getByText('Please enter your address').first()).toBeVisible();
  await page.getByLabel('Address').fill('4B, Lake View, Koramangala, Bengaluru 560034');
  await pay.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Track Order' }).click();
  await expect(title(page, 'Track Order')).toBeVisible();
  const step = page.locator('[aria-current="step"]');
  await expect(step).toContainText('Pending');
  await isLive(page);

  const boss = await visit('/admin/orders', { who: await anAdmin(shop), size: desk });
  const id = page.url().split('/').at(-1) ?? '';
  const card = boss.getByRole('article').filter({ hasText: id });
  for (const status of ['Preparing', 'Out for Delivery', 'Delivered']) {
    await card.getByRole('combobox').selectOption({ label: status });
    await card.getByRole('button', { name: 'Update' }).click();
    await expect(step).toContainText(status);
  }
  await expect(toast(boss, '✅ Order status updated')).toBeVisible();
  await card.getByRole('combobox').selectOption({ label: 'Cancelled' });
  await card.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('This order was cancelled.').first()).toBeVisible();
});

test('an admin sees new orders immediately', async ({ shop, visit }) => {
  const boss = await visit('/admin/orders', { who: await anAdmin(shop), size: desk });
  await isLive(boss);
  const id = await anOrder(shop, await aCustomer(shop), await aDish(shop));
  await expect(boss.getByRole('article').first()).toContainText(id);
});

test('a tracking page whose server is killed says so, and catches up when it is back', async ({
  ownShop,
  visit,
  complaints,
}) => {
  const { shop } = ownShop;
  const asha = await aCustomer(shop);
  const id = await anOrder(shop, asha, await aDish(shop));
  const page = await visit(`/track-order/${id}`, { who: asha, at: shop });
  await isLive(page);
  await ownShop.kill();
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await ownShop.restart();
  await shop.rest('PUT', `/api/admin/orders/${id}/status`, {
    token: shop.adminToken,
    body: { status: 'Preparing' },
  });
  await expect(page.locator('[aria-current="step"]')).toContainText('Preparing');
  await isLive(page);
  complaints.expect(...lossOfServer);
});
