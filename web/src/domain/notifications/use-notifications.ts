import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { NotificationsQuery as NotificationsOf } from '../../gql/graphql';
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

/** A longer list is forgotten while it is hidden: staff receive one with each order. */
const maxHidden = 50;
const forgotten = { nodes: [], pageInfo: { hasNextPage: true, endCursor: null } };
const isForgottenList = ({ nodes, pageInfo }: NotificationsOf['notifications']) =>
  nodes.length === 0 && pageInfo.hasNextPage;

interface Options {
  /** False while only the number of unread ones is shown. */
  readonly isShown: boolean;
  /** Called with the title of each new one. */
  readonly onReceived: (title: string) => void;
}

/** The viewer's notifications, newest first, updated live. The list is undefined until it is known. */
export function useNotifications({ isShown, onReceived }: Options) {
  const { data, reread, update, refetch, ...reading } = useLiveQuery(NotificationsQuery, firstPage);
  const known = data?.notifications;
  const isForgotten = known !== undefined && isForgottenList(known);
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
        const unreadCount = notifications.unreadCount + 1;
        const nodes = isForgottenList(notifications) ? [] : [received, ...notifications.nodes];
        return { notifications: { ...notifications, nodes, unreadCount } };
      });
      if (isNew) onReceived(received.title);
      if (isShown) return;
      const forget = ({ notifications }: NotificationsOf) =>
        notifications.nodes.length > maxHidden
          ? { notifications: { ...notifications, ...forgotten } }
          : undefined;
      // Merging, which keeps the list sorted above, would bring them back.
      update(forget, { overwrite: true });
    },
  });
  // Again after a further notification, whose change in the cache removes the error.
  const isDue = isShown && isForgotten && !reading.loading && !reading.error;
  const readForgotten = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => {
    if (isDue) readForgotten();
  }, [isDue]);

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

  const list = isForgotten ? undefined : known;
  return { ...reading, refetch, list, unreadCount: known?.unreadCount ?? 0, markRead };
}
