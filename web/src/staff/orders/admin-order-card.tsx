import { memo, useId, useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatDateTime, formatSlot } from '../../shared/lib/format';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Fact, Facts } from '../../shared/ui/facts';
import { Price } from '../../shared/ui/price';
import { isOpen } from '../../domain/orders/order-status';
import { StatusBadge } from '../../domain/orders/status-badge';
import { can, useSession } from '../../domain/session/session';
import { orderPaymentStatus } from '../../domain/payments/payment-status';
import { tableName } from '../../domain/restaurant/table-name';
import { OrderPrints } from '../printing/order-prints';
import { RefundPanel } from '../payments/refund-panel';
import { useTexts } from '../texts/texts';
import styles from './admin-order-card.module.css';
import { CustomerOrders } from '../customers/customer-orders';
import { ApprovedRefund } from './approved-refund';
import { isChangeable } from './change/order-to-change';
import { CustomerPhone } from './customer-phone';
import { NotTaken } from './not-taken';
import { OpenInMaps } from './open-in-maps';
import { OrderBuyer } from './order-buyer';
import { OrderChanges, statusSetBy, wasChanged } from './order-changes';
import { awaitsBill, OrderItems } from './order-items';
import { OrderRider, type useRiders } from './order-rider';
import { PromisedTime } from './promised-time';
import { StaffProblem, StaffProblemFragment } from './staff-problem';
import { StatusForm } from './status-form';
import { enteredOf, Takings, TakingsFragment } from './takings';
import { WaitingTime } from './waiting-time';

const AdminOrderCardFragment = graphql(`
  fragment AdminOrderCard on Order {
    id
    name
    version
    way
    tableName
    isFirstAtTable
    status
    total
    address
    phone
    deliveryNote
    buyer {
      name
      gstin
    }
    slotAt
    kitchenAt
    isScheduled
    isAccepted
    cancelReason
    isCancelledByCustomer
    promisedUntil
    paymentMode
    paymentStatus
    placedAt
    user {
      id
      name
      email
      staffRole
    }
    customer {
      name
      phone
      ...CustomerOrders
    }
    coordinates {
      lat
      lng
    }
    payment {
      id
      version
      amount
      left
    }
    problem {
      ...StaffProblem
    }
    ...NotTaken
    ...OrderChanges
    ...OrderItems
    ...OrderRider
    ...PromisedTime
    ...RefundPanel
    ...Takings
  }
`);

interface AdminOrderCardProps {
  readonly order: FragmentType<typeof AdminOrderCardFragment>;
  /** Arrived while the page was open and has not been seen. */
  readonly isNew: boolean;
  readonly riders: ReturnType<typeof useRiders>;
}

