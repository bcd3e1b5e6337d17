import { button, desk, expect, isLive, test, title, toast } from './journey-test';
import { aCustomer, aDish, anOrder } from './people';

test('a problem with an order reaches staff, and their answer the customer, without a reload', async ({
  shop,
  visit,
}) => {
  const who = await aCustomer(shop);
  const biryani = await aDish(shop, { name: 'Biryani', price: 250 });
  const id = await anOrder(shop, who, biryani, { items: [{ menuItem: biryani.id, qty: 2 }] });
  const staff = await visit('/admin/orders', { size: desk, who: shop.owner });
  const order = staff.getByRole('article').filter({ hasText: id });
  await expect(order).toBeVisible();
  const messages = await visit('/admin/messages', { size: desk, who: shop.owner });
  await expect(title(messages, 'Messages')).toBeVisible();
  for (const page of [staff, messages]) await isLive(page);

  const page = await visit(`/track-order/${id}`, { who });
  const opener = button(page, 'Something is wrong');
  await opener.click();
  await isLive(page);
  const dialog = page.getByRole('dialog', { name: 'Something is wrong?' });
  await dialog.getByRole('button', { name: 'Tell the restaurant' }).click();
  await expect(dialog.getByText('Please choose what it is.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'It is late' }).check();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'A dish is missing' }).check();
  await dialog.getByRole('checkbox', { name: '2 × Biryani' }).check();
  await dialog.getByLabel('What happened?').fill('Only one came');
  await dialog.getByRole('button', { name: 'Tell the restaurant' }).click();
  await expect(toast(page, 'The restaurant has your report.')).toBeVisible();
  await expect(page.getByText('Sent: the restaurant has your report.')).toBeVisible();
  await expect(opener).toHaveCount(0);

  await expect(order.getByText('Problem reported')).toBeVisible();
  await expect(order.getByText('Only one came')).toBeVisible();
  const name = await order.getByRole('heading', { level: 2 }).innerText();
  const message = messages.getByRole('article').filter({ hasText: name });
  await expect(message.getByText('2 × Biryani')).toBeVisible();
  await message.getByRole('link', { name }).click();
  await expect(
    messages.getByRole('article').filter({ hasText: id }).getByText('Only one came'),
  ).toBeVisible();

  await order.getByRole('button', { name: 'Answer the customer' }).click();
  await staff.getByLabel('Reply (optional)').fill('The other one is on its way');
  await button(staff, 'Mark as solved').click();
  await expect(order.getByText('Problem reported')).toHaveCount(0);
  await expect(page.getByText('Answer: The other one is on its way')).toBeVisible();
  await expect(opener).toBeVisible();
});
