import { useQuery } from '@apollo/client/react';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { PaymentSettingsQuery } from './use-payment-settings';

/** Says so where it is not known whether customers can pay online: cash is all that is offered then. */
export function PaymentSettingsProblem() {
  const { data, error, refetch } = useQuery(PaymentSettingsQuery, { notifyOnNetworkStatusChange: false });
  if (data || !error) return null;
  return (
    <RetryNotice onRetry={() => void refetch().catch(() => undefined)}>
      Paying online could not be offered just now.
    </RetryNotice>
  );
}
