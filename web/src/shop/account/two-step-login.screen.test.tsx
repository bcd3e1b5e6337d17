import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aCustomer, anAdmin, aSecondFactor, aSession } from '../../../test/factories';
import { refusal, type ShopServer } from '../../../test/shop-server';
import { address, aShop, button, link, show, title, toast } from '../../../test/show';

const asha = aCustomer();
const methods = ['AUTHENTICATOR', 'RECOVERY_CODE'];
const code = page.getByRole('textbox', { name: 'Code from your app' });
const recoveryCode = page.getByRole('textbox', { name: 'Recovery code' });
const email = page.getByLabelText('Email');
const password = page.getByRole('textbox', { name: 'Password' });
const currentPassword = page.getByRole('textbox', { name: 'Current password' });
const dialog = page.getByRole('dialog');
const codes = Array.from({ length: 10 }, (_, n) => `k7dm-p2xq-9fwa-h3t${n}`);

afterEach(() => void vi.restoreAllMocks());

const demands = (shop: ShopServer, ticket: string, operation = 'Login') =>
  shop.fails(operation, refusal('SECOND_FACTOR_REQUIRED', 'One more step.', undefined, { ticket, methods }));

/** The login screen after the right password. */
async function secondStep(): Promise<ShopServer> {
  const shop = aShop({ loginWithSecondFactor: aSession(asha) });
  demands(shop, 'ticket-1');
  await show(shop, '/login');
  await email.fill('asha@example.in');
  await password.fill('correct horse battery');
  await button('Login').click();
  await expect.element(code).toHaveFocus();
  return shop;
}

describe('the second step of a login', () => {
  it('is sent with the sixth digit', async () => {
    const shop = await secondStep();
    await userEvent.keyboard('12345');
    expect(shop.sent('LoginWithSecondFactor')).toEqual([]);
    await userEvent.keyboard('6');
    await expect.element(toast('Login successful!')).toBeVisible();
    expect(shop.sent('LoginWithSecondFactor')).toEqual([
      { input: { ticket: 'ticket-1', digits: '123456', deviceToken: null } },
    ]);
  });

  it('takes a pasted code with a space', async () => {
    const shop = await secondStep();
    await code.fill('123 456');
    await expect.element(toast('Login successful!')).toBeVisible();
    expect(shop.sent('LoginWithSecondFactor')).toMatchObject([{ input: { digits: '123 456' } }]);
  });

  it('says that a code is wrong, which the next one replaces', async () => {
    const shop = await secondStep();
    const message = 'This code is not right, or was used already.';
    shop.fails('LoginWithSecondFactor', refusal('BAD_USER_INPUT', message, [{ field: 'digits', message }]));
    await userEvent.keyboard('111111');
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(code).toHaveFocus();
    shop.recovers('LoginWithSecondFactor');
    await userEvent.keyboard('222222');
    await expect.element(toast('Login successful!')).toBeVisible();
  });

  it('keeps what was typed while the shop cannot be reached', async () => {
    const shop = await secondStep();
    shop.fails('LoginWithSecondFactor', 'unreachable');
    await userEvent.keyboard('123456');
    await expect.element(page.getByText('Login failed')).toBeVisible();
    await expect.element(code).toHaveValue('123456');
    shop.recovers('LoginWithSecondFactor');
    await button('Confirm').click();
    await expect.element(toast('Login successful!')).toBeVisible();
  });

  it('accepts a recovery code in place of the app', async () => {
    const shop = await secondStep();
    await button('Use a recovery code').click();
    await expect.element(recoveryCode).toHaveFocus();
    await userEvent.keyboard('k7dm-p2xq-9fwa-h3tz{Enter}');
    await expect.element(toast('Login successful!')).toBeVisible();
    expect(shop.sent('LoginWithSecondFactor')).toMatchObject([
      { input: { recoveryCode: 'k7dm-p2xq-9fwa-h3tz' } },
    ]);
  });

  it('leads back to the password with the address that was typed', async () => {
    await secondStep();
    await button('Back to the login').click();
    await expect.element(email).toHaveValue('asha@example.in');
    await expect.element(password).toHaveFocus();
  });

  it('asks for the password again if that took too long', async () => {
    const shop = await secondStep();
    const message = 'That took too long. Please log in again.';
    shop.fails('LoginWithSecondFactor', refusal('LINK_EXPIRED', message));
    await userEvent.keyboard('123456');
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(email).toHaveValue('asha@example.in');
  });

  it('follows a new password that was set by a mailed link', async () => {
    const shop = aShop({ loginWithSecondFactor: aSession(asha) });
    demands(shop, 'ticket-2', 'ResetPassword');
    await show(shop, '/reset-password/link');
    await page.getByRole('textbox', { name: 'New password' }).fill('mango lassi 42');
    await button('Save and log in').click();
    await expect.element(page.getByText('Your new password is saved.')).toBeVisible();
    await code.fill('123456');
    await expect.poll(address).toBe('/');
    expect(shop.sent('LoginWithSecondFactor')).toMatchObject([{ input: { ticket: 'ticket-2' } }]);
  });

  it('after a new password leads back to a login that knows of it', async () => {
    const shop = aShop();
    demands(shop, 'ticket-2', 'ResetPassword');
    await show(shop, '/reset-password/link');
    await page.getByRole('textbox', { name: 'New password' }).fill('mango lassi 42');
    await button('Save and log in').click();
    shop.fails('LoginWithSecondFactor', refusal('LINK_EXPIRED', 'That took too long.'));
    await code.fill('123456');
    await expect.poll(address).toBe('/login');
    const saved = page.getByText('Your new password is saved. Please log in with it.');
    await expect.element(saved).toBeVisible();
  });
});

