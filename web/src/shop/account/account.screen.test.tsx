import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  aCustomer,
  aDish,
  anAdmin,
  anOrder,
  anOrderItem,
  aPage,
  aRestaurant,
  aSession,
  minutesFromNow,
} from '../../../test/factories';
import { changeDish } from '../../../test/menu';
import { refusal } from '../../../test/shop-server';
import { address, aShop, button, link, show, storeElsewhere, title, toast } from '../../../test/show';

const asha = aCustomer();
const meera = aCustomer({ name: 'Meera Iyer', email: 'meera@example.in' });
const main = page.getByRole('main');
const name = page.getByLabelText('Name');
const email = page.getByLabelText('Email');
const password = page.getByRole('textbox', { name: 'Password' });
const newPassword = page.getByRole('textbox', { name: 'New password' });
const token = () => localStorage.getItem('token');
const drafts = () => Object.keys(sessionStorage).filter((key) => key.endsWith('Draft'));
const saveProfile = 'PATCH /api/auth/profile';

afterEach(() => void vi.restoreAllMocks());

/** Fills and sends the login form. */
async function logIn(secret = 'correct horse battery'): Promise<void> {
  await email.fill(asha.email ?? '');
  await password.fill(secret);
  await button('Login').click();
}

describe('the profile', () => {
  it('is shown, edited and updated', async () => {
    const shop = aShop();
    await show(shop, '/profile', { who: asha });
    for (const text of [asha.name, asha.email ?? '', 'customer'])
      await expect.element(main.getByText(text, { exact: true })).toBeVisible();
    await expect
      .element(main.getByText('Save an address, and the checkout fills it in for you.'))
      .toBeVisible();
    await link('Edit').click();
    await expect.element(title('Edit Profile')).toBeVisible();

    // Errors are shown at the focused field, and the input stays.
    const message = 'Another account has this e-mail address already.';
    shop.fails(saveProfile, refusal('EMAIL_TAKEN', message, [{ field: 'email', message }]));
    await name.fill('Asha Menon');
    await email.fill('ravi@example.in');
    await newPassword.fill('filter coffee 11');
    await button('Save').click();
    await expect.element(page.getByText(message).first()).toBeVisible();
    await expect.element(email).toHaveFocus();
    await expect.element(name).toHaveValue('Asha Menon');

    shop.recovers(saveProfile);
    const changed = { ...asha, name: 'Asha Menon', email: 'new@example.in' };
    shop.restAnswers[saveProfile] = shop.changing({}, { me: changed });
    await email.fill('new@example.in');
    await newPassword.fill('filter coffee 11');
    await button('Save').click();
    await expect.element(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect.element(main.getByText('new@example.in')).toBeVisible();
    expect(shop.sent(saveProfile).at(-1)).toEqual({
      name: 'Asha Menon',
      email: 'new@example.in',
      password: 'filter coffee 11',
    });
    await link('Edit').click();
    await link('Cancel').click();
    await expect.element(title('Profile')).toBeVisible();
    await expect.element(page.getByText('Profile updated successfully!')).not.toBeInTheDocument();
  });

  it('is not saved without a photo that is still being scaled down', async () => {
    const shop = aShop();
    await show(shop, '/edit-profile', { who: asha });
    let fail = (_error: Error) => {};
    vi.spyOn(window, 'createImageBitmap').mockReturnValue(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
    const photo = new File([new Uint8Array(6 * 1024 * 1024)], 'photo.png', { type: 'image/png' });
    await page.getByLabelText('Picture').upload(photo);
    await expect.element(button('Save')).toHaveAttribute('aria-busy', 'true');
    await name.fill('Asha Menon');
    await userEvent.keyboard('{Enter}');
    fail(new Error('not a picture'));
    await expect.element(page.getByText('Please choose a picture of at most 5 MB.')).toBeVisible();
    await button('Save').click();
    await expect.element(page.getByText('Nothing is saved yet: this picture cannot be used.')).toBeVisible();
    expect(shop.sent(saveProfile)).toEqual([]);
  });

  it('is never another user’s: an open form of one user saves nothing for the next', async () => {
    const shop = aShop();
    await show(shop, '/edit-profile', { who: asha });
    await name.fill('Asha Menon');
    // As another tab does, before this one receives the event.
    localStorage.setItem('token', 'token-of-meera');
    shop.answer({ me: meera });
    await button('Save').click();
    await expect.element(page.getByText('Someone else has logged in on this browser.')).toBeVisible();
    expect(shop.sent(saveProfile)).toEqual([]);
    // After the event, the form is that of the other user.
    storeElsewhere('token', null);
    await expect.element(page.getByText('You are not logged in.')).toBeVisible();
    storeElsewhere('token', 'token-of-meera');
    await expect.element(name).toHaveValue('Meera Iyer');
    expect(address()).toBe('/edit-profile');
  });

  it('says when it cannot be loaded', async () => {
    const shop = aShop();
    await show(shop, '/edit-profile', { who: asha });
    await expect.element(title('Edit Profile')).toBeVisible();
    shop.fails('Me', 500);
    // What is five seconds old is read again.
    vi.setSystemTime(minutesFromNow(1));
    await link('Cancel').click();
    const said = page.getByRole('alert').filter({ hasText: 'Failed to fetch profile. Please login again.' });
    await expect.element(said).toBeVisible();
    shop.recovers('Me');
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect.element(said).not.toBeInTheDocument();
  });

  it('asks visitors to log in and says why', async () => {
    await show(aShop(), '/edit-profile');
    await expect.element(page.getByText('You are not logged in.')).toBeVisible();
  });

  it('says that it was not saved if the server gives no reason', async () => {
    const shop = aShop();
    await show(shop, '/edit-profile', { who: asha });
    shop.fails(saveProfile, 500);
    await button('Save').click();
    await expect.element(page.getByText('Update failed.', { exact: true })).toBeVisible();
  });
});

describe('a new password', () => {
  const hint = page.getByRole('status').filter({ hasText: /\S/ });

  it('shows its strength during registration, and accepts a common one', async () => {
    const shop = aShop({ register: meera });
    await show(shop, '/register');
    await name.fill('Meera Iyer');
    await email.fill('meera@example.in');
    for (const [secret, words] of [
      ['a chowk of mangoes', 'Hard to guess.'],
      ['mango lassi 42', 'Fair. A few more characters make it safer.'],
      ['meera iyer 1990', 'Easy to guess.'],
      ['password123', 'Easy to guess.'],
    ] as const) {
      await password.fill(secret);
      await expect.element(hint.getByText(words)).toBeVisible();
    }
    await password.fill('');
    await expect.element(hint).not.toBeInTheDocument();
    await password.fill('password123');
    await button('Register').click();
    await expect.element(page.getByText('Registered successfully. Now login.')).toBeVisible();
  });

  it('shows its strength to an admin, and a refusal at the field', async () => {
    const boss = anAdmin();
    const shop = aShop();
    shop.restAnswers[saveProfile] = () => ({});
    await show(shop, '/edit-profile', { who: boss });
    await newPassword.fill('password123');
    await expect.element(hint.getByText('Easy to guess.')).toBeVisible();
    const message = 'This password is easy to guess.';
    shop.fails(saveProfile, refusal('BAD_USER_INPUT', message, [{ field: 'password', message }]));
    await button('Save').click();
    await expect.element(page.getByText(message).first()).toBeVisible();
    await expect.element(newPassword).toHaveFocus();
    shop.recovers(saveProfile);
    await newPassword.fill('a chowk of mangoes');
    await expect.element(hint.getByText('Hard to guess.')).toBeVisible();
    await button('Save').click();
    await expect.element(page.getByText('Profile updated successfully!')).toBeVisible();
  });
});

it('a guest gives name and number by keyboard alone, and corrects a number', async () => {
  const guest = aCustomer({ name: 'Ravi Menon', isGuest: true });
  const shop = aShop({ restaurant: aRestaurant({ guestsAllowed: true }) });
  const phone = page.getByRole('textbox', { name: 'Phone number' });
  const message = 'Please enter a phone number such as 98765 43210.';
  shop.answer({ continueAsGuest: aSession(guest) });
  shop.fails('ContinueAsGuest', refusal('BAD_USER_INPUT', message, [{ field: 'phone', message }]));
  await show(shop, '/guest');
  await expect.element(title('Order without an account')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  name.element().focus();
  await userEvent.keyboard('Ravi Menon{Tab}12345{Enter}');
  await expect.element(page.getByText(message).first()).toBeVisible();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveValue('12345');
  await expect.element(name).toHaveValue('Ravi Menon');
  shop.recovers('ContinueAsGuest');
  await phone.fill('');
  await userEvent.keyboard('9876543210{Tab}ravi@example.in{Tab}{Enter}');
  await expect.poll(address).toBe('/menu');
  expect(shop.sent('ContinueAsGuest').at(-1)).toMatchObject({
    input: { name: 'Ravi Menon', phone: '9876543210', email: 'ravi@example.in' },
  });
});

it('the device token stays after a logout, and is sent with the next login', async () => {
  const session = aSession(asha);
  const shop = aShop({ login: session });
  await show(shop, '/login');
  await logIn();
  await expect.element(toast('Login successful!')).toBeVisible();
  expect(localStorage.getItem('deviceToken')).toBe(session.deviceToken);
  window.location.hash = '/profile';
  await main.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(token).toBeNull();
  expect(localStorage.getItem('deviceToken')).toBe(session.deviceToken);
  window.location.hash = '/login';
  await logIn();
  await expect.poll(() => shop.sent('Login')).toHaveLength(2);
  expect(shop.sent('Login')[1]).toMatchObject({ input: { deviceToken: session.deviceToken } });
});

it('a busy button keeps the focus and ignores presses', async () => {
  const shop = aShop();
  shop.fails('Login', refusal('UNAUTHENTICATED', 'Invalid email or password'));
  const release = shop.holds('Login');
  await show(shop, '/login');
  await email.fill('asha@example.in');
  await password.fill('wrong, and long enough');
  button('Login').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Login')).toHaveAttribute('aria-busy', 'true');
  await expect.element(button('Login')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  email.element().focus();
  await userEvent.keyboard('{Enter}');
  button('Login').element().focus();
  release();
  await expect.element(button('Login')).toHaveAttribute('aria-busy', 'false');
  await expect.element(button('Login')).toHaveFocus();
  expect(shop.sent('Login')).toHaveLength(1);
});

describe('an answer that arrives after its screen was left', () => {
  it('saves the profile and does not navigate', async () => {
    const shop = aShop();
    shop.restAnswers[saveProfile] = () => ({});
    await show(shop, '/edit-profile', { who: asha });
    await name.fill('Asha Menon');
    const release = shop.holds(saveProfile);
    await button('Save').click();
    await expect.poll(() => shop.sent(saveProfile)).toHaveLength(1);
    window.location.hash = '/about';
    await expect.element(title('About Us')).toBeVisible();
    expect(drafts()).toHaveLength(1);
    release();
    await expect.poll(drafts).toEqual([]);
    expect(address()).toBe('/about');
  });

  it('logs in and does not navigate', async () => {
    const shop = aShop({ login: aSession(asha) });
    await show(shop, '/login');
    const release = shop.holds('Login');
    await logIn();
    await expect.poll(() => shop.sent('Login')).toHaveLength(1);
    window.location.hash = '/about';
    await expect.element(title('About Us')).toBeVisible();
    release();
    await expect.element(toast('Login successful!')).toBeVisible();
    expect(address()).toBe('/about');
  });
});

describe('messages without a server text', () => {
  it('explain a failed login, and confirm the next one', async () => {
    const shop = aShop({ login: aSession(asha) });
    shop.fails('Login', 500);
    await show(shop, '/login');
    await logIn();
    await expect.element(page.getByText('Login failed', { exact: true })).toBeVisible();
    shop.recovers('Login');
    await button('Login').click();
    await expect.element(toast('Login successful!')).toBeVisible();
  });

  it('explain a failed registration, and confirm the next one, which leads to the login', async () => {
    const shop = aShop({ register: meera, login: aSession(asha) });
    shop.fails('Register', 500);
    await show(shop, '/register');
    await name.fill('Meera Iyer');
    await email.fill('meera.iyer@example.in');
    await password.fill('mango lassi 42');
    await button('Register').click();
    await expect.element(page.getByText('Something went wrong', { exact: true })).toBeVisible();
    shop.recovers('Register');
    await button('Register').click();
    await expect.element(page.getByText('Registered successfully. Now login.')).toBeVisible();
    await expect.element(email).toHaveValue('meera.iyer@example.in');
    await expect.element(password).toHaveFocus();
    await password.fill('mango lassi 42');
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Login successful!')).toBeVisible();
  });
});

describe('a stored token', () => {
  it('survives an outage at the start, and the session is restored automatically', async () => {
    const shop = aShop();
    shop.fails('Me', 500);
    await show(shop, '/profile', { who: asha });
    await expect
      .element(page.getByText('The shop cannot be reached right now. You are still signed in'))
      .toBeVisible();
    expect(token()).not.toBeNull();
    // Public content stays available.
    window.location.hash = '/about';
    await expect.element(title('About Us')).toBeVisible();
    window.location.hash = '/profile';
    const asked = shop.sent('Me').length;
    await button('Try again').click();
    await expect.poll(() => shop.sent('Me').length).toBeGreaterThan(asked);
    shop.recovers('Me');
    await expect.element(main.getByText(asha.email ?? '')).toBeVisible();
  });

  it('is checked again shortly after a connection failure', async () => {
    const shop = aShop();
    shop.fails('Me', 'unreachable');
    await show(shop, '/profile', { who: asha });
    await expect.poll(() => shop.sent('Me').length).toBeGreaterThan(3);
    shop.recovers('Me');
    await expect.element(main.getByText(asha.email ?? '')).toBeVisible();
  });

  it('shows its own user, even before a pending answer about the one before', async () => {
    const shop = aShop();
    const release = shop.holds('Me');
    await show(shop, '/profile', { who: asha });
    await expect.poll(() => shop.sent('Me').length).toBeGreaterThan(0);
    let asked = 0;
    shop.answer({ me: () => (asked++ === 0 ? asha : meera) });
    storeElsewhere('token', 'token-of-meera');
    release();
    await expect.element(main.getByText(/@/).first()).toHaveTextContent(meera.email ?? '');
  });

  it('is dropped silently when it is invalid', async () => {
    await show(aShop(), '/menu', { stored: { token: 'not.a.token' } });
    await expect.poll(token).toBeNull();
    await expect.element(title('Our Menu')).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });
});

it('a user who logs in after another one sees nothing of theirs', async () => {
  const shop = aShop({
    myOrders: aPage([anOrder({ items: [anOrderItem({ name: 'Bisi Bele Bath' })] })]),
    login: aSession(meera),
  });
  await show(shop, '/order-history', { who: asha });
  await expect.element(main.getByText('Bisi Bele Bath')).toBeVisible();
  shop.answer({ myOrders: aPage(), me: meera });
  window.location.hash = '/login';
  await logIn();
  await expect.poll(address).toBe('/');
  const release = shop.holds('MyOrders');
  window.location.hash = '/order-history';
  await expect.element(title('Order History')).toBeVisible();
  await expect.element(main.getByText('Bisi Bele Bath')).not.toBeInTheDocument();
  release();
  await expect.element(main.getByText('No orders yet')).toBeVisible();
});

it('a public page continues its query and stays live while a session ends', async () => {
  const dish = aDish({ name: 'Medu Vada' });
  const shop = aShop({ menu: [dish] });
  const release = shop.holds('Menu');
  await show(shop, '/menu', { who: asha, isBare: true });
  await expect.poll(() => shop.sent('Menu').length).toBeGreaterThan(0);
  shop.answer({ me: null });
  storeElsewhere('token', null);
  await expect.element(link('Profile')).toHaveAttribute('href', '#/login');
  release();
  await expect.element(page.getByRole('heading', { name: 'Medu Vada' })).toBeVisible();
  await expect.element(page.getByText('The menu could not be loaded.')).not.toBeInTheDocument();
  await expect.poll(() => shop.isSubscribed('menuChanged')).toBe(true);
  changeDish(shop, { ...dish, name: 'Medu Vada Sambar' });
  await expect.element(page.getByRole('heading', { name: 'Medu Vada Sambar' })).toBeVisible();
});

it('an admin who has lost the role leaves the admin’s screens with the first refusal', async () => {
  const boss = anAdmin();
  const shop = aShop({ orders: aPage([anOrder()]) });
  shop.ignoreSockets();
  await show(shop, '/admin/orders', { who: boss });
  const card = page.getByRole('article').first();
  await card.getByRole('combobox').selectOptions('Preparing');
  shop.answer({ me: { ...asha, id: boss.id } });
  shop.fails('*', refusal('FORBIDDEN', 'You may not do this'));
  await card.getByRole('button', { name: 'Update' }).click();
  await expect.poll(address).toBe('/');
});
