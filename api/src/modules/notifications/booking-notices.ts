import { localTimeOf } from '../bookings/booking-times.js';
import type { Booking } from '../bookings/booking.entity.js';
import { bookingCancelled, bookingChanged, bookingMade } from '../bookings/bookings.events.js';
import type { BookingsService } from '../bookings/bookings.service.js';
import { rule, shortened, type Fact, type Notice, type NoticeRule } from './notice.js';
import { say } from './notifications.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

interface Moment {
  readonly day: { readonly day: string };
  readonly time: string;
}

/** The texts about one event of a booking, for customer and staff. */
interface Words {
  readonly title: Sentence;
  readonly body: (moment: Moment) => Sentence;
  /** The title for staff. */
  readonly staff: (about: Moment & Pick<Booking, 'name' | 'guests'>) => Sentence;
}

/** Booking notices for customers and staff. */
export function bookingRules(bookings: BookingsService): NoticeRule[] {
  const compose =
    <T extends { bookingId: string; version: number }>(wordsOf: (event: T) => Words) =>
    async (event: T): Promise<Notice[]> => {
      const booking = await bookings.find(event.bookingId);
      if (!booking) return [];
      const { title, body, staff } = wordsOf(event);
      const moment = momentOf(booking);
      const shared = {
        mail: { facts: bookingFacts(booking) },
        topic: { name: `booking:${booking.id}`, version: event.version },
      };
      const notices: Notice[] = [
        {
          to: { permissions: ['VIEW_BOOKINGS'] },
          title: staff({ ...moment, name: booking.name, guests: booking.guests }),
          body: booking.message ? say.request({ request: shortened(booking.message) }) : say.noRequest,
          link: '/admin/booking',
          action: say.seeBookings,
          ...shared,
        },
      ];
      if (!booking.userId) return notices;
      const customer: Notice = {
        to: { userId: booking.userId },
        title,
        body: body(moment),
        link: '/booking-details',
        action: say.seeYourBookings,
        ...shared,
      };
      return [customer, ...notices];
    };
  return [
    rule(
      bookingMade,
      compose(() => ({ title: say.tableBooked, body: say.tableBookedBody, staff: say.newBooking })),
    ),
    rule(
      bookingChanged,
      compose(() => ({
        title: say.bookingChanged,
        body: say.bookingChangedBody,
        staff: say.changedBooking,
      })),
    ),
    rule(
      bookingCancelled,
      compose(({ by, refundFee }) =>
        by === 'restaurant'
          ? {
              title: say.takenBack,
              body: refundFee ? say.takenBackAndRefunded : say.takenBackBody,
              staff: say.takenBackBooking,
            }
          : {
              title: say.bookingCancelled,
              body: refundFee ? say.bookingCancelledAndRefunded : say.bookingCancelledBody,
              staff: say.cancelledBooking,
            },
      ),
    ),
  ];
}

function momentOf({ startsAt }: Booking): Moment {
  const { date, time } = localTimeOf(startsAt);
  return { day: { day: date }, time };
}

function bookingFacts(booking: Booking): Fact[] {
  return [
    { label: say.when, value: say.moment(momentOf(booking)) },
    { label: say.guests, value: String(booking.guests) },
    { label: say.name, value: booking.name },
    { label: say.phone, value: booking.phone },
    { label: say.payment, value: booking.paymentMode === 'ONLINE' ? say.paidOnline : say.atRestaurant },
  ];
}
