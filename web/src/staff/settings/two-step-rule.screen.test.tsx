import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { anAdmin } from '../../../test/factories';
import { refusal } from '../../../test/shop-server';
import { aShop, show, toast } from '../../../test/show';

const section = page.getByRole('region', { name: 'Two-step login of staff' });
const dialog = page.getByRole('dialog');
const save = dialog.getByRole('button', { name: 'Save' });

it('two-step login is demanded of chosen roles, with a code', async () => {
  const shop = aShop({ proveSecondFactor: true });
  await show(shop, '/admin/settings/restaurant', { who: anAdmin() });
  await expect.element(section.getByText('Optional for all staff.')).toBeVisible();
  await section.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabelText('Kitchen').click();
  await dialog.getByLabelText('Owners').click();
  const own = 'Please set up your own two-step login first.';
  shop.fails('DemandSecondFactor', refusal('BAD_USER_INPUT', own, [{ field: 'roles', message: own }]));
  await save.click();
  await expect.element(dialog.getByText(own)).toBeVisible();
  await dialog.getByLabelText('Owners').click();
  const message = 'Please confirm with your second step that it is you.';
  const fields = [{ field: 'secondFactor', message }];
  shop.fails(
    'DemandSecondFactor',
    refusal('REAUTHENTICATE', message, fields, { methods: ['AUTHENTICATOR', 'RECOVERY_CODE'] }),
  );
  await save.click();
  await expect.element(page.getByRole('textbox', { name: 'Code from your app' })).toHaveFocus();
  shop.recovers('DemandSecondFactor');
  const rule = { version: 2, roles: ['KITCHEN' as const] };
  shop.answer({ demandSecondFactor: shop.changing(rule, { secondFactorRule: rule }) });
  await userEvent.keyboard('123456');
  await expect.element(toast('Saved. It counts from now on.')).toBeVisible();
  expect(shop.sent('DemandSecondFactor').at(-1)).toEqual({ roles: ['KITCHEN'], version: 1 });
  await expect.element(section.getByText('Required for: Kitchen')).toBeVisible();
});

it('a rule that someone else has changed meanwhile is read again, and the choice stays', async () => {
  const shop = aShop();
  await show(shop, '/admin/settings/restaurant', { who: anAdmin() });
  await section.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabelText('Accountants').click();
  shop.answer({ secondFactorRule: { version: 2, roles: ['COUNTER'] } });
  const message = 'Someone else has changed this.';
  shop.fails('DemandSecondFactor', refusal('CONFLICT', message));
  await save.click();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByLabelText('Accountants')).toBeChecked();
  shop.recovers('DemandSecondFactor');
  shop.answer({ demandSecondFactor: { version: 3, roles: ['ACCOUNTANT'] } });
  await save.click();
  await expect
    .poll(() => shop.sent('DemandSecondFactor').at(-1))
    .toEqual({ roles: ['ACCOUNTANT'], version: 2 });
});

it('the rule is for owners, and says when it cannot be loaded', async () => {
  const shop = aShop();
  const manager = anAdmin({ staffRole: 'MANAGER' });
  const permissions = manager.permissions.filter((permission) => permission !== 'DEMAND_SECOND_FACTOR');
  await show(shop, '/admin/settings/restaurant', { who: { ...manager, permissions } });
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true }).first()).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
  shop.fails('SecondFactorRule', 'fault');
  await show(shop, '/admin/settings/restaurant', { who: anAdmin() });
  await expect.element(section.getByText('The rule could not be loaded.')).toBeVisible();
});
