import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aDevice,
  aDevicePerson,
  aDeviceUser,
  anAdmin,
  anOwnDevice,
  minutesFromNow,
} from '../../../test/factories';
import type { Device } from '../../../test/generated/schema';
import { refusal } from '../../../test/shop-server';
import { address, aShop, button, desk, link, phone, show, title, toast } from '../../../test/show';

const row = (name: string) => page.getByRole('article', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });

async function open(devices: Device[], size: readonly [number, number] = desk) {
  const shop = aShop({ devices });
  await show(shop, '/admin/devices', { who: anAdmin(), size });
  await expect.element(page.getByRole('heading', { name: 'Tablets of the restaurant' })).toBeVisible();
  return shop;
}

describe('the tablets', () => {
  it('are found in the settings, each with its place, state and PINs', async () => {
    const sunita = aDevicePerson({ name: 'Sunita Devi' });
    const kitchen = aDevice({
      appVersion: '0.1.0',
      batteryPercent: 64,
      isCharging: true,
      persons: [sunita],
    });
    await show(
      aShop({ devices: [kitchen, aDevice({ name: 'Counter', lastSeenAt: null })] }),
      '/admin/people',
      {
        who: anAdmin(),
        size: desk,
      },
    );
    await link('Tablets').click();
    await expect.element(title('Tablets')).toBeVisible();
    expect(address()).toBe('/admin/devices');
    await expect.element(link('Tablets')).toHaveAttribute('aria-current', 'page');
    await expect
      .element(row('Kitchen'))
      .toHaveTextContent(/Last seen 1:59 pm · Battery 64%, charging · Version 0.1.0.*Sunita Devi/);
    await expect.element(row('Counter')).toHaveTextContent(/Not seen yet.*Nobody has a PIN on it/);
  });

  it('are none at first', async () => {
    await open([], phone);
    await expect.element(page.getByText('No tablet is signed in yet.')).toBeVisible();
  });

  it('are hidden from those who may not change them', async () => {
    const who = anAdmin();
    const permissions = who.permissions.filter((permission) => permission !== 'EDIT_DEVICES');
    await show(aShop(), '/admin/people', { who: { ...who, permissions }, size: desk });
    await expect.element(link('People')).toBeVisible();
    await expect.element(link('Tablets')).not.toBeInTheDocument();
  });
});

