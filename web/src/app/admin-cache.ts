import { useApolloClient } from '@apollo/client/react';
import {
  InMemoryCache,
  type FieldPolicy,
  type Reference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client/cache';
import { useState } from 'react';
import { bookingPages, pagesBy } from './cache';

/** Query, poll and subscription overtake each other: the later summary stays. */
const latestSummary: FieldPolicy<StoreObject | Reference> = {
  merge: (existing, incoming, { readField }) => {
    const known = existing && readField<string>('asOf', existing);
    const told = readField<string>('asOf', incoming);
    return known && told && known > told ? existing : incoming;
  },
};

/** What the cache has to know of the admin's lists alone. */
export const adminTypePolicies: TypePolicies = {
  Query: {
    fields: {
      bookings: bookingPages,
      contactMessages: pagesBy('createdAt', false),
      mailDeliveries: pagesBy('createdAt', ['state']),
      orders: pagesBy('placedAt', ['filter', 'sort']),
    },
  },
  Dashboard: { merge: true, fields: { summary: latestSummary } },
};

/** Teaches the cache the admin's rules, before any screen below is drawn. */
export function useAdminCache(): void {
  const { cache } = useApolloClient();
  useState(() => {
    if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(adminTypePolicies);
  });
}
