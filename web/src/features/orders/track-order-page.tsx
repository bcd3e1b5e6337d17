import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { ORDER_STATUS_TEXT } from './order-status';
import { TrackedOrder } from './tracked-order';
import { useTrackedOrder } from './use-tracked-order';
import styles from './track-order-page.module.css';

/** No order of this viewer has this id; asking again would not help. */
const unknownOrder = new Set(['NOT_FOUND', 'BAD_USER_INPUT']);

export function TrackOrderPage() {
  const { id = '' } = useParams();
  const { order, error, loading, refetch } = useTrackedOrder(id);
  const hasFailed = !order && !loading && error !== undefined;

  useEffect(() => {
    if (hasFailed) toast.error('❌ Failed to load order', { toastId: 'track-order', icon: false });
  }, [hasFailed]);

  return (
    <Page
      title="Track Order"
      tabTitle={order ? `${ORDER_STATUS_TEXT[order.status]} · Track Order` : 'Track Order'}
      width="regular"
    >
      {order && <TrackedOrder order={order} />}
      {!order && loading && <output className={styles['loading']}>Loading...</output>}
      {hasFailed &&
        (unknownOrder.has(errorCode(error) ?? '') ? (
          <Notice
            tone="error"
            action={
              <ButtonLink to="/order-history" variant="secondary" size="sm">
                Your orders
              </ButtonLink>
            }
          >
            There is no order with this number among yours.
          </Notice>
        ) : (
          <Notice
            tone="error"
            action={
              <Button variant="secondary" size="sm" onClick={() => void refetch().catch(() => undefined)}>
                Try again
              </Button>
            }
          >
            {errorMessage(error, 'The order could not be loaded.')}
          </Notice>
        ))}
    </Page>
  );
}
