import { desk, expect, phone, test, title } from './journey-test';
import { password } from './people';

test.use({ hasOwnShop: true });

test('somebody who is invited joins by the link, works, and is out within seconds when the role ends', async ({
  shop,
  visit,
}) => {
  const owner = await visit('/admin/people', { who: shop.owner, size: desk });
  await owner.getByRole('button', { name: 'Invite somebody' }).click();
  await owner.getByLabel('Name').fill('Sunita Devi');
  await owner.getByRole('radio', { name: /^Counter/ }).check();
  await owner.getByRole('button', { name: 'Make the link' }).click();
  const link = await owner
    .getByRole('dialog')
    .getByText(/#\/join\//)
    .textContent();
  await owner.getByRole('button', { name: 'Close' }).click();

  const sunita = await visit(new URL(link ?? '').hash.slice(1), { size: phone });
  await expect(sunita.getByRole('heading', { name: 'Your role: Counter' })).toBeVisible();
  await sunita.getByLabel('Email').fill('sunita@example.in');
  await sunita.getByLabel('Password', { exact: true }).fill(password);
  await sunita.getByRole('button', { name: 'Join' }).click();
  await expect(title(sunita, 'All Orders')).toBeVisible();

  await owner.reload();
  await owner.getByRole('button', { name: 'End: Sunita Devi' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(title(sunita, 'All Orders')).toBeHidden({ timeout: 5_000 });
  await expect(sunita).toHaveURL(/#\/$/);
});
