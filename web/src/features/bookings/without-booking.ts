import type { ApolloCache, Reference } from '@apollo/client/cache';
import type { BookingPage } from './booking-list';

/** Takes a booking off a cached list. */
export function withoutBooking(cache: ApolloCache, list: 'myBookings' | 'bookings', id: string): void {
  cache.modify<Record<typeof list, BookingPage<Reference>>>({
    fields: {
      [list]: (
        page: BookingPage<Reference>,
        { readField }: { readField: (name: string, from: Reference) => unknown },
      ) => ({
        ...page,
        nodes: page.nodes.filter((node) => readField('id', node) !== id),
      }),
    },
  });
}
