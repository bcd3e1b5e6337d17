import type { ReactNode } from 'react';
import { errorMessage } from '../../shared/lib/errors';
import type { ListPage } from '../../shared/live/list-page';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { useTexts } from '../../texts/texts';

interface BookingListViewProps<Node> {
  /** The query's state. */
  readonly list: {
    readonly bookings: ListPage<Node> | undefined;
    readonly error?: unknown;
    readonly loading: boolean;
    readonly reread: () => Promise<unknown>;
    readonly fetchMore: (next: { readonly variables: { readonly after: string } }) => Promise<unknown>;
  };
  /** Under 'No bookings found'. */
  readonly whenEmpty: { readonly text: string; readonly action?: ReactNode };
  readonly children: (nodes: readonly Node[]) => ReactNode;
}

/** The common parts of booking lists: placeholder, error, empty state, and further pages. */
export function BookingListView<Node>({ list, whenEmpty, children }: BookingListViewProps<Node>) {
  const t = useTexts();
  const { bookings, error, loading, reread, fetchMore } = list;
  if (!bookings && loading) return <ListSkeleton label={t('bookings.loading')} />;
  if (!bookings) {
    return <RetryNotice onRetry={reread}>{errorMessage(error, t('bookings.loadFailed'))}</RetryNotice>;
  }
  if (bookings.nodes.length === 0) {
    return (
      <EmptyState title={t('bookings.none')} action={whenEmpty.action}>
        {whenEmpty.text}
      </EmptyState>
    );
  }
  return (
    <>
      {children(bookings.nodes)}
      <ShowMore
        pageInfo={bookings.pageInfo}
        load={(after) => fetchMore({ variables: { after } })}
        failure={t('bookings.moreFailed')}
      />
    </>
  );
}
