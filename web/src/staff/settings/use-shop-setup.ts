import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';

const ShopSetupQuery = graphql(`
  query ShopSetup {
    shopSetup {
      payments
      mailServer {
        host
        from
      }
    }
  }
`);

/** What the shop can do by the services that it is connected to. */
export function useShopSetup() {
  const { data, error, refetch } = useQuery(ShopSetupQuery, { fetchPolicy: 'cache-and-network' });
  return { setup: data?.shopSetup, error, retry: () => void refetch().catch(() => undefined) };
}
