import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { CardList } from '../../shared/ui/card-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';
import styles from './admin-payments-page.module.css';
import { PaymentCard } from './payment-card';
import { useOpenPayments } from './use-open-payments';

export function AdminPaymentsPage() {
  const t = useTexts();
  const { payments, areWebhooksSilent, error, loading, refetch, showMore } = useOpenPayments();

  return (
    <Page>
      <p className={styles['about']}>{t('adminPayments.lead')}</p>
      {areWebhooksSilent && <Notice tone="warning">{t('adminPayments.webhookSilent')}</Notice>}
      {!payments && loading && <ListSkeleton label={t('adminPayments.loading')} />}
      {!payments && error && !loading && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('adminPayments.loadFailed'))}</RetryNotice>
      )}
      {payments?.length === 0 && (
        <EmptyState title={t('adminPayments.none')}>{t('adminPayments.emptyText')}</EmptyState>
      )}
      {payments && payments.length > 0 && (
        <CardList of={payments}>
          {(payment) => <PaymentCard payment={payment} onKept={() => void refetch()} />}
        </CardList>
      )}
      {showMore && (
        <p className={styles['more']}>
          <Button variant="secondary" loading={loading} onClick={showMore}>
            {t('common.showMore')}
          </Button>
        </p>
      )}
    </Page>
  );
}
