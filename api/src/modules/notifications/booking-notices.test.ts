import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, type Account } from '../../../test/factories.js';
import { pay, untilState } from '../../../test/payments.js';
import { calls, failures, SandboxFaults } from '../../../test/sandbox-faults.js';
import { startMailServer, type MailServer } from '../../../test/servers/smtp.js';
import { dayInWords } from '../../platform/sentences.js';
import { messagesTopic } from '../messages/messages.messages.js';

let smtp: MailServer;
let test: TestApp;
let admin: Account;
beforeAll(async () => {
  smtp = await startMailServer();
  // One table, so that a second party at the same time is refused.
  test = await TestApp.start({ TABLES: '1x2', SMTP_URL: smtp.url, MAIL_FROM: 'orders@chowk.example' });
  admin = await anAdmin(test);
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});
beforeEach(async () => {
  await test.app.dataSource.query('truncate bookings cascade');
});

const date = dayAhead(7);
const moment = `${dayInWords(date)} at 7:30 pm`;

interface Seen {
  readonly title: string;
  readonly body: string;
  readonly link: string;
}

/** Newest first. */
async function noticesOf({ token }: Account): Promise<Seen[]> {
  const { data } = await test.graphql(
    '{ notifications(first: 100) { nodes { title body link } } }',
    {},
    token,
  );
  return (data as { notifications: { nodes: Seen[] } }).notifications.nodes;
}

const titlesOf = async (person: Account) => (await noticesOf(person)).map(({ title }) => title);
const noticeOf = async (person: Account, title: string): Promise<Seen> => {
  await expect.poll(() => titlesOf(person)).toContain(title);
  return (await noticesOf(person)).find((notice) => notice.title === title) as Seen;
};

async function book({ token }: Account, booking: Record<string, unknown> = {}): Promise<string> {
  const { body } = await test.rest<{ booking: { _id: string } }>('POST', '/api/booking', {
    token,
    body: aBooking(booking),
  });
  return body.booking._id;
}
const cancel = (id: string, { token }: Account) => test.rest('DELETE', `/api/booking/${id}`, { token });
const takeBack = (id: string) => test.rest('DELETE', `/api/booking/admin/${id}`, { token: admin.token });

/** Starts the online payment of a table. */
async function begin({ token }: Account, booking: Record<string, unknown> = {}) {
  const { data } = await test.graphql(
    `mutation ($input: BookTableInput!) { startBookingPayment(input: $input) { payment { id razorpayOrderId } } }`,
    { input: aBooking(booking) },
    token,
  );
  return (data as { startBookingPayment: { payment: { id: string; razorpayOrderId: string } } })
    .startBookingPayment.payment;
}

/** A table paid online. */
async function bookOnline(customer: Account): Promise<{ bookingId: string; paymentId: string }> {
  const { id, razorpayOrderId } = await begin(customer);
  await pay(test, razorpayOrderId);
  const mine = async () =>
    (await test.rest<{ _id: string }[]>('GET', '/api/booking/mybooking', { token: customer.token })).body;
  await expect.poll(async () => (await mine()).length).toBe(1);
  return { bookingId: (await mine())[0]?._id ?? '', paymentId: id };
}

