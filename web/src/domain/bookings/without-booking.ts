import type { ApolloCache, Reference } from '@apollo/client/cache';
import type { ListPage } from '../../shared/live/list-page';

/** Removes a booking from a cached list. */
export function withoutBooking(cache: ApolloCache, list: 'myBookings' | 'bookings', id: string): void {
  cache.modify<Record<typeof list, ListPage<Reference>>>({
    fields: {
      [list]: (
        page: ListPage<Reference>,
        { readField }: { readField: (name: string, from: Reference) => unknown },
      ) => ({
        ...page,
        nodes: page.nodes.filter((node) => readField('id', node) !== id),
      }),
    },
  });
}
