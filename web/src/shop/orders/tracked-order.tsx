import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatDateTime, formatMoment, formatPhone, formatSlot } from '../../shared/lib/format';
import { Card } from '../../shared/ui/card';
import { Fact, Facts } from '../../shared/ui/facts';
import { LiveStatus } from '../../shared/ui/live-status';
import { PickupPlace } from '../restaurant/pickup-place';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../texts/texts';
import { PaymentLine } from '../payments/payment-line';
import { CallRestaurant } from './call-restaurant';
import { CancelOrder } from './cancel-order';
import { CancelReason } from './cancel-reason';
import { ChangedOrder } from './changed-order';
import { ExpectedTime } from './expected-time';
import { GuestTrackingLink } from './guest-tracking-link';
import { OrderLines, OrderLinesFragment } from './order-lines';
import { OrderPlace } from './order-place';
import { OrderProblem, ReportProblem } from './order-problem';
import { IncludedTaxes } from '../../domain/orders/included-taxes';
import { InvoiceLine } from '../../domain/orders/invoice-line';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import { statusText } from '../../domain/orders/order-status';
import { tableName } from '../../domain/restaurant/table-name';
import { ProgressBar } from './progress-bar';
import styles from './tracked-order.module.css';

const TrackedOrderFragment = graphql(`
  fragment TrackedOrder on Order {
    id
    name
    day
    version
    way
    tableName
    status
    isAccepted
    riderFirstName
    total
    address
    coordinates {
      lat
      lng
    }
    phone
    deliveryNote
    buyer {
      name
      gstin
    }
    slotAt
    placedAt
    history {
      to
      at
    }
    ...CancelOrder
    ...CancelReason
    ...ChangedOrder
    ...ExpectedTime
    ...OrderLines
    ...OrderProblem
    ...PaymentLine
  }
`);

interface TrackedOrderProps {
  readonly order: FragmentType<typeof TrackedOrderFragment>;
  /** Whether staff accept each order. */
  readonly isByHand: boolean;
}

export function TrackedOrder({ order: masked, isByHand }: TrackedOrderProps) {
  const t = useTexts();
  const tOrder = useOrderTexts();
  const order = readFragment(TrackedOrderFragment, masked);
  const lines = readFragment(OrderLinesFragment, order);
  const text = statusText(order.status, order.way);
  const isLater = order.status === 'PENDING' && order.slotAt != null;
  const isCancelled = order.status === 'CANCELLED';
  const cancelledAt = order.history.findLast(({ to }) => to === 'CANCELLED')?.at;

  return (
    <div className="stack gap-4">
      <Card>
        <section className="stack gap-5" aria-label={t('orders.status')}>
          <header className="flex wrap between gap-3 items-start">
            <div className={styles['status']}>
              <span className="bold">{t('orders.label', { name: order.name })}</span>
              <strong className={styles['value']} data-status={order.status}>
                {t(`orderStatus.${text}`)}
              </strong>
              {!isCancelled && (
                <span className="muted">
                  {isLater
                    ? t('orders.later', { time: formatSlot(order.slotAt ?? '') })
                    : order.riderFirstName
                      ? t('orders.rider', { name: order.riderFirstName })
                      : tOrder(`orderMeaning.${text}`)}
                </span>
              )}
            </div>
            <LiveStatus />
          </header>
          {isByHand && order.status === 'PENDING' && (
            <p className={` ${order.isAccepted ? 'tone-success' : 'tone-info'} ${styles['notice']}`}>
              {t(order.isAccepted ? 'orders.accepted' : 'orders.notAccepted')}
            </p>
          )}
          <Announcement text={text} />
          <ExpectedTime order={order} />
          {isCancelled ? (
            <div className={`stack gap-1 tone-warning ${styles['notice']}`}>
              <p className="flex wrap between gap-1 gap-x-3">
                {tOrder('orderMeaning.CANCELLED')}
                {cancelledAt && <time dateTime={cancelledAt}>{formatMoment(cancelledAt)}</time>}
              </p>
              <CancelReason order={order} />
            </div>
          ) : (
            <ProgressBar status={order.status} way={order.way} history={order.history} />
          )}
        </section>
      </Card>
      <ChangedOrder order={order} />

      <Card>
        <section aria-label={t('orders.details')}>
          <Facts className={styles['details']}>
            <Fact term={t('orders.id')} className="tabular">
              {order.id}
            </Fact>
            <Fact term={t('orders.placedAt')}>
              <time dateTime={order.placedAt}>{formatDateTime(order.placedAt)}</time>
            </Fact>
            <PaymentLine order={order} live>
              {(line) => <Fact term={t('orders.payment')}>{line}</Fact>}
            </PaymentLine>
            {order.tableName ? (
              <Fact term={t('orders.table')}>{tableName(order.tableName)}</Fact>
            ) : order.way === 'PICKUP' ? (
              <Fact term={t('orders.pickUpAt')} className={styles['address']}>
                <PickupPlace />
              </Fact>
            ) : (
              <Fact term={t('common.address')} className={styles['address']}>
                {order.address}
              </Fact>
            )}
            {order.slotAt && <Fact term={t('orders.slot')}>{formatSlot(order.slotAt)}</Fact>}
            {order.deliveryNote && <Fact term={t('orders.deliveryNote')}>{order.deliveryNote}</Fact>}
            {order.buyer && (
              <Fact term={tOrder('buyer.billedTo')}>{tOrder('buyer.firm', { ...order.buyer })}</Fact>
            )}
            {order.phone && <Fact term={t('orders.phone')}>{formatPhone(order.phone)}</Fact>}
          </Facts>
          <OrderPlace way={order.way} coordinates={order.coordinates} />
          <OrderLines order={order} />
          <p className={`flex between text-lg ${styles['total']}`}>
            <span>{t('common.total')}</span> <Price rupees={order.total} />
          </p>
          <IncludedTaxes taxes={lines.taxes} />
          <InvoiceLine invoice={lines.invoice} orderId={order.id} />
        </section>
      </Card>
      <OrderProblem order={order} />
      <div className={`flex wrap gap-2 unless-empty ${styles['help']}`}>
        <CallRestaurant order={order} />
        <ReportProblem order={order} items={lines.items} />
        <CancelOrder order={order} />
      </div>
      <GuestTrackingLink orderId={order.id} />
    </div>
  );
}

/** The only live region of the page: empty at first, because the page itself is read then. */
function Announcement({ text }: { readonly text: ReturnType<typeof statusText> }) {
  const t = useTexts();
  const tOrder = useOrderTexts();
  const [first] = useState(text);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && text !== first) setHasChanged(true);
  return (
    <output className="visually-hidden">
      {hasChanged && `${t(`orderStatus.${text}`)}. ${tOrder(`orderMeaning.${text}`)}`}
    </output>
  );
}
