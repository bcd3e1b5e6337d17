import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';

const ConnectionsQuery = graphql(`
  query Connections {
    connections {
      razorpay {
        ...RazorpayState
      }
      mail {
        ...MailServerState
      }
      sms {
        ...SmsState
      }
      whatsApp {
        ...WhatsAppState
      }
      address {
        ...PublicAddressState
      }
    }
  }
`);

const ShopAddressQuery = graphql(`
  query ShopAddress {
    connections {
      address {
        url
      }
    }
  }
`);

/** The address at which customers find the shop; undefined while it is not known. */
export function useShopAddress(): string | undefined {
  const { data, loading } = useQuery(ShopAddressQuery, { fetchPolicy: 'cache-and-network' });
  if (!data && loading) return undefined;
  const url = data?.connections.address.url;
  return url ? `${url}/` : new URL(import.meta.env.BASE_URL, document.baseURI).href;
}

/** Queries of the settings that a change of a connection affects. */
export const affectedQueries = ['Connections', 'ShopSetup'];

/** The connections to services outside of the shop. */
export function useConnections() {
  const { data, error, refetch } = useQuery(ConnectionsQuery, { fetchPolicy: 'cache-and-network' });
  return { connections: data?.connections, error, retry: () => void refetch().catch(() => undefined) };
}
