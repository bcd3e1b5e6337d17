import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import {
  aBillDocument,
  aCustomer,
  aDish,
  anAdmin,
  anOrder,
  aRestaurant,
  aSession,
} from '../../test/factories';
import type { User } from '../../test/generated/schema';
import { refusal } from '../../test/shop-server';
import { shopScreens } from '../shop/screens';
import { address, aShop, button, desk, inCart, show, title } from '../../test/show';

const asha = aCustomer();
const dish = aDish();

it.each(shopScreens.flatMap(({ path, permission }) => (permission ? [path] : [])))(
  '%s asks visitors to log in and leads back',
  async (route) => {
    const shop = aShop({
      menu: [dish],
      login: aSession(asha),
      order: anOrder(),
      billDocument: aBillDocument(),
    });
    await show(shop, route, { cart: [inCart(dish)] });
    await expect.element(title('Login')).toBeVisible();
    await page.getByLabelText('Email').fill(asha.email ?? '');
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
    shop.answer({ me: asha });
    await button('Login').click();
    await expect.poll(address).toBe(route);
  },
);

it('a screen that the user may not open does not exist for them, and has no link', async () => {
  const who = aCustomer({ permissions: ['USE_ACCOUNT', 'ORDER'] });
  await show(aShop(), '/menu', { who, size: desk });
  await expect.element(button('MY ACCOUNT')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'BOOK TABLE' })).not.toBeInTheDocument();
  window.location.hash = '/book';
  await expect.element(title('Page not found')).toBeVisible();
});

it('staff who lack a demanded second factor are led to their profile, from everywhere in the staff area', async () => {
  const cook = anAdmin({ lacksSecondFactor: true, permissions: ['USE_ACCOUNT'] });
  const shop = aShop({ login: aSession(cook) });
  await show(shop, '/login');
  await page.getByLabelText('Email').fill(cook.email ?? '');
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  shop.answer({ me: cook });
  await button('Login').click();
  await expect.poll(address).toBe('/profile');
  await expect.element(page.getByText('The restaurant’s owner demands two-step login of you.')).toBeVisible();
  window.location.hash = '/admin/orders';
  await expect.poll(address).toBe('/profile');
});

it('the login offers no order without an account unless the owner allows it', async () => {
  const offer = page.getByRole('link', { name: 'Continue without an account' });
  await show(aShop(), '/login');
  await expect.element(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
  await show(aShop(), '/guest');
  await expect.element(title('Login')).toBeVisible();
  await show(aShop({ restaurant: aRestaurant({ guestsAllowed: true }) }), '/login');
  await offer.click();
  await expect.element(title('Order without an account')).toBeVisible();
});

it('an expired link of a guest says what to do', async () => {
  const shop = aShop();
  const message =
    'This link is too old, a device was signed out, or the orders now belong to an account. Please log in, or call us.';
  shop.fails('GuestLink', refusal('LINK_EXPIRED', message));
  await show(shop, `/guest/${'x'.repeat(43)}`);
  await expect.element(page.getByText(message)).toBeVisible();
});

it('a link of a guest names whose session it ends, and leaves the choice', async () => {
  const guest = aCustomer({ name: 'Ravi Menon', isGuest: true });
  const shop = aShop({ guestLink: { canSignIn: true, isOwn: false }, openGuestLink: aSession(guest) });
  const open = (who?: User) => show(shop, `/guest/${'x'.repeat(43)}`, who && { who });
  await open(asha);
  await expect.element(page.getByText(`You are signed in as ${asha.name} (${asha.email}).`)).toBeVisible();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect.element(title('Order History')).toBeVisible();
  expect(shop.sent('OpenGuestLink')).toEqual([]);

  await open(asha);
  await button('Sign out and show these orders').click();
  await expect.poll(() => localStorage.getItem('token')).toBe(`token of ${guest.id}`);
  await expect.element(title('Order History')).toBeVisible();

  await open();
  await expect.element(button('Show my orders')).toBeVisible();
  await expect.element(page.getByText(/You are signed in as/)).not.toBeInTheDocument();
  shop.answer({ guestLink: { canSignIn: true, isOwn: true } });
  await open(guest);
  await expect.element(button('Show my orders')).toBeVisible();
  await expect.element(page.getByText(/You are signed in as/)).not.toBeInTheDocument();

  // So does a link to a new password.
  await show(shop, '/reset-password/link', { who: asha });
  await expect.element(page.getByText(`You are signed in as ${asha.name}`)).toBeVisible();
});

it('the screens for a forgotten password say so if nothing could be sent or saved', async () => {
  const shop = aShop();
  shop.fails('ForgotPassword', 500);
  await show(shop, '/forgot-password');
  await page.getByLabelText('Email').fill('asha@example.in');
  await button('Send the link').click();
  await expect.element(page.getByText('The link could not be sent. Please try again.')).toBeVisible();
  shop.fails('ResetPassword', 500);
  await show(shop, '/reset-password/link');
  await page.getByRole('textbox', { name: 'New password' }).fill('filter coffee 11');
  await button('Save and log in').click();
  await expect.element(page.getByText('The password could not be saved. Please try again.')).toBeVisible();
});
