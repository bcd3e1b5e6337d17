import { z } from 'zod';
import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { connection, connectionPage, readPage } from '../../platform/paging.js';
import { id, optional, parse } from '../../platform/validation.js';
import type { DeliveriesService } from './deliveries.service.js';
import { renderText } from './mail-template.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { NotificationsService } from './notifications.service.js';
import { shownToAdmins } from './secret-links.js';
import { say } from './notifications.sentences.js';
import { inWords, isKnown } from '../../platform/sentences.js';

type NotificationsResolvers = Required<Pick<Resolvers, 'MailDelivery' | 'MailState' | 'Notification'>> & {
  Query: Required<Pick<QueryResolvers, 'notifications' | 'mailDeliveries'>>;
  Mutation: Required<Pick<MutationResolvers, 'markNotificationsRead' | 'retryMailDelivery'>>;
};

/** More than a page of the list contains. */
const maxIds = 500;
const ids = optional(z.array(id).max(maxIds, say.tooManyIds({ max: maxIds })));

export function notificationsResolvers(
  notifications: NotificationsService,
  deliveries: DeliveriesService,
  restaurant: RestaurantService,
  shopUrl: () => string,
): NotificationsResolvers {
  return {
    Query: {
      notifications: async (_root, args, { viewer }) => {
        const page = parse(connectionPage, args);
        const [found, unreadCount] = await Promise.all([
          notifications.own(viewer, readPage(page)),
          notifications.unreadCount(viewer),
        ]);
        return { ...connection(page.first, found), unreadCount };
      },
      mailDeliveries: async (_root, args, { viewer }) => {
        const page = parse(connectionPage, args);
        return connection(page.first, await deliveries.all(viewer, readPage(page), args.state ?? undefined));
      },
    },

    Mutation: {
      markNotificationsRead: (_root, args, { viewer }) =>
        notifications.markRead(viewer, parse(ids, args.ids, 'ids')),
      retryMailDelivery: (_root, args, { viewer }) => deliveries.retry(viewer, parse(id, args.id, 'id')),
    },

    Notification: {
      title: ({ said, title }, _args, { language }) =>
        said && isKnown(said.title) ? inWords(said.title, language) : title,
      body: ({ said, body }, _args, { language }) =>
        said && (typeof said.body === 'string' || isKnown(said.body)) ? inWords(said.body, language) : body,
    },

    MailDelivery: {
      recipient: ({ user }) => user,
      address: ({ address, user }) => address ?? user.email ?? user.contactEmail ?? '',
      subject: ({ content }) => content.subject,
      text: async (delivery) => {
        const { name: restaurantName } = await restaurant.latest();
        const reader = { name: delivery.user.name, shopUrl: shopUrl(), restaurant: restaurantName };
        return renderText(shownToAdmins(delivery), reader);
      },
      nextTryAt: ({ state, nextTryAt }) => (state === 'waiting' ? nextTryAt : null),
    },

    MailState: {
      KEPT: 'kept',
      WAITING: 'waiting',
      SENDING: 'sending',
      SENT: 'sent',
      UNCONFIRMED: 'unconfirmed',
      FAILED: 'failed',
      SKIPPED: 'skipped',
    },
  };
}
