import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useMessages } from '../../shared/live/use-messages';
import { say } from '../../texts/texts';
import { NotificationReceivedSubscription } from './notification-received';

const NotificationsQuery = graphql(`
  query Notifications($first: Int!, $after: String) {
    notifications(first: $first, after: $after) {
      nodes {
        id
        createdAt
        readAt
        ...NotificationItem
      }
      unreadCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const MarkNotificationsReadMutation = graphql(`
  mutation MarkNotificationsRead($ids: [ID!]) {
    markNotificationsRead(ids: $ids)
  }
`);

const firstPage = { first: 10 };

/**
 * The viewer's notifications, newest first, updated live.
 * @param onReceived called with the title of each new one
 */
export function useNotifications(onReceived: (title: string) => void) {
  const { data, reread, update, ...list } = useLiveQuery(NotificationsQuery, firstPage);
  // Also sent if the page is left at that moment.
  const [mutate] = useMutation(MarkNotificationsReadMutation, {
    context: { fetchOptions: { keepalive: true } },
  });

  useMessages(NotificationReceivedSubscription, {
    onMessage: ({ notificationReceived: received }) => {
      let isNew = false;
      update(({ notifications }) => {
        if (notifications.nodes.some(({ id }) => id === received.id)) return undefined;
        isNew = true;
        const { nodes, unreadCount, ...rest } = notifications;
        return { notifications: { ...rest, nodes: [received, ...nodes], unreadCount: unreadCount + 1 } };
      });
      if (isNew) onReceived(received.title);
    },
  });

  /** Marks one or all as read. Optimistic; undone if the server could not be reached. */
  const markRead = async (id?: string): Promise<void> => {
    const readAt = new Date().toISOString();
    update(({ notifications }) => {
      const { nodes, unreadCount } = notifications;
      const isMeant = (node: { id: string; readAt?: string | null }) =>
        !node.readAt && (id === undefined || node.id === id);
      return {
        notifications: {
          ...notifications,
          nodes: nodes.map((node) => (isMeant(node) ? { ...node, readAt } : node)),
          unreadCount: id === undefined ? 0 : unreadCount - nodes.filter(isMeant).length,
        },
      };
    });
    try {
      await mutate({ variables: { ids: id === undefined ? null : [id] } });
    } catch (failure) {
      toast.error(errorMessage(failure, say('notifications.markFailed')));
      await reread().catch(() => undefined);
    }
  };

  return { ...list, notifications: data?.notifications, markRead };
}
