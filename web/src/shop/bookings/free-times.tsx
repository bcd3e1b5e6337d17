import { useEffect, useRef } from 'react';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../texts/texts';
import { TimeChips } from './time-chips';
import { useFreeTimes } from './use-free-times';

interface FreeTimesProps {
  readonly date: string;
  readonly time: string;
  readonly guests: string;
  readonly exceptBooking?: string | undefined;
  readonly onChoose: (time: string) => void;
  /** Called when another customer takes the chosen time. */
  readonly onTaken: (time: string) => void;
}

/** The free times of the chosen day, updated live. */
export function FreeTimes({ date, time, guests, exceptBooking, onChoose, onTaken }: FreeTimesProps) {
  const t = useTexts();
  const { isAsked, times, hasFailed, retry } = useFreeTimes({ date, guests, exceptBooking });
  const offered = useRef<{ readonly of: string; readonly times: readonly string[] }>(undefined);
  useEffect(() => {
    if (!times) return;
    const of = `${date} ${guests}`;
    const before = offered.current;
    offered.current = { of, times };
    if (before?.of === of && before.times.includes(time) && !times.includes(time)) onTaken(time);
  }, [date, guests, time, times, onTaken]);

  return (
    <div className="stack gap-2">
      <p className="semibold">{t('bookings.freeTimes')}</p>
      {!isAsked && <p className="muted small">{t('bookings.freeTimesPrompt')}</p>}
      {isAsked && !times && !hasFailed && <Skeleton height="6rem" />}
      {isAsked && !times && hasFailed && (
        <RetryNotice onRetry={retry}>{t('bookings.freeTimesFailed')}</RetryNotice>
      )}
      <div aria-live="polite">
        {times?.length === 0 && (
          <p className="muted small">{t('bookings.noneFree', { guests: Number(guests) })}</p>
        )}
      </div>
      {times && times.length > 0 && (
        <TimeChips
          label={t('bookings.freeTimesFor', { guests: Number(guests) })}
          times={times}
          chosen={time}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
