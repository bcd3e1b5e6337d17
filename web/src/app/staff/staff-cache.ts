import { useApolloClient } from '@apollo/client/react';
import {
  InMemoryCache,
  type FieldPolicy,
  type Reference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client/cache';
import { useState } from 'react';
import { bookingPages, changingPages, pagesBy } from '../cache';

/** Queries, polls and subscriptions may arrive out of order: the latest summary wins. */
const latestSummary: FieldPolicy<StoreObject | Reference> = {
  merge: (existing, incoming, { readField }) => {
    const known = existing && readField<string>('asOf', existing);
    const received = readField<string>('asOf', incoming);
    return known && received && known > received ? existing : incoming;
  },
};

/** Cache policies of the staff's lists. */
export const staffTypePolicies: TypePolicies = {
  Query: {
    fields: {
      bookings: bookingPages,
      contactMessages: pagesBy('createdAt', false),
      auditEntries: pagesBy('createdAt', ['search', 'subject']),
      billBook: pagesBy('issuedAt', ['month']),
      // Replaced: they also leave.
      deliveries: { merge: false },
      mailDeliveries: pagesBy('createdAt', ['state']),
      printJobs: { keyArgs: ['orderId', 'unsettledOnly'], merge: false },
      printers: { merge: false },
      orders: changingPages(['filter'], { canMove: false }),
    },
  },
  // What it says of a person is of one tablet.
  DevicePerson: { keyFields: false },
  // Of these, screens read different fields. A station's name is unique in the kitchen.
  Station: { keyFields: ['name'] },
  Restaurant: { fields: { taxPositions: { merge: false } } },
  TaxClass: { fields: { rates: { merge: false } } },
  Connections: { merge: true },
  PublicAddressConnection: { merge: true },
  Dashboard: { merge: true, fields: { summary: latestSummary } },
};

/** Adds the staff's cache policies before the first screen of the staff area renders. */
export function useStaffCache(): void {
  const { cache } = useApolloClient();
  useState(() => {
    if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(staffTypePolicies);
  });
}
