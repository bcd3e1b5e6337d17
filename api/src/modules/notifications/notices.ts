import type { EventType } from '../../platform/events.js';
import { dayInWords, localTimeOf } from '../bookings/booking-times.js';
import type { Booking } from '../bookings/booking.entity.js';
import { bookingCancelled, bookingChanged, bookingMade } from '../bookings/bookings.events.js';
import type { BookingsService } from '../bookings/bookings.service.js';
import { passwordChanged } from '../auth/auth.events.js';
import { contactMessageSent } from '../contact/contact.events.js';
import type { ContactService } from '../contact/contact.service.js';
import type { OrderStatus } from '../orders/order-status.js';
import type { Order } from '../orders/order.entity.js';
import { orderPlaced, orderStatusChanged } from '../orders/orders.events.js';
import type { OrdersService } from '../orders/orders.service.js';
import { refundFailed, refundProcessed, refundRequested } from '../payments/payments.events.js';
import type { PaymentsService } from '../payments/payments.service.js';
import { refundReasonTexts } from '../payments/refund-reasons.js';
import type { RefundsService } from '../payments/refunds.service.js';
import type { MailContent } from './mail-content.js';

/** What somebody is told. Whoever is meant twice by one event is told the first notice alone. */
export interface Notice {
  readonly to: 'admins' | { readonly userId: string };
  readonly title: string;
  readonly body: string;
  /** Route in the shop. */
  readonly link: string;
  /** The label of the mail's button, which leads to `link`. */
  readonly action: string;
  /** What the mail says besides title and body, or in place of the body. */
  readonly mail?: Partial<Pick<MailContent, 'body' | 'facts' | 'quote' | 'replyTo'>>;
  /** A mail that still waits when a later version of its topic is told is not sent any more. */
  readonly topic?: { readonly name: string; readonly version: number };
}

/** Who is told what about one kind of event. */
export interface NoticeRule {
  readonly event: EventType;
  readonly compose: (payload: unknown) => Promise<readonly Notice[]>;
}

function rule<T>(event: EventType<T>, compose: (payload: T) => Promise<readonly Notice[]>): NoticeRule {
  return { event, compose: (payload) => compose(event.payload.parse(payload)) };
}

interface Sources {
  readonly bookings: BookingsService;
  readonly contact: ContactService;
  readonly orders: OrdersService;
  readonly payments: PaymentsService;
  readonly refunds: RefundsService;
}

/** Every event that people are told of. What they are told is read anew by the ids in the event. */
export function noticeRules({ bookings, contact, orders, payments, refunds }: Sources): NoticeRule[] {
  return [
    ...bookingRules(bookings),
    ...refundRules(payments, refunds),

    rule(orderPlaced, async ({ orderId }) => {
      const order = await orders.find(orderId);
      if (!order) return [];
      const mail = { facts: await factsOf(orders, order) };
      return [
        ...toCustomer(order, {
          title: 'We have your order',
          body: `Thank you! Our kitchen has your order of ${rupees(order.totalPaise)} and starts on it soon.`,
          link: `/track-order/${orderId}`,
          action: 'Track your order',
          mail,
        }),
        {
          to: 'admins',
          title: `New order of ${rupees(order.totalPaise)}`,
          body: `A new order is waiting for the kitchen. Deliver to: ${order.address}`,
          link: '/admin/orders',
          action: 'See the orders',
          mail,
        },
      ];
    }),

    rule(orderStatusChanged, async ({ orderId, version }) => {
      const [order] = await orders.versionsOf(orderId, version - 1, version);
      if (!order) return [];
      return toCustomer(order, {
        ...statusTexts[order.status],
        link: `/track-order/${orderId}`,
        action: 'Track your order',
        mail: { facts: await factsOf(orders, order) },
        topic: { name: `order:${orderId}`, version },
      });
    }),

    rule(passwordChanged, async ({ userId }) => [
      {
        to: { userId },
        title: 'Your password was changed',
        body: 'If that was you, all is well. If it was not, please tell us at once, so that we can close the door.',
        link: '/contact',
        action: 'Tell us',
      },
    ]),

    rule(contactMessageSent, async ({ messageId }) => {
      const message = await contact.find(messageId);
      if (!message) return [];
      return [
        {
          to: 'admins',
          title: `Message from ${message.name}`,
          body: shortened(message.message),
          link: '/admin/messages',
          action: 'See the messages',
          mail: {
            body: 'Somebody wrote to you on the contact page. An answer to this mail goes to them.',
            facts: [
              { label: 'Name', value: message.name },
              { label: 'Email', value: message.email },
            ],
            quote: message.message,
            replyTo: { name: message.name, address: message.email },
          },
        },
      ];
    }),
  ];
}

