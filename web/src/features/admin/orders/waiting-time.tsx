import { useTexts } from '../texts/texts';
import { useMinutesSince } from './use-minutes-since';
import { urgencyOf, waitOf } from './wait';
import styles from './waiting-time.module.css';

/** How long an open order has been waiting. Renders again by itself each minute, without the card around it. */
export function WaitingTime({ since }: { readonly since: string }) {
  const t = useTexts();
  const minutes = useMinutesSince(since);
  const urgency = urgencyOf(minutes);
  const { unit, ...amount } = waitOf(minutes);
  const time = t(`orderWait.${unit}`, amount);
  return (
    <span className={styles['wait']} data-urgency={urgency}>
      {urgency === 'late' ? t('adminOrders.late', { time }) : t('adminOrders.waiting', { time })}
    </span>
  );
}
