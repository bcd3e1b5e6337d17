import type { OrderProblemReason } from '../contact/order-problem-reasons.js';
import type { OrderProblem } from '../contact/order-problem.js';
import { shortened, type Notice } from './notice.js';

const titles: Record<OrderProblemReason, string> = {
  LATE: 'A customer says that an order is late',
  MISSING_DISH: 'A customer misses a dish of an order',
  WRONG_DISH: 'A customer got a wrong dish',
  QUALITY: 'A customer did not like a dish',
  PAYMENT: 'A customer reports a problem with a payment',
  OTHER: 'A customer reports a problem with an order',
};

/** For staff. */
export function problemReported({ name, email, orderId, reason, dishes, message }: OrderProblem): Notice {
  const said = [dishes.join(', '), message].filter(Boolean).join(': ');
  return {
    to: { permission: 'VIEW_MESSAGES' },
    title: titles[reason],
    body: said ? shortened(said) : 'Nothing more was written. The messages have the link to the order.',
    link: '/admin/messages',
    action: 'See the messages',
    mail: {
      facts: [
        { label: 'Order', value: orderId },
        { label: 'Name', value: name },
        ...(email ? [{ label: 'Email', value: email }] : []),
      ],
      ...(email && { replyTo: { name, address: email } }),
    },
  };
}

/** For the customer. */
export function problemAnswered({ orderId, reply }: OrderProblem): Omit<Notice, 'to'> {
  return {
    title: 'The restaurant has answered your report',
    body: reply ?? 'The restaurant has looked into your order and marked the problem as solved.',
    link: `/track-order/${orderId}`,
    action: 'Track your order',
  };
}
