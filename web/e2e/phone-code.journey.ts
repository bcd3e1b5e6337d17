import { startPhoneMessageServer, type PhoneMessageServer } from '../../api/test/servers/phone-messages.js';
import { button, desk, expect, inCart, test as base, title, toast } from './journey-test';
import { aCustomer, aDish } from './people';

const test = base.extend<{ phones: PhoneMessageServer }>({
  phones: async ({}, use) => {
    const phones = await startPhoneMessageServer();
    await use(phones);
    await phones.close();
  },
  shopEnvironment: async ({ phones }, use) => use(phones.environment),
});

test('the code of a first order in cash is asked for above the amount that the owner sets, and only once', async ({
  shop,
  phones,
  visit,
}) => {
  const reason =
    'A first order of more than ₹400 in cash needs a phone number that is confirmed by a code. Please confirm yours, or pay online.';
  const settings = await visit('/admin/settings/payments', { size: desk, who: shop.owner });
  await expect(settings.getByText('The code comes by SMS or WhatsApp.')).toBeVisible();
  await settings.getByLabel('Code for a first cash order of more than').fill('400');
  await button(settings, 'Save').click();
  await expect(toast(settings, 'Settings saved.')).toBeVisible();

  const who = await aCustomer(shop);
  const cart = [inCart(await aDish(shop, { price: 250 }), 2)];
  const page = await visit('/checkout', { who, cart });
  const panel = page.getByRole('group', { name: 'Confirm your phone number' });
  const number = page.getByRole('textbox', { name: /^Phone number/ });
  const code = page.getByLabel('Code', { exact: true });
  const pay = button(page, 'Pay ₹500 on delivery');
  await page.getByLabel('Address').fill('12 MG Road');
  await expect(panel.getByText(reason)).toBeVisible();
  await pay.click();
  await expect(toast(page, reason)).toBeVisible();
  await expect(number).toBeFocused();
  await number.fill('9876500001');
  await pay.click();
  await expect(panel).toBeFocused();
  await expect(button(page, 'Send a code by WhatsApp')).toBeVisible();
  await button(page, 'Send a code by SMS').click();
  await expect(code).toBeFocused();
  await expect(page.getByText('The six digits that we sent to +91 98765 00001 by SMS.')).toBeVisible();
  expect(phones.sent.at(-1)?.channel).toBe('SMS');
  const right = phones.codeFor('+919876500001');
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await expect(
    panel.getByRole('alert').getByText('This is not the code that we sent. Please compare all six digits.'),
  ).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(right);
  await expect(toast(page, 'Your phone number is confirmed.')).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(pay).toBeFocused();
  await pay.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Order placed successfully!')).toBeVisible();
  await expect(title(page, 'Order History')).toBeVisible();

  const again = await visit('/checkout', { who, cart });
  await expect(again.getByRole('textbox', { name: /^Phone number/ })).toHaveValue(/00001$/);
  await button(again, 'Pay ₹500 on delivery').click();
  await expect(again.getByRole('alertdialog')).toBeVisible();
  await expect(again.getByRole('group', { name: 'Confirm your phone number' })).toHaveCount(0);
});
