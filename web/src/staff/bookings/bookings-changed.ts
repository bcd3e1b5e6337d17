import { graphql } from '../../gql';

/** News that a booking was made or changed. List and badge share one subscription. */
export const BookingsChangedSubscription = graphql(`
  subscription BookingsChanged {
    bookingsChanged
  }
`);
