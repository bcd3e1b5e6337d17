import { useQuery } from '@apollo/client/react';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../../texts/texts';
import { BookingRulesQuery } from './use-booking-rules';

/** Says so where it is not known when tables can be booked; the server knows, and checks what is sent. */
export function BookingRulesProblem() {
  const t = useTexts();
  const { data, error, refetch } = useQuery(BookingRulesQuery, { notifyOnNetworkStatusChange: false });
  if (data || !error) return null;
  return <RetryNotice onRetry={refetch}>{t('book.hoursFailed')}</RetryNotice>;
}
