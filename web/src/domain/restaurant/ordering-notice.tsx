import { useOrdering, type Ordering } from './ordering';
import { dateFormat } from '../../shared/lib/date-format';
import { timeAt } from '../../shared/lib/clock';
import { dayOf } from '../../shared/lib/time-zone';
import { useTexts } from '../../texts/texts';
import { Notice } from '../../shared/ui/notice';
import styles from './ordering-notice.module.css';

const weekday = dateFormat({ weekday: 'long' });
const dayAndMonth = dateFormat({ day: 'numeric', month: 'long' });

const dayMs = 24 * 3600_000;
/** Beyond this, the name of a weekday is ambiguous. */
const nearDays = 6;

/** `Closed · opens Thursday 11:00 am`; undefined if there is nothing to say. */
export function useOrderingText(ordering: Ordering): string | undefined {
  const t = useTexts();
  const when = (iso: string, today: string): string => {
    const at = timeAt(iso);
    const daysAhead = (Date.parse(dayOf(iso)) - Date.parse(today)) / dayMs;
    if (daysAhead === 0) return t('ordering.today', { time: at });
    if (daysAhead === 1) return t('ordering.tomorrow', { time: at });
    const day = daysAhead <= nearDays ? weekday(new Date(iso)) : dayAndMonth(new Date(iso));
    return t('ordering.onDay', { day, time: at });
  };
  switch (ordering.kind) {
    case 'open':
      return ordering.busyMinutes > 0 ? t('ordering.busy', { minutes: ordering.busyMinutes }) : undefined;
    case 'stopped':
      return t('ordering.stopped');
    case 'paused':
      return ordering.opensAt
        ? t('ordering.pausedUntil', { when: when(ordering.opensAt, ordering.today) })
        : t('ordering.paused');
    case 'closed': {
      const { opensAt, reason, today } = ordering;
      const state = reason ? t('ordering.closedFor', { reason }) : t('ordering.closed');
      return opensAt ? t('ordering.opens', { state, when: when(opensAt, today) }) : state;
    }
  }
}

/** `Open now · until 11:00 pm`, or why and how long it is closed. */
export function useOpenText(ordering: Ordering): string {
  const t = useTexts();
  const text = useOrderingText(ordering);
  if (ordering.kind !== 'open') return text ?? t('ordering.closed');
  return ordering.until ? t('ordering.openUntil', { time: timeAt(ordering.until) }) : t('ordering.open');
}

/** Tells customers before they fill a cart that no orders are taken, or that they take longer. */
export function OrderingNotice() {
  const t = useTexts();
  const ordering = useOrdering();
  const text = useOrderingText(ordering);
  return (
    <div className={styles['strip']}>
      {text && (
        <Notice tone={ordering.kind === 'open' ? 'info' : 'warning'}>
          <p className="flex wrap gap-x-3">
            <strong>{text}</strong>
            {ordering.kind !== 'open' && <span className="normal">{t('ordering.cartStays')}</span>}
          </p>
        </Notice>
      )}
    </div>
  );
}
