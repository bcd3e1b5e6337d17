import type { AccountChangesService } from '../auth/account-changes.service.js';
import type { BookingsService } from '../bookings/bookings.service.js';
import { passwordResetRequested } from '../auth/auth.events.js';
import type { PasswordResetService } from '../auth/password-reset.service.js';
import { contactMessageAnswered, contactMessageSent } from '../contact/contact.events.js';
import type { ContactService } from '../contact/contact.service.js';
import { problemOf } from '../contact/order-problem.js';
import { isOpen, type OrderStatus } from '../orders/order-status.js';
import type { Order } from '../orders/order.entity.js';
import {
  orderDue,
  orderPaymentKept,
  orderPlaced,
  orderPromiseChanged,
  orderStatusChanged,
} from '../orders/orders.events.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { PaymentDecision } from '../payments/payment.entity.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { BillLine } from '../quote/bill.js';
import { momentInWords } from '../restaurant/ordering.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { RefundsService } from '../payments/refunds.service.js';
import { accountRules } from './account-notices.js';
import { bookingRules } from './booking-notices.js';
import type { MailContent } from '../messages/message-content.js';
import { rule, ruleForMany, rupees, shortened, type Notice, type NoticeRule } from './notice.js';
import { problemAnswered, problemReported } from './problem-notices.js';
import { refundRules } from './refund-notices.js';

interface Sources {
  readonly accountChanges: AccountChangesService;
  readonly bookings: BookingsService;
  readonly contact: ContactService;
  readonly orders: OrdersService;
  readonly passwordResets: PasswordResetService;
  readonly paymentLists: PaymentListsService;
  readonly refunds: RefundsService;
  readonly restaurant: RestaurantService;
}

