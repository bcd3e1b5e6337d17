import type { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { createApolloClient } from '../src/app/apollo';
import { staffTypePolicies } from '../src/app/staff/staff-cache';
import { serve, type ShopServer } from './shop-server';

/** A client of a shop for what staff do without a screen. */
export function aStaffClient(shop: ShopServer): ApolloClient {
  serve(shop);
  const client = createApolloClient();
  if (client.cache instanceof InMemoryCache) client.cache.policies.addTypePolicies(staffTypePolicies);
  return client;
}
