import { useTexts } from '../texts/texts';
import type { useBookingRules } from './use-booking-rules';

interface HoursHintProps {
  readonly rules: NonNullable<ReturnType<typeof useBookingRules>>;
  /** As typed. */
  readonly date: string;
}

/** Seating hours: of every day if all are equal, otherwise of the chosen one. */
export function HoursHint({ rules, date }: HoursHintProps) {
  const t = useTexts();
  const { days, stayMinutes: minutes } = rules;
  const [usual] = days[0]?.seatings ?? [];
  const isEveryDay = days.every(
    ({ seatings: [first, ...others] }) =>
      others.length === 0 && first?.first === usual?.first && first?.last === usual?.last,
  );
  if (isEveryDay && usual) {
    return <p className="muted small">{t('book.hours', { from: usual.first, to: usual.last, minutes })}</p>;
  }
  const day = days.find((each) => each.date === date);
  if (!day) return null;
  const [first, ...others] = day.seatings;
  const times = day.seatings.map((seating) => `${seating.first}–${seating.last}`).join(', ');
  return (
    <p className="muted small">
      {!first && (day.reason ? t('book.closedFor', { reason: day.reason }) : t('book.closed'))}
      {first && others.length === 0 && t('book.hoursThatDay', { from: first.first, to: first.last, minutes })}
      {others.length > 0 && t('book.hoursSeveral', { times, minutes })}
    </p>
  );
}
