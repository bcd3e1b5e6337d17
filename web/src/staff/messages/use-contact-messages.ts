import { graphql } from '../../gql';
import { useRefetchOnNotification } from '../../domain/notifications/use-refetch-on-notification';
import { useLiveQuery } from '../../shared/live/use-live-query';

const ContactMessagesQuery = graphql(`
  query ContactMessages($first: Int!, $after: String, $isAnswered: Boolean) {
    contactMessages(first: $first, after: $after, isAnswered: $isAnswered) {
      nodes {
        id
        answeredAt
        problem {
          id
          answeredAt
        }
        ...MessageCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/**
 * Customers' messages, newest first. A new one appears with its notification.
 * @param isAnswered only those that are done, or only open ones; null: all
 */
export function useContactMessages(isAnswered: boolean | null) {
  const { data, reread, ...list } = useLiveQuery(ContactMessagesQuery, { first: 20, isAnswered });
  useRefetchOnNotification('contact.message-sent', reread);
  const page = data?.contactMessages;
  // What was answered or reopened since has left a filtered list.
  const messages = page?.nodes.filter(
    ({ answeredAt, problem }) =>
      isAnswered === null || ((problem ? problem.answeredAt : answeredAt) !== null) === isAnswered,
  );
  return { ...list, messages, pageInfo: page?.pageInfo };
}
