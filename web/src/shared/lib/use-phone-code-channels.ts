import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';

const PhoneCodeChannelsQuery = graphql(`
  query PhoneCodeChannels {
    restaurant {
      phoneCodeChannels
    }
  }
`);

/** How the shop can send codes to phones. Undefined until it is known. */
export function usePhoneCodeChannels() {
  return useQuery(PhoneCodeChannelsQuery).data?.restaurant.phoneCodeChannels;
}
