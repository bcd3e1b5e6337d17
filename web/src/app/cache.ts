import {
  InMemoryCache,
  type Cache,
  type FieldMergeFunction,
  type FieldPolicy,
  type Reference,
} from '@apollo/client/cache';
import type { OperationVariables, StoreObject } from '@apollo/client';
import { mergeOrderPages, type OrderPage } from '../features/orders/order-list';
import { keepNewestOrders, OrderStateFragment } from '../features/orders/order-versions';

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

const orderPages: FieldPolicy<OrderPage<Reference>> = {
  keyArgs: ['filter'],
  merge: (existing, incoming, { args, cache, readField }) =>
    mergeOrderPages<Reference>(existing, incoming, {
      isContinuation: Boolean(args?.['after']),
      keyOf: (order) => `${readField<string>('placedAt', order) ?? ''} ${cache.identify(order) ?? ''}`,
    }),
};

const mergeEntries: FieldMergeFunction<readonly StoreObject[]> = (
  existing = [],
  incoming,
  { mergeObjects },
) =>
  incoming.map((entry, index) => {
    const known = existing[index];
    return known ? mergeObjects(known, entry) : entry;
  });

export function createCache(): InMemoryCache {
  return new ShopCache({
    typePolicies: {
      Query: { fields: { myOrders: orderPages, orders: orderPages } },
      // Lists of things without an id. The lines are always read and written as a whole; of the history each screen
      // reads other fields, and an entry once made never changes.
      Order: { fields: { items: { merge: false }, history: { merge: mergeEntries } } },
      Dashboard: { merge: true },
    },
  });
}