describe('booking notices', () => {
  it('notify the customer and the admins of a new, changed and cancelled booking', async () => {
    const [asha, stranger] = [await aCustomer(test), await aCustomer(test)];
    const id = await book(asha);
    expect(await noticeOf(asha, 'Your table is booked')).toEqual({
      title: 'Your table is booked',
      body: `We look forward to seeing you on ${moment}.`,
      link: '/booking-details',
    });
    expect(await noticeOf(admin, `New booking: Asha Rao, 2 on ${moment}`)).toMatchObject({
      body: 'Special request: By the window, please',
      link: '/admin/booking',
    });

    const moved = `${dayInWords(date)} at 8:00 pm`;
    await test.rest('PUT', `/api/booking/my/${id}`, {
      token: asha.token,
      body: { time: '20:00', guests: 1, message: '' },
    });
    expect(await noticeOf(asha, 'Your booking was changed')).toMatchObject({
      body: `Your table is now booked for ${moved}.`,
      link: '/booking-details',
    });
    expect(await noticeOf(admin, `Booking changed: Asha Rao, 1 on ${moved}`)).toMatchObject({
      body: 'There is no special request.',
    });

    await cancel(id, asha);
    expect(await noticeOf(asha, 'Your booking was cancelled')).toMatchObject({
      body: `Your table on ${moved} is free for others now.`,
      link: '/booking-details',
    });
    await noticeOf(admin, `Booking cancelled: Asha Rao, 1 on ${moved}`);
    expect(await titlesOf(asha)).toHaveLength(3);
    expect(await titlesOf(stranger)).toEqual([]);
  });

  it('apologize to the customer for a booking cancelled by the restaurant', async () => {
    const asha = await aCustomer(test);
    await takeBack(await book(asha));
    expect(await noticeOf(asha, 'We had to cancel your booking')).toMatchObject({
      body: `We are sorry: we cannot keep your table on ${moment}. Please book another time, or write to us.`,
      link: '/booking-details',
    });
    await noticeOf(admin, `Booking cancelled by the restaurant: Asha Rao, 2 on ${moment}`);
  });

  it('skip a mail that is outdated by a later event', async () => {
    smtp.atRecipient = () => ({ code: 451, says: 'Later' });
    const asha = await aCustomer(test);
    const id = await book(asha);
    await noticeOf(asha, 'Your table is booked');
    await cancel(id, asha);
    await noticeOf(asha, 'Your booking was cancelled');
    smtp.atRecipient = () => 'go on';
    const untilSettled = async (): Promise<unknown> => {
      await test.app.dataSource.query(`update deliveries set next_try_at = now() where state = 'waiting'`);
      await test.app.pubsub.publish(messagesTopic, {});
      return test.app.dataSource.query(
        `select content ->> 'subject' as subject, state from deliveries where user_id = $1 order by topic_version`,
        [asha.id],
      );
    };
    await expect.poll(untilSettled).toEqual([
      { subject: 'Your table is booked', state: 'skipped' },
      { subject: 'Your booking was cancelled', state: 'sent' },
    ]);
    expect(smtp.mailsTo(asha.email).map(({ headers }) => headers.get('subject'))).toEqual([
      'Your booking was cancelled',
    ]);
  });
});

describe('notices of refunded booking fees', () => {
  it('notify of a refund for a timely cancellation', async () => {
    const asha = await aCustomer(test);
    const { bookingId } = await bookOnline(asha);
    await cancel(bookingId, asha);
    expect(await noticeOf(asha, 'Your booking was cancelled')).toMatchObject({
      body: `Your table on ${moment} is free for others now. Your fee is on its way back to you.`,
    });
    expect(await noticeOf(asha, '₹200 is on its way back to you')).toEqual({
      title: '₹200 is on its way back to you',
      body: 'The booking was cancelled in time. We have asked your bank to return the money; most banks take 5 to 7 days.',
      link: '/booking-details',
    });
    expect(await noticeOf(asha, '₹200 was refunded')).toMatchObject({
      body: 'The booking was cancelled in time. The money has left us; your bank shows it within a few days.',
      link: '/booking-details',
    });
    expect(await noticeOf(admin, '₹200 goes back to a customer')).toMatchObject({
      body: 'The booking was cancelled in time.',
      link: '/admin/payments',
    });
  });

  it('notify of a refund after a cancellation by the restaurant', async () => {
    const asha = await aCustomer(test);
    const { bookingId, paymentId } = await bookOnline(asha);
    await takeBack(bookingId);
    expect((await noticeOf(asha, 'We had to cancel your booking')).body).toContain(
      ' Your fee is on its way back to you. ',
    );
    expect((await noticeOf(asha, '₹200 was refunded')).body).toMatch(
      /^The restaurant cancelled the booking\. /,
    );
    expect(await untilState(test, asha, paymentId, 'REFUNDED')).toMatchObject({
      refunds: [{ reason: 'The restaurant cancelled the booking.' }],
    });
  });

  it('name the table that was no longer available', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test)];
    const { razorpayOrderId } = await begin(asha);
    await book(ravi);
    await pay(test, razorpayOrderId);
    const notice = await noticeOf(asha, '₹200 is on its way back to you');
    expect(notice.body).toContain(`The table on ${moment} is not available any more. `);
    expect(notice.link).toBe('/book');
    expect(await titlesOf(asha)).not.toContain('Your table is booked');
  });

  it('notify only the admins of a failed refund', async () => {
    new SandboxFaults(test.app.sandbox!).meet(calls.refund, failures.refused);
    const asha = await aCustomer(test);
    const { bookingId } = await bookOnline(asha);
    await cancel(bookingId, asha);
    expect(await noticeOf(admin, 'A refund of ₹200 failed')).toMatchObject({ link: '/admin/payments' });
    expect(await titlesOf(asha)).not.toContain('₹200 was refunded');
    expect(await titlesOf(asha)).not.toContain('A refund of ₹200 failed');
  });
});
