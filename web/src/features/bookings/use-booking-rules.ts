import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';

export const BookingRulesQuery = graphql(`
  query BookingRules {
    bookingRules {
      firstDate
      lastDate
      days {
        date
        seatings {
          first
          last
        }
        reason
      }
      stayMinutes
      mostGuests
      fee
    }
  }
`);

/** What can be booked. Undefined until it is known: the server checks all the same. */
export function useBookingRules() {
  return useQuery(BookingRulesQuery, { fetchPolicy: 'cache-and-network' }).data?.bookingRules;
}
