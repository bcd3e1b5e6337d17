import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCustomer, aDeviceSession, aPasskey, aSecondFactor, aSession } from '../../../test/factories';
import { refusal, type ShopServer } from '../../../test/shop-server';
import { address, aShop, button, show, toast } from '../../../test/show';

const asha = aCustomer();
const dialog = page.getByRole('dialog');
const name = page.getByRole('textbox', { name: 'Name' });
const code = page.getByRole('textbox', { name: 'Code from your app' });
const since = '2026-11-26T08:00:00Z';
const codes = Array.from({ length: 10 }, (_, n) => `k7dm-p2xq-9fwa-h3t${n}`);

const bytes = (...values: number[]) => Uint8Array.from(values).buffer;
const create = vi.fn<CredentialsContainer['create']>();
const get = vi.fn<CredentialsContainer['get']>();

beforeEach(() => {
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({
    create,
    get,
  } as Partial<CredentialsContainer> as CredentialsContainer);
  const parts = {
    id: 'AQID',
    rawId: bytes(1, 2, 3),
    type: 'public-key',
    getClientExtensionResults: () => ({}),
  };
  const made = { clientDataJSON: bytes(1), attestationObject: bytes(2), getTransports: () => ['internal'] };
  const used = { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3) };
  create.mockResolvedValue({ ...parts, response: made } as Credential);
  get.mockResolvedValue({ ...parts, response: used } as Credential);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  create.mockReset();
  get.mockReset();
});

const answer = { id: 'AQID', clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' };
const request = { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] };
const creation = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Chowk' },
  user: { id: 'AAAA', name: 'asha@example.in', displayName: 'Asha' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
};
const isCancelled = () => new DOMException('The operation was not allowed.', 'NotAllowedError');

/** The login screen after the right password. */
async function secondStep(methods = ['PASSKEY', 'AUTHENTICATOR', 'RECOVERY_CODE']): Promise<ShopServer> {
  const shop = aShop({ requestPasskeyForLogin: request, loginWithSecondFactor: aSession(asha) });
  const details = { ticket: 'ticket-1', methods };
  shop.fails('Login', refusal('SECOND_FACTOR_REQUIRED', 'One more step.', undefined, details));
  await show(shop, '/login');
  await page.getByLabelText('Email').fill('asha@example.in');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  await button('Login').click();
  return shop;
}

describe('the second step of a login with a passkey', () => {
  it('asks the device for it, and sends what it signed', async () => {
    const shop = await secondStep();
    await expect.element(button('Use passkey')).toHaveFocus();
    await button('Use passkey').click();
    await expect.element(toast('Login successful!')).toBeVisible();
    expect(shop.sent('RequestPasskeyForLogin')).toEqual([{ ticket: 'ticket-1' }]);
    expect(shop.sent('LoginWithSecondFactor')).toEqual([
      { input: { ticket: 'ticket-1', passkey: answer, deviceToken: null } },
    ]);
  });

  it('says what to do after it was cancelled, and asks again', async () => {
    const shop = await secondStep();
    get.mockRejectedValueOnce(isCancelled());
    await button('Use passkey').click();
    await expect.element(page.getByText('The device confirmed nothing.')).toBeVisible();
    expect(shop.sent('LoginWithSecondFactor')).toEqual([]);
    await button('Use passkey').click();
    await expect.element(toast('Login successful!')).toBeVisible();
    expect(shop.sent('RequestPasskeyForLogin')).toHaveLength(2);
  });

  it('says what the shop refuses, and why the page’s address cannot use one', async () => {
    const shop = await secondStep();
    const message = 'This passkey is not one of your account’s.';
    shop.fails('LoginWithSecondFactor', refusal('BAD_USER_INPUT', message, [{ field: 'passkey', message }]));
    await button('Use passkey').click();
    await expect.element(page.getByText(message)).toBeVisible();
    get.mockRejectedValueOnce(new DOMException('No such domain.', 'SecurityError'));
    await button('Use passkey').click();
    await expect.element(page.getByText('only at the shop’s own address')).toBeVisible();
  });

  it('gives way to the app and to a recovery code', async () => {
    const shop = await secondStep();
    await button('Use the app instead').click();
    await expect.element(code).toHaveFocus();
    await button('Use a recovery code').click();
    await expect.element(page.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus();
    await button('Use a passkey').click();
    await expect.element(button('Use passkey')).toHaveFocus();
    await button('Use the app instead').click();
    await code.fill('123456');
    await expect.element(toast('Login successful!')).toBeVisible();
    expect(shop.sent('LoginWithSecondFactor')).toMatchObject([{ input: { digits: '123456' } }]);
    expect(get).not.toHaveBeenCalled();
  });

  it('goes back to the password if that took too long', async () => {
    const shop = await secondStep();
    shop.fails('RequestPasskeyForLogin', refusal('LINK_EXPIRED', 'That took too long. Please log in again.'));
    await button('Use passkey').click();
    await expect.element(page.getByText('That took too long. Please log in again.')).toBeVisible();
    await expect.poll(address).toBe('/login');
  });

  it('begins with a recovery code in a browser that knows no passkeys', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    await secondStep(['PASSKEY', 'RECOVERY_CODE']);
    await expect.element(page.getByText('This browser knows no passkeys.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Recovery code' })).toHaveFocus();
    await expect.element(button('Use a passkey')).not.toBeInTheDocument();
  });
});

