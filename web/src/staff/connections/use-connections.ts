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

/** Queries of the settings that a change of a connection affects. */
export const affectedQueries = ['Connections', 'ShopSetup'];

/** The connections to services outside of the shop. */
export function useConnections() {
  const { data, error, refetch } = useQuery(ConnectionsQuery, { fetchPolicy: 'cache-and-network' });
  return { connections: data?.connections, error, retry: () => void refetch().catch(() => undefined) };
}
