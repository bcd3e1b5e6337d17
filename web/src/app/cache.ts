import { InMemoryCache, type Cache, type FieldPolicy, type Reference } from '@apollo/client/cache';
import type { OperationVariables } from '@apollo/client';
import { mergeBookingPages, type BookingPage } from '../features/bookings/booking-list';
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

const bookingPages: FieldPolicy<BookingPage<Reference>> = {
  keyArgs: ['includeCancelled'],
  merge: (existing, incoming, { args, cache }) =>
    mergeBookingPages<Reference>(existing, incoming, {
      isContinuation: Boolean(args?.['after']),
      keyOf: (booking) => cache.identify(booking) ?? '',
    }),
};

export function createCache(): InMemoryCache {
  return new ShopCache({
    typePolicies: {
      Query: {
        fields: {
          bookings: bookingPages,
          myBookings: bookingPages,
          myOrders: orderPages,
          orders: orderPages,
        },
      },
      // Lists of things without an id, always read and written as a whole.
      Order: { fields: { items: { merge: false }, history: { merge: false } } },
      Dashboard: { merge: true },
    },
  });
}