describe('passkeys in the profile', () => {
  const off = aSecondFactor();
  const first = aPasskey({ name: 'Chrome on Android' });
  const on = { ...off, since, methods: ['PASSKEY' as const, 'RECOVERY_CODE' as const], passkeys: [first] };

  it('are added with the name of the device, and show the recovery codes of the first factor', async () => {
    const shop = aShop({
      secondFactor: off,
      sessions: [aDeviceSession({ browser: 'Chrome', isCurrent: true })],
      startPasskey: creation,
    });
    shop.answer({
      confirmPasskey: shop.changing(
        { recoveryCodes: codes, secondFactor: { ...on, recoveryCodesLeft: 10 } },
        { secondFactor: { ...on, recoveryCodesLeft: 10 } },
      ),
    });
    const message = 'Please enter your current password.';
    shop.fails('StartPasskey', refusal('REAUTHENTICATE', message, [{ field: 'currentPassword', message }]));
    await show(shop, '/profile', { who: asha });
    await button('Add a passkey').click();
    await expect.element(name).toHaveValue('Chrome on Android');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Current password' }).fill('correct horse battery');
    shop.recovers('StartPasskey');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(dialog.getByText(codes[9] ?? '')).toBeVisible();
    expect(shop.sent('StartPasskey').at(-1)).toEqual({ currentPassword: 'correct horse battery' });
    expect(shop.sent('ConfirmPasskey')).toEqual([
      {
        name: 'Chrome on Android',
        passkey: { id: 'AQID', clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] },
      },
    ]);
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await expect.element(page.getByText('10 codes left')).toBeVisible();
    await expect.element(button('Remove Chrome on Android')).toBeVisible();
  });

  it('keep the name that was typed while the device confirms nothing or holds one already', async () => {
    const shop = aShop({ secondFactor: on, startPasskey: creation });
    await show(shop, '/profile', { who: asha });
    await button('Add a passkey').click();
    await name.fill('Key on the ring');
    create.mockRejectedValueOnce(isCancelled());
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(dialog.getByText('The device confirmed nothing.')).toBeVisible();
    create.mockRejectedValueOnce(new DOMException('Known.', 'InvalidStateError'));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(dialog.getByText('holds one of your passkeys already')).toBeVisible();
    await expect.element(name).toHaveValue('Key on the ring');
    const second = aPasskey({ name: 'Key on the ring' });
    const both = { ...on, passkeys: [first, second] };
    shop.answer({
      confirmPasskey: shop.changing({ recoveryCodes: [], secondFactor: both }, { secondFactor: both }),
    });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(toast('The passkey is added.')).toBeVisible();
    await expect.element(page.getByText('Key on the ring')).toBeVisible();
  });

  it('show new recovery codes if the answer that added the first one was lost', async () => {
    const shop = aShop({
      secondFactor: off,
      startPasskey: creation,
      renewRecoveryCodes: { recoveryCodes: codes, secondFactor: on },
    });
    await show(shop, '/profile', { who: asha });
    await button('Add a passkey').click();
    await name.fill('Pixel');
    shop.fails('ConfirmPasskey', 'unreachable');
    shop.answer({ secondFactor: on });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(dialog.getByText(codes[0] ?? '')).toBeVisible();
  });

  it('show one whose answer was lost in the list, and say that it may be there', async () => {
    const shop = aShop({ secondFactor: on, startPasskey: creation });
    await show(shop, '/profile', { who: asha });
    await button('Add a passkey').click();
    await name.fill('Key on the ring');
    shop.fails('ConfirmPasskey', 'unreachable');
    shop.answer({ secondFactor: { ...on, passkeys: [first, aPasskey({ name: 'Key on the ring' })] } });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(dialog.getByText('It may have been added nevertheless')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(button('Remove Key on the ring')).toBeVisible();
  });

  it('show the new name of one although the answer was lost', async () => {
    const shop = aShop({ secondFactor: on });
    await show(shop, '/profile', { who: asha });
    await button('Rename Chrome on Android').click();
    await name.fill('Old phone');
    shop.fails('RenamePasskey', 'unreachable');
    shop.answer({ secondFactor: { ...on, passkeys: [{ ...first, name: 'Old phone' }] } });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('The shop could not be reached.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(button('Rename Old phone')).toBeVisible();
  });

  it('are renamed', async () => {
    const shop = aShop({ secondFactor: on });
    shop.answer({ renamePasskey: { ...on, passkeys: [{ ...first, name: 'Old phone' }] } });
    await show(shop, '/profile', { who: asha });
    await button('Rename Chrome on Android').click();
    await name.fill('Old phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Old phone')).toBeVisible();
    expect(shop.sent('RenamePasskey')).toEqual([{ id: first.id, name: 'Old phone' }]);
  });

  it('are removed with a proof by a passkey', async () => {
    const second = aPasskey({ name: 'Key on the ring' });
    const shop = aShop({
      secondFactor: { ...on, passkeys: [first, second] },
      requestPasskey: request,
      proveSecondFactor: true,
      removePasskey: on,
    });
    const message = 'Please confirm with your second step that it is you.';
    const details = { methods: on.methods };
    shop.fails(
      'RemovePasskey',
      refusal('REAUTHENTICATE', message, [{ field: 'secondFactor', message }], details),
    );
    await show(shop, '/profile', { who: asha });
    await button('Remove Key on the ring').click();
    const confirm = page.getByRole('alertdialog', { name: 'Remove Key on the ring?' });
    await confirm.getByRole('button', { name: 'Remove' }).click();
    await expect.element(confirm.getByText('Your device asks for your fingerprint')).toBeVisible();
    shop.recovers('RemovePasskey');
    get.mockRejectedValueOnce(isCancelled());
    await confirm.getByRole('button', { name: 'Remove' }).click();
    await expect.element(confirm.getByText('The device confirmed nothing.')).toBeVisible();
    await confirm.getByRole('button', { name: 'Remove' }).click();
    await expect.element(toast('The passkey is removed.')).toBeVisible();
    expect(shop.sent('ProveSecondFactor')).toEqual([{ proof: { passkey: answer } }]);
    await expect.element(page.getByText('Key on the ring')).not.toBeInTheDocument();
  });

  it('lead to turning two-step login off if the only second step would go', async () => {
    await show(aShop({ secondFactor: on }), '/profile', { who: asha });
    await button('Remove Chrome on Android').click();
    await expect.element(page.getByRole('alertdialog', { name: 'Turn off two-step login?' })).toBeVisible();
  });

  it('are not offered beyond ten', async () => {
    const passkeys = Array.from({ length: 10 }, (_, n) => aPasskey({ name: `Phone ${n}` }));
    await show(aShop({ secondFactor: { ...on, passkeys } }), '/profile', { who: asha });
    await expect.element(page.getByText('Ten are as many as you can have.')).toBeVisible();
    await expect.element(button('Add a passkey')).not.toBeInTheDocument();
  });
});
