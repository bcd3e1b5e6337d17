import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';

export interface CheckoutNoticeProps {
  readonly text: string;
  readonly tone?: 'info' | 'warning';
  /** A related page. */
  readonly link?: { readonly to: string; readonly label: string } | undefined;
  /** A button that solves it. */
  readonly remedy?: { readonly label: string; readonly apply: () => void } | undefined;
}

/** Why the order was not placed. On a phone the pay button is far below, so the notice scrolls into view. */
export function CheckoutNotice({ text, tone = 'warning', link, remedy }: CheckoutNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div ref={box}>
      <Notice
        tone={tone}
        action={
          <>
            {link && (
              <ButtonLink to={link.to} variant="secondary" size="sm">
                {link.label}
              </ButtonLink>
            )}
            {remedy && (
              <Button variant="secondary" size="sm" onClick={remedy.apply}>
                {remedy.label}
              </Button>
            )}
          </>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
