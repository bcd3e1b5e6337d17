import { shopUrl } from '../../config.js';
import { Mailer } from '../../platform/mailer.js';
import type { AccountChangesService } from '../auth/account-changes.service.js';
import type { AccountsService } from '../auth/accounts.service.js';
import type { PasswordResetService } from '../auth/password-reset.service.js';
import type { BillBookService } from '../bill-book/bill-book.service.js';
import type { DayHeadsService } from '../bill-book/day-heads.service.js';
import type { BookingsService } from '../bookings/bookings.service.js';
import type { ContactService } from '../contact/contact.service.js';
import type { DevicesService } from '../devices/devices.service.js';
import type { GuestsService } from '../guests/guests.service.js';
import { defineModule } from '../module.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { RefundsService } from '../payments/refunds.service.js';
import type { InvitationsService } from '../people/invitations.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { MessagesService } from '../messages/messages.service.js';
import { billBookRules } from './bill-book-notices.js';
import { DeliveriesService } from './deliveries.service.js';
import { deviceRules } from './device-notices.js';
import { liveNotifications } from './live-notifications.js';
import { mailChannel } from './mail-channel.js';
import { noticeRules } from './notices.js';
import { Notification } from './notification.entity.js';
import { notificationsResolvers } from './notifications.resolvers.js';
import { NotificationsService } from './notifications.service.js';
import { notificationSubscribers } from './notifications.subscribers.js';
import { UnconfirmedMails } from './unconfirmed-mails.js';

export type { Notification } from './notification.entity.js';
export type { Mail as MailDelivery } from './notifications.queries.js';

interface Needed {
  readonly accounts: AccountsService;
  readonly accountChanges: AccountChangesService;
  readonly billBook: BillBookService;
  readonly bookings: BookingsService;
  readonly contact: ContactService;
  readonly dayHeads: DayHeadsService;
  readonly devices: DevicesService;
  readonly guests: GuestsService;
  readonly invitations: InvitationsService;
  readonly messages: MessagesService;
  readonly orders: OrdersService;
  readonly passwordResets: PasswordResetService;
  readonly paymentLists: PaymentListsService;
  readonly refunds: RefundsService;
  readonly restaurant: RestaurantService;
}

export const notificationsModule = defineModule({
  entities: [Notification],
  start({ config, connections, dataSource, pubsub, rateLimits }, needed: Needed) {
    const { accountChanges, guests, messages, restaurant } = needed;
    const address = () => shopUrl(config, connections.lastKnown.publicUrl);
    const unconfirmed = new UnconfirmedMails(rateLimits, accountChanges, address);
    connections.follow('mail', (account) => {
      const mailer = account && new Mailer(account.smtpUrl, account.from);
      const parts = { guests, unconfirmed, restaurant, shopUrl: address };
      messages.setChannel('email', mailer && mailChannel({ mailer, ...parts }));
    });
    const deliveries = new DeliveriesService(dataSource, pubsub);
    const notifications = new NotificationsService(dataSource, pubsub, () => messages.sendsMails());
    return {
      services: { deliveries, notifications },
      resolvers: [
        notificationsResolvers(notifications, deliveries, restaurant, address),
        liveNotifications(notifications, pubsub).resolvers,
      ],
      subscribers: notificationSubscribers(
        [
          ...noticeRules(needed),
          ...deviceRules(needed.devices, needed.accounts),
          ...billBookRules(needed.dayHeads),
        ],
        notifications,
      ),
      housekeeping: { 'old notifications': () => notifications.deleteExpired() },
    };
  },
});
