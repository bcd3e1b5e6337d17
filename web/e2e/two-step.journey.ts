import { codeOf } from '../../api/test/totp-codes.js';
import { button, expect, test } from './journey-test';
import { aCustomer, password } from './people';
import { Shop } from './shop';

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

test('a customer adds a passkey, logs in with it, and after its removal with a recovery code', async ({
  shop,
  visit,
  complaints,
}) => {
  complaints.expect(/401 \(Unauthorized\)/);
  const asha = await aCustomer(shop);
  // No passkey works at an address of numbers.
  const local = new Shop(shop.url.replace('127.0.0.1', 'localhost'), shop.databaseUrl, shop.adminToken);
  const page = await visit('/profile', { who: asha, at: local });
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await button(page, 'Add a passkey').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha’s phone');
  await button(page, 'Continue').click();
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  const recoveryCode = await kept.locator('code').first().innerText();
  await button(page, 'I have kept them').click();
  await expect(page.getByText('Asha’s phone')).toBeVisible();

  const enterPassword = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.goto('./#/login');
    await page.getByLabel('Email').fill(asha.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await button(page, 'Login').click();
  };
  await enterPassword();
  await button(page, 'Use passkey').click();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto('./#/profile');
  await expect(page.getByText('Last used:')).toBeVisible();

  await enterPassword();
  await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await button(page, 'Use a recovery code').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/$/);
});
