import { codeOf } from '../../api/test/totp-codes.js';
import { button, expect, test } from './journey-test';
import { aCustomer, password } from './people';

test('a customer sets up two-step login, and logs in with a code and with a recovery code', async ({
  shop,
  visit,
  complaints,
}) => {
  complaints.expect(/401 \(Unauthorized\)/);
  const asha = await aCustomer(shop);
  const page = await visit('/profile', { who: asha });
  const code = page.getByRole('textbox', { name: 'Code from your app' });
  await button(page, 'Set up').click();
  await button(page, 'Continue').click();
  const key = await page.getByRole('dialog').locator('code').innerText();
  const used = codeOf(key.replaceAll(' ', ''));
  await code.fill(used);
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  const recoveryCode = await kept.locator('code').first().innerText();
  await button(page, 'I have kept them').click();
  await expect(page.getByText('10 codes left')).toBeVisible();

  const logIn = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.goto('./#/login');
    await page.getByLabel('Email').fill(asha.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await button(page, 'Login').click();
    await expect(code).toBeFocused();
  };
  await logIn();
  await code.fill(used);
  await expect(page.getByText('or was used already')).toBeVisible();
  await shop.sql('update authenticators set last_step = 0 where user_id = $1', [asha.id]);
  await code.fill('');
  await code.fill(codeOf(key.replaceAll(' ', '')));
  await expect(page).toHaveURL(/#\/$/);

  await page.goto('./#/profile');
  await logIn();
  await button(page, 'Use a recovery code').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/$/);
  await page.goto('./#/profile');
  await expect(page.getByText('9 codes left')).toBeVisible();
});
