import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatRupees } from '../../shared/lib/format';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { Fact, Facts } from '../../shared/ui/facts';
import { tableName } from '../../domain/restaurant/table-name';
import { isOver } from '../../domain/bookings/booking-day';
import { bookingPaymentStatus } from '../../domain/payments/payment-status';
import { CustomerOrders } from '../customers/customer-orders';
import { ApprovalDialog, useMay } from '../device/approval';
import { useOwnTablet } from '../device/tablet';
import { BinIcon } from '../icons';
import { useTexts } from '../texts/texts';
import styles from './admin-booking-card.module.css';
import { useDeleteBooking } from './use-delete-booking';

const AdminBookingCardFragment = graphql(`
  fragment AdminBookingCard on Booking {
    id
    name
    email
    phone
    date
    time
    startsAt
    guests
    tables
    message
    customer {
      ...CustomerOrders
    }
    paymentMode
    paymentStatus
    cancelledAt
    payment {
      id
      refunded
    }
  }
`);

interface AdminBookingCardProps {
  readonly booking: FragmentType<typeof AdminBookingCardFragment>;
}

export function AdminBookingCard({ booking: masked }: AdminBookingCardProps) {
  const t = useTexts();
  const booking = readFragment(AdminBookingCardFragment, masked);
  const [isAsking, setIsAsking] = useState(false);
  const [asksApproval, setAsksApproval] = useState(false);
  const { deleteBooking, deleteApproved, isDeleting } = useDeleteBooking();
  const isTablet = useOwnTablet() !== null;
  const mayRefund = useMay('REFUND_PAYMENTS');
  const date = booking.date.slice(0, 10);
  const guests = t('adminBookings.guests', { count: booking.guests });
  const isCancelled = Boolean(booking.cancelledAt);
  const refunded = booking.payment?.refunded ?? 0;
  const stands = !isCancelled && !isOver(booking.startsAt);
  const paymentStatus = bookingPaymentStatus({ paymentStatus: booking.paymentStatus || 'PENDING', stands });

  const isFeeRefunded = stands && booking.paymentStatus === 'PAID';

  const confirm = async () => {
    const ask = () => setAsksApproval(true);
    if (isFeeRefunded && mayRefund === 'ask') ask();
    else await deleteBooking(booking.id, isTablet ? ask : undefined);
    setIsAsking(false);
  };

  return (
    <Card sunken={!stands}>
      <article
        className={`stack gap-3 ${styles['card']}`}
        tabIndex={-1}
        aria-label={t('adminBookings.cardLabel', { name: booking.name })}
      >
        <header className={`row wrap baseline gap-1 gap-x-3 ${styles['header']}`}>
          <time className="row baseline gap-2 muted tabular" dateTime={booking.startsAt}>
            <strong className={styles['time']}>{booking.time}</strong> <span>{date}</span>
          </time>
          <p className="bold">{guests}</p>
          {booking.tables.length > 0 && <Badge>{booking.tables.map(tableName).join(', ')}</Badge>}
          {isCancelled && (
            <Badge tone="error" className="push">
              {t('adminBookings.cancelled')}
            </Badge>
          )}
        </header>
        <Facts className={styles['details']}>
          <Fact term={t('common.name')} className={`across ${styles['wide']}`}>
            <strong className="bold">{booking.name}</strong>{' '}
            {booking.customer && <CustomerOrders customer={booking.customer} />}
          </Fact>
          <Fact term={t('common.phone')}>
            <a href={`tel:${booking.phone.replaceAll(/[^\d+]/g, '')}`}>{booking.phone}</a>
          </Fact>
          {booking.email && (
            <Fact term={t('common.email')} className={`across ${styles['wide']}`}>
              <a href={`mailto:${booking.email}`}>{booking.email}</a>
            </Fact>
          )}
          <Fact term={t('common.paymentMode')}>
            {booking.paymentMode ? t(`paymentMode.${booking.paymentMode}`) : t('admin.notAvailable')}
          </Fact>
          {paymentStatus && (
            <Fact term={t('common.paymentStatus')}>
              {t(paymentStatus)}
              {refunded > 0 && `, ${t('payments.refunded', { amount: formatRupees(refunded) })}`}
            </Fact>
          )}
          {booking.message && (
            <Fact term={t('adminBookings.message')} className="as-typed across">
              {booking.message}
            </Fact>
          )}
        </Facts>
        <Button
          className={`self-start ${styles['delete']}`}
          variant="secondary"
          size="sm"
          onClick={() => setIsAsking(true)}
        >
          <BinIcon />
          {t('admin.delete')}
        </Button>
      </article>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('adminBookings.deleteTitle')}
        confirmLabel={t('admin.delete')}
        cancelLabel={t('common.keepIt')}
        tone="danger"
        busy={isDeleting}
        onConfirm={() => void confirm()}
      >
        <p>{t('adminBookings.deleteText', { name: booking.name, guests, date, time: booking.time })}</p>
        {stands && (
          <p>
            {t('adminBookings.isCancelled')}
            {isFeeRefunded && ` ${t('adminBookings.feeRefunded')}`}
          </p>
        )}
      </ConfirmDialog>
      {asksApproval && (
        <ApprovalDialog
          ask={{ act: 'DELETE_BOOKING', id: booking.id }}
          failure={t('adminBookings.deleteFailed')}
          onApproved={(approval) => deleteApproved(booking.id, approval)}
          onClose={() => setAsksApproval(false)}
        >
          {t('device.approveBooking', { name: booking.name, date, time: booking.time })}
        </ApprovalDialog>
      )}
    </Card>
  );
}
