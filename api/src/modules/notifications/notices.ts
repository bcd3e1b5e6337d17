import type { AccountChangesService } from '../auth/account-changes.service.js';
import type { AccountsService } from '../auth/accounts.service.js';
import type { BillBookService } from '../bill-book/bill-book.service.js';
import type { BookingsService } from '../bookings/bookings.service.js';
import { passwordResetRequested } from '../auth/auth.events.js';
import type { PasswordResetService } from '../auth/password-reset.service.js';
import { contactMessageAnswered, contactMessageSent } from '../contact/contact.events.js';
import type { ContactService } from '../contact/contact.service.js';
import { problemOf } from '../contact/order-problem.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { InvitationsService } from '../people/invitations.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { RefundsService } from '../payments/refunds.service.js';
import { accountRules } from './account-notices.js';
import { bookingRules } from './booking-notices.js';
import { rule, shortened, type NoticeRule } from './notice.js';
import { toCustomer } from './order-facts.js';
import { orderRules } from './order-notices.js';
import { problemAnswered, problemReported, replyTo } from './problem-notices.js';
import { peopleRules } from './people-notices.js';
import { refundRules } from './refund-notices.js';
import { say } from './notifications.sentences.js';

interface Sources {
  readonly accounts: Pick<AccountsService, 'userById'>;
  readonly accountChanges: AccountChangesService;
  readonly billBook: Pick<BillBookService, 'invoicesOf'>;
  readonly bookings: BookingsService;
  readonly contact: ContactService;
  readonly invitations: InvitationsService;
  readonly orders: OrdersService;
  readonly passwordResets: PasswordResetService;
  readonly paymentLists: PaymentListsService;
  readonly refunds: RefundsService;
  readonly restaurant: RestaurantService;
}

/** The rules of all events with notices. Their data is read again by the ids in the event. */
export function noticeRules(sources: Sources): NoticeRule[] {
  const { accounts, accountChanges, bookings, contact, orders, passwordResets, paymentLists, refunds } =
    sources;
  return [
    ...accountRules(accountChanges, accounts),
    ...bookingRules(bookings),
    ...orderRules(sources),
    ...peopleRules(sources),
    ...refundRules(paymentLists, refunds),

    rule(passwordResetRequested, async ({ userId }) => {
      const link = await passwordResets.linkFor(userId);
      if (!link) return [];
      return [
        {
          to: { userId },
          title: say.choosePassword,
          body: say.choosePasswordBody,
          link: `/reset-password/${link.token}`,
          action: say.choosePassword,
          secretUntil: link.expiresAt,
          mail: { hasOwnLimit: true },
        },
      ];
    }),

    rule(contactMessageSent, async ({ messageId }) => {
      const message = await contact.find(messageId);
      if (!message) return [];
      const problem = problemOf(message);
      if (problem) {
        const order = await orders.find(problem.orderId);
        return order ? [problemReported(problem, order)] : [];
      }
      return [
        {
          to: { permissions: ['VIEW_MESSAGES'] },
          title: say.messageFrom({ name: message.name }),
          body: shortened(message.message),
          link: '/admin/messages',
          action: say.seeMessages,
          mail: {
            body: say.contactBody,
            facts: [
              { label: say.name, value: message.name },
              { label: say.email, value: message.email },
            ],
            quote: message.message,
            replyTo: { name: message.name, address: message.email },
          },
        },
      ];
    }),

    rule(contactMessageAnswered, async ({ messageId }) => {
      const message = await contact.find(messageId);
      if (!message) return [];
      const problem = problemOf(message);
      if (!problem) return replyTo(message);
      const order = await orders.find(problem.orderId);
      return order ? toCustomer(order, problemAnswered(problem)) : [];
    }),
  ];
}
