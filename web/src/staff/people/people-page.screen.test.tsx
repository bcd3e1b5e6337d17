import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, anInvitation, aPerson, minutesFromNow, somePeople } from '../../../test/factories';
import type { People } from '../../../test/generated/schema';
import { refusal } from '../../../test/shop-server';
import { address, aShop, button, desk, link, phone, show, title, toast } from '../../../test/show';

const owner = aPerson({ name: 'Vikram Shetty', role: 'OWNER', isViewer: true });
const cook = aPerson({ name: 'Sunita Devi', email: 'sunita@example.in' });
const manager = aPerson({ name: 'Meera Nair', role: 'MANAGER', lastSeenAt: null });
const staff = [manager, cook, owner];

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const dialog = (name: string) => page.getByRole('dialog', { name });

async function open(people: Partial<People> = {}, size: readonly [number, number] = desk) {
  const shop = aShop({ people: somePeople({ persons: staff, ...people }) });
  await show(shop, '/admin/people', { who: anAdmin(), size });
  await expect.element(page.getByRole('heading', { name: 'Who works here' })).toBeVisible();
  return shop;
}

describe('the people', () => {
  it('are found in the settings, each with role and last use', async () => {
    await show(aShop({ people: somePeople({ persons: staff }) }), '/admin/settings/legal', {
      who: anAdmin(),
      size: desk,
    });
    await link('People').click();
    await expect.element(title('People')).toBeVisible();
    expect(address()).toBe('/admin/people');
    await expect.element(row('Sunita Devi')).toHaveTextContent(/Kitchen.*sunita@example.in.*Last seen/);
    await expect.element(row('Meera Nair')).toHaveTextContent('Not logged in at present');
    await expect.element(row('Vikram Shetty')).toHaveTextContent('You');
    await expect.element(link('People')).toHaveAttribute('aria-current', 'page');
  });

  it('are the owner alone at first, who is told whom to invite', async () => {
    await open({ persons: [owner] }, phone);
    await expect.element(page.getByText(/^You run the shop alone/)).toBeVisible();
    await expect.element(page.getByText('Open invitations')).not.toBeInTheDocument();
  });

  it('have only the buttons that the server allows', async () => {
    const other = aPerson({ name: 'Omkar', role: 'OWNER', canChange: false, canEnd: false });
    const invitation = anInvitation({ name: 'Somebody', role: 'OWNER', canChange: false, token: null });
    await open({ persons: [other], invitations: [invitation] });
    await expect.element(row('Omkar').getByRole('button')).not.toBeInTheDocument();
    await expect.element(row('Somebody').getByRole('button')).not.toBeInTheDocument();
  });
});

