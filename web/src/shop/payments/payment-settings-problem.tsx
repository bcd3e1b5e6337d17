import { useQuery } from '@apollo/client/react';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';
import { PaymentSettingsQuery } from './use-payment-settings';

/** Shown if it is unknown whether customers can pay online: then only cash is offered. */
export function PaymentSettingsProblem() {
  const t = useTexts();
  const { data, error, refetch } = useQuery(PaymentSettingsQuery, { notifyOnNetworkStatusChange: false });
  if (data || !error) return null;
  return <RetryNotice onRetry={refetch}>{t('checkout.onlineUnknown')}</RetryNotice>;
}
