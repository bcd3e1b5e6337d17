import { useQuery } from '@apollo/client/react';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../../texts/texts';
import { PaymentSettingsQuery } from './use-payment-settings';

/** Says so where it is not known whether customers can pay online: cash is all that is offered then. */
export function PaymentSettingsProblem() {
  const t = useTexts();
  const { data, error, refetch } = useQuery(PaymentSettingsQuery, { notifyOnNetworkStatusChange: false });
  if (data || !error) return null;
  return <RetryNotice onRetry={refetch}>{t('checkout.onlineUnknown')}</RetryNotice>;
}
