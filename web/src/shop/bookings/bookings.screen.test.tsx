import { GraphQLError } from 'graphql';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aBooking,
  aCustomer,
  anAdmin,
  aPage,
  aSession,
  dayAhead,
  minutesFromNow,
  someBookingRules,
} from '../../../test/factories';
import type { Booking } from '../../../test/generated/schema';
import { refusal, type Answers, type ShopServer } from '../../../test/shop-server';
import { address, aShop, button, desk, show, title, toast } from '../../../test/show';

const asha = aCustomer();
const boss = anAdmin();
const date = dayAhead(7);
const [year = '', month = '', day = ''] = date.split('-');
const typedDate = `${month}${day}${year}`;

const field = (name: string) => page.getByLabelText(name, { exact: true });
const chips = page.getByRole('list', { name: /^Free times/ });
const chip = (time: string) => chips.getByRole('button', { name: time });
const bookButton = button('Book & Pay at Restaurant');
const cards = page.getByRole('article');
const isLive = () => expect.element(page.getByText('Live', { exact: true })).toBeVisible();
const focused = () => document.activeElement?.textContent ?? '';

/** A shop with these bookings of the viewer. */
const aShopWith = (bookings: Booking[], answers: Answers = {}) =>
  aShop({ myBookings: aPage(bookings), ...answers });
/** Replaces the bookings of the viewer, and says so. */
function change(shop: ShopServer, bookings: Booking[]): void {
  shop.answer({ myBookings: aPage(bookings) });
  shop.publish('myBookingsChanged', bookings[0]?.id ?? '');
}

const fullyBooked = (message: string, extensions: object) =>
  new GraphQLError(message, { extensions: { code: 'FULLY_BOOKED', ...extensions } });

describe('the booking of a caller', () => {
  it('is entered by staff from their list, without the data of their own account', async () => {
    const callers = aBooking({ name: 'Ravi', email: '', tables: ['Table 4', 'Window'] });
    const shop = aShop({ bookings: aPage([callers]), freeTimes: ['19:30'], bookTable: aBooking() });
    await show(shop, '/admin/booking', { who: boss, size: desk });
    const card = page.getByRole('article', { name: 'Booking of Ravi' });
    await expect.element(card.getByText('Table 4, Window', { exact: true })).toBeVisible();
    expect(card.getByText('Email', { exact: true }).elements()).toEqual([]);
    await page.getByRole('link', { name: 'Enter a booking' }).click();
    await expect.element(page.getByText(/You are entering a booking for a guest/)).toBeVisible();
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(field('Email')).toHaveValue('');
    await field('Name').fill('Meera');
    await field('Phone').fill('98765 43210');
    await field('Date').fill(date);
    await chip('7:30 pm').click();
    await bookButton.click();
    await expect.poll(() => shop.sent('BookTable')).toMatchObject([{ input: { name: 'Meera', email: '' } }]);
    await page.getByRole('link', { name: 'All bookings' }).click();
    await expect.element(title('All Bookings')).toBeVisible();
  });

  it('is for staff alone', async () => {
    await show(aShop(), '/book?for=guest', { who: asha });
    await expect.element(field('Name')).toHaveValue('Asha Rao');
    await expect.element(field('Email')).toHaveAttribute('required');
  });
});

