import { timeAt } from '../../shared/lib/clock';
import { useMinutesSince } from '../../shared/lib/use-minutes-since';
import { useTexts } from '../texts/texts';
import { promiseLimits, urgencyOf, waitOf } from './wait';
import styles from './waiting-time.module.css';

interface WaitingTimeProps {
  readonly since: string;
  /** The end of the promised time; null if none was promised. */
  readonly promisedUntil: string | null | undefined;
}

/** How long an open order has waited, or is late after its promised time. Renders each minute without its card. */
export function WaitingTime({ since, promisedUntil }: WaitingTimeProps) {
  const t = useTexts();
  const minutes = useMinutesSince(since);
  const minutesLate = useMinutesSince(promisedUntil ?? '');
  // Clocks differ by seconds, and orders for later wait for the kitchen's time.
  if (minutes < -1) return null;
  const waited = Math.max(0, minutes);
  const urgency = promisedUntil ? urgencyOf(minutesLate, promiseLimits) : urgencyOf(waited);
  const isAfterPromise = promisedUntil && urgency === 'late';
  const { unit, ...amount } = waitOf(isAfterPromise ? minutesLate : waited);
  const time = t(`orderWait.${unit}`, amount);
  const text = isAfterPromise ? 'lateBy' : urgency === 'late' ? 'late' : 'waiting';
  return (
    <span className={styles['wait']} data-urgency={urgency}>
      {t(`adminOrders.${text}`, { time })}
      {promisedUntil && ` · ${t('promise.by', { time: timeAt(promisedUntil) })}`}
    </span>
  );
}
