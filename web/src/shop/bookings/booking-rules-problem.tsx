import { useQuery } from '@apollo/client/react';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';
import { BookingRulesQuery } from './use-booking-rules';

/** Shown if the opening hours are unknown; the server checks the booking anyway. */
export function BookingRulesProblem() {
  const t = useTexts();
  const { data, error, refetch } = useQuery(BookingRulesQuery, { notifyOnNetworkStatusChange: false });
  if (data || !error) return null;
  return <RetryNotice onRetry={refetch}>{t('book.hoursFailed')}</RetryNotice>;
}
