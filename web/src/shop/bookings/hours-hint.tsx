import { clockRange, clockTime } from '../../shared/lib/clock';
import { useTexts } from '../texts/texts';
import type { useBookingRules } from './use-booking-rules';

interface HoursHintProps {
  readonly rules: NonNullable<ReturnType<typeof useBookingRules>>;
  /** As typed. */
  readonly date: string;
}

const spanOf = ({ first, last }: { readonly first: string; readonly last: string }) => ({
  from: clockTime(first),
  to: clockTime(last),
});

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
    return <p className="muted small">{t('book.hours', { ...spanOf(usual), minutes })}</p>;
  }
  const day = days.find((each) => each.date === date);
  if (!day) return null;
  const [first, ...others] = day.seatings;
  const times = day.seatings.map((seating) => clockRange(seating.first, seating.last)).join(', ');
  return (
    <p className="muted small">
      {!first && (day.reason ? t('book.closedFor', { reason: day.reason }) : t('book.closed'))}
      {first && others.length === 0 && t('book.hoursThatDay', { ...spanOf(first), minutes })}
      {others.length > 0 && t('book.hoursSeveral', { times, minutes })}
    </p>
  );
}
