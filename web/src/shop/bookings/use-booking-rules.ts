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
      maxGuests
      fee
    }
  }
`);

/** The booking rules. Undefined until known: the server checks anyway. */
export function useBookingRules() {
  return useQuery(BookingRulesQuery, { fetchPolicy: 'cache-and-network' }).data?.bookingRules;
}
