import { useState } from 'react';
import { useTexts } from '../texts/texts';
import { bookableToday, restaurantDay, seatingsOn } from '../../domain/bookings/booking-day';
import styles from './day-chips.module.css';
import chips from './time-chips.module.css';
import { useBookingRules } from './use-booking-rules';

interface DayChipsProps {
  /** As typed. */
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
}

/** The nearest days as buttons. */
export function DayChips({ chosen, onChoose }: DayChipsProps) {
  const t = useTexts();
  const rules = useBookingRules();
  const [openedAt] = useState(() => new Date());
  const days = [
    { ahead: 0, name: t('bookings.today'), isOver: rules && !bookableToday(rules, openedAt) },
    {
      ahead: 1,
      name: t('bookings.tomorrow'),
      isOver: rules && seatingsOn(rules, restaurantDay(openedAt, 1)).length === 0,
    },
  ];
  return (
    <ul className={`flex gap-2 ${styles['days']}`} aria-label={t('bookings.days')}>
      {days.map(({ ahead, name, isOver }) => (
        <li key={ahead}>
          <button
            type="button"
            className={`hover ${chips['chip']}`}
            aria-pressed={restaurantDay(openedAt, ahead) === chosen}
            disabled={isOver}
            // The page may have been open overnight.
            onClick={() => onChoose(restaurantDay(new Date(), ahead))}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
