import { useApolloClient, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { useLiveRefresh } from '../../shared/lib/live-connection';
import { useRefetchOnNotification } from '../../domain/notifications/use-refetch-on-notification';

const ContactMessagesQuery = graphql(`
  query ContactMessages($first: Int!, $after: String) {
    contactMessages(first: $first, after: $after) {
      nodes {
        id
        name
        email
        message
        createdAt
        customer {
          ...CustomerOrders
        }
        problem {
          id
          orderId
          ...StaffProblem
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const firstPage = { first: 20 };

/** Customers' messages, newest first. A new one appears with its notification. */
export function useContactMessages() {
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useQuery(ContactMessagesQuery, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reread = (context = {}) =>
    client.query({ query: ContactMessagesQuery, variables: firstPage, fetchPolicy: 'network-only', context });
  useRefetchOnNotification('contact.message-sent', reread);
  useLiveRefresh(reread);
  return { messages: data?.contactMessages, error, loading, refetch, fetchMore };
}
