import { dayInWords, localTimeOf } from '../bookings/booking-times.js';
import type { Booking } from '../bookings/booking.entity.js';
import { bookingCancelled, bookingChanged, bookingMade } from '../bookings/bookings.events.js';
import type { BookingsService } from '../bookings/bookings.service.js';
import type { MailContent } from '../messages/message-content.js';
import { rule, shortened, type Notice, type NoticeRule } from './notice.js';

/** The texts about one event of a booking, for customer and staff. */
interface Words {
  readonly title: string;
  readonly body: string;
  /** Prefix of the customer and the booking. */
  readonly staff: string;
}

/** Booking notices for customers and staff. */
export function bookingRules(bookings: BookingsService): NoticeRule[] {
  const compose =
    <T extends { bookingId: string; version: number }>(wordsOf: (moment: string, event: T) => Words) =>
    async (event: T): Promise<Notice[]> => {
      const booking = await bookings.find(event.bookingId);
      if (!booking) return [];
      const { title, body, staff } = wordsOf(momentOf(booking), event);
      const common = {
        mail: { facts: bookingFacts(booking) },
        topic: { name: `booking:${booking.id}`, version: event.version },
      };
      const notices: Notice[] = [
        {
          to: { permission: 'VIEW_BOOKINGS' },
          title: `${staff}: ${booking.name}, ${booking.guests} on ${momentOf(booking)}`,
          body: booking.message
            ? `They ask for: ${shortened(booking.message)}`
            : 'There is no special request.',
          link: '/admin/booking',
          action: 'See the bookings',
          ...common,
        },
      ];
      if (!booking.userId) return notices;
      const customer: Notice = {
        to: { userId: booking.userId },
        title,
        body,
        link: '/booking-details',
        action: 'See your bookings',
        ...common,
      };
      return [customer, ...notices];
    };
  return [
    rule(
      bookingMade,
      compose((moment) => ({
        title: 'Your table is booked',
        body: `We look forward to seeing you on ${moment}.`,
        staff: 'New booking',
      })),
    ),
    rule(
      bookingChanged,
      compose((moment) => ({
        title: 'Your booking was changed',
        body: `Your table is now booked for ${moment}.`,
        staff: 'Booking changed',
      })),
    ),
    rule(
      bookingCancelled,
      compose((moment, { by, refundFee }) => {
        const refund = refundFee ? ' Your fee is on its way back to you.' : '';
        return by === 'restaurant'
          ? {
              title: 'We had to cancel your booking',
              body: `We are sorry: we cannot keep your table on ${moment}.${refund} Please book another time, or write to us.`,
              staff: 'Booking taken back',
            }
          : {
              title: 'Your booking was cancelled',
              body: `Your table on ${moment} is free for others now.${refund}`,
              staff: 'Booking cancelled',
            };
      }),
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
