import {
  InMemoryCache,
  type Cache,
  type FieldMergeFunction,
  type FieldPolicy,
  type Reference,
  type StoreObject,
} from '@apollo/client/cache';
import type { OperationVariables } from '@apollo/client';
import { mergeBookingPages } from '../features/bookings/booking-list';
import { keepNewestOrders, OrderStateFragment } from '../features/orders/order-versions';
import { mergeByTime, type ListPage } from '../shared/lib/list-page';

/**
 * Socket, polls and answers to mutations overtake each other; this cache never goes back to an older version of an
 * order, whoever brings it.
 */
class ShopCache extends InMemoryCache {
  override write<TData = unknown, TVariables extends OperationVariables = OperationVariables>(
    options: Cache.WriteOptions<TData, TVariables>,
  ): Reference | undefined {
    const result = keepNewestOrders(options.result, (id) =>
      this.readFragment({
        id: `Order:${id}`,
        fragment: OrderStateFragment,
        returnPartialData: true,
        optimistic: false,
      }),
    );
    return super.write({ ...options, result });
  }
}

/** Lists sorted by time, newest first unless `sort` says otherwise. What belongs to a list beside its entries is always that of the latest answer. */
export const pagesBy = (time: string, keyArgs: string[] | false): FieldPolicy<ListPage<Reference>> => ({
  keyArgs,
  merge: (existing, incoming, { args, cache, readField }) => {
    const { nodes, pageInfo } = mergeByTime<Reference>(existing, incoming, {
      isContinuation: Boolean(args?.['after']),
      isOldestFirst: args?.['sort'] === 'OLDEST_FIRST',
      keyOf: (entry) => `${readField<string>(time, entry) ?? ''} ${cache.identify(entry) ?? ''}`,
    });
    return { ...incoming, nodes, pageInfo };
  },
});

const mergeEntries: FieldMergeFunction<readonly StoreObject[]> = (
  existing = [],
  incoming,
  { mergeObjects },
) =>
  incoming.map((entry, index) => {
    const known = existing[index];
    return known ? mergeObjects(known, entry) : entry;
  });
export const bookingPages: FieldPolicy<ListPage<Reference>> = {
  keyArgs: ['includeCancelled'],
  merge: (existing, incoming, { args, cache }) =>
    mergeBookingPages<Reference>(existing, incoming, {
      isContinuation: Boolean(args?.['after']),
      keyOf: (booking) => cache.identify(booking) ?? '',
    }),
};

/** The admin's area adds rules of its own: see `admin-cache.ts`. */
export function createCache(): InMemoryCache {
  return new ShopCache({
    typePolicies: {
      Query: {
        fields: {
          myBookings: bookingPages,
          myOrders: pagesBy('placedAt', false),
          notifications: pagesBy('createdAt', false),
        },
      },
      // The one there is: each screen reads other fields of it.
      Restaurant: { keyFields: [] },
      // Lists of things without an id. The lines are always read and written as a whole; of the history each screen
      // reads other fields, and an entry once made never changes.
      Order: { fields: { items: { merge: false }, history: { merge: mergeEntries } } },
    },
  });
}