describe('an invitation', () => {
  it('is made in one form, by keyboard alone, and its link can be copied and shared', async () => {
    const shop = await open();
    const made = anInvitation({ name: 'Ramesh Kumar', role: 'ACCOUNTANT' });
    shop.answer({ invitePerson: { token: 'secret-token', invitation: made } });
    button('Invite somebody').element().focus();
    await userEvent.keyboard('{Enter}');
    const form = dialog('Invite somebody');
    await expect.element(form.getByText('See orders and move them on')).toBeVisible();
    form.getByLabelText('Name').element().focus();
    await userEvent.keyboard('Ramesh Kumar');
    form
      .getByRole('radio', { name: /^Kitchen/ })
      .element()
      .focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    const shown = dialog('The link for Ramesh Kumar');
    await expect.element(shown.getByText(/#\/join\/secret-token$/)).toBeVisible();
    await expect
      .element(shown.getByRole('link', { name: 'Share by WhatsApp' }))
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\?text=Join.*join%2Fsecret-token$/));
    expect(shop.sent('InvitePerson')).toEqual([
      { input: { name: 'Ramesh Kumar', email: '', role: 'ACCOUNTANT' } },
    ]);
    await expect.poll(() => shop.sent('StaffPeople').length).toBeGreaterThan(1);
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect.element(shown).not.toBeInTheDocument();
  });

  it('of a manager needs the password, if the login was a while ago, and keeps what was typed', async () => {
    const shop = await open();
    const message = 'Please enter your password.';
    shop.fails('InvitePerson', refusal('REAUTHENTICATE', message, [{ field: 'currentPassword', message }]));
    await button('Invite somebody').click();
    const form = dialog('Invite somebody');
    await form.getByLabelText('Name').fill('Meera');
    await form.getByRole('radio', { name: /^Manager/ }).click();
    await form.getByRole('button', { name: 'Make the link' }).click();
    await expect.element(form.getByLabelText('Current password', { exact: true })).toHaveFocus();
    await form.getByLabelText('Current password', { exact: true }).fill('my password');
    shop.recovers('InvitePerson');
    const made = anInvitation({ name: 'Meera', role: 'MANAGER', token: null });
    shop.answer({ invitePerson: { token: 'secret-token', invitation: made } });
    await form.getByRole('button', { name: 'Make the link' }).click();
    await expect.element(page.getByText('It is shown only now.')).toBeVisible();
    expect(shop.sent('InvitePerson').at(-1)).toEqual({
      input: { name: 'Meera', email: '', role: 'MANAGER' },
      currentPassword: 'my password',
    });
  });

  it('that is open shows the time left, and can be shown, renewed and revoked', async () => {
    const invitation = anInvitation({ expiresAt: minutesFromNow(125), token: 'old-token' });
    const shop = await open({ invitations: [invitation] });
    await expect.element(row('Ramesh Kumar')).toHaveTextContent('3 hours left');
    await button('Show: Ramesh Kumar').click();
    await expect.element(page.getByText(/#\/join\/old-token$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await button('New link: Ramesh Kumar').click();
    shop.answer({ renewInvitation: { token: 'new-token', invitation } });
    await dialog('Make a new link for Ramesh Kumar?').getByRole('button', { name: 'New link' }).click();
    await expect.element(page.getByText(/#\/join\/new-token$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await button('Revoke: Ramesh Kumar').click();
    shop.answer({ revokeInvitation: true, people: somePeople({ persons: staff }) });
    const ask = page.getByRole('alertdialog', { name: 'Revoke the invitation of Ramesh Kumar?' });
    await ask.getByRole('button', { name: 'Revoke' }).click();
    await expect.element(toast('The invitation is revoked.')).toBeVisible();
    await expect.element(row('Ramesh Kumar')).not.toBeInTheDocument();
  });
});

describe('a role', () => {
  it('is changed with what it may do in sight', async () => {
    const shop = await open();
    await button('Change role: Sunita Devi').click();
    const form = dialog('Role of Sunita Devi');
    await expect.element(form.getByRole('radio', { name: /^Kitchen/ })).toBeChecked();
    await form.getByRole('radio', { name: /^Counter/ }).click();
    shop.answer({
      changePersonsRole: true,
      people: somePeople({ persons: [{ ...cook, role: 'COUNTER' }, owner] }),
    });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(toast('Sunita Devi now works as Counter.')).toBeVisible();
    await expect.element(row('Sunita Devi')).toHaveTextContent('Counter');
    expect(shop.sent('ChangePersonsRole')).toEqual([{ id: cook.id, role: 'COUNTER' }]);
  });

  it('is ended after a confirmation that says what ends', async () => {
    const shop = await open();
    await button('End: Sunita Devi').click();
    const ask = page.getByRole('alertdialog', { name: 'End the role of Sunita Devi?' });
    await expect.element(ask.getByText(/logged out everywhere right away/)).toBeVisible();
    shop.answer({ endPerson: true, people: somePeople({ persons: [owner] }) });
    await ask.getByRole('button', { name: 'End' }).click();
    await expect.element(toast('Sunita Devi no longer works here.')).toBeVisible();
    await expect.element(row('Sunita Devi')).not.toBeInTheDocument();
  });

  it('that somebody else has ended is named in words, while the list is up to date', async () => {
    const shop = await open();
    await button('End: Sunita Devi').click();
    const message = 'Sunita Devi does not work here any more.';
    shop.fails('EndPerson', refusal('CONFLICT', message));
    shop.answer({ people: somePeople({ persons: [owner] }) });
    const ask = page.getByRole('alertdialog');
    await ask.getByRole('button', { name: 'End' }).click();
    await expect.element(ask.getByRole('alert')).toHaveTextContent(message);
    await ask.getByRole('button', { name: 'Close' }).click();
    await expect.element(row('Sunita Devi')).not.toBeInTheDocument();
  });

  it('of one’s own asks first, and leads out', async () => {
    const shop = await open();
    await button('Leave: Vikram Shetty').click();
    const ask = page.getByRole('alertdialog', { name: 'Leave the shop?' });
    shop.answer({ endPerson: true });
    await ask.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(address).toBe('/');
  });
});
