import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { graphql } from '../../../gql';
import { useLiveRefresh } from '../../../shared/lib/live-connection';

const ContactMessagesQuery = graphql(`
  query ContactMessages($first: Int!, $after: String) {
    contactMessages(first: $first, after: $after) {
      nodes {
        id
        name
        email
        message
        createdAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const MessageToldOfSubscription = graphql(`
  subscription MessageToldOf {
    notificationReceived {
      id
      kind
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
  const reread = () =>
    client.query({ query: ContactMessagesQuery, variables: firstPage, fetchPolicy: 'network-only' });
  useSubscription(MessageToldOfSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (message?.notificationReceived.kind === 'contact.message-sent') void reread().catch(() => undefined);
    },
  });
  useLiveRefresh(reread);
  return { messages: data?.contactMessages, error, loading, refetch, fetchMore };
}
