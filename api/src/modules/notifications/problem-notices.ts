import type { OrderProblemReason } from '../contact/order-problem-reasons.js';
import type { ContactMessage } from '../contact/contact-message.entity.js';
import type { OrderProblem } from '../contact/order-problem.js';
import { orderName } from '../restaurant/order-name.js';
import type { Order } from '../orders/order.entity.js';
import { shortened, type Notice } from './notice.js';
import { say } from './notifications.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

const titles: Record<OrderProblemReason, Sentence> = {
  LATE: say.late,
  MISSING_DISH: say.missingDish,
  WRONG_DISH: say.wrongDish,
  QUALITY: say.quality,
  PAYMENT: say.aboutPayment,
  OTHER: say.aboutOrder,
};

/** For staff. */
export function problemReported(
  { name, email, reason, dishes, message }: OrderProblem,
  order: Order,
): Notice {
  const said = [dishes.join(', '), message].filter(Boolean).join(': ');
  return {
    to: { permissions: ['VIEW_MESSAGES'] },
    title: titles[reason],
    body: said ? shortened(said) : say.nothingWritten,
    link: '/admin/messages',
    action: say.seeMessages,
    mail: {
      facts: [
        { label: say.order, value: orderName(order) },
        { label: say.name, value: name },
        ...(email ? [{ label: say.email, value: email }] : []),
      ],
      ...(email && { replyTo: { name, address: email } }),
    },
  };
}

/** For the sender of a message. One that is done without a reply is no news to them. */
export function replyTo({ customerId, message, reply }: ContactMessage): Notice[] {
  if (customerId === null || reply === null) return [];
  return [
    {
      to: { userId: customerId },
      title: say.messageAnswered,
      body: reply,
      link: '/contact',
      action: say.writeAgain,
      mail: { facts: [{ label: say.yourMessage, value: shortened(message) }] },
    },
  ];
}

/** For the customer. */
export function problemAnswered({ orderId, reply }: OrderProblem): Omit<Notice, 'to'> {
  return {
    title: say.answered,
    body: reply ?? say.solved,
    link: `/track-order/${orderId}`,
    action: say.trackOrder,
  };
}
