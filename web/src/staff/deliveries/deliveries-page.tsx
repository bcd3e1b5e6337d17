import { toast } from 'react-toastify/unstyled';
import noOrders from '../../assets/no-orders.svg';
import { errorMessage } from '../../shared/lib/errors';
import { useFocusNext } from '../../shared/lib/use-focus-next';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { LiveStatus } from '../../shared/ui/live-status';
import { Page, TabCount } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { SoundBar, SoundControl } from '../orders/sound-control';
import { useOrderChime } from '../orders/use-order-chime';
import { say, useTexts } from '../texts/texts';
import { DeliveryCard } from './delivery-card';
import { FinishedDelivery } from './finished-delivery';
import { useDeliveries } from './use-deliveries';

/** For the rider's phone: the orders to deliver, the next one first, and below them what is done. */
export function DeliveriesPage() {
  const t = useTexts();
  const chime = useOrderChime();
  const { open, finished, error, loading, refetch, readAgain } = useDeliveries((arrived) => {
    chime.ring();
    for (const { id, address } of arrived)
      toast.info(say('deliveries.new', { address }), { icon: false, toastId: `delivery-${id}` });
  });
  const box = useFocusNext<HTMLUListElement>(open?.map(({ id }) => id));
  return (
    <TabCount value={open?.length ?? 0}>
      <Page
        width="narrow"
        actions={
          <div className="row wrap touch gap-2 gap-x-3">
            {!chime.isUndecided && <SoundControl {...chime} />}
            {open && <LiveStatus />}
          </div>
        }
      >
        <SoundBar chime={chime} />
        {!open && loading && <ListSkeleton label={t('deliveries.loading')} />}
        {!open && error && !loading && (
          <RetryNotice onRetry={refetch}>{errorMessage(error, t('deliveries.loadFailed'))}</RetryNotice>
        )}
        {open?.length === 0 && (
          <EmptyState picture={noOrders} title={t('deliveries.none')}>
            {t('deliveries.noneText')}
          </EmptyState>
        )}
        <ul ref={box} className="stack gap-4 mb-4 unless-empty">
          {open?.map((delivery) => (
            <li key={delivery.id}>
              <DeliveryCard delivery={delivery} onRefused={readAgain} />
            </li>
          ))}
        </ul>
        {finished && finished.length > 0 && (
          <Card sunken>
            <section className="stack gap-3" aria-labelledby="deliveries-finished">
              <h2 id="deliveries-finished" className="text-xl">
                {t('deliveries.finished', { count: finished.length })}
              </h2>
              <ul className="stack divided">
                {finished.map((delivery) => (
                  <li key={delivery.id}>
                    <FinishedDelivery delivery={delivery} />
                  </li>
                ))}
              </ul>
            </section>
          </Card>
        )}
      </Page>
    </TabCount>
  );
}
