import { useApolloClient, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { useLiveRefresh } from '../../shared/lib/live-connection';
import { say } from '../../texts/texts';

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

const NotificationReceivedSubscription = graphql(`
  subscription NotificationReceived {
    notificationReceived {
      id
      title
      createdAt
      readAt
      ...NotificationItem
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
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useQuery(NotificationsQuery, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Also sent if the page is left at that moment.
  const [mutate] = useMutation(MarkNotificationsReadMutation, {
    context: { fetchOptions: { keepalive: true } },
  });

  useSubscription(NotificationReceivedSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      const received = message?.notificationReceived;
      if (!received) return;
      let isNew = false;
      client.cache.updateQuery({ query: NotificationsQuery, variables: firstPage }, (listed) => {
        if (!listed || listed.notifications.nodes.some(({ id }) => id === received.id)) return undefined;
        isNew = true;
        const { nodes, unreadCount, ...rest } = listed.notifications;
        return {
          notifications: { ...rest, nodes: [received, ...nodes], unreadCount: unreadCount + 1 },
        };
      });
      if (isNew) onReceived(received.title);
    },
  });
  const refresh = () =>
    client.query({ query: NotificationsQuery, variables: firstPage, fetchPolicy: 'network-only' });
  useLiveRefresh(refresh);

  /** Marks one or all as read. Optimistic; undone if the server could not be reached. */
  const markRead = async (id?: string): Promise<void> => {
    const readAt = new Date().toISOString();
    client.cache.updateQuery({ query: NotificationsQuery, variables: firstPage }, (listed) => {
      if (!listed) return undefined;
      const { nodes, unreadCount } = listed.notifications;
      const isMeant = (node: { id: string; readAt?: string | null }) =>
        !node.readAt && (id === undefined || node.id === id);
      return {
        notifications: {
          ...listed.notifications,
          nodes: nodes.map((node) => (isMeant(node) ? { ...node, readAt } : node)),
          unreadCount: id === undefined ? 0 : unreadCount - nodes.filter(isMeant).length,
        },
      };
    });
    try {
      await mutate({ variables: { ids: id === undefined ? null : [id] } });
    } catch (failure) {
      toast.error(errorMessage(failure, say('notifications.markFailed')));
      await refresh().catch(() => undefined);
    }
  };

  return { notifications: data?.notifications, error, loading, refetch, fetchMore, markRead };
}
