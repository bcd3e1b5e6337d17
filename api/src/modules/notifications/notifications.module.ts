import { shopUrl } from '../../config.js';
import { Mailer } from '../../platform/mailer.js';
import type { AccountChangesService } from '../auth/account-changes.service.js';
import type { PasswordResetService } from '../auth/password-reset.service.js';
import type { BookingsService } from '../bookings/bookings.service.js';
import type { ContactService } from '../contact/contact.service.js';
import type { GuestsService } from '../guests/guests.service.js';
import { defineModule } from '../module.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { RefundsService } from '../payments/refunds.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { DeliveriesService } from './deliveries.service.js';
import { Delivery } from './delivery.entity.js';
import { liveNotifications } from './live-notifications.js';
import { MailSender } from './mail-sender.js';
import { noticeRules } from './notices.js';
import { Notification } from './notification.entity.js';
import { notificationsResolvers } from './notifications.resolvers.js';
import { NotificationsService } from './notifications.service.js';
import { notificationSubscribers } from './notifications.subscribers.js';
import { UnconfirmedMails } from './unconfirmed-mails.js';

export type { Delivery as MailDelivery } from './delivery.entity.js';
export type { MailState } from './mail-state.js';
export type { Notification } from './notification.entity.js';

interface Needed {
  readonly accountChanges: AccountChangesService;
  readonly bookings: BookingsService;
  readonly contact: ContactService;
  readonly guests: GuestsService;
  readonly orders: OrdersService;
  readonly passwordResets: PasswordResetService;
  readonly paymentLists: PaymentListsService;
  readonly refunds: RefundsService;
  readonly restaurant: RestaurantService;
}

export const notificationsModule = defineModule({
  entities: [Delivery, Notification],
  start({ config, dataSource, log, pubsub, rateLimits }, needed: Needed) {
    const { accountChanges, guests, restaurant } = needed;
    const address = shopUrl(config);
    const mailer = config.mail && new Mailer(config.mail.smtpUrl, config.mail.from);
    const deliveries = new DeliveriesService(dataSource, pubsub);
    const notifications = new NotificationsService(dataSource, pubsub, mailer !== undefined);
    const mails = new MailSender({
      dataSource,
      pubsub,
      mailer,
      guests,
      restaurant,
      unconfirmed: new UnconfirmedMails(rateLimits, accountChanges, address),
      shopUrl: address,
      log,
    });
    return {
      services: { deliveries, notifications },
      resolvers: [
        notificationsResolvers(notifications, deliveries, restaurant, address),
        liveNotifications(notifications, pubsub).resolvers,
      ],
      subscribers: notificationSubscribers(noticeRules(needed), notifications),
      housekeeping: {
        'old mails': () => deliveries.forgetOld(),
        'old notifications': () => notifications.forgetOld(),
      },
      background: [mails],
    };
  },
});
