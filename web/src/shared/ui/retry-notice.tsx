import type { ReactNode } from 'react';
import { Button } from './button';
import { Notice } from './notice';

interface RetryNoticeProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** What could not be loaded, and a way to have it after all. */
export function RetryNotice({ onRetry, children }: RetryNoticeProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
