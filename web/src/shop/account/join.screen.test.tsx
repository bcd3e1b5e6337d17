import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, anOrder, aPage, aRestaurant, minutesFromNow } from '../../../test/factories';
import type { InvitationPreview, User } from '../../../test/generated/schema';
import { refusal } from '../../../test/shop-server';
import { address, aShop, button, link, show, title } from '../../../test/show';

const invitation: InvitationPreview = {
  name: 'Sunita Devi',
  email: 'sunita@example.in',
  role: 'COUNTER',
  invitedBy: 'Vikram Shetty',
  expiresAt: minutesFromNow(60),
};
const atCounter: Partial<User> = {
  staffRole: 'COUNTER',
  permissions: [...aCustomer().permissions, 'VIEW_ORDERS'],
};

const shopOf = (preview: Partial<InvitationPreview> = {}) =>
  aShop({
    restaurant: aRestaurant({ name: 'Rasoi' }),
    invitation: { ...invitation, ...preview },
    orders: aPage([anOrder()]),
  });

const join = page.getByRole('button', { name: 'Join', exact: true });

describe('the link of an invitation', () => {
  it('says who invites to what, and joins with a new account on the start page of the role', async () => {
    const shop = shopOf();
    await show(shop, '/join/secret');
    await expect.element(page.getByText('Vikram Shetty invites you to work at Rasoi.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Your role: Counter' })).toBeVisible();
    expect(page.getByRole('main').getByRole('listitem').elements()).toHaveLength(3);
    await expect.element(page.getByLabelText('Name')).toHaveValue('Sunita Devi');
    await expect.element(page.getByLabelText('Email')).toHaveValue('sunita@example.in');
    expect(shop.sent('AcceptInvitation')).toEqual([]);
    await page.getByLabelText('Password', { exact: true }).fill('mango lassi 42');
    const user = aCustomer({ name: 'Sunita Devi', ...atCounter });
    shop.answer({ acceptInvitation: { token: 'a.new.token', deviceToken: 'device', user }, me: user });
    await join.click();
    await expect.element(title('All Orders')).toBeVisible();
    expect(address()).toBe('/admin/orders');
    expect(shop.sent('AcceptInvitation')).toEqual([
      {
        input: {
          token: 'secret',
          name: 'Sunita Devi',
          email: 'sunita@example.in',
          password: 'mango lassi 42',
        },
      },
    ]);
  });

  it('leads to the login if there is an account, and back', async () => {
    const shop = shopOf();
    await show(shop, '/join/secret');
    await page.getByLabelText('Password', { exact: true }).fill('mango lassi 42');
    shop.fails('AcceptInvitation', refusal('EMAIL_TAKEN', 'You have an account. Please log in to join.'));
    await join.click();
    const notice = page.getByRole('alert').filter({ hasText: 'log in to join' });
    await notice.getByRole('link', { name: 'Log in to join' }).click();
    await expect.element(title('Login')).toBeVisible();
    const user = aCustomer({ name: 'Asha Rao' });
    shop.answer({ login: { token: 'a.new.token', deviceToken: 'device', user }, me: user });
    await page.getByLabelText('Email').fill('asha@example.in');
    await page.getByLabelText('Password', { exact: true }).fill('my password');
    await button('Login').click();
    await expect.element(page.getByText('You are logged in as Asha Rao')).toBeVisible();
    expect(address()).toBe('/join/secret');
  });

  it('joins with the account that is signed in, after its password', async () => {
    const shop = shopOf();
    const asha = aCustomer({ name: 'Asha Rao' });
    await show(shop, '/join/secret', { who: asha });
    const message = 'The current password is not right.';
    shop.fails(
      'JoinByInvitation',
      refusal('REAUTHENTICATE', message, [{ field: 'currentPassword', message }]),
    );
    const field = page.getByLabelText('Current password', { exact: true });
    await field.fill('wrong');
    await join.click();
    await expect.element(field).toHaveAccessibleDescription(message);
    await expect.element(field).toHaveFocus();
    shop.recovers('JoinByInvitation');
    const joined = { ...asha, ...atCounter };
    shop.answer({ joinByInvitation: joined, me: joined });
    await field.fill('my password');
    await join.click();
    await expect.element(title('All Orders')).toBeVisible();
    expect(shop.sent('JoinByInvitation').at(-1)).toEqual({ token: 'secret', currentPassword: 'my password' });
  });

  it('is another person’s after a logout', async () => {
    await show(shopOf(), '/join/secret', { who: aCustomer({ name: 'Asha Rao' }) });
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Sunita Devi');
    expect(address()).toBe('/join/secret');
  });

  it('says in words why it no longer works', async () => {
    const problem = 'This invitation has expired. Please ask Vikram Shetty for a new one.';
    await show(shopOf({ problem }), '/join/secret');
    await expect.element(page.getByRole('alert')).toHaveTextContent(problem);
    await expect.element(join).not.toBeInTheDocument();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  it('that is incomplete, or cannot be read now, says so', async () => {
    const shop = shopOf();
    shop.fails('InvitationOfLink', refusal('LINK_EXPIRED', 'This link is not complete.'));
    await show(shop, '/join/secret');
    await expect.element(page.getByRole('alert')).toHaveTextContent('This link is not complete.');
    shop.fails('InvitationOfLink', 500);
    window.location.hash = '/join/other';
    await expect.element(page.getByText('The invitation could not be loaded.')).toBeVisible();
    shop.recovers('InvitationOfLink');
    await button('Try again').click();
    await expect.element(join).toBeVisible();
  });

  it('that was used meanwhile keeps what was typed', async () => {
    const shop = shopOf();
    await show(shop, '/join/secret');
    await page.getByLabelText('Password', { exact: true }).fill('mango lassi 42');
    shop.fails('AcceptInvitation', refusal('LINK_EXPIRED', 'This invitation was used already.'));
    await join.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('used already');
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('mango lassi 42');
    await expect.element(link('Log in to join')).toBeVisible();
  });
});
