import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aRazorpayConnection, minutesFromNow, someConnections } from '../../../test/factories';
import type { RazorpayConnection } from '../../../test/generated/schema';
import { refusal } from '../../../test/shop-server';
import { aShop, button, desk, show, toast } from '../../../test/show';

const who = anAdmin();
const dialog = page.getByRole('dialog', { name: 'Keys of Razorpay' });
const field = (label: string) => dialog.getByLabelText(label, { exact: true });

const entered: Partial<RazorpayConnection> = {
  state: { source: 'SETTINGS', version: 3, changedBy: 'Meera Nair', changedAt: minutesFromNow(-60) },
  keyId: 'rzp_live_A1b2C3d4E5f6G7',
  keyEnding: 'x9Qz',
  acceptsWebhooks: true,
  webhookUrl: 'https://shop.example.in/api/payment/webhook',
};

async function open(connection: Partial<RazorpayConnection> = {}) {
  const shop = aShop({ connections: someConnections({ razorpay: aRazorpayConnection(connection) }) });
  await show(shop, '/admin/settings/payments', { who, size: desk });
  return shop;
}

describe('the keys of Razorpay', () => {
  it('are checked and entered by somebody who has them from Razorpay, and count immediately', async () => {
    const shop = await open();
    await button('Enter the keys of Razorpay').click();
    await expect.element(dialog.getByText('Where to find them')).toBeVisible();
    await field('Key id').fill('rzp_live_A1b2C3d4E5f6G7');
    await field('Key secret').fill('a wrong secret');
    const message = 'Razorpay does not accept this key id with this key secret.';
    shop.fails('CheckRazorpay', refusal('BAD_USER_INPUT', message, [{ field: 'keySecret', message }]));
    await dialog.getByRole('button', { name: 'Check the keys' }).click();
    await expect.element(field('Key secret')).toHaveAccessibleDescription(message);
    shop.recovers('CheckRazorpay');
    shop.answer({ checkRazorpay: 'Razorpay accepts these keys. They take real money.' });
    await field('Key secret').fill('the right secret');
    await dialog.getByRole('button', { name: 'Check the keys' }).click();
    await expect.element(dialog.getByText('They take real money')).toBeVisible();
    shop.answer({
      saveRazorpay: aRazorpayConnection(entered),
      connections: someConnections({ razorpay: aRazorpayConnection(entered) }),
      shopSetup: { payments: 'LIVE' },
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toast('Saved. It counts from now on.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('On: your Razorpay account')).toBeVisible();
    await expect.element(page.getByText('Set, ends with x9Qz')).toBeVisible();
    await expect.element(page.getByText('Entered by Meera Nair')).toBeVisible();
    const input = { keyId: 'rzp_live_A1b2C3d4E5f6G7', keySecret: 'the right secret', webhookSecret: '' };
    expect(shop.sent('SaveRazorpay')).toEqual([{ input, version: 0 }]);
    // The dialog is inside of the form of the settings, which has nothing to save.
    expect(shop.sent('UpdateRestaurant')).toEqual([]);
  });

  it('are changed after the password, if the login was a while ago', async () => {
    const shop = await open(entered);
    await button('Change the keys').click();
    await expect.element(field('Key id')).toHaveValue('rzp_live_A1b2C3d4E5f6G7');
    await expect.element(field('Key secret')).toHaveValue('');
    await field('Webhook secret').fill('another webhook secret');
    const message = 'Please enter your password.';
    shop.fails('SaveRazorpay', refusal('REAUTHENTICATE', message, [{ field: 'currentPassword', message }]));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(field('Current password')).toHaveFocus();
    await field('Current password').fill('my password');
    shop.recovers('SaveRazorpay');
    shop.answer({ saveRazorpay: aRazorpayConnection(entered) });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(toast('Saved. It counts from now on.')).toBeVisible();
    expect(shop.sent('SaveRazorpay').at(-1)).toMatchObject({ version: 3, currentPassword: 'my password' });
  });

  it('can have a webhook secret made here, which is shown for copying until it is saved', async () => {
    await open(entered);
    await button('Change the keys').click();
    await dialog.getByRole('button', { name: 'Make a webhook secret' }).click();
    await expect.element(dialog.getByText(/^[0-9a-f]{32}$/)).toBeVisible();
    await field('Webhook secret').fill('my own secret');
    await expect.element(dialog.getByText(/^[0-9a-f]{32}$/)).not.toBeInTheDocument();
  });

  it('are removed after a confirmation that says what happens', async () => {
    const shop = await open(entered);
    await button('Remove').click();
    const confirm = page.getByRole('alertdialog', { name: 'Remove the keys of Razorpay?' });
    await expect.element(confirm.getByText('can no longer pay by card and UPI')).toBeVisible();
    shop.answer({
      removeConnection: true,
      connections: someConnections({
        razorpay: aRazorpayConnection({ state: { source: 'NONE', version: 4 } }),
      }),
    });
    await confirm.getByRole('button', { name: 'Remove' }).click();
    await expect.element(button('Enter the keys of Razorpay')).toBeVisible();
    expect(shop.sent('RemoveConnection')).toEqual([{ kind: 'RAZORPAY', version: 3 }]);
  });

  it('cannot be changed while the environment sets them', async () => {
    await open({ state: { source: 'ENVIRONMENT', version: 0 }, keyId: 'rzp_live_A1b2C3d4E5f6G7' });
    await expect.element(page.getByText('Set by the server’s environment')).toBeVisible();
    await expect.element(button('Change the keys')).not.toBeInTheDocument();
  });

  it('are asked for again if the server cannot open them', async () => {
    await open({ state: { source: 'UNREADABLE', version: 3 } });
    await expect.element(page.getByText('Please enter them again')).toBeVisible();
    await expect.element(button('Change the keys')).toBeVisible();
  });
});

describe('the webhook', () => {
  const url = page.getByText('https://shop.example.in/api/payment/webhook');

  it('is described with its address and events, and waits for the first one', async () => {
    await open(entered);
    await expect.element(url).toBeVisible();
    await expect.element(page.getByText('payment.captured')).toBeVisible();
    await expect.element(page.getByText('Not received yet')).toBeVisible();
  });

  it.each([
    ['works', { lastWebhookAt: minutesFromNow(-2) }, 'Working: last received'],
    [
      'has another secret than Razorpay',
      { lastWebhookAt: minutesFromNow(-9), lastRefusedWebhookAt: minutesFromNow(-2) },
      'A message with a wrong signature came at',
    ],
    [
      'had another secret before',
      { lastWebhookAt: minutesFromNow(-2), lastRefusedWebhookAt: minutesFromNow(-9) },
      'Working: last received',
    ],
    ['has no secret', { acceptsWebhooks: false }, 'No webhook secret is set'],
    ['has no public address', { webhookUrl: null }, 'Razorpay reaches only a shop with a public address'],
  ])('that %s says so', async (_what, state, said) => {
    await open({ ...entered, ...state });
    await expect.element(page.getByText(said)).toBeVisible();
  });
});
