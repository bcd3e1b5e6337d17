import {
  InMemoryCache,
  type Cache,
  type FieldMergeFunction,
  type FieldPolicy,
  type Reference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client/cache';
import type { OperationVariables } from '@apollo/client';
import { OrderStateFragment } from '../shop/orders/order-state';
import { PaymentStateFragment } from '../shop/payments/payment-state';
import type { RefundState } from '../gql/graphql';
import { mergeByTime, replacePage, type ListPage } from '../shared/live/list-page';
import { keepNewest } from '../shared/live/newest-versions';

const states = { Order: OrderStateFragment, Payment: PaymentStateFragment } as const;

const isVersioned = (typename: string): typename is keyof typeof states => typename in states;

/** Writes after which the cache is cleaned. */
const cleaningInterval = 500;

/**
 * A cache that never replaces an order or payment by an older version: socket messages, polls and mutations may arrive out
 * of order. Objects that left all lists are removed from time to time, and so is what was computed of them, as screens of
 * staff stay open for days.
 */
class ShopCache extends InMemoryCache {
  private writes = 0;

  override write<TData = unknown, TVariables extends OperationVariables = OperationVariables>(
    options: Cache.WriteOptions<TData, TVariables>,
  ): Reference | undefined {
    const result = keepNewest(options.result, (typename, id) =>
      isVersioned(typename)
        ? this.readFragment<Readonly<Record<string, unknown>>>({
            id: `${typename}:${id}`,
            fragment: states[typename],
            returnPartialData: true,
            optimistic: false,
          })
        : null,
    );
    this.writes += 1;
    // Not inside of a transaction.
    if (this.writes % cleaningInterval === 0) setTimeout(() => this.gc({ resetResultCache: true }));
    return super.write({ ...options, result });
  }
}

/** Lists sorted by time, newest first. Other fields of the list are those of the latest answer. */
export const pagesBy = (time: string, keyArgs: string[] | false): FieldPolicy<ListPage<Reference>> => ({
  keyArgs,
  merge: (existing, incoming, { args, cache, readField }) => {
    const { nodes, pageInfo } = mergeByTime<Reference>(existing, incoming, {
      isContinuation: Boolean(args?.['after']),
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

/** Of a list that only grows: messages may arrive out of order. */
const mergeGrowing: FieldMergeFunction<readonly (StoreObject | Reference)[]> = (existing = [], incoming) =>
  incoming.length < existing.length ? existing : incoming;

const refundStates: readonly RefundState[] = ['REQUESTED', 'FAILED', 'PROCESSED', 'REPLACED'];

/** A refund goes through its states in this sequence. */
const mergeRefundState: FieldMergeFunction<RefundState> = (existing, incoming) =>
  existing && refundStates.indexOf(existing) > refundStates.indexOf(incoming) ? existing : incoming;

/** Lists that entries enter and leave. */
export const changingPages = (
  keyArgs: string[],
  { canMove }: { readonly canMove: boolean },
): FieldPolicy<ListPage<Reference>> => ({
  keyArgs,
  merge: (existing, incoming, { args, cache }) =>
    replacePage<Reference>(existing, incoming, {
      after: (args?.['after'] as string | null | undefined) ?? undefined,
      keyOf: (entry) => cache.identify(entry) ?? '',
      canMove,
    }),
});

export const bookingPages = changingPages(['includeCancelled'], { canMove: true });

/** Cache policies of every screen. The staff area adds its own: see `staff/staff-cache.ts`. */
export const shopTypePolicies: TypePolicies = {
  Query: {
    fields: {
      myBookings: bookingPages,
      myOrders: pagesBy('placedAt', false),
      notifications: pagesBy('createdAt', false),
    },
  },
  // A singleton whose fields are merged.
  Restaurant: { keyFields: [] },
  // Objects without ids, of which screens read different fields.
  Acceptance: { merge: true },
  SlotRules: { merge: true },
  // Lists of objects without ids. Lines are always read as a whole. History entries never change, and screens read
  // different fields of them.
  MenuItem: { fields: { options: { merge: false } } },
  OptionGroup: { fields: { choices: { merge: false } } },
  SecondFactor: { fields: { passkeys: { merge: false } } },
  Order: {
    fields: {
      items: { merge: false },
      history: { merge: mergeEntries },
      changes: { merge: mergeGrowing },
    },
  },
  Payment: { fields: { refunds: { merge: mergeGrowing } } },
  Refund: { fields: { state: { merge: mergeRefundState } } },
};

export function createCache(): InMemoryCache {
  return new ShopCache({ typePolicies: shopTypePolicies });
}
