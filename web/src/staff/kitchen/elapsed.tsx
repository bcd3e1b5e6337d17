import { timeAt } from '../../shared/lib/clock';
import { useMinutesSince } from '../../shared/lib/use-minutes-since';
import { promiseLimits, urgencyOf, waitOf } from '../orders/wait';
import { useTexts } from '../texts/texts';
import styles from './elapsed.module.css';

interface ElapsedProps {
  readonly since: string;
  readonly promisedUntil: string | null | undefined;
}

/** Colour blind cooks tell them apart by shape and word. */
const shapes = {
  calm: <circle cx="8" cy="8" r="6" />,
  soon: <path d="M8 1.500 15 14.500H1z" />,
  late: <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" />,
};

/** How long an order has waited, or how late it is. Renders each minute without its card. */
export function Elapsed({ since, promisedUntil }: ElapsedProps) {
  const t = useTexts();
  const waited = Math.max(0, useMinutesSince(since));
  const minutesLate = useMinutesSince(promisedUntil ?? '');
  const urgency = promisedUntil ? urgencyOf(minutesLate, promiseLimits) : urgencyOf(waited);
  const isAfterPromise = promisedUntil && urgency === 'late';
  const { unit, ...amount } = waitOf(isAfterPromise ? minutesLate : waited);
  const time = t(`orderWait.${unit}`, amount);
  return (
    <p className={`stack ${styles['elapsed']}`}>
      <strong className={`row gap-1 tabular ${styles['wait']}`} data-urgency={urgency}>
        <svg viewBox="0 0 16 16" className={styles['shape']} aria-hidden>
          {shapes[urgency]}
        </svg>
        {urgency === 'calm' && time}
        {urgency === 'soon' && t('kitchen.hurry', { time })}
        {urgency === 'late' && t(isAfterPromise ? 'kitchen.late' : 'kitchen.waiting', { time })}
      </strong>
      {promisedUntil && <span className="semibold">{t('kitchen.by', { time: timeAt(promisedUntil) })}</span>}
    </p>
  );
}
