import { errorMessage } from '../../../shared/lib/errors';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Notice } from '../../../shared/ui/notice';
import { Page } from '../../../shared/ui/page';
import { ListSkeleton } from '../../orders/order-skeletons';
import styles from './admin-payments-page.module.css';
import { PaymentCard } from './payment-card';
import { useOpenPayments } from './use-open-payments';

export function AdminPaymentsPage() {
  const { payments, areWebhooksSilent, error, loading, refetch, showMore } = useOpenPayments();

  return (
    <Page title="Payments">
      <p className={styles['about']}>Online payments that need a person, newest first.</p>
      {areWebhooksSilent && (
        <Notice tone="warning">
          Customers have paid within the last day, and Razorpay has not told us by webhook. Their orders are
          placed all the same, only later, because we ask. Please look at the webhook in Razorpay’s dashboard.
        </Notice>
      )}
      {!payments && loading && <ListSkeleton label="Loading the payments" />}
      {!payments && error && !loading && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch().catch(() => undefined)}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'The payments could not be loaded.')}
        </Notice>
      )}
      {payments?.length === 0 && (
        <EmptyState title="Nothing needs you here.">
          Money that is on its way back, that could not go back, or that has bought nothing is listed here.
        </EmptyState>
      )}
      {payments && payments.length > 0 && (
        <ul className={styles['list']}>
          {payments.map((payment) => (
            <li key={payment.id}>
              <PaymentCard payment={payment} />
            </li>
          ))}
        </ul>
      )}
      {showMore && (
        <p className={styles['more']}>
          <Button variant="secondary" loading={loading} onClick={showMore}>
            Show more
          </Button>
        </p>
      )}
    </Page>
  );
}
