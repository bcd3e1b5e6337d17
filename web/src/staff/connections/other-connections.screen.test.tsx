import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, someConnections } from '../../../test/factories';
import type { Connections } from '../../../test/generated/schema';
import { refusal } from '../../../test/shop-server';
import { aShop, button, desk, show, toast } from '../../../test/show';

const who = anAdmin();
const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const press = (name: string) => dialog.getByRole('button', { name }).click();
const state = { source: 'SETTINGS', version: 2 } as const;

async function open(section: string, connections: Partial<Connections> = {}) {
  const shop = aShop({ connections: someConnections(connections) });
  await show(shop, `/admin/settings/${section}`, { who, size: desk });
  return shop;
}

describe('the mail server', () => {
  it('is tested by a mail, then saved', async () => {
    const shop = await open('messages');
    await button('Enter a mail server').click();
    await field('Server').fill('smtp.gmail.com');
    await field('User name').fill('orders@chowk.example');
    await field('Password').fill('wrong');
    await field('Sender’s email address').fill('orders@chowk.example');
    const message = 'The mail server does not accept this user name with this password';
    shop.fails('SendTestMail', refusal('BAD_USER_INPUT', message, [{ field: 'password', message }]));
    await press('Send a test mail to me');
    await expect.element(field('Password')).toHaveAccessibleDescription(message);
    shop.recovers('SendTestMail');
    shop.answer({ sendTestMail: 'The mail server took a test mail.', saveMailServer: { state } });
    await field('Password').fill('right');
    await press('Send a test mail to me');
    await expect.element(dialog.getByText('took a test mail')).toBeVisible();
    await press('Save');
    await expect.element(toast('Saved. It counts from now on.')).toBeVisible();
    expect(shop.sent('SaveMailServer')).toEqual([
      {
        input: {
          host: 'smtp.gmail.com',
          port: 465,
          userName: 'orders@chowk.example',
          password: 'right',
          fromName: '',
          fromAddress: 'orders@chowk.example',
        },
        version: 0,
      },
    ]);
  });

  it('is removed after a confirmation', async () => {
    const mail = { state, host: 'smtp.gmail.com', port: 465, fromAddress: 'orders@chowk.example' };
    const shop = await open('messages', { mail });
    await button('Remove').click();
    await expect.element(page.getByText('Mails are no longer sent')).toBeVisible();
    shop.answer({ removeConnection: true, connections: someConnections() });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect.element(button('Enter a mail server')).toBeVisible();
    expect(shop.sent('RemoveConnection')).toEqual([{ kind: 'MAIL', version: 2 }]);
  });
});

describe('the accounts for codes', () => {
  it('by SMS keep what is not typed, and are tested on a number', async () => {
    const shop = await open('messages', { sms: { state, keyEnding: 'x9Qz', templateId: 'template-1' } });
    await expect.element(page.getByText('Set, ends with x9Qz')).toBeVisible();
    await button('Change the account at MSG91').click();
    await field('Your phone number for a test').fill('98765 43210');
    shop.answer({ sendTestSms: 'A message is on its way.', saveSms: { state } });
    await press('Send a test message');
    await expect.element(dialog.getByText('on its way')).toBeVisible();
    const input = { authKey: '', templateId: 'template-1' };
    expect(shop.sent('SendTestSms')).toEqual([{ input, phone: '98765 43210' }]);
    await press('Save');
    await expect.element(toast('Saved. It counts from now on.')).toBeVisible();
    expect(shop.sent('SaveSms')).toEqual([{ input, version: 2 }]);
  });

  it('by WhatsApp are entered with their template', async () => {
    const shop = await open('messages');
    await button('Enter an account at WhatsApp').click();
    await field('Access token').fill('a token');
    await field('Phone number id').fill('106540352242922');
    await field('Template').fill('order_code');
    shop.answer({ saveWhatsApp: { state } });
    await press('Save');
    await expect.element(toast('Saved. It counts from now on.')).toBeVisible();
    const input = {
      token: 'a token',
      phoneNumberId: '106540352242922',
      template: 'order_code',
      language: 'en',
    };
    expect(shop.sent('SaveWhatsApp')).toEqual([{ input, version: 0 }]);
  });
});

describe('the web address', () => {
  it('is checked and saved', async () => {
    const shop = await open('restaurant');
    await button('Enter the web address').click();
    await field('Address').fill('https://shop.example.in');
    shop.answer({
      checkPublicAddress: 'This shop answers at this address.',
      savePublicAddress: { state, url: 'https://shop.example.in' },
      connections: someConnections({ address: { state, url: 'https://shop.example.in' } }),
    });
    await press('Check the address');
    await expect.element(dialog.getByText('This shop answers')).toBeVisible();
    await press('Save');
    await expect.element(page.getByText('https://shop.example.in', { exact: true })).toBeVisible();
    expect(shop.sent('SavePublicAddress')).toEqual([{ url: 'https://shop.example.in', version: 0 }]);
  });

  it('says that the environment sets it', async () => {
    await open('restaurant', {
      address: { state: { source: 'ENVIRONMENT', version: 0 }, url: 'https://shop.example.in' },
    });
    await expect.element(page.getByText('Set by the server’s environment')).toBeVisible();
    await expect.element(button('Change the web address')).not.toBeInTheDocument();
  });
});
