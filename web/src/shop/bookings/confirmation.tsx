import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';

/** The confirmation. On a phone the pressed button is far below, so it scrolls into view. */
export function Confirmation({ text }: { readonly text: string }) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={box} tabIndex={-1} className="mb-4">
      <Notice
        tone="success"
        action={
          <ButtonLink to="/booking-details" variant="secondary" size="sm">
            {t('bookings.mine')}
          </ButtonLink>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