/** The rules of all events with notices. Their data is read again by the ids in the event. */
export function noticeRules(sources: Sources): NoticeRule[] {
  const { accountChanges, bookings, contact, orders, passwordResets, paymentLists, refunds } = sources;
  /** Paise that are left of the payments of those orders about which staff have decided so. */
  const leftByDecision = async (decision: PaymentDecision, orderIds: readonly string[]) => {
    const found = orderIds.length > 0 ? await paymentLists.ofOrders(orderIds) : [];
    const payments = found.flatMap((payment) => (payment?.decision === decision ? payment : []));
    const left = await refunds.refundableOf(payments.map(({ id }) => id));
    return new Map(payments.map(({ orderId }, index) => [orderId, left[index] ?? 0]));
  };
  return [
    ...accountRules(accountChanges),
    ...bookingRules(bookings),
    ...refundRules(paymentLists, refunds),

    ruleForMany(orderPlaced, async (events) => {
      const found = await orders.byIds(events.map(({ orderId }) => orderId));
      const facts = await factsOf(sources.restaurant);
      return found.map((order) => {
        if (!order) return [];
        const mail = { facts: facts(order) };
        return [
          ...toCustomer(order, {
            title: 'We have your order',
            body: order.slotAt
              ? `Thank you! We have your order of ${rupees(order.totalPaise)} for later: ${momentInWords(order.slotAt, order.createdAt)}.`
              : [
                  `Thank you! Our kitchen has your order of ${rupees(order.totalPaise)} and starts on it soon.`,
                  ...(order.promiseReason ? [order.promiseReason] : []),
                ].join(' '),
            link: `/track-order/${order.id}`,
            action: trackOrder,
            mail,
          }),
          {
            to: { permission: 'VIEW_ORDERS' },
            title: `New order of ${rupees(order.totalPaise)}`,
            body: order.slotAt
              ? `A new order for later: ${momentInWords(order.slotAt, order.createdAt)}. You get a message when the kitchen starts on it.`
              : newOrderText(order),
            link: '/admin/orders',
            action: 'See the orders',
            mail,
          },
        ];
      });
    }),

    rule(orderDue, async ({ orderId }) => {
      const order = await orders.find(orderId);
      if (!order?.slotAt || !isOpen(order.status)) return [];
      return [
        {
          to: { permission: 'VIEW_ORDERS' },
          title: `Begin with an order of ${rupees(order.totalPaise)}`,
          body: `An order for later is waiting for the kitchen: ${momentInWords(order.slotAt, new Date())}.`,
          link: '/admin/orders',
          action: 'See the orders',
        },
      ];
    }),

    rule(orderPromiseChanged, async ({ orderId, version, promisedUntil }) => {
      const order = await orders.find(orderId);
      // A later change has its own event.
      if (!order || order.promisedUntil?.toISOString() !== promisedUntil || !isOpen(order.status)) return [];
      return toCustomer(order, {
        title: 'Your order has a new time',
        body: `${expected[order.way]} ${promiseInWords(order, new Date())}. ${order.promiseReason}`,
        link: `/track-order/${order.id}`,
        action: trackOrder,
        ...(version && { topic: { name: `order:${orderId}`, version } }),
      });
    }),

    ruleForMany(orderStatusChanged, async (events) => {
      const versions = await orders.versionsOf(
        events.map(({ orderId, version }) => ({ orderId, after: version - 1, upTo: version })),
      );
      const found = versions.map(([order]) => order ?? null);
      const facts = await factsOf(sources.restaurant);
      const cancelled = found.flatMap((order) => (order?.status === 'Cancelled' ? order.id : []));
      const undecided = await leftByDecision('needed', cancelled);
      return found.map((order) => {
        if (!order) return [];
        const left = order.status === 'Cancelled' ? undecided.get(order.id) : undefined;
        return toCustomer(order, {
          ...(textsByWay[order.way][order.status] ?? statusTexts[order.status]),
          ...(left !== undefined && { body: cancelledUndecided(left) }),
          link: `/track-order/${order.id}`,
          action: trackOrder,
          mail: { facts: facts(order) },
          topic: { name: `order:${order.id}`, version: order.version },
        });
      });
    }),

    rule(orderPaymentKept, async ({ orderId, version }) => {
      const order = await orders.find(orderId);
      const left = (await leftByDecision('kept', [orderId])).get(orderId);
      if (!order || left === undefined) return [];
      return toCustomer(order, {
        title: 'Your payment will not be refunded',
        body: `We will not refund the ${rupees(left)} that you paid for the cancelled order. If you have questions, please call us or write to us.`,
        link: `/track-order/${order.id}`,
        action: trackOrder,
        topic: { name: `order:${orderId}`, version },
      });
    }),

    rule(passwordResetRequested, async ({ userId }) => {
      const link = await passwordResets.linkFor(userId);
      if (!link) return [];
      return [
        {
          to: { userId },
          title: 'Choose a new password',
          body: 'We were asked for a new password for your account. The link works once, for 30 minutes. If it was not you who asked, ignore this mail: your password stays as it is.',
          link: `/reset-password/${link.token}`,
          action: 'Choose a new password',
          secretUntil: link.expiresAt,
          mail: { hasOwnLimit: true },
        },
      ];
    }),

    rule(contactMessageSent, async ({ messageId }) => {
      const message = await contact.find(messageId);
      if (!message) return [];
      const problem = problemOf(message);
      if (problem) return [problemReported(problem)];
      return [
        {
          to: { permission: 'VIEW_MESSAGES' },
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

    rule(contactMessageAnswered, async ({ messageId }) => {
      const message = await contact.find(messageId);
      const problem = message && problemOf(message);
      const order = problem && (await orders.find(problem.orderId));
      if (!order) return [];
      return toCustomer(order, problemAnswered(problem));
    }),
  ];
}

/** A refund has a mail of its own. */
const cancelledUndecided = (leftPaise: number) =>
  `We are sorry that this one did not work out. We will let you know whether your ${rupees(leftPaise)} is refunded.`;

interface StatusText {
  readonly title: string;
  readonly body: string;
}

const statusTexts: Record<OrderStatus, StatusText> = {
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

const pickupTexts: Partial<Record<OrderStatus, StatusText>> = {
  'Out for Delivery': {
    title: 'Your order is ready for pickup',
    body: 'It is packed and waits for you at the restaurant.',
  },
  Delivered: {
    title: 'Your order was picked up',
    body: 'Enjoy your meal! We would love to cook for you again.',
  },
};

const tableTexts: Partial<Record<OrderStatus, StatusText>> = {
  'Out for Delivery': {
    title: 'Your order is ready',
    body: 'It is on its way to your table.',
  },
  Delivered: {
    title: 'Your order was served',
    body: 'Enjoy your meal! We would love to cook for you again.',
  },
};

/** Where they differ from those of a delivery. */
const textsByWay: Record<OrderWay, Partial<Record<OrderStatus, StatusText>>> = {
  DELIVERY: {},
  PICKUP: pickupTexts,
  TABLE: tableTexts,
};

const expected: Record<OrderWay, string> = {
  DELIVERY: 'We now expect to be at your door',
  PICKUP: 'We now expect it to be ready',
  TABLE: 'We now expect to serve it',
};

/** `today at 19:40 to 19:55` */
function promiseInWords(
  { promisedFrom, promisedUntil }: Pick<Order, 'promisedFrom' | 'promisedUntil'>,
  now: Date,
): string {
  if (!promisedFrom || !promisedUntil) return '';
  const [from, until] = [momentInWords(promisedFrom, now), momentInWords(promisedUntil, now)];
  return `${from} to ${until.slice(-5)}`;
}

function newOrderText({ way, address, tableName }: Order): string {
  if (way === 'TABLE') return `A new order is waiting for the kitchen. Bring it to: ${tableName}`;
  return way === 'PICKUP'
    ? 'A new order is waiting for the kitchen. The customer picks it up.'
    : `A new order is waiting for the kitchen. Deliver to: ${address}`;
}

/** An order may outlive its customer's account. */
function toCustomer({ userId }: Order, notice: Omit<Notice, 'to'>): Notice[] {
  return userId ? [{ to: { userId }, ...notice }] : [];
}

const trackOrder = 'Track your order';

/** Content of the mails about orders. */
async function factsOf(
  restaurant: Sources['restaurant'],
): Promise<(order: Order) => NonNullable<MailContent['facts']>> {
  const { name, address: ownAddress, pinCode } = await restaurant.latest();
  const placeOf = ({ way, address, tableName }: Pick<Order, 'way' | 'address' | 'tableName'>) => {
    if (tableName !== null) return { label: 'Table', value: tableName };
    if (way === 'PICKUP') return { label: 'Pick it up at', value: `${name}, ${ownAddress} ${pinCode}` };
    return { label: 'Address', value: address };
  };
  return ({ id, bill, slotAt, createdAt, ...order }) => [
    ...bill.lines.map((line) => ({
      label: labelOf(line),
      value: rupees(line.quantity * line.unitPricePaise),
    })),
    ...bill.charges.map(({ label, amountPaise }) => ({ label, value: rupees(amountPaise) })),
    { label: 'Total', value: rupees(bill.totalPaise) },
    ...(slotAt && order.promiseReason === null
      ? [{ label: 'For', value: momentInWords(slotAt, createdAt) }]
      : order.promisedUntil
        ? [{ label: 'Expected', value: promiseInWords(order, createdAt) }]
        : []),
    placeOf(order),
    { label: 'Order', value: id },
  ];
}

/** `2 × Biryani (Full, 2 × Cheese; “no salt”)` */
function labelOf({ name, quantity, choices, note }: BillLine): string {
  const chosen = choices.map((choice) =>
    choice.quantity === 1 ? choice.name : `${choice.quantity} × ${choice.name}`,
  );
  const details = [...(chosen.length > 0 ? [chosen.join(', ')] : []), ...(note ? [`“${note}”`] : [])];
  return `${quantity} × ${name}${details.length > 0 ? ` (${details.join('; ')})` : ''}`;
}
