import { useEffect, useRef } from 'react';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import type { Suggestion } from './booking-problem';
import styles from './suggested-times.module.css';
import { TimeChips } from './time-chips';

interface SuggestedTimesProps {
  readonly suggestion: Suggestion;
  readonly onChoose: (when: { date: string; time: string }) => void;
}

/** Says that the requested time is not free and offers others. Scrolls into view. */
export function SuggestedTimes({ suggestion: { message, date, times }, onChoose }: SuggestedTimesProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="error">
        <div className={`stack gap-3 ${styles['suggested']}`}>
          <p>{message}</p>
          {times.length > 0 && (
            <TimeChips
              label={t('bookings.freeTimesOn', { date })}
              times={times}
              onChoose={(time) => onChoose({ date, time })}
            />
          )}
        </div>
      </Notice>
    </div>
  );
}
