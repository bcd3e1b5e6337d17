import type { EventType } from '../../platform/events.js';
import { passwordChanged } from '../auth/auth.events.js';
import { contactMessageSent } from '../contact/contact.events.js';
import type { ContactService } from '../contact/contact.service.js';
import type { OrderStatus } from '../orders/order-status.js';
import type { Order } from '../orders/order.entity.js';
import { orderPlaced, orderStatusChanged } from '../orders/orders.events.js';
import type { OrdersService } from '../orders/orders.service.js';
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
  readonly orders: OrdersService;
  readonly contact: ContactService;
}

/** Every event that people are told of. What they are told is read anew by the ids in the event. */
export function noticeRules({ orders, contact }: Sources): NoticeRule[] {
  return [
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