describe('the two-step login in the profile', () => {
  it('is set up with the password, an app and its first code, and shows the recovery codes', async () => {
    const off = aSecondFactor();
    const on = { ...aSecondFactor('2026-11-26T08:00:00Z'), id: off.id, recoveryCodesLeft: 10 };
    const shop = aShop({ secondFactor: off });
    const message = 'Please enter your current password.';
    shop.fails(
      'StartAuthenticator',
      refusal('REAUTHENTICATE', message, [{ field: 'currentPassword', message }]),
    );
    await show(shop, '/profile', { who: asha });
    await button('Set up').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(currentPassword).toHaveFocus();
    shop.recovers('StartAuthenticator');
    shop.answer({
      startAuthenticator: {
        key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        url: 'otpauth://totp/Chowk:asha?secret=JBSWY3DP',
      },
      confirmAuthenticator: shop.changing({ recoveryCodes: codes, secondFactor: on }, { secondFactor: on }),
    });
    await userEvent.keyboard('correct horse battery{Enter}');
    await expect.element(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect
      .element(dialog.getByRole('img', { name: 'QR code for the authenticator app' }))
      .toBeVisible();
    expect(shop.sent('StartAuthenticator').at(-1)).toEqual({ currentPassword: 'correct horse battery' });
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('123456');
    await expect.element(dialog.getByText(codes[9] ?? '')).toBeVisible();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect.element(toast('The codes are copied.')).toBeVisible();
    expect(copied.mock.calls[0]?.[0]).toContain(codes.join('\n'));
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect.element(page.getByText('10 codes left')).toBeVisible();
    await expect.element(button('Turn off')).toBeVisible();
  });

  it('shows new recovery codes if the answer that turned it on was lost', async () => {
    const off = aSecondFactor();
    const on = { ...aSecondFactor('2026-11-26T08:00:00Z'), id: off.id, recoveryCodesLeft: 10 };
    const shop = aShop({
      secondFactor: off,
      startAuthenticator: { key: 'JBSWY3DP', url: 'otpauth://totp/Chowk:asha?secret=JBSWY3DP' },
      renewRecoveryCodes: { recoveryCodes: codes, secondFactor: on },
    });
    await show(shop, '/profile', { who: asha });
    await button('Set up').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(code).toHaveFocus();
    const message = 'This code is not right.';
    shop.fails('ConfirmAuthenticator', refusal('BAD_USER_INPUT', message, [{ field: 'digits', message }]));
    await userEvent.keyboard('111111');
    await expect.element(page.getByText(message)).toBeVisible();
    shop.fails('ConfirmAuthenticator', 'unreachable');
    shop.fails('TwoStep', 'unreachable');
    await userEvent.keyboard('123456');
    await expect.element(page.getByText('The shop could not be reached.')).toBeVisible();
    expect(shop.sent('RenewRecoveryCodes')).toEqual([]);
    shop.fails('ConfirmAuthenticator', refusal('CONFLICT', 'Please begin again with a new QR code.'));
    shop.recovers('TwoStep');
    shop.answer({ secondFactor: on });
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect.element(dialog.getByText(codes[9] ?? '')).toBeVisible();
    await expect.element(toast('Two-step login is on.')).toBeVisible();
    await expect.element(dialog.getByText('Please begin again')).not.toBeInTheDocument();
  });

  it('lets staff go on with their work once it is set up', async () => {
    const cook = anAdmin({ lacksSecondFactor: true, permissions: ['USE_ACCOUNT'] });
    const shop = aShop();
    const on = aSecondFactor('2026-11-26T08:00:00Z');
    await show(shop, '/profile', { who: cook });
    shop.answer({
      startAuthenticator: { key: 'JBSWY3DP', url: 'otpauth://totp/Chowk:asha?secret=JBSWY3DP' },
      confirmAuthenticator: shop.changing(
        { recoveryCodes: codes, secondFactor: on },
        { secondFactor: on, me: { ...anAdmin(), id: cook.id } },
      ),
    });
    await button('Set up').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await code.fill('123456');
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    window.location.hash = '/admin/orders';
    await expect.element(title('All Orders')).toBeVisible();
  });

  it('is turned off with a code', async () => {
    const on = aSecondFactor('2026-11-26T08:00:00Z');
    const shop = aShop({ secondFactor: on, proveSecondFactor: true });
    const message = 'Please confirm with your second step that it is you.';
    const fields = [{ field: 'secondFactor', message }];
    shop.fails('TurnOffSecondFactor', refusal('REAUTHENTICATE', message, fields, { methods }));
    await show(shop, '/profile', { who: asha });
    await button('Turn off').click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('button', { name: 'Turn off' }).click();
    await expect.element(code).toHaveFocus();
    shop.recovers('TurnOffSecondFactor');
    shop.answer({ turnOffSecondFactor: { ...aSecondFactor(), id: on.id } });
    await userEvent.keyboard('123456');
    await expect.element(toast('Two-step login is off.')).toBeVisible();
    expect(shop.sent('ProveSecondFactor')).toEqual([{ proof: { digits: '123456' } }]);
    await expect.element(button('Set up')).toBeVisible();
  });

  it('warns staff of whom it is demanded before it is turned off, and then asks for it again', async () => {
    const on = { ...aSecondFactor('2026-11-26T08:00:00Z'), isDemanded: true };
    const cook = anAdmin();
    const shop = aShop({ secondFactor: on });
    await show(shop, '/profile', { who: cook });
    await button('Turn off').click();
    const confirm = page.getByRole('alertdialog');
    await expect.element(confirm.getByText('demands two-step login of you')).toBeVisible();
    const off = { ...aSecondFactor(), id: on.id, isDemanded: true };
    const lacking = { ...cook, lacksSecondFactor: true, permissions: ['USE_ACCOUNT' as const] };
    shop.answer({ turnOffSecondFactor: shop.changing(off, { secondFactor: off, me: lacking }) });
    await confirm.getByRole('button', { name: 'Turn off' }).click();
    await expect.element(page.getByText('Set it up, and you can go on with your work.')).toBeVisible();
  });

  it('makes new recovery codes', async () => {
    const on = aSecondFactor('2026-11-26T08:00:00Z');
    const shop = aShop({ secondFactor: on });
    shop.answer({
      renewRecoveryCodes: { recoveryCodes: codes, secondFactor: { ...on, recoveryCodesLeft: 10 } },
    });
    await show(shop, '/profile', { who: asha });
    await expect.element(page.getByText('8 codes left')).toBeVisible();
    await button('New codes').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
    await expect.element(dialog.getByText(codes[0] ?? '')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('alertdialog', { name: 'Have you kept them?' });
    await question.getByRole('button', { name: 'Show the codes' }).click();
    await expect.element(dialog.getByText(codes[0] ?? '')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'I have kept them' }).click();
    await expect.element(page.getByText('10 codes left')).toBeVisible();
    await expect.element(page.getByText(codes[0] ?? '')).not.toBeInTheDocument();
  });

  it('is not offered to guests, and says when it cannot be loaded', async () => {
    const shop = aShop();
    await show(shop, '/profile', { who: aCustomer({ isGuest: true, email: '' }) });
    await expect.element(title('Profile')).toBeVisible();
    await expect.element(page.getByText('Two-step login')).not.toBeInTheDocument();
    shop.fails('TwoStep', 'fault');
    await show(shop, '/profile', { who: asha });
    await expect.element(page.getByText('The two-step login could not be loaded.')).toBeVisible();
  });
});

it('a new e-mail address is saved with the password and a code', async () => {
  const shop = aShop({ proveSecondFactor: true });
  const save = 'PATCH /api/auth/profile';
  const message = 'Please enter your current password.';
  const fields = [{ field: 'currentPassword', message }];
  shop.fails(save, refusal('REAUTHENTICATE', message, fields, { methods }));
  await show(shop, '/edit-profile', { who: asha });
  await email.fill('new@example.in');
  await button('Save').click();
  await expect.element(currentPassword).toHaveFocus();
  await currentPassword.fill('correct horse battery');
  shop.recovers(save);
  shop.restAnswers[save] = shop.changing({}, { me: { ...asha, email: 'new@example.in' } });
  await code.fill('123456');
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(shop.sent('ProveSecondFactor')).toHaveLength(1);
  expect(shop.sent(save).at(-1)).toMatchObject({ currentPassword: 'correct horse battery' });
  await expect.element(link('Edit')).toBeVisible();
});
