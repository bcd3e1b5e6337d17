import { useApolloClient, useQuery } from '@apollo/client/react';
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

const firstPage = { first: 20 };

/** What customers wrote, newest first. */
export function useContactMessages() {
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useQuery(ContactMessagesQuery, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useLiveRefresh(() =>
    client.query({ query: ContactMessagesQuery, variables: firstPage, fetchPolicy: 'network-only' }),
  );
  return { messages: data?.contactMessages, error, loading, refetch, fetchMore };
}
