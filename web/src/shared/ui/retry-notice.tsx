import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from './button';
import { Notice } from './notice';

interface RetryNoticeProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** What could not be loaded, and a way to have it after all. */
export function RetryNotice({ onRetry, children }: RetryNoticeProps) {
  const t = useTexts();
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
