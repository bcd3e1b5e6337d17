import { dayInWords, localTimeOf } from '../bookings/booking-times.js';
import type { Booking } from '../bookings/booking.entity.js';
import { bookingCancelled, bookingChanged, bookingMade } from '../bookings/bookings.events.js';
import type { BookingsService } from '../bookings/bookings.service.js';
import type { MailContent } from './mail-content.js';
import { rule, shortened, type Notice, type NoticeRule } from './notice.js';

/** Of table bookings their customers and the admins are told. */
export function bookingRules(bookings: BookingsService): NoticeRule[] {
  const compose =
    (
      customer: Pick<Notice, 'title'> & { readonly body: (booking: Booking, refundFee: boolean) => string },
      admins: string,
    ) =>
    async (payload: { bookingId: string; by?: string; refundFee?: boolean }): Promise<Notice[]> => {
      const booking = await bookings.find(payload.bookingId);
      if (!booking) return [];
      const mail = { facts: bookingFacts(booking) };
      const told: Notice[] = [
        {
          to: 'admins',
          title: `${admins}: ${booking.name}, ${booking.guests} on ${momentOf(booking)}`,
          body: booking.message
            ? `They ask for: ${shortened(booking.message)}`
            : 'There is no special request.',
          link: '/admin/booking',
          action: 'See the bookings',
          mail,
        },
      ];
      if (!booking.userId) return told;
      return [
        {
          to: { userId: booking.userId },
          title: customer.title,
          body: customer.body(booking, payload.refundFee ?? false),
          link: '/booking-details',
          action: 'See your bookings',
          mail,
        },
        ...told,
      ];
    };
  return [
    rule(
      bookingMade,
      compose(
        {
          title: 'Your table is booked',
          body: (booking) => `We look forward to seeing you on ${momentOf(booking)}.`,
        },
        'New booking',
      ),
    ),
    rule(
      bookingChanged,
      compose(
        {
          title: 'Your booking was changed',
          body: (booking) => `Your table is now booked for ${momentOf(booking)}.`,
        },
        'Booking changed',
      ),
    ),
    rule(
      bookingCancelled,
      compose(
        {
          title: 'Your booking was cancelled',
          body: (booking, refundFee) =>
            `Your table on ${momentOf(booking)} is free for others now.${refundFee ? ' Your fee is on its way back to you.' : ''}`,
        },
        'Booking cancelled',
      ),
    ),
  ];
}

function momentOf({ startsAt }: Booking): string {
  const { date, time } = localTimeOf(startsAt);
  return `${dayInWords(date)} at ${time}`;
}

function bookingFacts(booking: Booking): NonNullable<MailContent['facts']> {
  return [
    { label: 'When', value: momentOf(booking) },
    { label: 'Guests', value: String(booking.guests) },
    { label: 'Name', value: booking.name },
    { label: 'Phone', value: booking.phone },
    { label: 'Payment', value: booking.paymentMode === 'ONLINE' ? 'Paid online' : 'At the restaurant' },
  ];
}
