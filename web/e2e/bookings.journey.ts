import { aBooking, dayAhead } from '../../api/test/a-booking.js';
import { button, expect, link, test, title, toast } from './journey-test';
import { connectionOf } from './page-loads';
import { aCustomer, changeRestaurant, logOutElsewhere, password, type Person } from './people';
import type { Shop } from './shop';

test.use({ hasOwnShop: true });

const date = dayAhead(7);

async function book(shop: Shop, { token }: Person, booking: object): Promise<void> {
  const body = aBooking({ ...booking, date });
  const { status } = await shop.rest('POST', '/api/booking', { token, body });
  expect(status).toBe(201);
}

test('a customer books a table that another one nearly took, moves it and cancels it', async ({
  shop,
  visit,
}) => {
  await changeRestaurant(shop, {
    tables: [
      { name: 'Two', seats: 2 },
      { name: 'Four', seats: 4 },
    ],
  });
  const [asha, ravi] = [await aCustomer(shop), await aCustomer(shop, 'Ravi Menon')];
  const page = await visit('/', { who: asha });
  const time = page.getByLabel('Time', { exact: true });
  const chip = (name: string) =>
    page.getByRole('list', { name: /^Free times for/ }).getByRole('button', { name });
  const bookButton = button(page, 'Book & Pay at Restaurant');
  await button(page, 'Menu').click();
  await link(page, 'BOOK TABLE').click();
  await expect(title(page, 'Book a Table')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(page.getByLabel('Email')).toHaveValue(asha.email);

  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Special request').fill('By the window');
  await page.getByLabel('Date').fill(date);
  await page.getByLabel('Number of guests').fill('4');
  await chip('7:30 pm').click();
  await expect(time).toHaveValue('19:30');

  // Another customer takes the table while the form is open: its times disappear.
  await book(shop, ravi, { guests: 4, time: '19:00' });
  await expect(chip('7:30 pm')).toHaveCount(0);
  await expect(page.getByText('7:30 pm has just been taken')).toBeVisible();
  await bookButton.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'No table for 4 is free' });
  await expect(refusal).toContainText(
    'The nearest free times that day: 5:30 pm, 8:30 pm, 9:00 pm and 9:30 pm.',
  );
  const focused = page.locator(':focus');
  await expect(focused).toContainText(/^No table for 4 is free/);
  await expect(page.getByLabel('Phone')).toHaveValue('98765 43210');
  await expect(page.getByLabel('Special request')).toHaveValue('By the window');

  await refusal.getByRole('button', { name: '8:30 pm' }).click();
  await bookButton.dblclick();
  await expect(toast(page, 'Booking confirmed! Your table for 4 is booked for')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'at 8:30 pm.' })).toBeVisible();
  await expect(focused).toContainText(/^Your table for 4 is booked/);
  for (const label of ['Phone', 'Date', 'Special request'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(time).toHaveValue('');

  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(title(page, 'My Bookings')).toBeVisible();
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  for (const text of [date, '20:30', '4', 'By the window', 'COD', 'Pending'])
    await expect(card).toContainText(text);

  // It cannot be moved to a taken time.
  await button(page, 'Edit').click();
  await time.fill('19:15');
  await button(page, 'Save').click();
  await expect(toast(page, 'Failed to update booking')).toBeVisible();
  await expect(focused).toContainText(/^No table for 4 is free/);
  await page.getByLabel('Number of guests').fill('2');
  await page.getByLabel('Special request').fill('Near the door');
  await button(page, 'Save').click();
  await expect(toast(page, 'Booking updated')).toBeVisible();
  await expect(card).toContainText(/19:15[^]*Near the door/);
  await expect(button(page, 'Edit')).toBeFocused();

  await button(page, 'Cancel').click();
  await button(page, 'Keep it').click();
  await button(page, 'Cancel').click();
  await expect(page.getByRole('alertdialog').getByText(`${date} at 19:15, 2 guests.`)).toBeVisible();
  await button(page, 'Cancel booking').click();
  await expect(toast(page, 'Booking cancelled')).toBeVisible();
  await expect(page.getByText('No bookings found')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a customer keeps the input of a booking through refusals, a reload and an ended session', async ({
  shop,
  visit,
  complaints,
}) => {
  const asha = await aCustomer(shop);
  const page = await visit('/book', { who: asha });
  const server = await connectionOf(page, '**/graphql');
  const time = page.getByLabel('Time', { exact: true });
  const bookButton = button(page, 'Book & Pay at Restaurant');
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Date').fill(date);
  await time.fill('10:00');
  await bookButton.click();
  await expect(
    toast(page, 'Tables can be booked from 11:00 am to 9:30 pm. Please choose a time in between.'),
  ).toBeVisible();
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await expect(time).toBeFocused();

  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('98765 43210');
  await time.fill('12:00');

  server.cut();
  await bookButton.click();
  await expect(toast(page, '❌ Booking failed.')).toBeVisible();
  server.restore();

  await logOutElsewhere(shop, asha);
  await expect(title(page, 'Login')).toBeVisible();
  await page.getByLabel('Email').fill(asha.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await button(page, 'Login').click();
  await expect(title(page, 'Book a Table')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('98765 43210');
  await expect(page.getByLabel('Date')).toHaveValue(date);
  await expect(time).toHaveValue('12:00');
  // The free times move what is below them.
  await expect(button(page, '12:00 pm')).toBeVisible();
  await bookButton.click();
  await expect(toast(page, 'Booking confirmed!')).toBeVisible();
  complaints.expect(/net::ERR_FAILED/);
});

test('a booking is paid online, and listed', async ({ shop, visit }) => {
  const who = await aCustomer(shop);
  const page = await visit('/book', { who });
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Date').fill(dayAhead(1));
  await page.getByLabel('Time', { exact: true }).fill('19:30');
  await page.getByLabel('Special request').fill('By the window');
  await button(page, 'Pay & Book Online').click();
  const checkout = page.getByRole('dialog', { name: 'Payment window' });
  await expect(checkout.getByText('Table Booking Payment').first()).toBeVisible();
  await checkout.getByRole('button', { name: 'Pay ₹200' }).click();
  await expect(toast(page, 'Payment verified!')).toBeVisible();
  await expect(toast(page, 'Table booked & payment successful!')).toBeVisible();
  await expect(title(page, 'My Bookings')).toBeVisible();
  await expect(page.getByRole('article')).toContainText(/ONLINE[^]*Paid/);
  const { body } = await shop.rest('GET', '/api/booking/mybooking', who);
  expect(body).toMatchObject([{ paymentMode: 'ONLINE', paymentStatus: 'Paid' }]);
  await page.goto('./#/book');
  await expect(page.getByLabel('Phone')).toHaveValue('');
});
