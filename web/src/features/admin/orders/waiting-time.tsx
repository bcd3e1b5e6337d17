import { useTexts } from '../texts/texts';
import { useMinutesSince } from './use-minutes-since';
import { urgencyOf, waitOf } from './wait';
import styles from './waiting-time.module.css';

/** The waiting time of an open order. Renders each minute without its card. */
export function WaitingTime({ since }: { readonly since: string }) {
  const t = useTexts();
  const minutes = useMinutesSince(since);
  // Clocks differ by seconds, and orders for later wait for the kitchen's time.
  if (minutes < -1) return null;
  const waited = Math.max(0, minutes);
  const urgency = urgencyOf(waited);
  const { unit, ...amount } = waitOf(waited);
  const time = t(`orderWait.${unit}`, amount);
  return (
    <span className={styles['wait']} data-urgency={urgency}>
      {urgency === 'late' ? t('adminOrders.late', { time }) : t('adminOrders.waiting', { time })}
    </span>
  );
}
