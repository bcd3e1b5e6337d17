import type { TypedDocumentNode } from '@apollo/client';
import type { ListPage } from '../../shared/live/list-page';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useMessages } from '../../shared/live/use-messages';
import { firstBookingPage, pageAgain } from './booking-list';

interface Options<Data> {
  readonly query: TypedDocumentNode<Data, { first: number; after?: string | null }>;
  /** Subscription to changes of the list, which do not say what changed. */
  readonly changed: TypedDocumentNode<unknown, Record<string, never>>;
  readonly pageOf: (data: Data) => ListPage<unknown>;
}

/** A list of bookings, read again at its displayed length with each live message. */
export function useLiveBookings<Data>({ query, changed, pageOf }: Options<Data>) {
  const list = useLiveQuery(query, firstBookingPage, {
    refetchVariables: (cached) => pageAgain(cached ? pageOf(cached) : undefined),
  });
  const { reread } = list;
  useMessages(changed, { onMessage: () => void reread().catch(() => undefined) });
  return list;
}