describe('a tablet', () => {
  it('that wrong PINs have locked says so and is unlocked with one press', async () => {
    const locked = aDevice({ lockedSince: minutesFromNow(-12) });
    const shop = await open([locked]);
    await expect.element(row('Kitchen')).toHaveTextContent(/Locked since 1:48 pm, after twenty wrong PINs/);
    shop.fails('UnlockDevice', 'unreachable');
    await row('Kitchen').getByRole('button', { name: 'Unlock' }).click();
    await expect.element(toast('It could not be unlocked. Please try again.')).toBeVisible();
    shop.recovers('UnlockDevice');
    shop.answer({ unlockDevice: { ...locked, lockedSince: null } });
    await row('Kitchen').getByRole('button', { name: 'Unlock' }).click();
    await expect.element(row('Kitchen').getByText(/Locked since/)).not.toBeInTheDocument();
    expect(shop.sent('UnlockDevice').at(-1)).toEqual({ id: locked.id });
  });

  it('whose person has to wait lets the owner end the wait', async () => {
    const waiting = aDevicePerson({ lockedUntil: minutesFromNow(4) });
    await open([aDevice({ persons: [waiting] })]);
    await expect.element(row('Kitchen')).toHaveTextContent('locked until 2:04 pm');
    await expect.element(row('Kitchen').getByRole('button', { name: 'Unlock' })).toBeVisible();
  });

  it('that was copied says what to do, and can only be taken from the list', async () => {
    const shop = await open([aDevice({ copiedSince: minutesFromNow(-3) })]);
    await expect.element(row('Kitchen')).toHaveTextContent(/used in two places.*make it the tablet again/);
    await expect.element(button('Change: Kitchen')).not.toBeInTheDocument();
    await button('Take off the list: Kitchen').click();
    const question = page.getByRole('alertdialog', { name: 'Take Kitchen off the list?' });
    await expect.element(question).toHaveTextContent('It is signed out already.');
    shop.answer({ endDevice: shop.changing(true, { devices: [] }) });
    await question.getByRole('button', { name: 'Take off the list' }).click();
    await expect.element(toast('Kitchen is off the list.')).toBeVisible();
    await expect.element(page.getByText('No tablet is signed in yet.')).toBeVisible();
  });

  it('is changed in one form, which keeps what was typed after a failure', async () => {
    const kitchen = aDevice();
    const shop = await open([kitchen]);
    await button('Change: Kitchen').click();
    const form = dialog('Change Kitchen');
    await form.getByLabelText('Name of the tablet').fill('Tandoor');
    const minutes = form.getByLabelText(/^Minutes without a press/);
    await minutes.fill('61');
    const silence = form.getByText(/While it is locked it does not ring for new orders/);
    await expect.element(silence).not.toBeInTheDocument();
    await form.getByLabelText(/^A PIN is needed/).click();
    await expect.element(silence).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByText('Enter 1 to 60.')).toBeVisible();
    expect(shop.sent('UpdateDevice')).toEqual([]);
    await minutes.fill('10');
    shop.fails('UpdateDevice', 'unreachable');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByText('It could not be saved. Please try again.')).toBeVisible();
    await expect.element(form.getByLabelText('Name of the tablet')).toHaveValue('Tandoor');
    shop.recovers('UpdateDevice');
    shop.answer({ updateDevice: { ...kitchen, name: 'Tandoor', lockMinutes: 10, demandsPerson: true } });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(row('Tandoor')).toHaveTextContent('Needs a PIN · locks after 10 minutes');
    expect(shop.sent('UpdateDevice').at(-1)).toEqual({
      id: kitchen.id,
      input: { name: 'Tandoor', lockMinutes: 10, demandsPerson: true },
    });
  });

  it('loses a PIN after a question', async () => {
    const sunita = aDevicePerson();
    const kitchen = aDevice({ persons: [sunita] });
    const shop = await open([kitchen]);
    await button('Remove the PIN: Sunita Devi').click();
    shop.answer({ removePin: { ...kitchen, persons: [] } });
    const question = page.getByRole('alertdialog', { name: 'Remove the PIN of Sunita Devi?' });
    await question.getByRole('button', { name: 'Remove the PIN' }).click();
    await expect.element(row('Kitchen')).toHaveTextContent('Nobody has a PIN on it.');
    expect(shop.sent('RemovePin')).toEqual([{ deviceId: kitchen.id, personId: sunita.id }]);
  });

  it('is signed out after a question, by keyboard alone', async () => {
    const kitchen = aDevice();
    const shop = await open([kitchen]);
    button('Sign out: Kitchen').element().focus();
    await userEvent.keyboard('{Enter}');
    const question = page.getByRole('alertdialog', { name: 'Sign Kitchen out?' });
    await expect.element(question).toHaveTextContent('its PINs are deleted');
    shop.answer({ endDevice: shop.changing(true, { devices: [] }) });
    question.getByRole('button', { name: 'Sign out' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('No tablet is signed in yet.')).toBeVisible();
    expect(shop.sent('EndDevice')).toEqual([{ id: kitchen.id }]);
  });
});

describe('this browser', () => {
  it('becomes the tablet with the password, and opens its first screen', async () => {
    const shop = await open([]);
    const message = 'Please enter your password.';
    shop.fails('RegisterDevice', refusal('REAUTHENTICATE', message, [{ field: 'currentPassword', message }]));
    await button('Make this the counter’s tablet').click();
    const form = dialog('Make this the counter’s tablet');
    await expect.element(form.getByText(/You are logged out in this browser/)).toBeVisible();
    await expect.element(form.getByLabelText('Name of the tablet')).toHaveValue('Counter');
    await form.getByLabelText('Name of the tablet').fill('Front desk');
    await form.getByRole('button', { name: 'Make it the tablet' }).click();
    const password = form.getByLabelText('Current password', { exact: true });
    await expect.element(password).toHaveFocus();
    await password.fill('my password');
    shop.recovers('RegisterDevice');
    const user = aDeviceUser('COUNTER', { name: 'Front desk' });
    shop.answer({
      registerDevice: shop.changing(
        { token: 'token-of-the-tablet', deviceToken: '', user },
        { me: user, ownDevice: anOwnDevice({ id: user.id, name: 'Front desk', place: 'COUNTER' }) },
      ),
    });
    await userEvent.keyboard('{Enter}');
    await expect.element(title('All Orders')).toBeVisible();
    expect(localStorage.getItem('token')).toBe('token-of-the-tablet');
    expect(shop.sent('RegisterDevice').at(-1)).toEqual({
      input: { name: 'Front desk', place: 'COUNTER', demandsPerson: false, lockMinutes: 15 },
      currentPassword: 'my password',
    });
  });
});
