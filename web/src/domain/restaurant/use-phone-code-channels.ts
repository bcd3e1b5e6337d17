import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';

const PhoneCodeChannelsQuery = graphql(`
  query PhoneCodeChannels {
    restaurant {
      phoneCodeChannels
    }
  }
`);

/** How the shop can send codes to phones: `channels` is undefined until it is known. */
export function usePhoneCodeChannels() {
  const { data, error, refetch } = useQuery(PhoneCodeChannelsQuery);
  return { channels: data?.restaurant.phoneCodeChannels, hasFailed: error !== undefined, retry: refetch };
}
