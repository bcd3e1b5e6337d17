import { page } from 'vitest/browser';
import { aDevicePerson, anOwnDevice, minutesFromNow } from '../factories';
import { refusal } from '../shop-server';
import { orders } from './filled-shop';
import { openDialog, press, see, type Scene } from './scene';

const choose = (name: RegExp) => press(name);
const wrongPin = async () => {
  await choose(/^Leela/)();
  await page.getByLabelText('PIN', { exact: true }).fill('4711');
  await press('OK')();
  await see(page.getByText(/^This PIN is wrong/));
};
const forget = (name: RegExp, text: string) => async () => {
  await choose(name)();
  await press(text)();
};
const noPin = async () => {
  await choose(/^Sunita/)();
  await press('Save the PIN')();
};

const askManager = async () => {
  const card = page.getByRole('article', { name: `Order ${orders.paid.name}`, exact: true });
  await card.getByRole('combobox').first().selectOptions('CANCELLED');
  await card.getByRole('button', { name: 'Update' }).click();
  await press('Cancel the order')();
  await see(page.getByRole('dialog').getByRole('button', { name: /^Meera/ }));
};

const openRefund = async () => {
  const card = page.getByRole('article', { name: `Order ${orders.paid.name}`, exact: true });
  await card.getByRole('button', { name: 'Details' }).click();
  await card.getByRole('button', { name: 'Refund' }).click();
  await see(page.getByRole('alertdialog'));
};

const askForRefund = async () => {
  await openRefund();
  await page.getByLabelText('Amount (₹)').fill('12.50');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
  await see(page.getByRole('dialog').getByRole('button', { name: /^Meera/ }));
};

/** Tablets of the restaurant. */
export const tabletScenes: readonly Scene[] = [
  { name: 'tablet-locked', who: 'lockedTablet', route: '/admin/orders', hasDeskLayout: true },
  { name: 'tablet-locked-hi', who: 'lockedTablet', route: '/admin/orders', language: 'hi' },
  {
    name: 'tablet-keypad',
    who: 'lockedTablet',
    route: '/admin/orders',
    act: choose(/^Leela/),
    hasDeskLayout: true,
  },
  {
    name: 'tablet-keypad-hi',
    who: 'lockedTablet',
    route: '/admin/orders',
    language: 'hi',
    act: choose(/^Leela/),
  },
  {
    name: 'tablet-wrong-pin',
    who: 'lockedTablet',
    route: '/admin/orders',
    shop: (shop) => {
      const message = 'This PIN is wrong. After five wrong ones you have to wait.';
      shop.fails('EnterPin', refusal('BAD_USER_INPUT', message, [{ field: 'pin', message }]));
    },
    act: wrongPin,
  },
  { name: 'tablet-must-wait', who: 'lockedTablet', route: '/admin/orders', act: choose(/^Ravi/) },
  {
    name: 'tablet-forgotten',
    who: 'lockedTablet',
    route: '/admin/orders',
    act: forget(/^Ravi/, 'Forgot your PIN?'),
    hasDeskLayout: true,
  },
  {
    name: 'tablet-forgotten-hi',
    who: 'lockedTablet',
    route: '/admin/orders',
    language: 'hi',
    act: forget(/^Leela/, 'PIN भूल गए?'),
  },
  { name: 'tablet-no-pin', who: 'lockedTablet', route: '/admin/orders', act: noPin },
  {
    name: 'tablet-twenty-wrong',
    who: 'lockedTablet',
    route: '/admin/orders',
    shop: (shop) =>
      shop.answer({
        ownDevice: anOwnDevice({ lockedSince: minutesFromNow(-4), persons: [aDevicePerson()] }),
      }),
  },
  { name: 'tablet-copied', route: '/login', stored: { tabletName: 'Counter', tabletCopied: 'yes' } },
  { name: 'tablet-orders', who: 'atTablet', route: '/admin/orders', hasDeskLayout: true },
  { name: 'tablet-alone', who: 'tablet', route: '/admin/orders' },
  {
    name: 'tablet-who',
    who: 'atTablet',
    route: '/admin/orders',
    act: openDialog(/Who is here\?$/),
    hasDeskLayout: true,
  },
  { name: 'tablet-approval', who: 'atTablet', route: '/admin/orders', act: askManager },
  {
    name: 'tablet-approval-pin',
    who: 'atTablet',
    route: '/admin/orders',
    act: async () => {
      await askManager();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Meera/ })
        .click();
    },
    hasDeskLayout: true,
  },
  { name: 'tablet-refund', who: 'atTablet', route: '/admin/orders', act: openRefund, hasDeskLayout: true },
  {
    name: 'tablet-refund-approval',
    who: 'atTablet',
    route: '/admin/orders',
    act: askForRefund,
    hasDeskLayout: true,
  },
];
