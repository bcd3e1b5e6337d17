import { graphql } from '../../gql';

/** The viewer's new notifications. All who follow them share one subscription. */
export const NotificationReceivedSubscription = graphql(`
  subscription NotificationReceived {
    notificationReceived {
      id
      kind
      title
      createdAt
      readAt
      ...NotificationItem
    }
  }
`);
