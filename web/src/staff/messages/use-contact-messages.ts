import { graphql } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';
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

/** Customers' messages, newest first. A new one appears with its notification. */
export function useContactMessages() {
  const { data, reread, ...list } = useLiveQuery(ContactMessagesQuery, { first: 20 });
  useRefetchOnNotification('contact.message-sent', reread);
  return { ...list, messages: data?.contactMessages };
}
