import type { ComponentProps } from 'react';
import { isDay } from '../../shared/lib/day';
import { DateField } from '../../shared/ui/date-field';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { dayInWords } from '../../domain/bookings/booking-day';
import { DayChips } from './day-chips';
import { FreeTimes } from './free-times';
import { useBookingRules } from './use-booking-rules';
import styles from './when-fields.module.css';

/** As typed. */
interface When {
  readonly date: string;
  readonly time: string;
  readonly guests: string;
}

interface WhenFieldsProps {
  readonly draft: When;
  /** Connects a control to its field of the draft. */
  readonly field: (name: keyof When) => Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly onChoose: (choice: Partial<Pick<When, 'date' | 'time'>>) => void;
  /** Called when another customer takes the chosen time. */
  readonly onTaken: (time: string) => void;
  /** A booking to be moved: its own tables count as free. */
  readonly exceptBooking?: string;
  /** For a form that the user has just opened. */
  readonly takesFocus?: boolean;
}

/** Date, time and guests of a booking, with the free times. */
export function WhenFields(props: WhenFieldsProps) {
  const { draft, field, onChoose, onTaken, exceptBooking, takesFocus = false } = props;
  const t = useTexts();
  const rules = useBookingRules();
  return (
    <>
      <div className={styles['place']}>
        <div className={styles['fields']}>
          <div className={`across stack gap-2 gap-x-3 ${styles['day']}`}>
            <DateField
              {...field('date')}
              label={t('bookings.date')}
              required
              min={rules?.firstDate}
              max={rules?.lastDate}
              hint={isDay(draft.date) ? dayInWords(draft.date) : undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={takesFocus}
            />
            <DayChips chosen={draft.date} onChoose={(date) => onChoose({ date })} />
          </div>
          <TextField {...field('time')} label={t('bookings.time')} type="time" required />
          <TextField
            {...field('guests')}
            label={t('bookings.guestCount')}
            type="number"
            inputMode="numeric"
            min={1}
            max={rules?.maxGuests ?? 20}
            required
          />
        </div>
      </div>
      <FreeTimes
        date={draft.date}
        time={draft.time}
        guests={draft.guests}
        exceptBooking={exceptBooking}
        onChoose={(time) => onChoose({ time })}
        onTaken={onTaken}
      />
    </>
  );
}
