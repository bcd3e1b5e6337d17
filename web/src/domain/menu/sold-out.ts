import { useCallback, useSyncExternalStore } from 'react';
import { dateFormat } from '../../shared/lib/date-format';
import { timeAt } from '../../shared/lib/clock';
import { dayOf } from '../../shared/lib/time-zone';
import { useToday } from '../restaurant/ordering';
import { firstRestaurant, useRestaurant, type ShownRestaurant } from '../restaurant/restaurant';
import { useTexts } from '../../texts/texts';

/** A dish is sold out until then, ISO 8601; null until further notice. */
export interface SoldOutMark {
  readonly until: string | null;
}
type Mark = SoldOutMark | null | undefined;

const dayMs = 24 * 3600_000;
/** Beyond this, the name of a weekday is ambiguous. */
const nearDays = 6;

const hasEnded = (until: string, now: number) => Date.parse(until) <= now;

export const isSoldOutAt = (mark: Mark, now: number): boolean =>
  Boolean(mark && (mark.until === null || !hasEnded(mark.until, now)));

/** Calls `listener` whenever one of the instants has passed. */
function follow(instants: readonly string[], listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const now = Date.now();
    const waits = instants
      .filter((instant) => !hasEnded(instant, now))
      .map((instant) => Date.parse(instant) - now);
    if (waits.length > 0) timer = setTimeout(tell, Math.min(...waits, dayMs));
  };
  const tell = () => {
    wait();
    listener();
  };
  wait();
  // A device that has slept runs its timers late.
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

const never = () => () => undefined;

/** Whether each mark holds now; rerenders when one ends. */
export function useSoldOut(marks: readonly Mark[]): readonly boolean[] {
  const instants = marks.flatMap((mark) => mark?.until ?? []).join(' ');
  const subscribe = useCallback(
    (listener: () => void) => (instants ? follow(instants.split(' '), listener) : never()),
    [instants],
  );
  const at = (now: number) => marks.map((mark) => (isSoldOutAt(mark, now) ? '1' : '0')).join('');
  const text = useSyncExternalStore(
    subscribe,
    () => at(Date.now()),
    () => at(firstRestaurant().prerenderedAt ?? Date.now()),
  );
  return Array.from(text, (each) => each === '1');
}

/** When something can be ordered again that is sold out until then: the restaurant may be closed. */
export function backAt(until: string, periods: ShownRestaurant['ordering']['periods']): string {
  const next = periods.find((period) => !period.until || Date.parse(period.until) > Date.parse(until));
  return next && Date.parse(next.from) > Date.parse(until) ? next.from : until;
}

const weekday = dateFormat({ weekday: 'long' });
const dayAndMonth = dateFormat({ day: 'numeric', month: 'long' });

/** `Sold out · back at 6:00 pm` */
export function useSoldOutText(): (mark: SoldOutMark) => string {
  const t = useTexts();
  const today = useToday();
  const { periods } = useRestaurant().ordering;
  return ({ until }) => {
    if (until === null) return t('menu.soldOut');
    const back = backAt(until, periods);
    const daysAhead = (Date.parse(dayOf(back)) - Date.parse(today)) / dayMs;
    if (daysAhead <= 0) return t('menu.soldOutToday', { time: timeAt(back) });
    if (daysAhead === 1) return t('menu.soldOutTomorrow');
    const day = daysAhead <= nearDays ? weekday(new Date(back)) : dayAndMonth(new Date(back));
    return t('menu.soldOutDay', { day });
  };
}