function bookingRules(bookings: BookingsService): NoticeRule[] {
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

function refundRules(payments: PaymentsService, refunds: RefundsService): NoticeRule[] {
  const find = async (refundId: string) => {
    const refund = await refunds.find(refundId);
    const payment = refund && (await payments.find(refund.paymentId));
    return refund && payment ? { refund, payment } : undefined;
  };
  const toPayer =
    (title: (amount: string) => string, body: (reason: string) => string) =>
    async ({ refundId }: { refundId: string }): Promise<Notice[]> => {
      const found = await find(refundId);
      if (!found?.payment.userId) return [];
      const { refund, payment } = found;
      return [
        {
          to: { userId: payment.userId ?? '' },
          title: title(rupees(refund.amountPaise)),
          body: body(refundReasonTexts[refund.reason]),
          ...(payment.orderId
            ? { link: `/track-order/${payment.orderId}`, action: 'See your order' }
            : { link: '/order-history', action: 'See your orders' }),
        },
      ];
    };
  return [
    rule(refundRequested, async (payload) => {
      const found = await find(payload.refundId);
      const told = await toPayer(
        (amount) => `${amount} is on its way back to you`,
        (reason) => `${reason} We have asked your bank to return the money; most banks take 5 to 7 days.`,
      )(payload);
      // What an admin asked for is no news to the admins.
      if (!found || found.refund.reason === 'admin') return told;
      const admins: Notice = {
        to: 'admins',
        title: `${rupees(found.refund.amountPaise)} goes back to a customer`,
        body: refundReasonTexts[found.refund.reason],
        link: '/admin/payments',
        action: 'See the payments',
      };
      return [...told, admins];
    }),
    rule(
      refundProcessed,
      toPayer(
        (amount) => `${amount} was refunded`,
        (reason) => `${reason} The money has left us; your bank shows it within a few days.`,
      ),
    ),
    rule(refundFailed, async ({ refundId }) => {
      const found = await find(refundId);
      if (!found) return [];
      return [
        {
          to: 'admins',
          title: `A refund of ${rupees(found.refund.amountPaise)} failed`,
          body: found.refund.failure ?? 'The payment service gave no reason.',
          link: '/admin/payments',
          action: 'See the payments',
        },
      ];
    }),
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

const statusTexts: Record<OrderStatus, { readonly title: string; readonly body: string }> = {
  Pending: {
    title: 'Your order is waiting for the kitchen',
    body: 'It is back in line. We tell you as soon as the kitchen starts on it.',
  },
  Preparing: {
    title: 'Your order is being prepared',
    body: 'The pans are hot: our chefs are at work on your order.',
  },
  'Out for Delivery': {
    title: 'Your order is on its way',
    body: 'It has left our kitchen and will be at your door soon. Please keep your phone at hand.',
  },
  Delivered: {
    title: 'Your order was delivered',
    body: 'Enjoy your meal! We would love to cook for you again.',
  },
  Cancelled: {
    title: 'Your order was cancelled',
    body: 'We are sorry that this one did not work out. If you have questions, please write to us.',
  },
};

/** An order may outlive its customer's account. */
function toCustomer({ userId }: Order, notice: Omit<Notice, 'to'>): Notice[] {
  return userId ? [{ to: { userId }, ...notice }] : [];
}

async function factsOf(orders: OrdersService, order: Order): Promise<NonNullable<MailContent['facts']>> {
  const [items = []] = await orders.itemsOf([order.id]);
  return [
    ...items.map(({ name, quantity, unitPricePaise }) => ({
      label: `${quantity} × ${name}`,
      value: rupees(quantity * unitPricePaise),
    })),
    { label: 'Total', value: rupees(order.totalPaise) },
    { label: 'Address', value: order.address },
    { label: 'Order', value: order.id },
  ];
}

const wholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** ₹1,249 or ₹249.50. */
function rupees(paise: number): string {
  return (paise % 100 === 0 ? wholeRupees : rupeesAndPaise).format(paise / 100);
}

const longestExcerpt = 140;

function shortened(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  if (flat.length <= longestExcerpt) return flat;
  // Half an emoji is no text that PostgreSQL takes.
  return `${flat.slice(0, longestExcerpt).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
