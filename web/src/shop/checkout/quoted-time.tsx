import { useEffect, useEffectEvent } from 'react';
import { formatPeriod } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import styles from './checkout-page.module.css';

const renewMs = 60_000;

interface QuotedTimeProps {
  readonly from: string;
  readonly until: string;
  readonly renew: () => void;
}

/** When the order would come. Counts from now, so it is renewed each minute. */
export function QuotedTime({ from, until, renew }: QuotedTimeProps) {
  const t = useTexts();
  const onMinute = useEffectEvent(renew);
  useEffect(() => {
    const timer = setInterval(() => onMinute(), renewMs);
    return () => clearInterval(timer);
  }, []);
  return <p className={styles['expected']}>{t('orders.expected', { time: formatPeriod(from, until) })}</p>;
}
