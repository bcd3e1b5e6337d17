import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { Button } from './button';
import { Notice } from './notice';

interface RetryNoticeProps {
  /** If it fails again, the notice stays. */
  readonly onRetry: () => unknown;
  readonly children: ReactNode;
}

/** What could not be loaded, with a retry button. */
export function RetryNotice({ onRetry, children }: RetryNoticeProps) {
  const t = useTexts();

  const retry = async () => {
    try {
      await onRetry();
    } catch {
      // The notice stays.
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
