import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from './button';
import { Notice } from './notice';

interface RetryNoticeProps {
  /** If it fails again, this notice goes on saying so. */
  readonly onRetry: () => unknown;
  readonly children: ReactNode;
}

/** What could not be loaded, and a way to have it after all. */
export function RetryNotice({ onRetry, children }: RetryNoticeProps) {
  const t = useTexts();

  const retry = async () => {
    try {
      await onRetry();
    } catch {
      // As above.
    }
  };

  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" size="sm" onClick={() => void retry()}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