/** A row; long names are truncated until its details are opened. Memoised, because a list may contain a thousand. */
export const AdminOrderCard = memo(function AdminOrderCard({
  order: masked,
  isNew,
  riders,
}: AdminOrderCardProps) {
  const t = useTexts();
  const order = readFragment(AdminOrderCardFragment, masked);
  const { user: viewer } = useSession();
  const seesContacts = can(viewer, 'VIEW_CONTACTS');
  const isByCustomer = order.user?.staffRole === null;
  // Of whom staff order for without a phone number, nothing is known.
  const isForCaller = !isByCustomer && Boolean(order.customer?.phone);
  // Callers leave no e-mail address.
  const { name, email } = isForCaller || !order.user ? { name: order.customer?.name } : order.user;
  const problem = readFragment(StaffProblemFragment, order.problem);
  const [hasDetails, setHasDetails] = useState(false);
  const detailsId = useId();
  const money = readFragment(TakingsFragment, order);
  const paymentStatus = orderPaymentStatus({ ...order, ...money });
  const isChanged = wasChanged(order);
  const hasTakings = order.paymentMode === 'COD' || Boolean(money.due) || Boolean(money.takings?.length);
  return (
    <Card className={`${styles['card']} ${isNew ? styles['new'] : ''}`}>
      <article
        className={styles['row']}
        data-open={hasDetails || undefined}
        aria-label={t('orders.label', { name: order.name })}
      >
        <div className={styles['who']}>
          <h2 className={styles['number']}>{order.name}</h2>
          <Facts className={styles['customer']}>
            <Fact term={t('adminOrders.customer')} className={styles['name']}>
              <span>{name || t(isForCaller ? 'adminOrders.caller' : 'admin.notAvailable')}</span>
              {order.customer && (isByCustomer || isForCaller) && (
                <CustomerOrders customer={order.customer} ofOrder={order.status !== 'CANCELLED'} />
              )}
            </Fact>
            {seesContacts && (
              <Fact term={t('common.email')} className="muted">
                {email || t('admin.notAvailable')}
              </Fact>
            )}
            {order.phone && (
              <Fact term={t('adminOrders.phone')}>
                <CustomerPhone phone={order.phone} />
              </Fact>
            )}
          </Facts>
          <p className={`muted ${styles['id']}`}>{order.id}</p>
        </div>
        <time className={`muted ${styles['time']}`} dateTime={order.placedAt}>
          {t('adminOrders.placedAt', { time: formatDateTime(order.placedAt) })}
        </time>
        <p className={`row wrap gap-1 ${styles['marks']}`}>
          {isNew && <strong className={styles['mark']}>{t('adminOrders.new')}</strong>}
          {order.status === 'PENDING' && !order.isAccepted && (
            <strong className={styles['mark']}>{t('adminOrders.notAccepted')}</strong>
          )}
          {order.slotAt && (
            <strong className={styles['way']}>
              {t('adminOrders.later', { time: formatSlot(order.slotAt) })}
            </strong>
          )}
          {isOpen(order.status) && (
            <WaitingTime since={order.kitchenAt ?? order.placedAt} promisedUntil={order.promisedUntil} />
          )}
          {problem && !problem.answeredAt && (
            <strong className={styles['mark']}>{t('staffProblem.badge')}</strong>
          )}
          {isChanged && <strong className={styles['way']}>{t('orderChange.mark')}</strong>}
          <StatusBadge status={order.status} way={order.way} />
          <strong className={styles['way']}>
            {order.tableName ? tableName(order.tableName) : t(`orderWay.${order.way}`)}
          </strong>
          {order.isFirstAtTable && <span className={styles['note']}>{t('adminOrders.firstAtTable')}</span>}
          {order.isCancelledByCustomer && <strong>{t('adminOrders.cancelledByCustomer')}</strong>}
          {order.cancelReason && <span className="anywhere">{order.cancelReason}</span>}
        </p>
        <Facts className={styles['address']}>
          {order.way === 'DELIVERY' && order.address !== null && (
            <Fact term={t('common.address')}>
              {order.address}
              {hasDetails && <OpenInMaps coordinates={order.coordinates} />}
            </Fact>
          )}
          {order.deliveryNote && <Fact term={t('adminOrders.deliveryNote')}>{order.deliveryNote}</Fact>}
        </Facts>
        <div className={styles['items']}>
          <OrderItems order={order} isWhole={hasDetails} />
        </div>
        <Facts className={`flex wrap gap-x-3 ${styles['money']}`}>
          <Fact term={t('common.total')} className={styles['total']}>
            <Price rupees={order.total} />
          </Fact>
          <Fact term={t('common.paymentMode')} className="muted">
            {order.paymentMode ? t(`paymentMode.${order.paymentMode}`) : t('admin.notAvailable')}
          </Fact>
          {paymentStatus && (
            <Fact term={t('common.paymentStatus')} className={`muted ${styles['paid']}`}>
              {paymentStatus}
            </Fact>
          )}
        </Facts>
        <div className={styles['status']}>
          <StatusForm
            orderId={order.id}
            orderName={order.name}
            status={order.status}
            way={order.way}
            isOnline={order.paymentMode === 'ONLINE'}
            payment={order.payment ?? undefined}
            isChanged={isChanged}
            received={order.paymentMode === 'COD' ? enteredOf(money) : 0}
            changedBy={statusSetBy(order)}
          >
            <Button
              variant="secondary"
              size="sm"
              className={styles['toggle']}
              aria-expanded={hasDetails}
              aria-controls={detailsId}
              onClick={() => setHasDetails(!hasDetails)}
            >
              {t('adminOrders.details')}
            </Button>
          </StatusForm>
          <OrderRider order={order} riders={riders} />
        </div>
        <div className={`stack gap-3 ${styles['details']}`} id={detailsId}>
          {hasDetails && isChangeable(order) && can(viewer, 'CHANGE_ORDERS') && (
            <ButtonLink
              to={`/admin/orders/${order.id}/change`}
              variant="secondary"
              size="sm"
              className="self-start"
              aria-label={t('changeOrder.openOf', { name: order.name })}
            >
              {t('changeOrder.open')}
            </ButtonLink>
          )}
          <OrderBuyer order={order} awaitsBill={awaitsBill(order)} isBrief={!hasDetails} />
          {order.problem && (hasDetails || !problem?.answeredAt) && <StaffProblem problem={order.problem} />}
          <RefundPanel order={order} isBrief={!hasDetails} />
          {hasDetails && order.paymentMode === 'ONLINE' && (
            <ApprovedRefund orderId={order.id} orderName={order.name} />
          )}
          {hasDetails && hasTakings && <Takings order={order} />}
          {hasDetails && <OrderPrints orderId={order.id} />}
          {hasDetails && <OrderChanges order={order} />}
          {hasDetails && isOpen(order.status) && !order.isScheduled && <PromisedTime order={order} />}
          {hasDetails && !isOpen(order.status) && can(viewer, 'MARK_ORDERS_NOT_TAKEN') && (
            <NotTaken order={order} />
          )}
        </div>
      </article>
    </Card>
  );
});