describe('the form for a table', () => {
  it('knows its user, follows the free times and suggests others when they are taken', async () => {
    const shop = aShop({ freeTimes: ['19:00', '19:30', '20:30'] });
    await show(shop, '/book', { who: asha });
    await expect.element(field('Name')).toHaveValue('Asha Rao');
    await expect.element(field('Email')).toHaveValue(asha.email ?? '');
    await field('Phone').fill('98765 43210');
    await page.getByLabelText('Special request').fill('By the window');
    await field('Date').fill(date);
    await field('Number of guests').fill('4');
    await chip('7:30 pm').click();
    await expect.element(field('Time')).toHaveValue('19:30');
    expect(shop.sent('FreeTimes')).toContainEqual(expect.objectContaining({ date, guests: 4 }));

    // Another customer takes the table while the form is open: its times disappear.
    await expect.poll(() => shop.isSubscribed('freeTimesChanged')).toBe(true);
    shop.answer({ freeTimes: ['20:30'] });
    shop.publish('freeTimesChanged', date);
    await expect.element(chip('7:30 pm')).not.toBeInTheDocument();
    await expect.element(page.getByText('7:30 pm has just been taken')).toBeVisible();
    const message = `No table for 4 is free on ${date} at 19:30. The nearest free times that day: 17:30, 20:30, 21:00 and 21:30.`;
    shop.fails('BookTable', fullyBooked(message, { freeTimes: ['17:30', '20:30', '21:00', '21:30'] }));
    await bookButton.click();
    const said = page.getByRole('alert').filter({ hasText: message });
    await expect.element(said).toBeVisible();
    await expect.poll(focused).toContain(message);
    await expect.element(field('Phone')).toHaveValue('98765 43210');
    await expect.element(page.getByLabelText('Special request')).toHaveValue('By the window');

    shop.recovers('BookTable');
    const confirmation = `Your table for 4 is booked for ${date} at 20:30.`;
    shop.answer({ bookTable: aBooking({ confirmation }) });
    await said.getByRole('button', { name: '8:30 pm' }).click();
    // Both clicks reach the button before the confirmation moves what is below it.
    const release = shop.holds('BookTable');
    await bookButton.dblClick();
    release();
    await expect.element(toast('Booking confirmed! Your table for 4 is booked for')).toBeVisible();
    await expect.poll(focused).toContain(confirmation);
    for (const name of ['Phone', 'Date', 'Time']) await expect.element(field(name)).toHaveValue('');
    await expect.element(page.getByLabelText('Special request')).toHaveValue('');
    const keys = shop.sent('BookTable').map(({ idempotencyKey }) => idempotencyKey);
    expect(shop.sent('BookTable').at(-1)).toMatchObject({
      input: { date, time: '20:30', guests: 4, message: 'By the window' },
    });
    // The refused one, and that of the double click.
    expect(keys).toHaveLength(2);
  });

  it('works with the keyboard alone', async () => {
    const shop = aShop({ freeTimes: ['11:00', '11:30'], bookTable: aBooking() });
    await show(shop, '/book', { who: asha, size: desk });
    await expect.element(page.getByText('Yours is kept for 90 minutes.')).toBeVisible();
    field('Date').element().focus();
    // Typed segment by segment, as the browser's date field requires.
    await userEvent.keyboard(typedDate);
    await expect.element(chip('11:00 am')).toBeVisible();
    const tabTo = async (isThere: () => boolean) => {
      for (let tabs = 0; tabs < 40 && !isThere(); tabs += 1) await userEvent.keyboard('{Tab}');
    };
    await tabTo(() => focused() === '11:00 am');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(field('Time')).toHaveValue('11:30');
    await tabTo(() => document.activeElement?.getAttribute('name') === 'phone');
    await userEvent.keyboard('98765 43210{Enter}');
    await expect.element(toast('Booking confirmed!')).toBeVisible();
    expect(shop.sent('BookTable')[0]).toMatchObject({ input: { date, time: '11:30' } });
  });

  it('chooses today or tomorrow in the restaurant’s time zone with one tap', async () => {
    // In London it is still the previous evening.
    const at = new Date(`${dayAhead(0)}T01:30:00+05:30`);
    await show(aShop(), '/book', { who: asha, at });
    await button('Today').click();
    await expect.element(field('Date')).toHaveValue(dayAhead(0));
    await expect.element(button('Today')).toHaveAttribute('aria-pressed', 'true');
    await button('Tomorrow').click();
    await expect.element(field('Date')).toHaveValue(dayAhead(1));
    await expect.element(button('Today')).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([1, 5])('lets the day be typed while its limits load: after %s keys', async (keys) => {
    const shop = aShop({ freeTimes: ['12:30'] });
    const release = shop.holds('BookingRules');
    await show(shop, '/book', { who: asha, size: desk });
    await expect.element(field('Date')).toBeVisible();
    field('Date').element().focus();
    await userEvent.keyboard(typedDate.slice(0, keys));
    release();
    await expect.element(page.getByText('Yours is kept for 90 minutes.')).toBeVisible();
    await userEvent.keyboard(typedDate.slice(keys));
    await expect.element(chips).toBeVisible();
    await expect.element(field('Date')).toHaveValue(date);
    // After loading, the calendar offers only bookable days.
    field('Time').element().focus();
    await expect.element(field('Date')).toHaveAttribute('max', someBookingRules().lastDate);
  });

  it('shows a refused time at its field, and keeps the input when the server is out of reach', async () => {
    const shop = aShop();
    await show(shop, '/book', { who: asha });
    await field('Phone').fill('98765 43210');
    await field('Date').fill(date);
    await field('Time').fill('10:00');
    const message = 'Tables can be booked from 12:00 to 21:30. Please choose a time in between.';
    shop.fails('BookTable', refusal('BAD_USER_INPUT', message, [{ field: 'time', message }]));
    await bookButton.click();
    await expect.element(toast(message)).toBeVisible();
    await expect.element(field('Time')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Time')).toHaveFocus();
    shop.fails('BookTable', 'unreachable');
    await bookButton.click();
    await expect.element(toast('❌ Booking failed.')).toBeVisible();
    await expect.element(field('Phone')).toHaveValue('98765 43210');
  });

  it('says that the day is full, and which one is not', async () => {
    const shop = aShop({ freeTimes: [] });
    await show(shop, '/book', { who: asha });
    await field('Date').fill(date);
    await expect.element(page.getByText('No table for 2 is free on this day.')).toBeVisible();
    await field('Phone').fill('98765 43210');
    await field('Time').fill('19:30');
    const nextFreeDay = { date: dayAhead(8), freeTimes: ['19:00', '19:30'] };
    shop.fails(
      'BookTable',
      fullyBooked(
        `No table for 2 is free then. The next day with free tables is ${dayAhead(8)}: 19:00 and 19:30.`,
        { freeTimes: [], nextFreeDay },
      ),
    );
    await bookButton.click();
    await expect.element(page.getByText(/The next day with free tables is/)).toBeVisible();
    const others = page.getByRole('list', { name: `Free times on ${dayAhead(8)}` });
    await others.getByRole('button').first().click();
    await expect.element(field('Date')).toHaveValue(dayAhead(8));
    shop.recovers('BookTable');
    shop.answer({ bookTable: aBooking() });
    await bookButton.click();
    await expect.element(toast('Booking confirmed!')).toBeVisible();
  });
});

describe('my bookings', () => {
  it('show one, which is moved and cancelled', async () => {
    const booking = aBooking({ date, time: '20:30', guests: 4, message: 'By the window' });
    const shop = aShopWith([booking]);
    await show(shop, '/booking-details', { who: asha });
    await expect.element(cards).toBeVisible();
    for (const text of [date, '20:30', '4', 'By the window', 'COD', 'Pending'])
      await expect.element(cards).toHaveTextContent(text);

    // It cannot be moved to a taken time.
    const message = 'No table for 4 is free then.';
    shop.fails('UpdateBooking', fullyBooked(message, { freeTimes: ['20:00'] }));
    await button('Edit').click();
    await field('Time').fill('19:15');
    await button('Save').click();
    await expect.element(toast('Failed to update booking')).toBeVisible();
    await expect.poll(focused).toContain(message);
    shop.recovers('UpdateBooking');
    const moved = { ...booking, time: '19:15', guests: 2, message: 'Near the door' };
    shop.answer({ updateBooking: shop.changing(moved, { myBookings: aPage([moved]) }) });
    await field('Number of guests').fill('2');
    await page.getByLabelText('Special request').fill('Near the door');
    await button('Save').click();
    await expect.element(toast('Booking updated')).toBeVisible();
    await expect.element(cards).toHaveTextContent(/19:15.*Near the door/);
    await expect.element(button('Edit')).toHaveFocus();
    expect(shop.sent('UpdateBooking').at(-1)).toMatchObject({
      id: booking.id,
      input: { time: '19:15', guests: 2, message: 'Near the door' },
    });

    await button('Cancel').click();
    await button('Keep it').click();
    await button('Cancel').click();
    await expect
      .element(page.getByRole('alertdialog').getByText(`${date} at 19:15, 2 guests.`))
      .toBeVisible();
    const cancelled = { ...moved, cancelledAt: minutesFromNow(0) };
    shop.answer({ cancelBooking: shop.changing(cancelled, { myBookings: aPage() }) });
    await button('Cancel booking').click();
    await expect.element(toast('Booking cancelled')).toBeVisible();
    await expect.element(page.getByText('No bookings found')).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  it('offer today until the last seating has begun', async () => {
    const booking = aBooking({ date: dayAhead(5), time: '13:00' });
    const edit = async (time: string) => {
      const at = new Date(`${dayAhead(0)}T${time}:00+05:30`);
      await show(aShopWith([booking]), '/booking-details', { who: asha, at });
      await button('Edit').click();
      await expect.element(field('Date')).toHaveAttribute('min');
    };
    await edit('21:29');
    await expect.element(button('Today')).toBeEnabled();
    await edit('21:30');
    await expect.element(button('Today')).toBeDisabled();
    await expect.element(button('Tomorrow')).toBeEnabled();
  });

  it('say before cancelling whether the fee is refunded', async () => {
    const paid = { paymentMode: 'ONLINE', paymentStatus: 'PAID' } as const;
    const feeReturns = /^Your fee of ₹100 will be refunded\.$/;
    const feeStays = /^Your fee of ₹100 will not be refunded, because it was refundable only until/;
    const early = aBooking({ ...paid, date, feeRefundableUntil: minutesFromNow(60) });
    await show(aShopWith([early]), '/booking-details', { who: asha });
    await expect.element(cards).toHaveTextContent(/ONLINE.*Paid/);
    await button('Cancel').click();
    await expect.element(page.getByText(feeReturns)).toBeVisible();

    const late = { ...early, feeRefundableUntil: minutesFromNow(-60) };
    const shop = aShopWith([late]);
    await show(shop, '/booking-details', { who: asha });
    await button('Cancel').click();
    await expect.element(page.getByText(feeStays)).toBeVisible();
    // Moving it does not refund the fee, and the form says so.
    await button('Keep it').click();
    await button('Edit').click();
    await expect
      .element(
        page.getByText(/^Your fee was refundable until .+\. Changing the booking does not change that\.$/),
      )
      .toBeVisible();
    await button('Keep as it was').click();

    // Its time passes while the dialog is open.
    await button('Cancel').click();
    const message = 'This booking is over and cannot be cancelled.';
    shop.fails('CancelBooking', refusal('CONFLICT', message));
    await button('Cancel booking').click();
    await expect.element(toast('Failed to cancel booking')).toBeVisible();
    await expect.element(page.getByText(message).first()).toBeVisible();
  });

  it('show no pending payment, and nothing to press, once their time is over', async () => {
    const over = aBooking({ startsAt: minutesFromNow(-1) });
    await show(aShopWith([aBooking()]), '/booking-details', { who: asha });
    await expect.element(cards).toHaveTextContent(/COD.*Payment status.*Pending/);
    await show(aShopWith([over]), '/booking-details', { who: asha });
    await expect.element(page.getByText('Over', { exact: true })).toBeVisible();
    await expect.element(cards).toHaveTextContent('COD');
    await expect.element(cards).not.toHaveTextContent(/Pending|Payment status/);
    for (const name of ['Cancel', 'Edit']) await expect.element(button(name)).not.toBeInTheDocument();
  });

  it('do not revert other changes with a form that was left open', async () => {
    const booking = aBooking({ date, time: '12:00' });
    const shop = aShopWith([booking]);
    await show(shop, '/booking-details', { who: asha });
    await isLive();
    await button('Edit').click();
    await page.getByLabelText('Special request').fill('Near the door');
    const elsewhere = { ...booking, time: '13:00', guests: 1 };
    change(shop, [elsewhere]);
    const notice = `This booking was changed elsewhere: it is now ${date} at 13:00, 1 guest.`;
    await expect.element(page.getByText(notice)).toBeVisible();
    const saved = { ...elsewhere, message: 'Near the door' };
    shop.answer({ updateBooking: shop.changing(saved, { myBookings: aPage([saved]) }) });
    await button('Save').click();
    await expect.element(toast('Booking updated')).toBeVisible();
    await expect.element(cards).toHaveTextContent(/13:00.*Near the door/);
    expect(shop.sent('UpdateBooking')).toEqual([{ id: booking.id, input: { message: 'Near the door' } }]);

    await button('Edit').click();
    await page.getByLabelText('Special request').fill('In the garden');
    change(shop, [{ ...saved, time: '14:00' }]);
    await button('Show it').click();
    await expect.element(field('Time')).toHaveValue('14:00');
    await expect.element(page.getByLabelText('Special request')).toHaveValue('In the garden');
    await expect.element(page.getByText('This booking was changed elsewhere')).not.toBeInTheDocument();
  });

  it('can be cancelled while being edited', async () => {
    const [first, second] = [aBooking({ time: '12:00' }), aBooking({ time: '15:00' })];
    const shop = aShopWith([first, second]);
    await show(shop, '/booking-details', { who: asha });
    await button('Edit').first().click();
    await page.getByLabelText('Special request').fill('In the garden');
    const cancel = page.getByRole('form').getByRole('button', { name: 'Cancel booking' });
    const dialog = page.getByRole('alertdialog');
    await cancel.click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(page.getByLabelText('Special request')).toHaveValue('In the garden');
    await cancel.click();
    const cancelled = { ...first, cancelledAt: minutesFromNow(0) };
    shop.answer({ cancelBooking: shop.changing(cancelled, { myBookings: aPage([second]) }) });
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect.element(toast('Booking cancelled')).toBeVisible();
    await expect.element(cards).toHaveTextContent('15:00');
    expect(shop.sent('CancelBooking')).toEqual([{ id: first.id }]);
  });

  it('keep the focus on the next one when one was cancelled', async () => {
    const [first, second, third] = ['12:00', '15:00', '18:00'].map((time) => aBooking({ time })) as [
      Booking,
      Booking,
      Booking,
    ];
    const shop = aShopWith([first, second, third]);
    await show(shop, '/booking-details', { who: asha });
    await cards.nth(1).getByRole('button', { name: 'Cancel' }).click();
    const cancelled = { ...second, cancelledAt: minutesFromNow(0) };
    shop.answer({ cancelBooking: shop.changing(cancelled, { myBookings: aPage([first, third]) }) });
    await button('Cancel booking').click();
    await expect.element(cards).toHaveLength(2);
    await expect.element(cards.nth(1)).toHaveFocus();
    await expect.element(cards.nth(1)).toHaveTextContent('18:00');
  });

  it('show one that was made elsewhere', async () => {
    const shop = aShopWith([]);
    await show(shop, '/booking-details', { who: asha });
    await isLive();
    change(shop, [aBooking({ time: '13:15' })]);
    await expect.element(cards).toHaveTextContent('13:15');
  });
});

describe('the admin’s bookings', () => {
  const open = { who: boss, size: desk } as const;
  const named = (name: string, booking: Partial<Booking> = {}) => aBooking({ name, date, ...booking });

  it('are shown by day, live, and can be deleted', async () => {
    const shop = aShop();
    await show(shop, '/admin/booking', open);
    await expect.element(page.getByText('No bookings found')).toBeVisible();
    await isLive();
    const late = named('Late', { time: '21:00' });
    const early = named('Early', { time: '12:00', guests: 1, message: 'By the window' });
    const gone = named('Changed her mind', { time: '15:00', cancelledAt: minutesFromNow(-1) });
    const other = named('Another day', { date: dayAhead(3) });
    shop.answer({ bookings: aPage([other, early, gone, late]) });
    shop.publish('bookingsChanged', late.id);
    await expect
      .poll(() => cards.elements().map(({ ariaLabel }) => ariaLabel))
      .toEqual(['Another day', 'Early', 'Changed her mind', 'Late'].map((name) => `Booking of ${name}`));
    const card = (name: string) => page.getByRole('article', { name: `Booking of ${name}` });
    await expect.element(card('Changed her mind').getByText('Cancelled')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveLength(2);
    await expect.element(page.getByText('2 bookings, 3 guests')).toBeVisible();
    const texts = [
      '12:00',
      date,
      '1 guest',
      'asha@example.in',
      '+919876543210',
      'COD',
      'Pending',
      'By the window',
    ];
    for (const text of texts) await expect.element(card('Early')).toHaveTextContent(text);

    await card('Early').getByRole('button', { name: 'Delete' }).click();
    shop.answer({ deleteBooking: shop.changing(early, { bookings: aPage([other, gone, late]) }) });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(toast('Booking deleted')).toBeVisible();
    await expect.element(card('Early')).not.toBeInTheDocument();
    expect(shop.sent('DeleteBooking')).toEqual([{ id: early.id }]);
  });

  it('load more at the end of the list', async () => {
    const all = Array.from({ length: 23 }, (_, index) =>
      named(`Day ${index + 1}`, { date: dayAhead(index + 1) }),
    );
    const shop = aShop({
      bookings: ({ after, first }) =>
        after
          ? aPage(all.slice(20))
          : aPage(all.slice(0, first ?? 20), { hasNextPage: true, endCursor: 'the 20th' }),
    });
    await show(shop, '/admin/booking', open);
    await expect.element(cards).toHaveLength(20);
    await button('Show more').click();
    await expect.element(cards).toHaveLength(23);
  });
});

describe('screens of bookings', () => {
  it.each(['/book', '/booking-details'])('%s asks visitors to log in and leads back', async (route) => {
    const shop = aShop({ login: aSession(asha) });
    await show(shop, route);
    await expect.element(title('Login')).toBeVisible();
    await field('Email').fill(asha.email ?? '');
    await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
    shop.answer({ me: asha });
    await button('Login').click();
    await expect.poll(address).toBe(route);
  });

  it('send customers home if they are for admins', async () => {
    await show(aShop(), '/admin/booking', { who: asha });
    await expect.poll(address).toBe('/');
  });

  it('are linked from the account menu', async () => {
    await show(aShop(), '/', { who: asha, size: desk });
    await button('MY ACCOUNT').click();
    await page.getByRole('menuitem', { name: 'Bookings', exact: true }).click();
    await expect.element(title('My Bookings')).toBeVisible();
  });
});
