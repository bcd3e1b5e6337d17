import { useState, type ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { Notice } from '../../shared/ui/notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../../texts/texts';
import type { BookingPage } from './booking-list';
import styles from './booking-list-view.module.css';

interface BookingListViewProps<Node> {
  readonly page: BookingPage<Node> | undefined;
  readonly error: unknown;
  readonly loading: boolean;
  readonly onRetry: () => Promise<unknown>;
  readonly onMore: (after: string) => Promise<unknown>;
  /** Under 'No bookings found'. */
  readonly whenEmpty: { readonly text: string; readonly action?: ReactNode };
  readonly children: (nodes: readonly Node[]) => ReactNode;
}

/** What every list of bookings has: room while it loads, words when it fails or is empty, and a way to read on. */
export function BookingListView<Node>(props: BookingListViewProps<Node>) {
  const t = useTexts();
  const { page, error, loading, onRetry, onMore, whenEmpty, children } = props;
  if (!page && loading) return <Loading />;
  if (!page) {
    return (
      <Notice
        tone="error"
        action={
          <Button variant="secondary" size="sm" onClick={() => void onRetry().catch(() => undefined)}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {errorMessage(error, t('bookings.loadFailed'))}
      </Notice>
    );
  }
  if (page.nodes.length === 0) {
    return (
      <EmptyState title={t('bookings.none')} action={whenEmpty.action}>
        {whenEmpty.text}
      </EmptyState>
    );
  }
  return (
    <>
      {children(page.nodes)}
      <ReadOn page={page} onMore={onMore} />
    </>
  );
}

function Loading() {
  const t = useTexts();
  return (
    <div className={styles['loading']}>
      <output className="visually-hidden">{t('bookings.loading')}</output>
      {[0, 1, 2].map((index) => (
        <Card key={index}>
          <div className={styles['card']}>
            <Skeleton width="45%" height="1.4rem" />
            <Skeleton width="70%" height="1rem" />
            <Skeleton width="35%" height="2.5rem" />
          </div>
        </Card>
      ))}
    </div>
  );
}

function ReadOn({
  page,
  onMore,
}: {
  page: BookingPage<unknown>;
  onMore: (after: string) => Promise<unknown>;
}) {
  const t = useTexts();
  const [isReading, setIsReading] = useState(false);
  const { hasNextPage, endCursor } = page.pageInfo;
  if (!hasNextPage || !endCursor) return null;

  const readOn = async () => {
    setIsReading(true);
    try {
      await onMore(endCursor);
    } catch (error) {
      toast.error(errorMessage(error, t('bookings.moreFailed')));
    } finally {
      setIsReading(false);
    }
  };

  return (
    <p className={styles['more']}>
      <Button variant="secondary" loading={isReading} onClick={() => void readOn()}>
        {t('common.showMore')}
      </Button>
    </p>
  );
}
