import { isDay } from '../../shared/lib/day';
import { useTexts } from '../../texts/texts';
import styles from './book-page.module.css';
import { seatingsOn } from './booking-day';
import type { useBookingRules } from './use-booking-rules';

interface HoursHintProps {
  readonly rules: NonNullable<ReturnType<typeof useBookingRules>>;
  /** As typed. */
  readonly date: string;
}

/** Seating hours: of every day if all are equal, otherwise of the chosen one. */
export function HoursHint({ rules, date }: HoursHintProps) {
  const t = useTexts();
  const { seatings, firstSeating, lastSeating, stayMinutes: minutes } = rules;
  const isEveryDay = seatings.every((day) => day?.first === firstSeating && day.last === lastSeating);
  if (isEveryDay) {
    return (
      <p className={styles['rules']}>{t('book.hours', { from: firstSeating, to: lastSeating, minutes })}</p>
    );
  }
  if (!isDay(date)) return null;
  const day = seatingsOn(rules, date);
  return (
    <p className={styles['rules']}>
      {day ? t('book.hoursThatDay', { from: day.first, to: day.last, minutes }) : t('book.closed')}
    </p>
  );
}
