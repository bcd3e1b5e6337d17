import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, aDish, aMessage, anAdmin } from '../../test/factories';
import { aShop, button, desk, kept, show, title } from '../../test/show';

const aShopWithPayments = () => aShop({ paymentSettings: { modes: ['COD', 'ONLINE'], testMode: false } });

describe('each form', () => {
  const nameAndEmail = ['Name: text, required', 'Email: email, required'];
  const boss = anAdmin();

  /** The browser's own validation. */
  const fields = () =>
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
        'main :is(input:not([tabindex="-1"]), textarea)',
      ),
    ]
      .filter(({ type }) => type !== 'search')
      .map(
        ({ labels, type, required }) =>
          `${labels?.[0]?.innerText ?? ''}: ${type}${required ? ', required' : ''}`,
      );

  it.each([
    {
      route: '/login',
      heading: 'Login',
      expected: ['Email: email, required', 'Password: password, required'],
    },
    { route: '/register', heading: 'Register', expected: [...nameAndEmail, 'Password: password, required'] },
    {
      route: '/contact',
      heading: 'Contact',
      who: boss,
      expected: [...nameAndEmail, 'Message: textarea, required'],
    },
    {
      route: '/edit-profile',
      heading: 'Edit Profile',
      who: boss,
      expected: ['Choose a picture: file', ...nameAndEmail, 'New password (optional): password'],
    },
    {
      route: '/book',
      heading: 'Book a Table',
      who: boss,
      expected: [
        'Date: date, required',
        'Time: time, required',
        'Number of guests: number, required',
        ...nameAndEmail,
        'Phone: tel, required',
        'Special request (optional): textarea',
      ],
    },
  ])('shows its required fields: $route', async ({ route, heading, who, expected }) => {
    await show(aShopWithPayments(), route, who && { who });
    await expect.element(title(heading)).toBeVisible();
    await expect.poll(() => fields().toSorted()).toEqual(expected.toSorted());
  });

  it('has its links and buttons: registering leads to the login, and a booking can be paid in both ways', async () => {
    await show(aShopWithPayments(), '/register');
    const login = page.getByRole('main').getByRole('link');
    await expect.element(login).toHaveAttribute('href', '#/login');
    await show(aShopWithPayments(), '/book', { who: boss });
    for (const name of ['Book & Pay at Restaurant', 'Pay & Book Online'])
      await expect.element(button(name)).toBeVisible();
  });

  it('requires only name and price for a dish', async () => {
    await show(aShopWithPayments(), '/admin/menu', { who: boss, size: [1280, 800] });
    await expect.element(page.getByPlaceholder('Search by name...')).toBeVisible();
    await expect
      .poll(fields)
      .toEqual(
        expect.arrayContaining([
          'Category: text',
          'Description: textarea',
          'Image: file',
          'Name: text, required',
          'Price (₹): text, required',
        ]),
      );
    expect(fields().filter((field) => field.endsWith('required'))).toEqual([
      'Name: text, required',
      'Price (₹): text, required',
    ]);
  });
});

it('an empty date or time has the colour of placeholders, in which browsers write its pattern', async () => {
  await show(aShop(), '/book', { who: aCustomer() });
  const field = (label: string) => page.getByLabelText(label, { exact: true });
  await expect.element(field('Date')).toBeVisible();
  const colours = () => ['Date', 'Time'].map((label) => getComputedStyle(field(label).element()).color);
  const [muted, text] = ['rgb(104, 90, 73)', 'rgb(35, 26, 16)'];
  expect(colours()).toEqual([muted, muted]);
  await button('Tomorrow').click();
  await field('Time').fill('19:30');
  await expect.poll(colours).toEqual([text, text]);
});

describe('a draft', () => {
  const poha = aDish({ name: 'Poha', price: 40 });
  const asha = aCustomer();
  const boss = anAdmin();
  const stored = (name: string, draft: object, { id }: { readonly id: string } = asha) => ({
    session: { [name]: JSON.stringify({ userId: id, ...draft }) },
  });

  it.each([
    {
      route: '/contact',
      who: asha,
      label: 'Message',
      typed: 'Do you cater?',
      draft: stored('contactDraft', {
        name: 'Asha',
        email: 'asha@example.in',
        message: 'Do you cater?',
        attemptKey: 'k'.repeat(36),
      }),
    },
    {
      route: '/book',
      who: asha,
      label: 'Phone',
      typed: '98765 43210',
      draft: stored('bookingDraft', {
        draft: {
          name: 'Asha',
          email: 'asha@example.in',
          phone: '98765 43210',
          date: '',
          time: '',
          guests: '2',
          message: '',
        },
        attemptKey: 'k'.repeat(36),
      }),
    },
    {
      route: '/edit-profile',
      who: asha,
      label: 'Name',
      typed: 'Asha M. Rao',
      draft: stored('profileDraft', { name: 'Asha M. Rao' }),
    },
    {
      route: '/admin/menu/table',
      who: boss,
      label: 'Price of Poha in rupees',
      typed: '45',
      draft: stored('adminPricesDraft', { prices: { [poha.id]: '45' } }, boss),
    },
  ])('of the last release is shown after the update: $route', async ({ route, who, label, typed, draft }) => {
    await show(aShop({ menu: [poha] }), route, { who, size: desk, ...draft });
    await expect.element(page.getByLabelText(label, { exact: true })).toHaveValue(typed);
  });

  it('of a visitor is kept when they sign in, and sent with the same key after a failure', async () => {
    const shop = aShop({ sendContactMessage: aMessage() });
    await show(shop, '/contact');
    await page.getByLabelText('Name', { exact: true }).fill('Asha');
    await page.getByLabelText('Email', { exact: true }).fill('asha@example.in');
    const message = page.getByLabelText('Message', { exact: true });
    await message.fill('Do you cater?');
    shop.fails('SendContactMessage', 500);
    await button('Send Message').click();
    await expect.element(page.getByText('Failed to send message')).toBeVisible();
    await show(shop, '/contact', { ...kept(), who: asha });
    await expect.element(message).toHaveValue('Do you cater?');
    shop.recovers('SendContactMessage');
    await button('Send Message').click();
    await expect.element(message).toHaveValue('');
    const [failed, sent] = shop.sent('SendContactMessage');
    expect(sent).toEqual(failed);
    expect(sent).toMatchObject({ input: { name: 'Asha', message: 'Do you cater?' } });
  });

  it('of a visitor is completed with their name after the login, which can be emptied', async () => {
    const shop = aShop();
    await show(shop, '/contact');
    await page.getByLabelText('Message', { exact: true }).fill('Do you cater?');
    await show(shop, '/contact', { ...kept(), who: asha });
    const name = page.getByLabelText('Name', { exact: true });
    await expect.element(name).toHaveValue(asha.name);
    await name.fill('Asha');
    await name.click();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect.element(name).toHaveValue('');
  });

  it('of a profile keeps a new name, and follows an e-mail address that was changed elsewhere', async () => {
    const shop = aShop();
    await show(shop, '/edit-profile', { who: asha });
    await page.getByLabelText('Name', { exact: true }).fill('Asha M. Rao');
    const moved = { ...asha, email: 'asha@new.example' };
    await show(shop, '/edit-profile', { ...kept(), who: moved });
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Asha M. Rao');
    await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue('asha@new.example');
  });
});
